import { formatMoment } from '@fairquay/contract/locale.ts'
import { type Invitation, resendInvitation, revokeInvitation } from '@fairquay/contract/members/endpoints.ts'
import { roleNames, membersPageMessages as say } from '@fairquay/contract/members/page-messages.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../call.ts'
import { useOnce } from '../forms/use-once.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast-list.ts'
import { membersQuery } from './member-queries.ts'
import { membersTexts } from './texts.ts'

/** Invitations nobody has answered yet: sent once more, or taken back. */
export function InvitationList({ invitations }: { invitations: readonly Invitation[] }) {
  if (invitations.length === 0) return <p className="text-soft">{say.nobodyInvited}</p>
  return (
    <ul aria-label={membersTexts.invitations} className="rounded-lg border border-line bg-surface">
      {invitations.map((invitation) => (
        <InvitationRow key={invitation.id} invitation={invitation} />
      ))}
    </ul>
  )
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const queries = useQueryClient()
  const { id, email } = invitation
  const settle = () => queries.invalidateQueries({ queryKey: membersQuery.queryKey })
  const tell = (failure: Error) => showToast('error', failure.message)
  const sending = useOnce(resendInvitation, () => ({ params: { id } }), {
    onSuccess: () => showToast('success', say.sentAgain(email)),
    onError: tell,
    onSettled: settle,
  })
  const revoking = useMutation({
    mutationFn: () => call(revokeInvitation, { params: { id } }),
    onSuccess: () => showToast('success', say.takenBack(email)),
    onError: tell,
    onSettled: settle,
  })
  const until = formatMoment(invitation.expires_at)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-0">
      <div className="min-w-0 grow basis-56">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          <span className="min-w-0 break-all">{email}</span>
          <Badge>{roleNames[invitation.role]}</Badge>
        </p>
        <p className={`text-sm ${invitation.is_expired ? 'text-amber' : 'text-soft'}`}>
          {invitation.is_expired ? say.expired : say.validUntil(until)}
        </p>
        {invitation.comes_back ? <p className="text-sm text-amber">{say.comesBack}</p> : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          tone="secondary"
          size="small"
          aria-label={membersTexts.sendAgainTo(email)}
          isBusy={sending.isPending}
          onClick={() => sending.mutate()}
        >
          {membersTexts.sendAgain}
        </Button>
        <Button
          tone="secondary"
          size="small"
          aria-label={membersTexts.takeBackInvitation(email)}
          isBusy={revoking.isPending}
          onClick={() => revoking.mutate()}
        >
          {membersTexts.takeBack}
        </Button>
      </div>
    </li>
  )
}
