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
import type { FreightDraft, LegDraft } from './offer-draft.ts'
import { freightTexts } from './texts.ts'

const states = legStates.map((value) => ({ value, label: legStateTitles[value] }))

/** The answer to a logistic request: a word about every leg of the journey. */
export function FreightOfferForm({ draft, change, problems }: OfferFormProps<FreightDraft>) {
  const set = (part: Partial<FreightDraft>) => change((now) => ({ ...now, ...part }))
  const setLeg = (index: number, part: Partial<LegDraft>) =>
    change((now) => ({ ...now, legs: now.legs.map((leg, at) => (at === index ? { ...leg, ...part } : leg)) }))
  return (
    <>
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
  path: string
  currency: string
  problems: FailureDetails
  set: (part: Partial<LegDraft>) => void
}

/** Whether a leg of the journey is part of the offer, and at what price. */
function LegFields({ leg, path, currency, problems, set }: LegFieldsProps) {
  return (
    <fieldset className="grid items-start gap-3 sm:grid-cols-[11rem_minmax(0,8rem)_minmax(0,1fr)]">
      <legend className="mb-1.5 font-medium">{legTitles[leg.leg]}</legend>
      <Select
        id={fieldId(`${path}.state`)}
        label={freightTexts.legState(legTitles[leg.leg])}
        isLabelHidden
        options={states}
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
        className={leg.state === 'priced' ? undefined : 'sm:col-span-2'}
        value={leg.note}
        onType={(note) => set({ note })}
      />
    </fieldset>
  )
}
