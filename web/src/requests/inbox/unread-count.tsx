import { mostUnread } from '@fairquay/contract/requests/thread/endpoints.ts'
import { answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../session.tsx'
import { unreadQuery } from '../thread/request-queries.ts'

/** How many requests hold something new, beside the menu's entry; nothing when there is none. */
export function UnreadCount() {
  const hasCompany = Boolean(useUser()?.company)
  const { data: count = 0 } = useQuery({ ...unreadQuery(), enabled: hasCompany })
  if (count === 0) return null
  return (
    <span className="tabular ml-auto rounded-full bg-quay px-2 text-xs leading-5 font-semibold text-on-quay">
      {count >= mostUnread ? `${mostUnread - 1}+` : count}
      <span className="sr-only"> {answerMessages.unread.toLowerCase()}</span>
    </span>
  )
}
