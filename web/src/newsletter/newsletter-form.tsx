import { refuseEmail } from '@fairquay/contract/contact-rules.ts'
import { genericNotice } from '@fairquay/contract/generic-notice.ts'
import { sendMailer } from '@fairquay/contract/newsletter/endpoints.ts'
import { newsletterMessages } from '@fairquay/contract/newsletter/messages.ts'
import { call } from '../call.ts'
import { Form } from '../forms/form.tsx'
import { useForm } from '../forms/use-form.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast-list.ts'
import { newsletterTexts } from './texts.ts'

const exampleAddress = 'you@company.com'

export function NewsletterForm() {
  const form = useForm({
    start: { email: '' },
    refuse: ({ email }) => ({ email: refuseEmail(email) }),
    send: ({ email }) => call(sendMailer, { body: { type: 'subscribe-to-newsletter', email: email.trim() } }),
    onSent: () => {
      form.reset()
      showToast('success', newsletterMessages.subscribed)
    },
    onFailed: () => showToast('error', genericNotice.title, genericNotice.sentence),
  })
  return (
    <Form form={form} label={newsletterTexts.newsletter}>
      <h2 className="mb-1 text-sm font-semibold tracking-normal">{newsletterTexts.newsletter}</h2>
      <p className="mb-3 text-soft">{newsletterTexts.lead}</p>
      <div className="flex max-w-md items-start gap-2">
        <TextField
          {...form.text('email')}
          label={newsletterTexts.emailAddress}
          isLabelHidden
          className="grow"
          type="email"
          name="email"
          autoComplete="email"
          placeholder={exampleAddress}
          required
          maxLength={254}
        />
        <Button type="submit" isBusy={form.isSending}>
          {newsletterTexts.subscribe}
        </Button>
      </div>
    </Form>
  )
}
