import { refuseEmail } from '@fairquay/contract/contact-rules.ts'
import { Form } from '../forms/form.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { accountsTexts } from './texts.ts'

type EmailFormProps = {
  action: string
  send: (email: string) => Promise<unknown>
  onSent: () => void
}

/** One address and one button: for asking for a message. */
export function EmailForm({ action, send, onSent }: EmailFormProps) {
  const form = useForm({
    start: { email: '' },
    refuse: ({ email }) => ({ email: refuseEmail(email) }),
    send: ({ email }) => send(email.trim()),
    onSent,
  })
  return (
    <Form form={form} className="mt-6 flex flex-col gap-5">
      <FormFailure error={form.failure} />
      <TextField
        {...form.text('email')}
        label={accountsTexts.email}
        type="email"
        name="email"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={254}
      />
      <Button type="submit" size="large" isBusy={form.isSending}>
        {action}
      </Button>
    </Form>
  )
}
