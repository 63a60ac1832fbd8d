import type { GoodsTravel } from '../catalogue/travel.ts'
import { roundTo } from '../rounding.ts'
import { defaultShipment, type ShipmentForm } from './form.ts'

/** What goods need of their way, as the wizard asks for it. */
export type GoodsNeeds = Partial<
  Pick<
    ShipmentForm,
    'dangerous_goods' | 'transport_condition' | 'transport_temperature_type' | 'transport_temperature_degrees'
  >
>

/**
 * What a request for freight begins with because of its goods: dangerous ones are said to be so, and what is kept at a temperature travels in a reefer at the
 * middle of what all of them bear. Where they bear no temperature together, the degrees are left to whoever asks.
 */
export function readGoodsNeeds(goods: readonly GoodsTravel[]): GoodsNeeds {
  const ranges = goods.flatMap(({ temperature }) => temperature ?? [])
  const isDangerous = goods.some(({ dangerousGoodsClass }) => dangerousGoodsClass !== undefined)
  return { ...(isDangerous && { dangerous_goods: true }), ...(ranges.length > 0 && readReefer(ranges)) }
}

function readReefer(ranges: readonly { min: number; max: number }[]): GoodsNeeds {
  const [min, max] = [Math.max(...ranges.map((one) => one.min)), Math.min(...ranges.map((one) => one.max))]
  const middle = (min + max) / 2
  // Whole degrees are what is usually set; a narrow range may have none.
  const degrees = [0, 1, 2].map((places) => roundTo(middle, places)).find((value) => value >= min && value <= max)
  return {
    transport_condition: 'reefer',
    transport_temperature_type: 'celsius',
    transport_temperature_degrees: min > max ? '' : String(degrees ?? min),
  }
}

/** The shipment after its goods have changed: what was filled in for those of before and still stands gives way to what those of now need, and everything else stays. */
export function adaptShipment(shipment: ShipmentForm, before: GoodsNeeds, after: GoodsNeeds): ShipmentForm {
  if (JSON.stringify(before) === JSON.stringify(after)) return shipment
  const untouched = (Object.keys(before) as (keyof GoodsNeeds)[]).filter((field) => shipment[field] === before[field])
  const defaults = Object.fromEntries(untouched.map((field) => [field, defaultShipment[field]]))
  return { ...shipment, ...defaults, ...after }
}
