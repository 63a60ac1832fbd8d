import { formatNumber } from '@fairquay/contract/locale.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import { listPagerSteps } from './pager-steps.ts'
import { uiTexts } from './texts.ts'

/** What a pager's link must pass on to the Link it renders. */
export type PagerLink = { className: string; children: ReactNode; 'aria-label': string; 'aria-current'?: 'page' }

type PagerProps = {
  page: number
  pageCount: number
  /** Renders one link: `(page, rest) => <Link to="." search={(s) => ({ ...s, page })} {...rest} />`. */
  link: (page: number, rest: PagerLink) => ReactNode
  label?: string
  className?: string
}

const stepLook = 'grid h-11 min-w-11 md:h-9 md:min-w-9 place-items-center rounded-md px-2 tabular transition-colors'

/** Links to the pages of a list, so that each can be opened, shared and gone back to. Nothing when there is only one page. */
export function Pager({ page, pageCount, link, label = uiTexts.pages, className }: PagerProps) {
  if (pageCount < 2) return null
  const arrow = (to: number, name: string, icon: ReactNode) =>
    to >= 1 && to <= pageCount ? (
      link(to, {
        className: joinClasses(stepLook, 'text-soft hover:bg-tint hover:text-quay'),
        children: icon,
        'aria-label': name,
      })
    ) : (
      <span aria-hidden="true" className={joinClasses(stepLook, 'text-faint opacity-45')}>
        {icon}
      </span>
    )
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <li>{arrow(page - 1, uiTexts.previousPage, <ChevronLeft size={18} aria-hidden="true" />)}</li>
        {listPagerSteps(page, pageCount).map((step, index) =>
          step === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity but its place
            <li key={`gap-${index}`} aria-hidden="true" className="px-1 text-faint">
              …
            </li>
          ) : (
            <li key={step}>
              {link(step, {
                className: joinClasses(
                  stepLook,
                  step === page ? 'bg-quay text-on-quay font-medium' : 'text-ink hover:bg-tint hover:text-quay',
                ),
                children: formatNumber(step),
                'aria-label': uiTexts.page(step),
                ...(step === page && { 'aria-current': 'page' as const }),
              })}
            </li>
          ),
        )}
        <li>{arrow(page + 1, uiTexts.nextPage, <ChevronRight size={18} aria-hidden="true" />)}</li>
      </ul>
    </nav>
  )
}
