import type { ValueBasis } from '../customs/duty.ts'
import { makeTariffRow } from './make-row.ts'
import type { TariffRow } from './shapes.ts'

/**
 * Facts of customs that are public, ship with Fairquay and hold until an operator brings newer ones: the tax on imports of some countries at its standard rate, the fees of
 * the United States, and what customs values are made of. Duties are not among them: no tariff ships.
 */

/** Markets that take the goods on board for customs value; all others count freight and insurance to their border in. Canada's and Australia's own customs say so too. */
const onBoard = new Set('US CA AU NZ ZA BW LS NA SZ HT PR VI'.split(' '))

/** What the customs value of a country is: goods on board (FOB), or with freight and insurance to its border (CIF). */
export function valueBasisOf(country: string): ValueBasis {
  return onBoard.has(country) ? 'FOB' : 'CIF'
}

/** Standard rates of value added tax: percent, since when. From the European Union's own list, for the United Kingdom from its tax authority. */
const vat: readonly (readonly [country: string, percent: number, since: string])[] = [
  ['AT', 20, '2016-01-01'],
  ['BE', 21, '2020-01-01'],
  ['BG', 20, '2020-01-01'],
  ['CY', 19, '2020-01-01'],
  ['CZ', 21, '2024-01-01'],
  ['DE', 19, '2021-01-01'],
  ['DK', 25, '2020-01-01'],
  ['EE', 24, '2025-07-01'],
  ['ES', 21, '2020-01-01'],
  ['FI', 25.5, '2024-09-01'],
  ['FR', 20, '2014-01-01'],
  ['GB', 20, '2011-01-04'],
  ['GR', 24, '2016-06-01'],
  ['HR', 25, '2020-01-01'],
  ['HU', 27, '2020-01-01'],
  ['IE', 23, '2021-03-01'],
  ['IT', 22, '2020-01-01'],
  ['LT', 21, '2020-01-01'],
  ['LU', 17, '2024-01-01'],
  ['LV', 21, '2020-01-01'],
  ['MT', 18, '2020-01-01'],
  ['NL', 21, '2019-01-01'],
  ['PL', 23, '2020-01-01'],
  ['PT', 23, '2020-01-01'],
  ['RO', 21, '2025-08-01'],
  ['SE', 25, '2020-01-01'],
  ['SI', 22, '2020-01-01'],
  ['SK', 23, '2025-01-01'],
]

const vatSource = 'European Commission, VAT rates applied in the Member States; standard rate'

/** Elsewhere what the tax is taken of differs. */
const taxes: readonly (Pick<TariffRow, 'country' | 'name' | 'percent' | 'valid_from' | 'source'> &
  Partial<TariffRow>)[] = [
  {
    country: 'AU',
    name: 'GST',
    percent: 10,
    base: 'delivered_value',
    valid_from: '2000-07-01',
    source: 'Australian Border Force, cost of importing goods',
  },
  {
    country: 'CA',
    name: 'GST',
    percent: 5,
    base: 'customs_value_and_duty',
    valid_from: '2008-01-01',
    source: 'Canada Border Services Agency, federal rate without the provinces',
  },
  {
    country: 'NZ',
    name: 'GST',
    percent: 15,
    base: 'delivered_value',
    valid_from: '2010-10-01',
    source: 'New Zealand Customs Service, standard rate',
  },
  {
    country: 'CH',
    name: 'VAT',
    percent: 8.1,
    valid_from: '2024-01-01',
    source: 'Swiss Federal Tax Administration, standard rate',
  },
  {
    country: 'NO',
    name: 'VAT',
    percent: 25,
    valid_from: '2020-01-01',
    source: 'Norwegian Tax Administration, standard rate',
  },
  {
    country: 'JP',
    name: 'Consumption tax',
    percent: 10,
    base: 'customs_value_and_duty',
    valid_from: '2019-10-01',
    source: 'Japan Customs, national and local together',
  },
  {
    country: 'SG',
    name: 'GST',
    percent: 9,
    base: 'customs_value_and_duty',
    valid_from: '2024-01-01',
    source: 'Singapore Customs, standard rate',
  },
  {
    country: 'US',
    name: 'No tax on imports',
    percent: 0,
    valid_from: '2020-01-01',
    source: 'The United States take no value added tax; the sales tax of a state is not due at the border',
  },
  {
    country: 'HK',
    name: 'No tax on imports',
    percent: 0,
    valid_from: '2020-01-01',
    source: 'Hong Kong takes no value added tax',
  },
]

const fees: readonly (Pick<TariffRow, 'country' | 'name' | 'percent' | 'valid_from' | 'source'> &
  Partial<TariffRow>)[] = [
  {
    country: 'US',
    name: 'Merchandise processing fee',
    percent: 0.3464,
    minimum: 33.58,
    maximum: 651.5,
    currency: 'USD',
    valid_from: '2025-10-01',
    source: 'CBP, formal entries, fiscal year 2026',
  },
  {
    country: 'US',
    name: 'Harbor maintenance fee',
    percent: 0.125,
    only_by: 'boat',
    valid_from: '2020-01-01',
    source: 'CBP, 19 CFR 24.24',
  },
]

/** All of them as rows of a tariff. */
export const publicFacts: readonly TariffRow[] = [
  ...vat.map(([country, percent, valid_from]) =>
    makeTariffRow({ country, kind: 'tax', name: 'VAT', percent, valid_from, source: vatSource }),
  ),
  ...taxes.map((said) => makeTariffRow({ kind: 'tax', ...said })),
  ...fees.map((said) => makeTariffRow({ kind: 'fee', ...said })),
]
