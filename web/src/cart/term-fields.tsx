import { countries } from '@fairquay/contract/countries.ts'
import { longestPoNumber } from '@fairquay/contract/purchase/asked-terms.ts'
import {
  type BookedAddress,
  type DeliveryAddress,
  emptyDelivery,
  nameDelivery,
  refuseDelivery,
} from '@fairquay/contract/purchase/delivery.ts'
import { askedTermsLabels as labels } from '@fairquay/contract/purchase/messages.ts'
import { needsClearance } from '@fairquay/contract/trade/customs-unions.ts'
import { incotermCodes, incoterms, isIncotermCode, nameIncoterm } from '@fairquay/contract/trade/incoterms.ts'
import { Suspense } from 'react'
import type { FormState } from '../forms/use-form.ts'
import { TermRoute } from '../incoterms/lazy-term-route.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { describeTerms, typedAddress, type WishForm } from './kept-wishes.ts'
import { cartTexts } from './texts.ts'

// With the first look at the terms, not with the cart.
const PlaceField = lazyPart(() => import('../places/place-field.tsx'), 'PlaceField')
const NamedPlaceNote = lazyPart(() => import('../places/named-place-note.tsx'), 'NamedPlaceNote', true)
const TermAdvice = lazyPart(() => import('../incoterms/term-advice.tsx'), 'TermAdvice', true)

type DeliveryFieldsProps = { form: FormState<WishForm>; addresses: readonly BookedAddress[] }
type TermFieldsProps = DeliveryFieldsProps & {
  /** Countries the goods are sent from. */
  from: readonly string[]
}

/** What a seller needs to act on a request without asking; nothing of it must be said, and what was said last stands there already. */
export function TermFields({ form, addresses, from }: TermFieldsProps) {
  const { values } = form
  // The own place until another is chosen.
  const to = values.delivery_key === '' ? (addresses[0]?.country_code ?? '') : values.delivery.country_code
  const summary = describeTerms(values)
  const chosen = isIncotermCode(values.incoterm) ? incoterms[values.incoterm] : undefined
  const placeProps = {
    label: cartTexts.namedPlace,
    name: 'incoterm_place',
    isOptional: true,
    maxLength: 120,
    kind: chosen?.isForWaterOnly ? ('port' as const) : undefined,
    help: chosen && cartTexts.placeOf(chosen.place),
  }
  const isWrong = Object.keys(form.errors).some((field) => field.startsWith('delivery.'))
  return (
    <Disclosure
      {...(isWrong && { isOpen: true })}
      className="rounded-lg border border-line px-4"
      summary={
        <span className="min-w-0">
          {cartTexts.orderTerms}
          <span className="block truncate text-sm font-normal text-soft">
            {summary === '' ? cartTexts.orderTermsHelp : summary}
          </span>
        </span>
      }
    >
      <div className="grid gap-5 pt-1">
        <div className="grid gap-5 sm:grid-cols-2 sm:items-start">
          <TextField
            {...form.text('po_number')}
            label={labels.poNumber}
            name="po_number"
            isOptional
            maxLength={longestPoNumber}
            autoComplete="off"
          />
          <TextField
            {...form.text('payment_terms')}
            label={labels.paymentTerms}
            name="payment_terms"
            isOptional
            maxLength={300}
            autoComplete="off"
            placeholder={cartTexts.paymentTermsExample}
          />
          <Select
            {...form.text('incoterm')}
            label={labels.incoterm}
            name="incoterm"
            isOptional
            placeholder={cartTexts.noneChosen}
            options={incotermCodes.map((code) => ({ value: code, label: nameIncoterm(code) }))}
          />
          <Suspense fallback={<TextField label={placeProps.label} value={values.incoterm_place} readOnly />}>
            <div>
              <PlaceField
                {...placeProps}
                id={form.idOf('incoterm_place')}
                error={form.errors.incoterm_place}
                value={values.incoterm_place}
                onType={(named) => form.set({ incoterm_place: named })}
              />
              {isIncotermCode(values.incoterm) ? (
                <Suspense fallback={null}>
                  <NamedPlaceNote
                    incoterm={values.incoterm}
                    named={values.incoterm_place}
                    onMend={(named) => form.set({ incoterm_place: named })}
                  />
                </Suspense>
              ) : null}
            </div>
          </Suspense>
          {isIncotermCode(values.incoterm) ? (
            <Suspense fallback={null}>
              <TermAdvice
                className="sm:col-span-2"
                incoterm={values.incoterm}
                place={values.incoterm_place}
                isAcrossBorder={from.some((country) => needsClearance(country, to))}
                onMend={({ incoterm }) => incoterm && form.set({ incoterm })}
              />
            </Suspense>
          ) : null}
          {isIncotermCode(values.incoterm) ? <TermRoute incoterm={values.incoterm} className="sm:col-span-2" /> : null}
        </div>
        <DeliveryFields form={form} addresses={addresses} />
      </div>
    </Disclosure>
  )
}

function DeliveryFields({ form, addresses }: DeliveryFieldsProps) {
  const { delivery_key: key, delivery } = form.values
  const booked = addresses.find((address) => address.key === key)
  // A place that is kept without its street is completed here.
  const isTyped = key !== '' && (!booked || Object.keys(refuseDelivery(booked)).length > 0)
  const choose = (chosen: string) => {
    const address = addresses.find((one) => one.key === chosen)
    form.set({ delivery_key: chosen, delivery: address ? readBooked(address) : emptyDelivery })
  }
  return (
    <>
      <Select
        id={form.idOf('delivery_key')}
        label={labels.delivery}
        isOptional
        placeholder={cartTexts.noneChosen}
        options={[
          ...addresses.map((address) => ({ value: address.key, label: nameBooked(address) })),
          { value: typedAddress, label: cartTexts.otherAddress },
        ]}
        value={key}
        onChange={({ target }) => choose(target.value)}
      />
      {key === '' ? null : (
        <div className="grid gap-5 sm:grid-cols-2 sm:items-start">
          {isTyped ? <PlaceFields form={form} /> : null}
          <DeliveryField
            form={form}
            name="person"
            label={cartTexts.person}
            maxLength={160}
            autoComplete="shipping name"
            isOptional
          />
          <DeliveryField
            form={form}
            name="phone"
            label={cartTexts.phone}
            maxLength={50}
            autoComplete="shipping tel"
            inputMode="tel"
            isOptional
          />
        </div>
      )}
      {isTyped || key === '' ? null : <p className="text-sm text-soft">{nameDelivery(delivery)}</p>}
    </>
  )
}

function PlaceFields({ form }: { form: FormState<WishForm> }) {
  return (
    <>
      <DeliveryField
        form={form}
        name="company"
        label={cartTexts.company}
        maxLength={120}
        autoComplete="shipping organization"
      />
      <DeliveryField
        form={form}
        name="street"
        label={cartTexts.street}
        maxLength={200}
        autoComplete="shipping street-address"
      />
      <DeliveryField
        form={form}
        name="zip"
        label={cartTexts.postalCode}
        maxLength={20}
        autoComplete="shipping postal-code"
      />
      <DeliveryField
        form={form}
        name="city"
        label={cartTexts.city}
        maxLength={100}
        autoComplete="shipping address-level2"
      />
      <Select
        id={form.idOf('delivery.country_code')}
        label={cartTexts.country}
        placeholder={cartTexts.noneChosen}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        value={form.values.delivery.country_code}
        error={form.errors['delivery.country_code']}
        onChange={({ target }) => form.set({ delivery: { ...form.values.delivery, country_code: target.value } })}
      />
    </>
  )
}

type DeliveryFieldProps = {
  form: FormState<WishForm>
  name: keyof DeliveryAddress
  label: string
  maxLength: number
  autoComplete: string
  inputMode?: 'tel'
  isOptional?: boolean
}

function DeliveryField({ form, name, ...rest }: DeliveryFieldProps) {
  return (
    <TextField
      {...rest}
      id={form.idOf(`delivery.${name}`)}
      value={form.values.delivery[name]}
      error={form.errors[`delivery.${name}`]}
      onChange={({ target }) => form.set({ delivery: { ...form.values.delivery, [name]: target.value } })}
    />
  )
}

function readBooked({ key: _, name: __, ...address }: BookedAddress): DeliveryAddress {
  return address
}

/** 'Warehouse North: Hafenstr. 1, 20457 Hamburg, Germany' */
function nameBooked({ name, ...address }: BookedAddress): string {
  return cartTexts.bookedAddress(name, nameDelivery({ ...address, company: '' }))
}
