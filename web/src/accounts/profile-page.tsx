import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useTitle } from '../ui/use-title.ts'
import { DetailsForm } from './details-form.tsx'
import { EmailChangeForm } from './email-change-form.tsx'
import { PasswordChangeForm } from './password-change-form.tsx'
import { profileQuery } from './profile-queries.ts'
import { ProfileSection } from './profile-section.tsx'
import { SessionList } from './session-list.tsx'

/** A person's own settings: details, address, password, sessions. */
export function ProfilePage() {
  useTitle('Profile')
  const { data, error, refetch, isFetching } = useQuery(profileQuery)
  return (
    <div className="max-w-5xl">
      <h1 className="mb-6 text-2xl md:text-3xl">Profile</h1>
      {error && !data ? (
        <LoadError title="Your details could not be loaded" onRetry={() => void refetch()} isRetrying={isFetching}>
          {error.message}
        </LoadError>
      ) : (
        <>
          <ProfileSection title="Details" help="Sellers and service providers see them on your requests.">
            {data ? <DetailsForm profile={data} /> : <DetailsSkeleton />}
          </ProfileSection>
          <ProfileSection title="E-mail" help="You sign in with it, and we write to it.">
            <EmailChangeForm email={data?.email} />
          </ProfileSection>
          <ProfileSection title="Password" help="All other sessions end when you change it.">
            <PasswordChangeForm profile={data} />
          </ProfileSection>
          <ProfileSection title="Notifications" help="What you are told of, where, and when.">
            <Link to="/profile/notifications" className="text-quay underline underline-offset-4">
              Notification settings
            </Link>
          </ProfileSection>
          <ProfileSection title="Sessions" help="Where you are signed in. A session ends by itself after 30 days.">
            <SessionList />
          </ProfileSection>
        </>
      )}
    </div>
  )
}

/** As tall as the form that takes its place. */
function DetailsSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-5 sm:grid-cols-2">
      {['first', 'last', 'country', 'phone'].map((field) => (
        <Skeleton key={field} className="h-18 md:h-17" />
      ))}
      <Skeleton className="h-11 w-20 md:h-10" />
    </div>
  )
}
