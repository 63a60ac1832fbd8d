import type { ShippableGoods } from '@fairquay/contract/shipments/endpoints.ts'
import type { FormState } from '../forms/use-form.ts'
import { Select } from '../ui/select.tsx'
import { isShortAt, type LoadingPlace, listLoadingPlaces } from './loading-places.ts'
import type { ShipValues } from './ship-form.ts'
import { shipmentTexts } from './texts.ts'

type LoadingFieldProps = {
  form: FormState<ShipValues>
  goods: readonly ShippableGoods[]
  /** What was chosen before: it stays to be chosen when nothing of the goods lies there any more. */
  chosen: LoadingPlace | null
}

/** Which branch or warehouse the goods are taken off; nothing where none of them are counted at one. */
export function LoadingField({ form, goods, chosen }: LoadingFieldProps) {
  const counted = listLoadingPlaces(goods)
  const places = chosen && !counted.some(({ id }) => id === chosen.id) ? [...counted, chosen] : counted
  if (places.length === 0) return null
  const { loads_from, lines } = form.values
  const isShort = loads_from !== '' && isShortAt(goods, Number(loads_from), lines)
  return (
    <Select
      id={form.idOf('loads_from')}
      label={shipmentTexts.loadsFrom}
      help={isShort ? shipmentTexts.loadsFromShort : shipmentTexts.loadsFromHelp}
      options={[
        ...places.map(({ id, name }) => ({ value: String(id), label: name })),
        { value: '', label: shipmentTexts.loadsFromAny },
      ]}
      value={loads_from}
      error={form.errors.loads_from}
      onChange={({ target: { value } }) => form.set({ loads_from: value })}
    />
  )
}
