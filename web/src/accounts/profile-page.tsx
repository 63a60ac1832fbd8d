import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { legalTexts } from '../legal/texts.ts'
import { useUser } from '../session.tsx'
import { TakeOwnDataButton } from '../takeout/take-data-button.tsx'
import { takeoutTexts } from '../takeout/texts.ts'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useTitle } from '../ui/use-title.ts'
import { AcceptedTexts } from './accepted-texts.tsx'
import { DeleteAccountForm } from './delete-account-form.tsx'
import { DetailsForm } from './details-form.tsx'
import { EmailChangeForm } from './email-change-form.tsx'
import { PasskeysSection } from './passkeys/passkeys-section.tsx'
import { passkeyTexts } from './passkeys/texts.ts'
import { PasswordChangeForm } from './password-change-form.tsx'
import { profileQuery } from './profile-queries.ts'
import { ProfileSection } from './profile-section.tsx'
import { SessionList } from './session-list.tsx'
import { accountsTexts } from './texts.ts'
import { twoStepTexts } from './two-step/texts.ts'
import { TwoStepSection } from './two-step/two-step-section.tsx'

/** A person's own settings: details, address, password, sessions. */
export function ProfilePage() {
  useTitle(accountsTexts.profile)
  const { data, error, refetch, isFetching } = useQuery(profileQuery)
  const role = useUser()?.role ?? 'buyer'
  return (
    <div className="max-w-5xl">
      <h1 className="mb-6 text-2xl md:text-3xl">{accountsTexts.profile}</h1>
      {error && !data ? (
        <LoadError title={accountsTexts.profileLoadFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
          {error.message}
        </LoadError>
      ) : (
        <>
          <ProfileSection title={accountsTexts.details} help={accountsTexts.detailsHelp[role]}>
            {data ? <DetailsForm profile={data} /> : <DetailsSkeleton />}
          </ProfileSection>
          <ProfileSection title={accountsTexts.email} help={accountsTexts.emailHelp}>
            {data ? <EmailChangeForm profile={data} /> : <EmailSkeleton />}
          </ProfileSection>
          <ProfileSection title={accountsTexts.password} help={accountsTexts.passwordHelp}>
            <PasswordChangeForm profile={data} />
          </ProfileSection>
          <ProfileSection title={twoStepTexts.title} help={twoStepTexts.help}>
            <TwoStepSection />
          </ProfileSection>
          <ProfileSection title={passkeyTexts.title} help={passkeyTexts.help}>
            <PasskeysSection />
          </ProfileSection>
          <ProfileSection title={accountsTexts.notifications} help={accountsTexts.notificationsHelp}>
            <Link to="/profile/notifications" className="text-quay underline underline-offset-4">
              {accountsTexts.notificationSettings}
            </Link>
          </ProfileSection>
          <ProfileSection title={accountsTexts.sessions} help={accountsTexts.sessionsHelp}>
            <SessionList />
          </ProfileSection>
          {role === 'admin' ? null : (
            <ProfileSection title={accountsTexts.lookingOn} help={accountsTexts.lookingOnHelp}>
              <Link to="/profile/access" className="text-quay underline underline-offset-4">
                {accountsTexts.operatorAccess}
              </Link>
            </ProfileSection>
          )}
          <ProfileSection title={accountsTexts.reports} help={accountsTexts.reportsHelp}>
            <Link to="/profile/reports" className="text-quay underline underline-offset-4">
              {accountsTexts.ownReports}
            </Link>
          </ProfileSection>
          <ProfileSection title={legalTexts.acceptedTitle} help={legalTexts.acceptedHelp}>
            <AcceptedTexts />
          </ProfileSection>
          <ProfileSection title={takeoutTexts.ownTitle} help={takeoutTexts.ownHelp}>
            <TakeOwnDataButton />
          </ProfileSection>
          <ProfileSection title={accountsTexts.deleteAccount} help={accountsTexts.deleteAccountHelp}>
            <DeleteAccountForm />
          </ProfileSection>
        </>
      )}
    </div>
  )
}

/** As tall as the form that takes its place. */
function DetailsSkeleton() {
  return (
    <div role="status" aria-label={accountsTexts.loading} className="grid gap-5 sm:grid-cols-2">
      {['first', 'last', 'country', 'phone'].map((field) => (
        <Skeleton key={field} className="h-18 md:h-17" />
      ))}
      <Skeleton className="h-11 w-20 md:h-10" />
    </div>
  )
}

/** Whether another address is awaited is not known before: the fields would move down under whoever has begun to type. */
function EmailSkeleton() {
  return (
    <div role="status" aria-label={accountsTexts.loading} className="flex flex-col gap-5">
      <Skeleton className="h-10.75" />
      <Skeleton className="h-24 md:h-23" />
      <Skeleton className="h-17.5 md:h-16.5" />
      <Skeleton className="h-11 w-36 md:h-10" />
    </div>
  )
}
