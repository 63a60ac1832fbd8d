import { homeMessages } from '@fairquay/contract/home/messages.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadError } from '../ui/load-error.tsx'

type LoadedBlockProps<Item> = {
  title: string
  answer: UseQueryResult<readonly Item[]>
  /** Has the shape of what is coming. */
  waiting: ReactNode
  children: (items: readonly Item[]) => ReactNode
}

/** A block of the home page that lives on its own answer: waits in its own shape, fails and is tried again alone, and is not there when empty. */
export function LoadedBlock<Item>({ title, answer, waiting, children }: LoadedBlockProps<Item>) {
  if (answer.data) return answer.data.length > 0 ? children(answer.data) : null
  if (answer.isError)
    return (
      <section aria-label={title}>
        <h2 className="text-xl md:text-2xl">{title}</h2>
        <LoadError onRetry={() => void answer.refetch()} isRetrying={answer.isFetching}>
          {homeMessages.failed}
        </LoadError>
      </section>
    )
  return (
    <section aria-label={title} aria-busy="true">
      {waiting}
    </section>
  )
}
