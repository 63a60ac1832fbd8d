import { type Newcomer, refuseNewcomer } from '@fairquay/contract/accounts/rules.ts'
import { NewPasswordField } from '../accounts/new-password-field.tsx'
import { Form } from '../forms/form.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { membersTexts } from './texts.ts'

const empty = { first_name: '', last_name: '', password: '' }

type NewcomerFormProps = {
  email: string
  company: string
  join: (person: Newcomer) => Promise<unknown>
}

/** The short registration of somebody who joins a company that is there already. Their phone is asked for when sellers need it. */
export function NewcomerForm({ email, company, join }: NewcomerFormProps) {
  const form = useForm({
    start: empty,
    refuse: (draft) => refuseNewcomer(draft, email),
    // The server speaks of the person as a part of what is sent.
    fieldOf: (name) => name.replace(/^person\./, ''),
    send: join,
  })
  const { first_name, last_name } = form.values
  return (
    <Form form={form} label={membersTexts.yourAccount} className="mt-6 flex flex-col gap-5">
      <FormFailure error={form.failure} />
      <div className="grid gap-5 sm:grid-cols-2 sm:items-start">
        <TextField
          {...form.text('first_name')}
          label={membersTexts.firstName}
          autoComplete="given-name"
          required
          maxLength={80}
        />
        <TextField
          {...form.text('last_name')}
          label={membersTexts.lastName}
          autoComplete="family-name"
          required
          maxLength={80}
        />
      </div>
      {/* So that password managers keep the new password under the right name. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField
        {...form.text('password')}
        label={membersTexts.password}
        name="password"
        ownWords={[first_name, last_name, email, company]}
      />
      <Button type="submit" size="large" isBusy={form.isSending} className="sm:self-start">
        {membersTexts.join}
      </Button>
    </Form>
  )
}
