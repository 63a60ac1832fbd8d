import { isTerritory } from '../trade/territories.ts'
import { tariffMessages as texts } from './messages.ts'
import type { TariffRow } from './shapes.ts'

export type RowFaults = Partial<Record<keyof TariffRow, string>>

/** What is wrong between the fields of a row each of which is right by itself. */
export function refuseTogether(row: TariffRow): RowFaults {
  const faults: RowFaults = {}
  const { percent, amount, currency, valid_from, valid_to } = row
  const money = [amount, row.least_per_unit, row.most_per_unit, row.minimum, row.maximum]
  if (row.country !== '' && !isTerritory(row.country)) faults.country = texts.badCountry
  if (row.origin !== null && !isTerritory(row.origin)) faults.origin = texts.badCountry
  if (percent === null && amount === null) faults.percent = texts.noRate
  if (money.some((value) => value !== null) && currency === null) faults.currency = texts.noCurrency
  if (valid_to !== null && valid_to < valid_from) faults.valid_to = texts.ends
  return faults
}

/** What is wrong with a row that is typed, without the schema, which forms do not have; the server asks that too. */
export function refuseTyped(row: TariffRow): RowFaults {
  const faults: RowFaults = {}
  const numbers = ['percent', 'amount', 'per', 'least_per_unit', 'most_per_unit', 'minimum', 'maximum'] as const
  for (const field of numbers) {
    const value = row[field]
    if (value !== null && !(value >= 0 && value <= most[field])) faults[field] = texts.wrongNumber
  }
  if (row.per === 0) faults.per = texts.wrongNumber
  for (const field of ['country', 'name', 'source', 'valid_from'] as const)
    if (row[field].trim() === '') faults[field] = texts.missing
  if (!/^\d{0,13}$/.test(row.hs)) faults.hs = texts.badCode
  if (row.currency !== null && !/^[A-Z]{3}$/.test(row.currency)) faults.currency = texts.badCurrency
  return { ...refuseTogether(row), ...faults }
}

const [mostMoney, mostPercent, mostMeasure] = [1_000_000_000, 10_000, 1_000_000]
const most = {
  percent: mostPercent,
  amount: mostMoney,
  per: mostMeasure,
  least_per_unit: mostMoney,
  most_per_unit: mostMoney,
  minimum: mostMoney,
  maximum: mostMoney,
}
