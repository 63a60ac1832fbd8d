import { ChevronRight } from 'lucide-react'
import { Children, type ReactNode } from 'react'
import { uiTexts } from './texts.ts'

/** The way here: children are the links in order, the last child is the page itself. */
export function Breadcrumb({ children }: { children: ReactNode }) {
  const steps = Children.toArray(children)
  return (
    <nav aria-label={uiTexts.breadcrumb}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm text-soft [&_a]:rounded-sm [&_a]:py-1 [&_a:hover]:text-quay [&_a:hover]:underline">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps have no identity but their place
          <li key={index} className="inline-flex min-h-7 items-center gap-1.5">
            {index > 0 ? <ChevronRight size={14} aria-hidden="true" className="text-faint" /> : null}
            {index === steps.length - 1 && steps.length > 1 ? (
              <span aria-current="page" className="text-ink">
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
