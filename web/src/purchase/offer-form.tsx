import type { FailureDetails } from '@fairquay/contract/errors.ts'
import { formatUnitPrice, roundUnitPrice } from '@fairquay/contract/money.ts'
import { mostTiers } from '@fairquay/contract/purchase/offer.ts'
import { answerLabels, answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { incotermCodes, incoterms, isIncotermCode, nameIncoterm } from '@fairquay/contract/trade/incoterms.ts'
import { Plus, X } from 'lucide-react'
import type { AskedRequest, OfferFormProps } from '../trade/kind-view.ts'
import { fieldId, NumberField, OfferField } from '../trade/offer-field.tsx'
import { FormPart } from '../trade/offer-form-part.tsx'
import { OfferTermsPart } from '../trade/offer-terms-part.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { FieldNote } from '../ui/field.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Select } from '../ui/select.tsx'
import type { LineDraft, PurchaseDraft, TierDraft } from './offer-draft.ts'
import { purchaseTexts } from './texts.ts'

/** The answer to a purchase request: every line with its prices, and the terms of the whole. */
export function PurchaseOfferForm({ request, draft, change, problems, isCounter }: OfferFormProps<PurchaseDraft>) {
  const set = (part: Partial<PurchaseDraft>) => change((now) => ({ ...now, ...part }))
  const setLine = (index: number, part: Partial<LineDraft>) =>
    change((now) => ({ ...now, lines: now.lines.map((line, at) => (at === index ? { ...line, ...part } : line)) }))
  const placeName = isIncotermCode(draft.incoterm) ? incoterms[draft.incoterm].place : undefined
  return (
    <>
      {draft.lines.map((line, index) => (
        <LineFields
          key={line.position}
          request={request}
          line={line}
          path={`lines.${index}`}
          problems={problems}
          isCounter={isCounter}
          set={(part) => setLine(index, part)}
        />
      ))}
      <OfferTermsPart draft={draft} problems={problems} set={set}>
        <Select
          id={fieldId('incoterm')}
          label={answerLabels.incoterm}
          error={problems.incoterm}
          placeholder={purchaseTexts.chooseIncoterm}
          options={incotermCodes.map((code) => ({ value: code, label: nameIncoterm(code) }))}
          value={draft.incoterm}
          onChange={(event) => set({ incoterm: event.target.value })}
        />
        <OfferField
          path="place"
          problems={problems}
          label={answerLabels.place}
          help={placeName ? purchaseTexts.placeHelp(placeName) : undefined}
          maxLength={120}
          value={draft.place}
          onType={(place) => set({ place })}
        />
        <OfferField
          path="payment_terms"
          problems={problems}
          label={answerLabels.paymentTerms}
          placeholder={purchaseTexts.paymentTermsExample}
          maxLength={300}
          className="sm:col-span-2"
          value={draft.payment_terms}
          onType={(payment_terms) => set({ payment_terms })}
        />
      </OfferTermsPart>
    </>
  )
}

type LineFieldsProps = {
  request: AskedRequest
  line: LineDraft
  path: string
  problems: FailureDetails
  isCounter: boolean
  set: (part: Partial<LineDraft>) => void
}

function LineFields({ request, line, path, problems, isCounter, set }: LineFieldsProps) {
  const asked = request.lines[line.position]
  if (!asked) return null
  const { quantity, order_measure, price_value } = asked
  return (
    <FormPart
      title={asked.product_name}
      lead={
        price_value
          ? purchaseTexts.askedForAt(
              quantity,
              order_measure,
              formatUnitPrice(roundUnitPrice(price_value), request.currency),
            )
          : purchaseTexts.askedFor(quantity, order_measure)
      }
    >
      <Checkbox
        id={fieldId(path)}
        label={isCounter ? answerMessages.takeLine : answerMessages.offerLine}
        checked={line.included}
        onChange={(event) => set({ included: event.target.checked })}
      />
      {line.included ? (
        <>
          <TierFields line={line} path={path} problems={problems} currency={request.currency} set={set} />
          <div className="mt-3 grid gap-4 sm:grid-cols-2">
            <NumberField
              path={`${path}.quantity`}
              problems={problems}
              label={answerLabels.quantity}
              inputMode="numeric"
              value={line.quantity}
              onType={(typed) => set({ quantity: typed })}
            />
            <NumberField
              path={`${path}.minimum_quantity`}
              problems={problems}
              label={answerLabels.minimum}
              inputMode="numeric"
              value={line.minimum_quantity}
              onType={(minimum_quantity) => set({ minimum_quantity })}
            />
            <NumberField
              path={`${path}.lead_time_days`}
              problems={problems}
              label={purchaseTexts.leadTimeDays}
              inputMode="numeric"
              value={line.lead_time_days}
              onType={(lead_time_days) => set({ lead_time_days })}
            />
            <OfferField
              path={`${path}.packing`}
              problems={problems}
              label={answerLabels.packing}
              isOptional
              maxLength={200}
              className="sm:col-span-2"
              value={line.packing}
              onType={(packing) => set({ packing })}
            />
          </div>
        </>
      ) : null}
    </FormPart>
  )
}

type TierFieldsProps = Pick<LineFieldsProps, 'line' | 'path' | 'problems' | 'set'> & { currency: string }

/** The prices of a line, each from a quantity on. */
function TierFields({ line, path, problems, currency, set }: TierFieldsProps) {
  const setTier = (index: number, part: Partial<TierDraft>) =>
    set({ tiers: line.tiers.map((tier, at) => (at === index ? { ...tier, ...part } : tier)) })
  return (
    <>
      <ul className="mt-2 grid gap-3">
        {line.tiers.map((tier, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a price is its place among the prices
          <li key={index} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2.75rem] items-start gap-3">
            <NumberField
              path={`${path}.tiers.${index}.min_quantity`}
              problems={problems}
              label={answerMessages.fromQuantity}
              inputMode="numeric"
              value={tier.min_quantity}
              onType={(min_quantity) => setTier(index, { min_quantity })}
            />
            <NumberField
              path={`${path}.tiers.${index}.price`}
              problems={problems}
              label={purchaseTexts.unitPriceIn(currency)}
              value={tier.price}
              onType={(text) => setTier(index, { price: text })}
            />
            {line.tiers.length > 1 ? (
              <IconButton
                label={answerMessages.removeTier}
                icon={<X size={18} aria-hidden="true" />}
                className="mt-6.5"
                onClick={() => set({ tiers: line.tiers.filter((_, at) => at !== index) })}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {problems[`${path}.tiers`] ? <FieldNote id={`${path}-tiers`} error={problems[`${path}.tiers`]} /> : null}
      {line.tiers.length < mostTiers ? (
        <Button
          tone="quiet"
          size="small"
          className="mt-2 min-h-11 md:min-h-8"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => set({ tiers: [...line.tiers, { min_quantity: '', price: '' }] })}
        >
          {answerMessages.addTier}
        </Button>
      ) : null}
    </>
  )
}
