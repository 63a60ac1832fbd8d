import { leaveCompany, type Member } from '@fairquay/contract/members/endpoints.ts'
import { membersPageMessages as say } from '@fairquay/contract/members/page-messages.ts'
import { refuseLoss } from '@fairquay/contract/members/rules.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { ProfileSection } from '../accounts/profile-section.tsx'
import { call } from '../call.ts'
import { CallFailure } from '../call-failure.ts'
import { signOut, useUser } from '../session.tsx'
import { TakeCompanyDataButton } from '../takeout/take-data-button.tsx'
import { takeoutTexts } from '../takeout/texts.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { showToast } from '../ui/toast-list.ts'
import { useTitle } from '../ui/use-title.ts'
import { InvitationList } from './invitation-list.tsx'
import { InviteForm } from './invite-form.tsx'
import { MemberList } from './member-list.tsx'
import { membersQuery } from './member-queries.ts'
import { membersTexts } from './texts.ts'

/** Who acts for the company, who is invited, and the way out. */
export function MembersPage() {
  useTitle(say.title)
  const user = useUser()
  const { data, error, refetch, isFetching } = useQuery(membersQuery)
  if (error instanceof CallFailure && error.code === 'not_found')
    return (
      <EmptyState icon={<Users size={24} aria-hidden="true" />} title={say.noCompany} headingLevel={1}>
        {say.noCompanyHelp}
      </EmptyState>
    )
  const isOwner = user?.company?.role === 'owner'
  return (
    <div className="max-w-5xl">
      <h1 className="mb-6 text-2xl md:text-3xl">{say.title}</h1>
      {error && !data ? (
        <LoadError title={say.loadFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
          {error.message}
        </LoadError>
      ) : (
        <>
          <ProfileSection
            title={user?.company?.name ?? membersTexts.company}
            help={
              <>
                {say.intro} {isOwner ? null : say.readOnly}
              </>
            }
          >
            {data ? <MemberList members={data.data} isOwner={isOwner} /> : <Skeleton className="h-screen w-full" />}
          </ProfileSection>
          {data && isOwner ? (
            <>
              <ProfileSection title={say.inviteTitle} help={say.inviteHelp}>
                <InviteForm />
              </ProfileSection>
              <ProfileSection title={say.waiting}>
                {data ? <InvitationList invitations={data.invitations} /> : <Skeleton className="h-18 w-full" />}
              </ProfileSection>
              <ProfileSection title={say.companySignIn} help={say.companySignInHelp}>
                <Link to="/profile/company-sign-in" className="text-quay underline underline-offset-4">
                  {say.companySignInLink}
                </Link>
              </ProfileSection>
            </>
          ) : null}
          {isOwner ? (
            <ProfileSection title={takeoutTexts.companyTitle} help={takeoutTexts.companyHelp}>
              <TakeCompanyDataButton />
            </ProfileSection>
          ) : null}
          {data ? (
            <ProfileSection title={say.leaving} help={say.leaveHelp}>
              <Leaving members={data.data} />
            </ProfileSection>
          ) : null}
        </>
      )}
    </div>
  )
}

/** Whoever must stay reads why; the others are asked once. */
function Leaving({ members }: { members: readonly Member[] }) {
  const self = members.find(({ is_self }) => is_self)
  const standings = members.map(({ id, role, is_active }) => ({ id, role, isActive: is_active }))
  const refusal = self && refuseLoss(standings, { id: self.id, role: null })
  return refusal ? <p className="text-soft">{refusal}</p> : <LeaveButton />
}

function LeaveButton() {
  const [isAsked, setAsked] = useState(false)
  const leaving = useMutation({
    mutationFn: () => call(leaveCompany),
    onSuccess: async () => {
      showToast('success', say.left)
      await signOut()
    },
    onError: (failure) => {
      setAsked(false)
      showToast('error', failure.message)
    },
  })
  return (
    <>
      <Button tone="secondary" onClick={() => setAsked(true)}>
        {membersTexts.leave}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={say.leaveTitle}
        confirmLabel={membersTexts.leave}
        tone="danger"
        isBusy={leaving.isPending}
        onConfirm={() => leaving.mutate()}
        onCancel={() => setAsked(false)}
      >
        {say.leaveHelp}
      </ConfirmDialog>
    </>
  )
}
