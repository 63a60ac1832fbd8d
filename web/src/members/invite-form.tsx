import { type CompanyRole, companyRoles } from '@fairquay/contract/company-roles.ts'
import { refuseEmail } from '@fairquay/contract/contact-rules.ts'
import { inviteMember } from '@fairquay/contract/members/endpoints.ts'
import { roleHelp, roleNames, membersPageMessages as say } from '@fairquay/contract/members/page-messages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Form } from '../forms/form.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { useOnce } from '../forms/use-once.ts'
import { Button } from '../ui/button.tsx'
import { RadioGroup } from '../ui/radio-group.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast-list.ts'
import { membersQuery } from './member-queries.ts'
import { membersTexts } from './texts.ts'

const options = companyRoles.map((role) => ({ value: role, label: roleNames[role], help: roleHelp[role] }))

const start: { email: string; role: CompanyRole } = { email: '', role: 'editor' }

/** An address and a role: the rest is told by whoever opens the link. */
export function InviteForm() {
  const queries = useQueryClient()
  const inviting = useOnce(inviteMember, (body: typeof start) => ({ body }))
  const form = useForm({
    start,
    refuse: ({ email }) => ({ email: refuseEmail(email) }),
    send: inviting.mutateAsync,
    onSent: (invitation) => {
      showToast('success', say.invited(invitation.email))
      form.set({ email: '' })
      return queries.invalidateQueries({ queryKey: membersQuery.queryKey })
    },
    onFailed: () => {
      form.focus('email')
    },
  })
  return (
    <Form form={form} label={say.inviteTitle} className="flex flex-col gap-5">
      <FormFailure error={form.failure} />
      <TextField
        {...form.text('email')}
        label={membersTexts.email}
        type="email"
        name="invite-email"
        autoComplete="off"
        required
        maxLength={254}
      />
      <RadioGroup {...form.field('role')} legend={membersTexts.role} options={options} />
      <Button type="submit" isBusy={form.isSending} className="self-start">
        {membersTexts.sendInvitation}
      </Button>
    </Form>
  )
}
