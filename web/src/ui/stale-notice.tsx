import type { UseQueryResult } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { Button } from './button.tsx'
import { joinClasses } from './join-classes.ts'
import { uiTexts } from './texts.ts'

type StaleNoticeProps = {
  query: Pick<UseQueryResult, 'isRefetchError' | 'isFetching' | 'refetch'>
  className?: string
}

/** Over something that is there and could not be loaded anew: it stays, and this says so. Nothing while `query` is well. */
export function StaleNotice({ query, className }: StaleNoticeProps) {
  if (!query.isRefetchError) return null
  return (
    <div
      role="alert"
      className={joinClasses(
        'mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-4 py-2.5',
        className,
      )}
    >
      <p className="flex min-w-0 items-center gap-2.5">
        <CloudOff size={18} aria-hidden="true" className="shrink-0 text-brick" />
        {uiTexts.asItWas}
      </p>
      <Button tone="secondary" size="small" onClick={() => void query.refetch()} isBusy={query.isFetching}>
        {uiTexts.tryAgain}
      </Button>
    </div>
  )
}
