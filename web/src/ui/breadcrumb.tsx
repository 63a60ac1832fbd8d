import { ChevronRight } from 'lucide-react'
import { Children, type ReactNode } from 'react'
import { breadcrumbLook } from './breadcrumb-look.ts'
import { uiTexts } from './texts.ts'

/** The way here: children are the links in order, the last child is the page itself. */
export function Breadcrumb({ children }: { children: ReactNode }) {
  const steps = Children.toArray(children)
  return (
    <nav aria-label={uiTexts.breadcrumb}>
      <ol className={breadcrumbLook.list}>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps have no identity but their place
          <li key={index} className={breadcrumbLook.step}>
            {index > 0 ? <ChevronRight size={14} aria-hidden="true" className={breadcrumbLook.arrow} /> : null}
            {index === steps.length - 1 && steps.length > 1 ? (
              <span aria-current="page" className={breadcrumbLook.here}>
                {step}
              </span>
            ) : (
              step
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
