import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ClipboardList } from 'lucide-react'
import { unreadQuery } from '../requests/thread/request-queries.ts'
import { headerButtonClasses } from '../ui/header-button.ts'
import { HeaderCount } from '../ui/header-count.tsx'
import { appTexts } from './texts.ts'

/** Leads to the requests and says how many of them hold something new. */
export function LiveRequestsButton() {
  const { data: unread = 0 } = useQuery(unreadQuery())
  return (
    <Link to="/requests" aria-label={appTexts.requests(unread)} className={headerButtonClasses}>
      <ClipboardList size={20} aria-hidden="true" />
      <HeaderCount count={unread} />
    </Link>
  )
}
