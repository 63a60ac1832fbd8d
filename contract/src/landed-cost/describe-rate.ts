import { formatNumber } from '../locale.ts'
import type { TariffRow } from '../tariffs/shapes.ts'
import { landedMessages as texts, unitNames } from './messages.ts'

/** A rate in words: '12 %', '0.01 USD a kg + 3.2 %', '10 %, at least 2 EUR for 100 kg', 'free'. */
export function describeRate(row: TariffRow): string {
  const { percent, amount, least_per_unit, most_per_unit, minimum, maximum, currency } = row
  const shipment = (rate: number | null) => (rate === null ? [] : [texts.fixed(write(rate), currency ?? '')])
  const parts = [
    ...(amount === null ? [] : [byMeasure(row, amount)]),
    ...(percent === null || (percent === 0 && amount !== null) ? [] : [texts.percent(write(percent))]),
  ]
  const isFree = parts.length === 0 || (percent === 0 && amount === null)
  const bounds = [
    ...[...(least_per_unit === null ? [] : [byMeasure(row, least_per_unit)]), ...shipment(minimum)].map(texts.atLeast),
    ...[...(most_per_unit === null ? [] : [byMeasure(row, most_per_unit)]), ...shipment(maximum)].map(texts.atMost),
  ]
  return [isFree && bounds.length === 0 ? texts.free : parts.join(' + '), ...bounds].join(', ')
}

function byMeasure({ currency, unit, per }: TariffRow, rate: number): string {
  if (unit === null) return texts.fixed(write(rate), currency ?? '')
  const name = unitNames[unit]
  if (per === 1) return texts.byMeasure(write(rate), currency ?? '', name)
  return texts.byMeasures(write(rate), currency ?? '', write(per), name)
}

function write(value: number): string {
  return formatNumber(value, { maximumFractionDigits: 6 })
}
