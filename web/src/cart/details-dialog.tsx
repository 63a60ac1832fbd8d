import { fillWhereabouts as fill, type fillWhereabouts } from '@fairquay/contract/accounts/endpoints.ts'
import { refuseWhereabouts, type Whereabouts } from '@fairquay/contract/accounts/rules.ts'
import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { dialCodeOf, PhoneField, phoneFieldOf } from '../accounts/phone-field.tsx'
import { call } from '../call.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { TextField } from '../ui/text-field.tsx'
import { cartTexts } from './texts.ts'

type Known = AnswerOf<typeof fillWhereabouts>
type DetailsDialogProps = { known: Known; onClose: () => void; onSaved: (known: Known) => void }

/** Asks once, before the first request, for what registering did not ask: only what is missing. */
export function DetailsDialog({ known: { missing, country }, onClose, onSaved }: DetailsDialogProps) {
  const form = useForm({
    start: { phone_country: country, phone: '', address: '', zip: '', city: '' },
    refuse: ({ phone_country, ...rest }) =>
      refuseWhereabouts({ ...rest, phone_code: dialCodeOf(phone_country) }, missing),
    fieldOf: phoneFieldOf,
    send: ({ phone_country, ...rest }) =>
      call(fill, { body: { ...rest, phone_code: dialCodeOf(phone_country) } satisfies Whereabouts }),
    onSent: onSaved,
  })
  const line = (name: 'address' | 'zip' | 'city', label: string, autoComplete: string, maxLength: number) =>
    missing.includes(name) ? (
      <TextField
        {...form.text(name)}
        label={label}
        name={name}
        required
        autoComplete={autoComplete}
        maxLength={maxLength}
      />
    ) : null
  return (
    <FormDialog
      form={form}
      title={cartTexts.detailsTitle}
      description={cartTexts.detailsHelp}
      action={cartTexts.saveDetails}
      width="medium"
      onClose={onClose}
    >
      {missing.includes('phone') ? <PhoneField form={form} onChange={form.set} /> : null}
      {line('address', cartTexts.street, 'street-address', 200)}
      <div className="grid gap-5 sm:grid-cols-2 sm:items-start">
        {line('zip', cartTexts.postalCode, 'postal-code', 20)}
        {line('city', cartTexts.city, 'address-level2', 100)}
      </div>
      <FormFailure error={form.failure} />
    </FormDialog>
  )
}
