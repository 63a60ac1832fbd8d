import { type CompanyRole, companyRoles } from '@fairquay/contract/company-roles.ts'
import { refuseEmail } from '@fairquay/contract/contact-rules.ts'
import { inviteMember } from '@fairquay/contract/members/endpoints.ts'
import { roleHelp, roleNames, membersPageMessages as say } from '@fairquay/contract/members/page-messages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { FormFailure, refusalOf } from '../accounts/form-failure.tsx'
import { useOnce } from '../forms/use-once.ts'
import { Button } from '../ui/button.tsx'
import { RadioGroup } from '../ui/radio-group.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast-list.ts'
import { membersQuery } from './member-queries.ts'

const options = companyRoles.map((role) => ({ value: role, label: roleNames[role], help: roleHelp[role] }))

/** An address and a role: the rest is told by whoever opens the link. */
export function InviteForm() {
  const queries = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<CompanyRole>('editor')
  const [refusal, setRefusal] = useState<string>()
  const inviting = useOnce(inviteMember, () => ({ body: { email, role } }), {
    onSuccess: (invitation) => {
      showToast('success', say.invited(invitation.email))
      setEmail('')
      return queries.invalidateQueries({ queryKey: membersQuery.queryKey })
    },
    onError: (error) => {
      setRefusal(refusalOf(error, 'email'))
      field.current?.focus()
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (inviting.isPending) return
    const refused = refuseEmail(email)
    setRefusal(refused)
    if (refused) field.current?.focus()
    else inviting.mutate()
  }

  return (
    <form noValidate aria-label={say.inviteTitle} onSubmit={submit} className="flex flex-col gap-5">
      <FormFailure error={inviting.error} fields={['email']} />
      <TextField
        ref={field}
        label="E-mail"
        type="email"
        name="invite-email"
        autoComplete="off"
        required
        maxLength={254}
        value={email}
        error={refusal}
        onChange={(event) => {
          setEmail(event.target.value)
          setRefusal(undefined)
        }}
      />
      <RadioGroup legend="Role" options={options} value={role} onChange={setRole} />
      <Button type="submit" isBusy={inviting.isPending} className="self-start">
        Send invitation
      </Button>
    </form>
  )
}
