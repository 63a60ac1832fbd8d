import { type CompanyRole, companyRoles } from '@fairquay/contract/company-roles.ts'
import { changeMemberRole, type Member, removeMember } from '@fairquay/contract/members/endpoints.ts'
import { roleHelp, roleNames, membersPageMessages as say } from '@fairquay/contract/members/page-messages.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../call.ts'
import { refreshSession } from '../session.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Select } from '../ui/select.tsx'
import { showToast } from '../ui/toast-list.ts'
import { useChosen } from '../ui/use-chosen.ts'
import { membersQuery } from './member-queries.ts'
import { membersTexts } from './texts.ts'

export const roleOptions = companyRoles.map((role) => ({ value: role, label: roleNames[role] }))

export function readRole(value: string): CompanyRole {
  return companyRoles.find((role) => role === value) ?? 'viewer'
}

/** The people of the company; an owner changes their roles here and removes them. */
export function MemberList({ members, isOwner }: { members: readonly Member[]; isOwner: boolean }) {
  return (
    <ul aria-label={say.title} className="rounded-lg border border-line bg-surface">
      {members.map((member) => (
        <MemberRow key={member.id} member={member} isOwner={isOwner} />
      ))}
    </ul>
  )
}

function MemberRow({ member, isOwner }: { member: Member; isOwner: boolean }) {
  const queries = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const name = `${member.first_name} ${member.last_name}`
  const role = useChosen(member.role)
  const refresh = () => {
    setAsked(false)
    return queries.invalidateQueries({ queryKey: membersQuery.queryKey })
  }
  const changing = useMutation({
    mutationFn: (role: CompanyRole) => call(changeMemberRole, { params: { id: member.id }, body: { role } }),
    onSuccess: async (_done, role) => {
      showToast('success', say.roleChanged(name, role))
      if (member.is_self) await refreshSession()
    },
    onError: (failure) => showToast('error', failure.message),
    onSettled: refresh,
  })
  const removing = useMutation({
    mutationFn: () => call(removeMember, { params: { id: member.id } }),
    onSuccess: () => showToast('success', say.removed(name)),
    onError: (failure) => showToast('error', failure.message),
    onSettled: refresh,
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-0">
      <div className="min-w-0 grow basis-56">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          <span className="min-w-0 break-words">{name}</span>
          {member.is_self ? <Badge tone="quay">{membersTexts.you}</Badge> : null}
          {member.is_active ? null : <Badge tone="amber">{membersTexts.cannotSignIn}</Badge>}
        </p>
        <p className="text-sm break-all text-soft">{member.email}</p>
      </div>
      {isOwner ? (
        <div className="flex items-center gap-2">
          <Select
            label={membersTexts.roleOf(name)}
            isLabelHidden
            className="w-32"
            options={roleOptions}
            value={role.shown}
            disabled={changing.isPending}
            onChange={({ target }) => {
              const chosen = readRole(target.value)
              role.choose(chosen)
              changing.mutate(chosen, { onSettled: role.settle })
            }}
          />
          {member.is_self ? null : (
            <Button
              tone="secondary"
              size="small"
              aria-label={membersTexts.removeMember(name)}
              onClick={() => setAsked(true)}
            >
              {membersTexts.remove}
            </Button>
          )}
        </div>
      ) : (
        <Badge>
          <span title={roleHelp[member.role]}>{roleNames[member.role]}</span>
        </Badge>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        title={say.removeTitle(name)}
        confirmLabel={membersTexts.remove}
        tone="danger"
        isBusy={removing.isPending}
        onConfirm={() => removing.mutate()}
        onCancel={() => setAsked(false)}
      >
        {say.removeHelp}
      </ConfirmDialog>
    </li>
  )
}
