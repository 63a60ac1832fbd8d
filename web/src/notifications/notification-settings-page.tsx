import { notificationMessages } from '@fairquay/contract/notifications/messages.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MailAddressNotice } from '../mail-returns/mail-address-notice.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useTitle } from '../ui/use-title.ts'
import { notificationSettingsQuery } from './notification-queries.ts'
import { NotificationSettingsForm } from './notification-settings-form.tsx'
import { notificationsTexts } from './texts.ts'

/** What the person is told of, where, and when. */
export function NotificationSettingsPage() {
  useTitle(notificationsTexts.notificationSettings)
  const { data, error, refetch, isFetching } = useQuery(notificationSettingsQuery)
  return (
    <div className="max-w-3xl">
      <p className="mb-2 text-sm">
        <Link to="/profile" className="text-quay underline underline-offset-4">
          {notificationsTexts.profile}
        </Link>
      </p>
      <h1 tabIndex={-1} className="text-2xl md:text-3xl">
        {notificationsTexts.notificationSettings}
      </h1>
      <p className="mt-1 mb-6 text-soft">{notificationMessages.settingsHelp}</p>
      <MailAddressNotice />
      {error && !data ? (
        <LoadError title={notificationsTexts.settingsLoadFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
          {error.message}
        </LoadError>
      ) : data ? (
        <NotificationSettingsForm settings={data} />
      ) : (
        <div role="status" aria-label={notificationsTexts.loading}>
          <Skeleton className="h-96 w-full" />
        </div>
      )}
    </div>
  )
}
