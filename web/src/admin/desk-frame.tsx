import type { ReactNode } from 'react'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useTitle } from '../ui/use-title.ts'
import { lastPageOf, ToPage } from './past-end.tsx'
import { adminTexts } from './texts.ts'

type DeskPageProps = { title: string; lead: ReactNode; action?: ReactNode; children: ReactNode }

/** The frame of a page of the operator's desk. */
export function DeskPage({ title, lead, action, children }: DeskPageProps) {
  useTitle(title)
  return (
    <div className="max-w-6xl">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-2xl md:text-3xl">
            {title}
          </h1>
          <p className="mt-1 max-w-prose text-soft">{lead}</p>
        </div>
        {action}
      </div>
      {children}
    </div>
  )
}

type Question<Data> = {
  data: Data | undefined
  error: Error | null
  isFetching: boolean
  isPlaceholderData: boolean
  refetch: () => unknown
}

type LoadedProps<Data> = {
  query: Question<Data>
  /** How many rows the skeleton shows, and how high one is. */
  rows?: number
  rowClassName?: string
  children: (data: Data) => ReactNode
}

/** What was asked for, once it is there; the last answer stays, dimmed, while another is on its way. A page past the end of its list gives way to the last one. */
export function Loaded<Data>({ query, rows = 8, rowClassName = 'h-16', children }: LoadedProps<Data>) {
  const lastPage = query.isPlaceholderData ? undefined : lastPageOf(query.data ?? {})
  if (query.data !== undefined && lastPage === undefined)
    return (
      <div
        aria-busy={query.isPlaceholderData}
        className={query.isPlaceholderData ? 'pointer-events-none opacity-50' : undefined}
      >
        {children(query.data)}
      </div>
    )
  if (query.error)
    return (
      <LoadError title={adminTexts.loadFailed} onRetry={() => void query.refetch()} isRetrying={query.isFetching}>
        {query.error.message}
      </LoadError>
    )
  return (
    <div role="status" aria-label={adminTexts.loading} className="flex flex-col gap-2">
      {lastPage === undefined ? null : <ToPage page={lastPage} />}
      {Array.from({ length: rows }, (_, index) => index).map((index) => (
        <Skeleton key={index} className={`w-full rounded-lg ${rowClassName}`} />
      ))}
    </div>
  )
}

/** Rows on a wide screen, cards on a phone. */
export const rowsLook =
  'flex flex-col gap-3 md:gap-0 md:overflow-hidden md:rounded-lg md:border md:border-line md:bg-surface'
export const rowLook =
  'rounded-lg border border-line bg-surface px-4 py-3 md:rounded-none md:border-x-0 md:border-b-0 md:first:border-t-0'
