import { findCountry } from '@fairquay/contract/countries.ts'
import { writeQuoteRequest } from '@fairquay/contract/freight/convert.ts'
import { defaultShipment, emptyQuote, type QuoteForm } from '@fairquay/contract/freight/form.ts'
import { refuseQuote } from '@fairquay/contract/freight/rules.ts'
import { formatMoney, readMoney } from '@fairquay/contract/money.ts'
import { takeFreightPrice } from '@fairquay/contract/rate-cards/price-endpoints.ts'
import { readToday } from '@fairquay/contract/trade/dates.ts'
import type { IncotermCode } from '@fairquay/contract/trade/incoterms.ts'
import { isPlaceOfOrigin, listIncoterms, nameIncoterm } from '@fairquay/contract/trade/incoterms.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CallFailure } from '../call-failure.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { useOnce } from '../forms/use-once.ts'
import { readBuyer, readSeller } from '../freight/wizard/fill-parties.ts'
import { addressesQuery, buyerQuery, type CompanyAddresses } from '../freight/wizard/quote-queries.ts'
import { useUser } from '../session.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Select } from '../ui/select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast-list.ts'
import { describePrice, MissingParts } from './missing-parts.tsx'
import type { PriceSubject } from './price-subject.ts'
import { freightPriceTexts as texts } from './texts.ts'
import type { AnsweredPrice } from './use-freight-prices.ts'

type TakeDialogProps = {
  price: AnsweredPrice
  subject: PriceSubject
  to: { country: string; zip: string }
  /** The term that the prices were looked at under. */
  incoterm: IncotermCode
  /** What all prices are compared in. */
  currency: string
  onClose: () => void
  /** It is another price by now, or none. */
  onChanged: () => void
}

/** Takes a price: who gets the goods where, and when they are ready. Both companies' sides are known to the marketplace. */
export function TakeDialog(props: TakeDialogProps) {
  const companyId = useUser()?.company?.id ?? 0
  const buyer = useQuery(buyerQuery(companyId))
  const seller = useQuery(addressesQuery(props.subject.sellerId))
  if (buyer.data && seller.data) return <TakeForm {...props} buyer={buyer.data} seller={seller.data} />
  const error = buyer.error ?? seller.error
  return (
    <Dialog isOpen title={texts.take} width="medium" onClose={props.onClose}>
      {error ? <FormFailure error={error} /> : <Skeleton className="h-64 w-full" />}
    </Dialog>
  )
}

type Sides = {
  buyer: { profile: Parameters<typeof readBuyer>[0]; company: CompanyAddresses }
  seller: CompanyAddresses
}

type TakeValues = {
  city: string
  street: string
  zip: string
  incoterm: IncotermCode
  place: string
  ready: string
  isInsured: boolean
  isDangerous: boolean
  notes: string
}

function TakeForm({
  price,
  subject,
  to,
  incoterm,
  currency,
  onClose,
  onChanged,
  buyer,
  seller,
}: TakeDialogProps & Sides) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const user = useUser()
  const total = formatMoney(readMoney(price.total ?? 0, price.currency), price.currency)
  const taking = useOnce(takeFreightPrice, (body: Parameters<typeof writeBody>[0]) => ({
    params: { lane: price.lane_id },
    body: writeBody(body),
  }))
  const base = beginQuoteForm(price, { buyer, seller }, to)
  const form = useForm<TakeValues, { id: number }>({
    start: beginValues(base, subject, incoterm),
    refuse: (values) => namesOfFields(refuseQuote(fillQuoteForm(base, values), readToday(new Date()))),
    send: (values) => taking.mutateAsync({ price, subject, form: fillQuoteForm(base, values), userId: user?.id ?? 0 }),
    onSent: async ({ id }) => {
      void queries.invalidateQueries({ queryKey: ['requests'] })
      await navigate({ to: '/requests/$id', params: { id: String(id) } })
      showToast('success', texts.taken(price.provider.name))
    },
  })
  const isOver = form.failure instanceof CallFailure && form.failure.status === 409
  // What the rules say of the two sides has no field here: it is put right in the profile, or in the wizard.
  const isIncomplete = form.isTried && form.errors.sides !== undefined
  return (
    <FormDialog
      form={form}
      title={texts.takeOf(price.provider.name, total)}
      description={texts.takeHelp}
      action={texts.takeNow(total)}
      width="medium"
      onClose={onClose}
    >
      <div className="rounded-md border border-line px-4 py-3">
        <p className="tabular text-sm text-soft">{describePrice(price)}</p>
        <MissingParts price={price} currency={currency} />
        {price.never ? <p className="mt-1.5 text-sm text-soft">{texts.never(price.never)}</p> : null}
      </div>
      <fieldset className="grid gap-5 sm:grid-cols-2 sm:items-start">
        <legend className="mb-2 font-medium">
          {texts.deliverTo}: {findCountry(to.country)?.name}
        </legend>
        <TextField {...form.text('street')} label={texts.street} maxLength={200} required className="sm:col-span-2" />
        <TextField {...form.text('zip')} label={texts.zip} maxLength={20} />
        <TextField {...form.text('city')} label={texts.city} maxLength={100} required />
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-2 sm:items-start">
        <Select
          {...form.text('incoterm')}
          label={texts.incoterm}
          disabled={subject.agreed !== undefined}
          options={listIncoterms(price.mode).map((code) => ({ value: code, label: nameIncoterm(code) }))}
          onChange={(event) => {
            const incoterm = event.target.value as IncotermCode
            form.set({ incoterm, place: isPlaceOfOrigin(incoterm) ? base.loading.city : form.values.city })
          }}
        />
        <TextField {...form.text('place')} label={texts.place} maxLength={120} isOptional />
        <TextField {...form.text('ready')} label={texts.ready} help={texts.readyHelp} type="date" isOptional />
      </div>
      <div>
        <Checkbox {...form.tick('isInsured')} label={texts.insured} />
        <Checkbox {...form.tick('isDangerous')} label={texts.dangerous} />
      </div>
      <TextArea {...form.text('notes')} label={texts.notes} rows={3} maxLength={4000} isOptional />
      {isIncomplete ? <p className="text-sm text-amber">{texts.incomplete}</p> : null}
      <FormFailure error={form.failure} />
      {isOver ? (
        <Button tone="secondary" className="self-start" onClick={onChanged}>
          {texts.seeNew}
        </Button>
      ) : null}
    </FormDialog>
  )
}

/** The form of the wizard, with both sides as the marketplace knows them. */
function beginQuoteForm(price: AnsweredPrice, { buyer, seller }: Sides, to: TakeDialogProps['to']): QuoteForm {
  const own = readBuyer(buyer.profile, buyer.company)
  const country = findCountry(to.country)?.name ?? ''
  const isOwn = own.shipping.country === country && own.shipping.zip === to.zip
  return {
    ...emptyQuote,
    ...readSeller(seller),
    ...own,
    shipping: { ...(isOwn ? own.shipping : emptyQuote.shipping), country, zip: to.zip },
    shipment: {
      ...defaultShipment,
      transport_type: price.mode,
      incoterm: 'FCA',
      pallet_category: 'EUR-1',
      require_insurance: false,
    },
  }
}

function beginValues({ shipping, loading }: QuoteForm, { agreed }: PriceSubject, incoterm: IncotermCode): TakeValues {
  return {
    city: shipping.city,
    street: shipping.street,
    zip: shipping.zip,
    incoterm,
    place: agreed?.place ?? (isPlaceOfOrigin(incoterm) ? loading.city : shipping.city),
    ready: '',
    isInsured: false,
    isDangerous: false,
    notes: '',
  }
}

function fillQuoteForm(base: QuoteForm, values: TakeValues): QuoteForm {
  const { city, street, zip, incoterm, place, ready, isInsured, isDangerous, notes } = values
  return {
    ...base,
    shipping: { ...base.shipping, city, street, zip },
    shipment: {
      ...base.shipment,
      incoterm,
      incoterm_place: place,
      isPickupAsap: ready === '',
      pickup_date: ready,
      require_insurance: isInsured,
      dangerous_goods: isDangerous,
    },
    notes,
  }
}

const fieldNames: Readonly<Record<string, keyof TakeValues>> = {
  'shipping.city': 'city',
  'shipping.street': 'street',
  'shipping.zip': 'zip',
  incoterm: 'incoterm',
  incoterm_place: 'place',
  pickup_date: 'ready',
  require_insurance: 'isInsured',
  notes: 'notes',
}

/** What the wizard's rules say, at the fields there are here; everything else is about the two sides. */
function namesOfFields(refusals: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(refusals).map(([name, sentence]) => [fieldNames[name] ?? 'sides', sentence]))
}

type Taking = { price: AnsweredPrice; subject: PriceSubject; form: QuoteForm; userId: number }

function writeBody({ price, subject, form, userId }: Taking) {
  const { products, request_id } = subject.ask
  const { order_data, ...quote } = writeQuoteRequest(form, {
    supplierId: subject.sellerId,
    userId,
    products: products ?? [],
  })
  return {
    expected: { total: price.total ?? 0, currency: price.currency as 'EUR' },
    // The goods of a deal are known to the server.
    ...(request_id === undefined ? { quote: { ...quote, order_data } } : { quote, request_id }),
  }
}
