import type { FailureDetails } from '@fairquay/contract/errors.ts'
import { legStates } from '@fairquay/contract/freight/offer.ts'
import { legStateTitles, legTitles } from '@fairquay/contract/freight/offer-messages.ts'
import { answerLabels, answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { CurrencyChoice } from '../trade/currency-choice.tsx'
import type { OfferFormProps } from '../trade/kind-view.ts'
import { fieldId, NumberField, OfferField } from '../trade/offer-field.tsx'
import { FormPart } from '../trade/offer-form-part.tsx'
import { OfferTermsPart } from '../trade/offer-terms-part.tsx'
import { FieldNote } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { mayNeedClearance } from './may-need-clearance.ts'
import type { FreightDraft, LegDraft } from './offer-draft.ts'
import { type FreightRequest, ShipmentFacts } from './shipment-facts.tsx'
import { freightTexts } from './texts.ts'

const states = legStates.map((value) => ({ value, label: legStateTitles[value] }))
const statesOfAny = states.filter(({ value }) => value !== 'not_needed')

/** The answer to a logistic request: a word about every leg of the journey. */
export function FreightOfferForm({ request, draft, change, problems }: OfferFormProps<FreightDraft, FreightRequest>) {
  const isCleared = mayNeedClearance(request)
  const set = (part: Partial<FreightDraft>) => change((now) => ({ ...now, ...part }))
  const setLeg = (index: number, part: Partial<LegDraft>) =>
    change((now) => ({ ...now, legs: now.legs.map((leg, at) => (at === index ? { ...leg, ...part } : leg)) }))
  return (
    <>
      <ShipmentFacts request={request} />
      <FormPart title={answerMessages.legs}>
        <CurrencyChoice
          id={fieldId('currency')}
          label={answerLabels.currency}
          value={draft.currency}
          onChoose={(currency) => set({ currency })}
          className="mb-4 max-w-40"
        />
        <ul className="divide-y divide-line">
          {draft.legs.map((leg, index) => (
            <li key={leg.leg} className="py-3">
              <LegFields
                leg={leg}
                isNeeded={isCleared || leg.leg !== 'customs'}
                path={`legs.${index}`}
                currency={draft.currency}
                problems={problems}
                set={(part) => setLeg(index, part)}
              />
            </li>
          ))}
        </ul>
        {problems.legs ? <FieldNote id={fieldId('legs')} error={problems.legs} /> : null}
      </FormPart>
      <OfferTermsPart draft={draft} problems={problems} set={set}>
        <NumberField
          path="transit_days.min"
          problems={problems}
          label={answerLabels.transitMin}
          inputMode="numeric"
          value={draft.transit_min}
          onType={(transit_min) => set({ transit_min })}
        />
        <NumberField
          path="transit_days.max"
          problems={problems}
          label={answerLabels.transitMax}
          inputMode="numeric"
          value={draft.transit_max}
          onType={(transit_max) => set({ transit_max })}
        />
        <OfferField
          path="routing"
          problems={problems}
          label={answerLabels.routing}
          isOptional
          placeholder={freightTexts.routingExample}
          maxLength={300}
          className="sm:col-span-2"
          value={draft.routing}
          onType={(routing) => set({ routing })}
        />
      </OfferTermsPart>
    </>
  )
}

type LegFieldsProps = {
  leg: LegDraft
  /** False for customs where the goods cross no customs border. */
  isNeeded: boolean
  path: string
  currency: string
  problems: FailureDetails
  set: (part: Partial<LegDraft>) => void
}

/** Whether a leg of the journey is part of the offer, and at what price. */
function LegFields({ leg, isNeeded, path, currency, problems, set }: LegFieldsProps) {
  return (
    <fieldset className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[11rem_minmax(0,8rem)_minmax(0,1fr)]">
      <legend className="mb-1.5 font-medium">{legTitles[leg.leg]}</legend>
      <Select
        id={fieldId(`${path}.state`)}
        className={leg.state === 'priced' ? undefined : 'max-sm:col-span-2'}
        label={freightTexts.legState(legTitles[leg.leg])}
        isLabelHidden
        help={leg.state === 'not_needed' ? freightTexts.noBorder : undefined}
        options={isNeeded && leg.state !== 'not_needed' ? statesOfAny : states}
        value={leg.state}
        onChange={(event) => {
          const state = legStates.find((value) => value === event.target.value)
          if (state) set({ state })
        }}
      />
      {leg.state === 'priced' ? (
        <NumberField
          path={`${path}.price`}
          problems={problems}
          label={freightTexts.legPrice(legTitles[leg.leg], currency)}
          isLabelHidden
          placeholder={currency}
          value={leg.price}
          onType={(price) => set({ price })}
        />
      ) : null}
      <OfferField
        path={`${path}.note`}
        problems={problems}
        label={freightTexts.legRemark(legTitles[leg.leg])}
        isLabelHidden
        placeholder={freightTexts.remarkHint}
        maxLength={200}
        className={leg.state === 'priced' ? 'max-sm:col-span-2' : 'col-span-2'}
        value={leg.note}
        onType={(note) => set({ note })}
      />
    </fieldset>
  )
}
