import { genericNotice } from '@fairquay/contract/generic-notice.ts'
import { sendMailer } from '@fairquay/contract/newsletter/endpoints.ts'
import { newsletterMessages } from '@fairquay/contract/newsletter/messages.ts'
import { type FormEvent, useState } from 'react'
import { call } from '../call.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast-list.ts'

export function NewsletterForm() {
  const [email, setEmail] = useState('')
  const [isSending, setSending] = useState(false)

  async function subscribe(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    try {
      await call(sendMailer, { body: { type: 'subscribe-to-newsletter', email: email.trim() } })
      setEmail('')
      showToast('success', newsletterMessages.subscribed)
    } catch {
      showToast('error', genericNotice.title, genericNotice.sentence)
    } finally {
      setSending(false)
    }
  }

  return (
    <form onSubmit={subscribe} aria-label="Newsletter">
      <h2 className="mb-1 text-sm font-semibold tracking-normal">Newsletter</h2>
      <p className="mb-3 text-soft">New sellers, markets and goods, about once a month.</p>
      <div className="flex max-w-md gap-2">
        <TextField
          label="E-mail address"
          isLabelHidden
          className="grow"
          type="email"
          name="email"
          autoComplete="email"
          placeholder="you@company.com"
          required
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" isBusy={isSending}>
          Subscribe
        </Button>
      </div>
    </form>
  )
}
