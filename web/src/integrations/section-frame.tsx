import { type ReactNode, useId } from 'react'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { integrationsTexts } from './texts.ts'

type SectionFrameProps = {
  title: string
  help: string
  /** The button that makes a new one. */
  action: ReactNode
  error: Error | null
  isLoading: boolean
  isRetrying: boolean
  onRetry: () => void
  children: ReactNode
}

/** One kind of integration: what it is for, a button for a new one, and the list of those there are. */
export function SectionFrame({
  title,
  help,
  action,
  error,
  isLoading,
  isRetrying,
  onRetry,
  children,
}: SectionFrameProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-8 border-t border-line pt-6">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          <p className="mt-1 text-sm text-soft">{help}</p>
        </div>
        {action}
      </div>
      {error ? (
        <LoadError title={integrationsTexts.loadFailed(title)} onRetry={onRetry} isRetrying={isRetrying}>
          {error.message}
        </LoadError>
      ) : isLoading ? (
        <div role="status" aria-label={integrationsTexts.loading}>
          <Skeleton className="h-24 w-full" />
        </div>
      ) : (
        children
      )}
    </section>
  )
}
