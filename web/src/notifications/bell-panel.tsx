import { notificationMessages } from '@fairquay/contract/notifications/messages.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from '../ui/button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { NotificationList, NotificationSkeleton } from './notification-list.tsx'
import { newestNotificationsQuery, useReading } from './notification-queries.ts'

/** The newest notifications, and the ways to all of them and to the settings. */
export function BellPanel({ onLeave }: { onLeave: () => void }) {
  const { data, error, refetch, isFetching } = useQuery(newestNotificationsQuery)
  const reading = useReading()
  const newest = data?.data[0]
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex gap-4">
          <Link to="/notifications" onClick={onLeave} className="text-quay underline underline-offset-4">
            {notificationMessages.showAll}
          </Link>
          <Link to="/profile/notifications" onClick={onLeave} className="text-quay underline underline-offset-4">
            {notificationMessages.settings}
          </Link>
        </p>
        {data && data.unread > 0 && newest ? (
          <Button
            tone="quiet"
            size="small"
            isBusy={reading.isPending}
            onClick={() => reading.mutate({ up_to: newest.id })}
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
        <NotificationSkeleton rows={5} />
      ) : data.data.length === 0 ? (
        <p className="text-soft">{notificationMessages.empty}</p>
      ) : (
        <NotificationList notifications={data.data} onLeave={onLeave} />
      )}
    </div>
  )
}
