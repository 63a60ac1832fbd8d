import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ClipboardList } from 'lucide-react'
import { waitingQuery } from '../requests/thread/request-queries.ts'
import { headerButtonClasses } from '../ui/header-button.ts'
import { HeaderCount } from '../ui/header-count.tsx'
import { appTexts } from './texts.ts'

/** Leads to the requests and says how many of them wait for the company. */
export function LiveRequestsButton() {
  const { data: waiting = 0 } = useQuery(waitingQuery())
  return (
    <Link to="/requests" aria-label={appTexts.requests(waiting)} className={headerButtonClasses}>
      <ClipboardList size={20} aria-hidden="true" />
      <HeaderCount count={waiting} />
    </Link>
  )
}
