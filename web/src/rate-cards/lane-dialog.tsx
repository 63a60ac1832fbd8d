import { addRateLane, changeRateLane, type KeptLane, type RateCard } from '@fairquay/contract/rate-cards/endpoints.ts'
import { describeWay } from '@fairquay/contract/rate-cards/freight-price.ts'
import { isPercentage } from '@fairquay/contract/rate-cards/is-percentage.ts'
import { basisTitles } from '@fairquay/contract/rate-cards/messages.ts'
import { type RateBasis, rateBases } from '@fairquay/contract/rate-cards/shapes.ts'
import { unitTitles } from '@fairquay/contract/shipment-plans/names.ts'
import { type UnitName, unitNames } from '@fairquay/contract/shipment-plans/shapes.ts'
import { call } from '../call.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { NumberField } from '../forms/number-field.tsx'
import { useForm } from '../forms/use-form.ts'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast-list.ts'
import { useCardsChanged } from './card-queries.ts'
import { emptyLane, formOfLane, refuseLaneForm, writeLaneForm } from './lane-form.ts'
import { PlaceFields } from './place-fields.tsx'
import { StepFields } from './step-fields.tsx'
import { SurchargeFields } from './surcharge-fields.tsx'
import { rateCardTexts as texts } from './texts.ts'

export const basisOptions = rateBases.map((value) => ({ value, label: basisTitles[value] }))

type LaneDialogProps = { card: RateCard; kept: KeptLane | undefined; onClose: () => void }

/** A lane: both ends, what it costs and what comes on top. */
export function LaneDialog({ card, kept, onClose }: LaneDialogProps) {
  const changed = useCardsChanged()
  const { currency } = card.terms
  const form = useForm({
    start: kept ? formOfLane(kept.lane) : emptyLane,
    refuse: (typed) => refuseLaneForm(typed, currency),
    send: (typed) => {
      const body = writeLaneForm(typed)
      return kept
        ? call(changeRateLane, { params: { id: card.id, lane: kept.id }, body })
        : call(addRateLane, { params: { id: card.id }, body })
    },
    onSent: async ({ data }) => {
      await changed()
      onClose()
      showToast('success', texts.laneSaved(describeWay(data.lane)))
    },
  })
  const { values } = form
  const isCounted = [values.basis, ...values.surcharges.map(({ basis }) => basis)].includes('per_container')
  return (
    <FormDialog
      form={form}
      title={kept ? texts.editLane(describeWay(kept.lane)) : texts.addLane}
      action={texts.save}
      width="wide"
      onClose={onClose}
    >
      {(['from', 'to'] as const).map((end) => (
        <PlaceFields
          key={end}
          title={texts[end]}
          end={end}
          mode={card.terms.mode}
          place={values[end]}
          errors={form.errors}
          idOf={form.idOf}
          onChange={(change) => form.change((now) => ({ ...now, [end]: { ...now[end], ...change } }))}
        />
      ))}
      <div className="grid gap-5 sm:grid-cols-3 sm:items-start">
        <NumberField
          {...form.field('price')}
          kind="decimal"
          label={isPercentage(values.basis) ? texts.percent : texts.priceIn(currency)}
          required
        />
        <Select
          {...form.text('basis')}
          label={texts.basis}
          options={basisOptions}
          onChange={(event) => form.set({ basis: event.target.value as RateBasis })}
        />
        <NumberField {...form.field('minimum')} currency={currency} label={texts.minimum} isOptional />
        {isCounted || values.equipment !== null ? (
          <Select
            id={form.idOf('equipment')}
            label={texts.equipment}
            error={form.errors.equipment}
            options={[
              { value: '', label: texts.noEquipment },
              ...unitNames.map((value) => ({ value, label: unitTitles[value] })),
            ]}
            value={values.equipment ?? ''}
            onChange={(event) => form.set({ equipment: (event.target.value || null) as UnitName | null })}
          />
        ) : null}
        <NumberField {...form.field('transit_min')} label={texts.transitMin} required />
        <NumberField {...form.field('transit_max')} label={texts.transitMax} required />
      </div>
      <StepFields
        steps={values.steps}
        basis={values.basis}
        errors={form.errors}
        idOf={form.idOf}
        onChange={(steps) => form.set({ steps })}
        currency={currency}
      />
      <SurchargeFields
        surcharges={values.surcharges}
        errors={form.errors}
        idOf={form.idOf}
        onChange={(surcharges) => form.set({ surcharges })}
        currency={currency}
      />
      <TextField {...form.text('note')} label={texts.laneNote} maxLength={200} isOptional />
      <FormFailure error={form.failure} />
    </FormDialog>
  )
}
