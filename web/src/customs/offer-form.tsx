import { chargeTypes } from '@fairquay/contract/customs/duty.ts'
import { mostCharges } from '@fairquay/contract/customs/offer.ts'
import { answerLabels, answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { transportTypes } from '@fairquay/contract/trade/transport.ts'
import { Plus } from 'lucide-react'
import { CurrencyChoice } from '../trade/currency-choice.tsx'
import type { OfferFormProps } from '../trade/kind-view.ts'
import { fieldId, NumberField } from '../trade/offer-field.tsx'
import { FormPart } from '../trade/offer-form-part.tsx'
import { OfferTermsPart } from '../trade/offer-terms-part.tsx'
import { Button } from '../ui/button.tsx'
import { FieldNote } from '../ui/field.tsx'
import { RadioGroup } from '../ui/radio-group.tsx'
import { Select } from '../ui/select.tsx'
import { ChargeFields } from './charge-fields.tsx'
import { type CustomsRequest, MarketFacts } from './market-facts.tsx'
import { type ChargeDraft, type CustomsDraft, proposeCharge } from './offer-draft.ts'
import { customsTexts } from './texts.ts'

const bases = [
  { value: 'FOB', label: customsTexts.bases.FOB },
  { value: 'CIF', label: customsTexts.bases.CIF },
] as const

/** The estimate of what importing costs: what the goods are worth at the border, and each duty, fee and tax. */
export function CustomsOfferForm({ request, draft, change, problems }: OfferFormProps<CustomsDraft, CustomsRequest>) {
  const set = (part: Partial<CustomsDraft>) => change((now) => ({ ...now, ...part }))
  return (
    <>
      <MarketFacts request={request} withGoods />
      <ConsignmentPart draft={draft} problems={problems} set={set} />
      <ChargesPart draft={draft} problems={problems} set={set} change={change} />
      <OfferTermsPart draft={draft} problems={problems} set={set} />
    </>
  )
}

type PartProps = Pick<OfferFormProps<CustomsDraft>, 'draft' | 'problems'> & {
  set: (part: Partial<CustomsDraft>) => void
}

/** What the duty is calculated of: the goods, and their way to the border. */
function ConsignmentPart({ draft, problems, set }: PartProps) {
  const amount = (path: 'goods_value' | 'freight' | 'insurance' | 'onward', label: string) => (
    <NumberField
      path={path}
      problems={problems}
      label={customsTexts.moneyField(label, draft.currency)}
      value={draft[path]}
      onType={(text) => set({ [path]: text })}
    />
  )
  return (
    <FormPart title={answerMessages.consignment}>
      <RadioGroup
        legend={answerLabels.basis}
        options={bases}
        value={draft.basis}
        onChange={(basis) => set({ basis })}
        className="mb-4"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <CurrencyChoice
          id={fieldId('currency')}
          label={answerLabels.currency}
          value={draft.currency}
          onChoose={(currency) => set({ currency })}
        />
        <Select
          id={fieldId('transport')}
          label={answerLabels.transport}
          options={transportTypes}
          value={draft.transport}
          onChange={(event) => {
            const transport = transportTypes.find(({ value }) => value === event.target.value)?.value
            if (transport) set({ transport })
          }}
        />
        {amount('goods_value', answerLabels.goodsValue)}
        {amount('freight', answerLabels.freight)}
        <RadioGroup
          legend={answerLabels.insurance}
          options={[
            { value: 'rate', label: answerMessages.insuredBy.rate },
            { value: 'amount', label: answerMessages.insuredBy.amount },
          ]}
          value={draft.insured_by}
          onChange={(insured_by) => set({ insured_by })}
        />
        {draft.insured_by === 'amount' ? (
          amount('insurance', answerLabels.insurance)
        ) : (
          <NumberField
            path="insurance_rate"
            problems={problems}
            label={customsTexts.insuranceRate}
            help={customsTexts.insuranceRateHelp}
            value={draft.insurance_rate}
            onType={(insurance_rate) => set({ insurance_rate })}
          />
        )}
        {amount('onward', answerLabels.onward)}
        <NumberField
          path="units"
          problems={problems}
          label={answerLabels.units}
          inputMode="numeric"
          value={draft.units}
          onType={(units) => set({ units })}
        />
      </div>
    </FormPart>
  )
}

function ChargesPart({ draft, problems, set, change }: PartProps & Pick<OfferFormProps<CustomsDraft>, 'change'>) {
  const setCharge = (index: number, part: Partial<ChargeDraft>) =>
    change((now) => ({ ...now, charges: now.charges.map((one, at) => (at === index ? { ...one, ...part } : one)) }))
  return (
    <FormPart title={answerMessages.charges} lead={answerMessages.estimate}>
      <ul className="grid gap-4">
        {draft.charges.map((charge, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a charge is its place in the list
          <li key={index}>
            <ChargeFields
              charge={charge}
              currency={draft.currency}
              path={`charges.${index}`}
              problems={problems}
              set={(part) => setCharge(index, part)}
              onRemove={
                draft.charges.length > 1
                  ? () => set({ charges: draft.charges.filter((_, at) => at !== index) })
                  : undefined
              }
            />
          </li>
        ))}
      </ul>
      {problems.charges ? <FieldNote id={fieldId('charges')} error={problems.charges} /> : null}
      {draft.charges.length < mostCharges ? (
        <div className="mt-4 flex flex-wrap gap-2">
          {chargeTypes.map((type) => (
            <Button
              key={type}
              tone="secondary"
              icon={<Plus size={16} aria-hidden="true" />}
              onClick={() => set({ charges: [...draft.charges, proposeCharge(type, new Date())] })}
            >
              {answerMessages.addCharge[type]}
            </Button>
          ))}
        </div>
      ) : null}
    </FormPart>
  )
}
