import { refuseEmail } from '@fairquay/contract/contact-rules.ts'
import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { formatMoment } from '@fairquay/contract/locale.ts'
import { setupMessages } from '@fairquay/contract/setup/messages.ts'
import { type getSetup, sendTestMail } from '@fairquay/contract/setup/setup-endpoints.ts'
import { useDeskFinish } from '../admin/use-desk-action.ts'
import { call } from '../call.ts'
import { Form } from '../forms/form.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { useUser } from '../session.tsx'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { StepCard } from './step-card.tsx'
import { setupTexts as say } from './texts.ts'

/** Whether mails leave: tried with one, and what the mail server said is told in its words. */
export function MailStep({ setup: { mail } }: { setup: AnswerOf<typeof getSetup> }) {
  return (
    <StepCard title={say.mail} lead={say.mailLead} state={mail.tested_at ? 'done' : 'open'}>
      {mail.has_server ? (
        <>
          <p className="mb-1 break-words">{say.mailFrom(mail.from)}</p>
          {mail.tested_at ? <p className="mb-1 text-soft">{say.mailTested(formatMoment(mail.tested_at))}</p> : null}
          <TestForm />
        </>
      ) : (
        <>
          <p className="max-w-prose rounded-md bg-amber-tint px-4 py-3 text-amber">{say.noMailServer}</p>
          <LinkButton to="/operator/outbox" tone="secondary" className="mt-4">
            {say.toOutbox}
          </LinkButton>
        </>
      )}
    </StepCard>
  )
}

function TestForm() {
  const user = useUser()
  const finish = useDeskFinish()
  const form = useForm({
    start: { to: user?.email ?? '' },
    refuse: ({ to }) => ({ to: refuseEmail(to) }),
    send: (body: { to: string }) => call(sendTestMail, { body }),
    onSent: (_answer, { to }) => finish(setupMessages.testSent(to)),
  })
  return (
    <Form form={form} label={say.sendTest} className="mt-4 flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          {...form.text('to')}
          label={say.testTo}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          className="min-w-0 grow basis-64"
        />
        <Button type="submit" tone="secondary" isBusy={form.isSending}>
          {say.sendTest}
        </Button>
      </div>
      <FormFailure error={form.failure} />
    </Form>
  )
}
