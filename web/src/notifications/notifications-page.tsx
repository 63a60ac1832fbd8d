import { notificationMessages } from '@fairquay/contract/notifications/messages.ts'
import { countPages } from '@fairquay/contract/page-count.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Pager } from '../ui/pager.tsx'
import { useTitle } from '../ui/use-title.ts'
import { NotificationList, NotificationSkeleton } from './notification-list.tsx'
import { notificationListQuery, notificationsPerPage, useReading } from './notification-queries.ts'
import { notificationsTexts } from './texts.ts'

/** Everything the person was told, newest first. */
export function NotificationsPage() {
  useTitle(notificationMessages.title)
  const { page = 1, unread = false } = useSearch({ from: '/admin/notifications' })
  const navigate = useNavigate()
  const reading = useReading()
  const { data, error, refetch, isFetching } = useQuery(notificationListQuery({ page, unread }))
  const newest = data?.data[0]
  const search = (to: number) => ({ ...(unread && { unread }), ...(to > 1 && { page: to }) })
  return (
    <div className="max-w-3xl">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 tabIndex={-1} className="text-2xl md:text-3xl">
          {notificationMessages.title}
        </h1>
        <Link
          to="/profile/notifications"
          className="inline-flex min-h-6 items-center text-quay underline underline-offset-4"
        >
          {notificationMessages.settings}
        </Link>
      </div>
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <Checkbox
          label={notificationsTexts.onlyUnread}
          checked={unread}
          onChange={(event) =>
            void navigate({ to: '/notifications', search: event.target.checked ? { unread: true } : {} })
          }
        />
        {data && data.unread > 0 && newest ? (
          <Button
            tone="secondary"
            size="small"
            isBusy={reading.isPending}
            onClick={() => reading.mutate({ up_to: Number.MAX_SAFE_INTEGER })}
          >
            {notificationMessages.readAll}
          </Button>
        ) : null}
      </div>
      {error && !data ? (
        <LoadError title={notificationMessages.failed} onRetry={() => void refetch()} isRetrying={isFetching}>
          {error.message}
        </LoadError>
      ) : !data ? (
        <NotificationSkeleton rows={8} />
      ) : data.data.length === 0 ? (
        <EmptyState
          icon={<Bell size={26} aria-hidden="true" />}
          title={unread ? notificationMessages.emptyUnread : notificationMessages.empty}
        />
      ) : (
        <>
          <NotificationList notifications={data.data} />
          <Pager
            className="mt-6"
            page={page}
            pageCount={countPages(data.pagination.total, notificationsPerPage)}
            link={(to, rest) => <Link to="/notifications" search={search(to)} {...rest} />}
          />
        </>
      )}
    </div>
  )
}
