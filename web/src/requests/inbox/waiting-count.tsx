import { mostUnread } from '@fairquay/contract/requests/thread/endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../session.tsx'
import { waitingQuery } from '../thread/request-queries.ts'
import { inboxTexts } from './texts.ts'

/** How many requests wait for the person's company, beside the menu's entry; nothing when there is none. */
export function WaitingCount() {
  const hasCompany = Boolean(useUser()?.company)
  const { data: count = 0 } = useQuery({ ...waitingQuery(), enabled: hasCompany })
  if (count === 0) return null
  const waiting = inboxTexts.waitingCount(count >= mostUnread ? `${mostUnread - 1}+` : String(count))
  return (
    <span className="tabular ml-auto rounded-full bg-quay px-2 text-xs leading-5 font-semibold text-on-quay">
      {waiting.count}
      <span className="sr-only"> {waiting.words}</span>
    </span>
  )
}
