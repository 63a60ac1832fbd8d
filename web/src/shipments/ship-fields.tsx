import type { ShippableGoods } from '@fairquay/contract/shipments/endpoints.ts'
import { countUnits } from '@fairquay/contract/unit-words.ts'
import type { FormState } from '../forms/use-form.ts'
import { TextField } from '../ui/text-field.tsx'
import { hasTerminals, packAll, type ShipValues } from './ship-form.ts'
import { nameOf } from './shipment-contents.tsx'
import { shipmentTexts } from './texts.ts'

/** How many of each line go. */
export function GoodsFields({ form, goods }: { form: FormState<ShipValues>; goods: readonly ShippableGoods[] }) {
  const { lines } = form.values
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{shipmentTexts.whatIsIn}</legend>
      <ul className="flex flex-col divide-y divide-line rounded-lg border border-line">
        {lines.map(({ position, quantity }, index) => {
          const good = goods.find((one) => one.position === position)
          if (!good) return null
          const field = `lines.${index}.quantity`
          return (
            <li key={position} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 p-3">
              <span className="min-w-0 grow break-words">
                <span className="font-medium">{nameOf(good)}</span>
                {good.sku ? <span className="block text-sm text-soft">{good.sku}</span> : null}
              </span>
              <TextField
                id={form.idOf(field)}
                className="w-44"
                label={shipmentTexts.quantityOf(nameOf(good))}
                isLabelHidden
                inputMode="numeric"
                autoComplete="off"
                value={quantity}
                error={form.errors[field]}
                help={shipmentTexts.openOf(countUnits(good.open, good.order_measure))}
                onChange={(event) => form.set(changeQuantity(form.values, goods, index, event.target.value))}
              />
            </li>
          )
        })}
      </ul>
      <p role="alert" className="mt-2 text-sm text-brick empty:hidden">
        {form.errors.lines}
      </p>
    </fieldset>
  )
}

/** Packages that are still those proposed follow the quantity. */
function changeQuantity(
  { lines, packages }: ShipValues,
  goods: readonly ShippableGoods[],
  index: number,
  quantity: string,
): Partial<ShipValues> {
  const changed = lines.map((line, at) => (at === index ? { ...line, quantity } : line))
  const areProposed = JSON.stringify(packages) === JSON.stringify(packAll(goods, lines))
  return { lines: changed, ...(areProposed && { packages: packAll(goods, changed) }) }
}

/** The days that are planned; ports and airports only where there are some. */
export function PlanFields({ form }: { form: FormState<ShipValues> }) {
  const isFar = hasTerminals(form.values.mode)
  return (
    <fieldset>
      <legend className="font-semibold">{shipmentTexts.when}</legend>
      <p className="mb-3 text-sm text-soft">{shipmentTexts.whenHelp}</p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <TextField {...form.text('ready')} type="date" label={shipmentTexts.ready} isOptional />
        <TextField {...form.text('picked_up')} type="date" label={shipmentTexts.pickedUp} isOptional />
        {isFar ? <TextField {...form.text('departed')} type="date" label={shipmentTexts.departed} isOptional /> : null}
        {isFar ? <TextField {...form.text('arrived')} type="date" label={shipmentTexts.arrived} isOptional /> : null}
        <TextField {...form.text('delivered')} type="date" label={shipmentTexts.deliveredOn} isOptional />
      </div>
    </fieldset>
  )
}
