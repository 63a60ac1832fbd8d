import { formatMoment } from '@fairquay/contract/locale.ts'
import type { Notification } from '@fairquay/contract/notifications/endpoints.ts'
import { appTexts } from '../app/texts.ts'
import { joinClasses } from '../ui/join-classes.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { useReading } from './notification-queries.ts'
import { notificationsTexts } from './texts.ts'

type NotificationListProps = { notifications: readonly Notification[]; onLeave?: () => void }

/** Each leads to its thing, and is read by going there. */
export function NotificationList({ notifications, onLeave }: NotificationListProps) {
  const reading = useReading()
  return (
    <ul aria-label={appTexts.notifications} className="rounded-lg border border-line bg-surface">
      {notifications.map(({ id, title, about, path, created_at, is_read }) => (
        <li key={id} className="border-b border-line last:border-0">
          <a
            href={`#${path}`}
            onClick={() => {
              if (!is_read) reading.mutate({ ids: [id] })
              onLeave?.()
            }}
            className="flex gap-3 px-4 py-3 text-ink no-underline transition-colors hover:bg-tint"
          >
            <span
              aria-hidden="true"
              className={joinClasses('mt-2 size-2 shrink-0 rounded-full', is_read ? undefined : 'bg-quay')}
            />
            <span className="min-w-0 grow">
              <span className={joinClasses('block break-words', is_read ? undefined : 'font-semibold')}>
                {is_read ? null : <span className="sr-only">{notificationsTexts.unread} </span>}
                {title}
              </span>
              {about === '' ? null : <span className="line-clamp-2 text-sm break-words text-soft">{about}</span>}
              <time dateTime={created_at} className="block text-sm text-faint">
                {formatMoment(created_at)}
              </time>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

export function NotificationSkeleton({ rows }: { rows: number }) {
  return (
    <div role="status" aria-label={notificationsTexts.loadingNotifications} className="flex flex-col gap-2">
      {Array.from({ length: rows }, (_, index) => index).map((index) => (
        <Skeleton key={index} className="h-16 w-full" />
      ))}
    </div>
  )
}
