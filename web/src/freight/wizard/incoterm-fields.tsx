import type { Advice } from '@fairquay/contract/freight/advice.ts'
import type { QuoteForm, ShipmentForm } from '@fairquay/contract/freight/form.ts'
import type { Refusals } from '@fairquay/contract/freight/rules.ts'
import {
  incotermCodes,
  incoterms,
  isIncotermCode,
  isPlaceOfOrigin,
  nameIncoterm,
} from '@fairquay/contract/trade/incoterms.ts'
import { TermRoute } from '../../incoterms/lazy-term-route.tsx'
import { NamedPlaceNote } from '../../places/named-place-note.tsx'
import { PlaceField } from '../../places/place-field.tsx'
import { Select } from '../../ui/select.tsx'
import { AdviceNote } from './advice-note.tsx'
import { idOfField } from './field-ids.ts'
import { wizardTexts } from './texts.ts'

type IncotermFieldsProps = {
  form: QuoteForm
  errors: Refusals
  advice: readonly Advice[]
  onChange: (change: Partial<ShipmentForm>) => void
}

const options = incotermCodes.map((code) => ({ value: code, label: nameIncoterm(code) }))

/** The rule of delivery, what it means, and the place that completes it: proposed from the addresses until somebody types another. */
export function IncotermFields({ form, errors, advice, onChange }: IncotermFieldsProps) {
  const { incoterm, incoterm_place } = form.shipment
  const proposals = [form.loading.city, form.shipping.city]

  function choose(value: string) {
    if (!isIncotermCode(value)) return
    const proposal = isPlaceOfOrigin(value) ? form.loading.city : form.shipping.city
    const isOwnWord = incoterm_place !== '' && !proposals.includes(incoterm_place)
    onChange({ incoterm: value, ...(!isOwnWord && { incoterm_place: proposal }) })
  }

  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:items-start">
      <div>
        <Select
          label={wizardTexts.incoterms}
          id={idOfField('incoterm')}
          name="incoterm"
          required
          placeholder={wizardTexts.chooseIncoterm}
          options={options}
          value={incoterm}
          error={errors.incoterm}
          help={incoterm === '' ? undefined : describe(incoterm)}
          onChange={(event) => choose(event.target.value)}
        />
        <AdviceNote advice={advice} field="incoterm" onMend={choose} />
      </div>
      {incoterm === '' ? null : (
        <div className="contents">
          <div>
            <PlaceField
              kind={incoterms[incoterm].isForWaterOnly ? 'port' : undefined}
              label={wizardTexts.namedPlace(incoterms[incoterm].place)}
              id={idOfField('incoterm_place')}
              name="incoterm_place"
              isOptional
              maxLength={120}
              value={incoterm_place}
              onType={(named) => onChange({ incoterm_place: named })}
            />
            <NamedPlaceNote
              incoterm={incoterm}
              named={incoterm_place}
              mode={form.shipment.transport_type}
              onMend={(named) => onChange({ incoterm_place: named })}
            />
            <AdviceNote advice={advice} field="incoterm_place" />
          </div>
          <TermRoute incoterm={incoterm} className="sm:col-span-2" />
        </div>
      )}
    </div>
  )
}

function describe(code: keyof typeof incoterms): string {
  const { mainCarriage, importClearance, riskPasses } = incoterms[code]
  return `${wizardTexts.carriageAndImport[mainCarriage][importClearance]} ${wizardTexts.riskPasses(riskPasses)}`
}
