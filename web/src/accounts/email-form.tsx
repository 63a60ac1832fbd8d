import { refuseEmail } from '@fairquay/contract/contact-rules.ts'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { FormFailure } from './form-failure.tsx'

type EmailFormProps = {
  action: string
  isBusy: boolean
  error: unknown
  onSend: (email: string) => void
}

/** One address and one button: for asking for a message. */
export function EmailForm({ action, isBusy, error, onSend }: EmailFormProps) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [refusal, setRefusal] = useState<string>()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const refused = refuseEmail(email)
    setRefusal(refused)
    if (refused) box.current?.focus()
    else onSend(email.trim())
  }

  return (
    <form noValidate onSubmit={submit} className="mt-6 flex flex-col gap-5">
      <FormFailure error={error} />
      <TextField
        ref={box}
        id={id}
        label="E-mail"
        type="email"
        name="email"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={254}
        value={email}
        error={refusal}
        onChange={(event) => {
          setEmail(event.target.value)
          setRefusal(undefined)
        }}
      />
      <Button type="submit" size="large" isBusy={isBusy}>
        {action}
      </Button>
    </form>
  )
}
