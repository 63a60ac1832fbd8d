import { defineMessages, formatNumber } from '../locale.ts'
import type { PlanInput, ShipmentPlan } from './shapes.ts'
import { formatPlanVolume } from './summary.ts'
import { namePalletOf } from './unit-sizes.ts'

/** A figure of a plan in words; `note` says how it came about. */
export type PlanFact = { label: string; value: string; note?: string }

/** The figures of a plan that a carrier asks for, with the kind of pallet it was made with: kilograms and cubic metres as they are written on papers. */
export function listPlanFacts(plan: ShipmentPlan, terms: Pick<PlanInput, 'pallet'>): PlanFact[] {
  const { totals, pallets, cartons, us_freight_class: freightClass } = plan
  const { value, unit, rule } = totals.chargeable
  const charged = factTexts.charged[unit](formatNumber(value, { maximumFractionDigits: unit === 'wm' ? 3 : 1 }))
  return [
    { label: factTexts.cartons, value: formatNumber(cartons) },
    ...(pallets.length > 0
      ? [{ label: factTexts.pallets, value: formatNumber(pallets.length), note: namePalletOf(terms) }]
      : []),
    { label: factTexts.gross, value: `${formatNumber(totals.gross_kg, { maximumFractionDigits: 1 })} kg` },
    { label: factTexts.volume, value: formatCubicMetres(totals.volume_m3) },
    { label: factTexts.goodsVolume, value: formatCubicMetres(totals.goods_m3) },
    { label: factTexts.ldm, value: formatNumber(totals.ldm, { maximumFractionDigits: 2 }) },
    { label: factTexts.chargeable, value: charged, note: factTexts.rules[rule] },
    ...(freightClass ? [{ label: factTexts.freightClass, value: freightClass, note: factTexts.freightClassHelp }] : []),
  ]
}

function formatCubicMetres(volume: number): string {
  return volume < 1 ? formatPlanVolume(volume) : `${formatNumber(volume, { maximumFractionDigits: 3 })} m³`
}

const factTexts = defineMessages({
  cartons: 'Cartons',
  pallets: 'Pallets',
  gross: 'Gross weight',
  volume: 'Volume as loaded',
  goodsVolume: 'Volume of the goods',
  ldm: 'Loading metres',
  chargeable: 'Chargeable',
  freightClass: 'US freight class',
  freightClassHelp: 'By density alone: an estimate',
  charged: {
    kg: (value: string) => `${value} kg`,
    wm: (value: string) => `${value} W/M`,
    units: (value: string) => `${value} whole`,
  },
  rules: {
    weight: 'by weight',
    volume: 'by volume',
    loading_metres: 'by loading metres',
    least: 'the least that is charged',
    flat: 'a price for each',
  },
})
