import { refuseEmail } from '@fairquay/contract/contact-rules.ts'
import { formatMoment } from '@fairquay/contract/locale.ts'
import {
  type Appointment,
  appoint,
  resendAppointment,
  revokeAppointment,
} from '@fairquay/contract/setup/appointment-endpoints.ts'
import { type AppointmentKind, appointmentKinds } from '@fairquay/contract/setup/appointment-rules.ts'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../admin/desk-frame.tsx'
import { useDeskAction, useDeskFinish } from '../admin/use-desk-action.ts'
import { call } from '../call.ts'
import { Form } from '../forms/form.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { useOnce } from '../forms/use-once.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast-list.ts'
import { appointmentsQuery } from './setup-queries.ts'
import { setupTexts as say } from './texts.ts'

const kindOptions = (['seller', 'provider', 'broker', 'buyer', 'operator'] as const).map((value) => ({
  value,
  label: say.kindNames[value],
}))
const start: { email: string; kind: AppointmentKind } = { email: '', kind: 'seller' }

/** Asking somebody in, and who has not come yet. `heading` is the level below that of what it stands in. */
export function AskIn({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const asked = useQuery(appointmentsQuery)
  return (
    <>
      <AskForm />
      <Heading className="mt-7 mb-2 font-semibold">{say.askedList}</Heading>
      <Loaded query={asked} rows={2}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="text-soft">{say.nobodyAsked}</p>
          ) : (
            <ul aria-label={say.askedList} className="rounded-lg border border-line bg-surface">
              {data.map((one) => (
                <AskedRow key={one.id} asked={one} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  )
}

function AskForm() {
  const finish = useDeskFinish()
  const asking = useOnce(appoint, (body: typeof start) => ({ body }))
  const form = useForm({
    start,
    refuse: ({ email }) => ({ email: refuseEmail(email) }),
    send: asking.mutateAsync,
    onSent: ({ email }) => {
      form.set({ email: '' })
      return finish(say.asked(email))
    },
    onFailed: () => {
      form.focus('email')
    },
  })
  const kind = appointmentKinds.find((known) => known === form.values.kind) ?? 'seller'
  return (
    <Form form={form} label={say.askIn} className="flex flex-col gap-3">
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem] sm:items-start">
        <TextField
          {...form.text('email')}
          label={say.email}
          type="email"
          inputMode="email"
          name="asked-email"
          autoComplete="off"
          required
          maxLength={254}
        />
        <Select {...form.text('kind')} label={say.asWhat} options={kindOptions} help={say.kindHelp[kind]} />
      </div>
      <FormFailure error={form.failure} />
      <Button type="submit" isBusy={form.isSending} className="self-start">
        {say.sendMessage}
      </Button>
    </Form>
  )
}

function AskedRow({ asked: { id, email, kind, expires_at, is_expired, comes_back } }: { asked: Appointment }) {
  const finish = useDeskFinish()
  const sending = useOnce(resendAppointment, () => ({ params: { id } }), {
    onSuccess: () => finish(say.sentAgain(email)),
    onError: (failure: Error) => showToast('error', failure.message),
  })
  const revoking = useDeskAction({
    act: () => call(revokeAppointment, { params: { id } }),
    done: () => say.takenBack(email),
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-0">
      <div className="min-w-0 grow basis-56">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          <span className="min-w-0 break-all">{email}</span>
          <Badge>{say.kindNames[kind]}</Badge>
        </p>
        <p className={`text-sm ${is_expired ? 'text-amber' : 'text-soft'}`}>
          {is_expired ? say.expired : say.until(formatMoment(expires_at))}
        </p>
        {comes_back ? <p className="text-sm text-amber">{say.comesBack}</p> : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          tone="secondary"
          size="small"
          aria-label={say.sendAgainTo(email)}
          isBusy={sending.isPending}
          onClick={() => sending.mutate()}
        >
          {say.sendAgain}
        </Button>
        <Button
          tone="secondary"
          size="small"
          aria-label={say.takeBackOf(email)}
          isBusy={revoking.isPending}
          onClick={() => revoking.mutate(undefined)}
        >
          {say.takeBack}
        </Button>
      </div>
    </li>
  )
}
