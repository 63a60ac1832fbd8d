import { chargeBases, chargeMethods } from '@fairquay/contract/customs/duty.ts'
import { chargeBaseTitles, chargeMethodTitles, chargeTypeTitles } from '@fairquay/contract/customs/offer-messages.ts'
import type { FailureDetails } from '@fairquay/contract/errors.ts'
import { answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { transportTypes } from '@fairquay/contract/trade/transport.ts'
import { Trash2 } from 'lucide-react'
import { fieldId, NumberField, OfferField } from '../trade/offer-field.tsx'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'
import type { ChargeDraft } from './offer-draft.ts'
import { customsTexts } from './texts.ts'

type ChargeFieldsProps = {
  charge: ChargeDraft
  currency: string
  path: string
  problems: FailureDetails
  set: (part: Partial<ChargeDraft>) => void
  onRemove: (() => void) | undefined
}

const names = answerMessages.chargeNames

/** One duty, fee or tax: how it is calculated, of what, and where the rate is from. */
export function ChargeFields({ onRemove, ...rest }: ChargeFieldsProps) {
  const { charge, currency, path, problems, set } = rest
  return (
    <fieldset className="rounded-md border border-line p-4">
      <legend className="px-1.5 font-medium">{chargeTypeTitles[charge.type]}</legend>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <OfferField
          path={`${path}.name`}
          problems={problems}
          label={names.name}
          maxLength={120}
          value={charge.name}
          onType={(name) => set({ name })}
        />
        <RateFields {...rest} />
        <ChargeNumber {...rest} name="minimum" label={customsTexts.moneyField(names.minimum, currency)} isOptional />
        <ChargeNumber {...rest} name="maximum" label={customsTexts.moneyField(names.maximum, currency)} isOptional />
        <Select
          id={fieldId(`${path}.only_by`)}
          label={answerMessages.onlyBy}
          options={[{ value: '', label: answerMessages.everyTransport }, ...transportTypes]}
          value={charge.only_by}
          onChange={(event) =>
            set({ only_by: transportTypes.find(({ value }) => value === event.target.value)?.value ?? '' })
          }
        />
        <OfferField
          path={`${path}.source`}
          problems={problems}
          label={names.source}
          placeholder={customsTexts.sourceExample}
          maxLength={300}
          value={charge.source}
          onType={(source) => set({ source })}
        />
        <OfferField
          type="date"
          path={`${path}.date`}
          problems={problems}
          label={names.date}
          max={new Date().toISOString().slice(0, 10)}
          value={charge.date}
          onType={(date) => set({ date })}
        />
      </div>
      {onRemove ? (
        <Button
          tone="quiet"
          size="small"
          className="mt-3 min-h-11 md:min-h-8"
          icon={<Trash2 size={16} aria-hidden="true" />}
          onClick={onRemove}
        >
          {charge.name ? customsTexts.removeCharge(charge.name) : customsTexts.removeUnnamed[charge.type]}
        </Button>
      ) : null}
    </fieldset>
  )
}

type FieldProps = Omit<ChargeFieldsProps, 'onRemove'>

/** How much it is: of what, and at which rate. */
function RateFields(props: FieldProps) {
  const { charge, currency, path, problems, set } = props
  return (
    <>
      <Select
        id={fieldId(`${path}.method`)}
        label={names.method}
        options={chargeMethods.map((value) => ({ value, label: chargeMethodTitles[value] }))}
        value={charge.method}
        onChange={(event) => {
          const method = chargeMethods.find((value) => value === event.target.value)
          if (method) set({ method })
        }}
      />
      <ChargeNumber
        {...props}
        name="rate"
        label={
          charge.method === 'percent'
            ? answerMessages.rateOf.percent
            : customsTexts.moneyField(answerMessages.rateOf[charge.method], currency)
        }
      />
      {charge.method === 'percent' ? (
        <Select
          id={fieldId(`${path}.base`)}
          label={names.base}
          options={chargeBases.map((value) => ({ value, label: chargeBaseTitles[value] }))}
          value={charge.base}
          onChange={(event) => {
            const base = chargeBases.find((value) => value === event.target.value)
            if (base) set({ base })
          }}
        />
      ) : null}
      {charge.method === 'percent' && charge.type === 'duty' ? (
        <ChargeNumber
          {...props}
          name="goods_part"
          label={customsTexts.moneyField(names.goods_part, currency)}
          help={customsTexts.goodsPartHelp}
          isOptional
        />
      ) : null}
      {charge.method === 'per_unit' ? (
        <>
          <ChargeNumber {...props} name="quantity" label={names.quantity} />
          <OfferField
            path={`${path}.unit`}
            problems={problems}
            label={names.unit}
            placeholder={customsTexts.unitExample}
            maxLength={20}
            value={charge.unit}
            onType={(unit) => set({ unit })}
          />
        </>
      ) : null}
    </>
  )
}

type ChargeNumberProps = FieldProps & {
  name: 'rate' | 'quantity' | 'minimum' | 'maximum' | 'goods_part'
  label: string
  help?: string
  isOptional?: boolean
}

function ChargeNumber({ charge, path, problems, set, name, label, help, isOptional }: ChargeNumberProps) {
  return (
    <NumberField
      path={`${path}.${name}`}
      problems={problems}
      label={label}
      {...(help !== undefined && { help })}
      isOptional={isOptional}
      value={charge[name]}
      onType={(text) => set({ [name]: text })}
    />
  )
}
