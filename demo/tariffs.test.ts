import { expect, test } from 'vitest'
import { findRates } from '../contract/src/tariffs/find-rates.ts'
import { identityOf } from '../contract/src/tariffs/identity.ts'
import { publicFacts } from '../contract/src/tariffs/public-facts.ts'
import { refuseTariffRow } from '../contract/src/tariffs/read-plain.ts'
import { needsClearance } from '../contract/src/trade/customs-unions.ts'
import { products } from './goods/marketplace.ts'
import { demoSource, demoTariffs } from './tariffs.ts'

const day = '2026-11-22'
const rows = demoTariffs(new Date(`${day}T12:00:00Z`))

test('each rate is one that could be typed, stands once, and says that it is of the demo', () => {
  expect(rows.map(refuseTariffRow).filter((faults) => Object.keys(faults).length > 0)).toEqual([])
  expect(new Set(rows.map(identityOf)).size).toBe(rows.length)
  expect(new Set(rows.map(({ source }) => source))).toEqual(new Set([demoSource]))
})

test.each(['DK', 'DE', 'US', 'GB', 'CH', 'CA', 'AU', 'JP'])(
  'all goods of the demo have a duty and a tax in %s',
  (destination) => {
    const missing = products
      .filter(({ origin }) => needsClearance(origin, destination))
      .flatMap(({ hts, origin, name }) => {
        const goods = { destination, hs: hts.replace(/\D/g, ''), origin, day, mode: 'boat' }
        const { general, taxes } = findRates([...rows, ...publicFacts], goods)
        return general && taxes.length === 1 ? [] : [`${name} ${hts}`]
      })
    expect(missing).toEqual([])
  },
)
