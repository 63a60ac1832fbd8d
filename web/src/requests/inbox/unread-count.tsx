import { mostUnread } from '@fairquay/contract/requests/thread/endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../session.tsx'
import { unreadQuery } from '../thread/request-queries.ts'
import { inboxTexts } from './texts.ts'

/** How many requests hold something new, beside the menu's entry; nothing when there is none. */
export function UnreadCount() {
  const hasCompany = Boolean(useUser()?.company)
  const { data: count = 0 } = useQuery({ ...unreadQuery(), enabled: hasCompany })
  if (count === 0) return null
  const unread = inboxTexts.unreadCount(count >= mostUnread ? `${mostUnread - 1}+` : String(count))
  return (
    <span className="tabular ml-auto rounded-full bg-quay px-2 text-xs leading-5 font-semibold text-on-quay">
      {unread.count}
      <span className="sr-only"> {unread.words}</span>
    </span>
  )
}
