import { refuseEmpty } from '@fairquay/contract/contact-rules.ts'
import { offerAccess } from '@fairquay/contract/support-access/endpoints.ts'
import { type AccessHours, accessHours } from '@fairquay/contract/support-access/rules.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../call.ts'
import { Form } from '../forms/form.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { showToast } from '../ui/toast-list.ts'
import { ownAccessKey, supportAccessTexts as say } from './texts.ts'

type Offer = { reason: string; hours: AccessHours }
const start: Offer = { reason: '', hours: accessHours[0] }

/** Lets an operator look on before anybody has asked. */
export function OfferForm() {
  const queries = useQueryClient()
  const form = useForm({
    start,
    refuse: ({ reason }) => ({ reason: refuseEmpty(reason) }),
    send: ({ reason, hours }) => call(offerAccess, { body: { reason: reason.trim(), hours } }),
    onSent: () => {
      showToast('success', say.allowed(say.hours(form.values.hours)))
      form.reset()
      return queries.invalidateQueries({ queryKey: ownAccessKey })
    },
  })
  return (
    <section aria-labelledby="offer-title" className="mt-8 border-t border-line pt-6">
      <h2 id="offer-title" className="text-lg">
        {say.offerTitle}
      </h2>
      <p className="mt-1 mb-4 text-soft">{say.offerHelp}</p>
      <Form form={form} label={say.offerTitle} className="flex flex-col items-start gap-4">
        <TextArea
          {...form.text('reason')}
          label={say.offerReason}
          help={say.offerReasonHelp}
          required
          rows={2}
          maxLength={1000}
          className="w-full"
        />
        <Select
          label={say.allowFor}
          value={String(form.values.hours)}
          onChange={({ target }) =>
            form.set({ hours: accessHours.find((one) => String(one) === target.value) ?? accessHours[0] })
          }
          options={accessHours.map((one) => ({ value: String(one), label: say.hours(one) }))}
          className="w-36"
        />
        <FormFailure error={form.failure} />
        <Button type="submit" isBusy={form.isSending}>
          {say.offer}
        </Button>
      </Form>
    </section>
  )
}
