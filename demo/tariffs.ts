import { makeTariffRow } from '../contract/src/tariffs/make-row.ts'
import type { TariffRow } from '../contract/src/tariffs/shapes.ts'

/** Stands beside every figure that is made of them. */
export const demoSource = 'Demo rate, not law'

const markets = ['EU', 'US', 'GB', 'CH', 'CA', 'AU', 'JP'] as const
type Market = (typeof markets)[number]

/** Percent by chapter of the customs code and market, in the order of `markets`: round numbers in the neighbourhood of what such goods pay, and no more than that. */
const chapters = `
  04  12 8 8 10 10 0 15
  07  6 4 4 2 0 0 5
  08  5 2 4 2 0 0 6
  09  3 1 0 0 0 0 3
  11  8 5 6 4 3 0 10
  12  2 1 0 0 0 0 2
  15  6 3 4 4 5 0 5
  16  14 4 12 3 6 5 8
  17  12 6 8 6 4 4 15
  18  8 4 6 4 5 4 10
  20  14 8 10 6 6 5 12
  22  8 3 6 4 2 5 10
  23  3 1 2 1 0 0 2
  25  1 0 0 0 0 0 0
  32  6 5 6 0 4 5 3
  33  5 4 4 0 6 5 3
  34  3 2 2 0 4 5 3
  39  6 5 6 0 6 5 4
  40  4 3 4 0 6 5 3
  42  5 9 4 0 7 5 10
  44  3 3 2 0 4 5 4
  45  4 2 2 0 0 0 0
  46  4 4 4 0 6 5 4
  48  0 0 0 0 0 5 0
  49  0 0 0 0 0 0 0
  51  4 10 4 0 2 5 4
  52  8 9 8 0 2 5 5
  53  8 5 8 0 0 5 5
  56  6 4 6 0 6 5 4
  57  8 4 8 0 8 5 6
  61  12 15 12 4 18 5 9
  62  12 12 12 4 17 5 9
  63  10 8 10 4 17 5 7
  64  10 12 8 0 14 5 15
  65  3 5 2 0 8 5 4
  68  2 3 0 0 2 5 1
  69  7 9 6 0 5 5 2
  70  8 7 6 0 4 5 2
  73  3 3 2 0 4 5 2
  74  4 2 4 0 2 5 3
  82  4 4 2 0 4 5 2
  84  2 1 0 0 0 5 0
  85  3 2 2 0 3 5 0
  87  4 6 4 0 5 5 0
  90  2 1 0 0 0 0 0
  94  3 2 2 0 6 5 2
  95  3 3 2 0 4 5 3
  96  4 4 2 0 5 5 4`

/** Whose goods pay less with a proof of origin, by market: the programme's name, percent, and the countries. */
const preferences: readonly (readonly [market: Market, name: string, percent: number, origins: string])[] = [
  ['EU', 'Demo agreement with partners', 0, 'CA CH EC GB GH IS JP KR MA NZ PE TR VN ZA'],
  ['EU', 'Demo scheme for developing countries', 0, 'ET'],
  ['US', 'Demo agreement with partners', 0, 'AU CA KR MA PE'],
  ['GB', 'Demo agreement with partners', 0, 'AU CA CH EU IS JP KR MA NZ TR'],
  ['CH', 'Demo free trade', 0, 'EU GB IS JP KR'],
  ['CA', 'Demo agreement with partners', 0, 'EU GB KR PE US'],
  ['AU', 'Demo agreement with partners', 0, 'CN GB JP KR NZ PE US'],
  ['JP', 'Demo agreement with partners', 0, 'AU CH EU GB PE VN'],
]

/** Rates in other ways of counting, of narrower codes: by weight, percent and weight together, at least so much by weight, and a duty on top. */
const particular: readonly (Pick<TariffRow, 'country' | 'hs'> & Partial<TariffRow>)[] = [
  { country: 'EU', hs: '0406', amount: 150, currency: 'EUR', unit: 'kg', per: 100 },
  { country: 'EU', hs: '1509', amount: 120, currency: 'EUR', unit: 'kg', per: 100 },
  { country: 'EU', hs: '1701', amount: 34, currency: 'EUR', unit: 'kg', per: 100 },
  { country: 'EU', hs: '1806', percent: 8, amount: 20, currency: 'EUR', unit: 'kg', per: 100 },
  { country: 'EU', hs: '0713', percent: 0 },
  { country: 'EU', hs: '0901', percent: 7.5 },
  { country: 'EU', hs: '8471', percent: 0 },
  { country: 'US', hs: '1509', amount: 0.04, currency: 'USD', unit: 'kg' },
  { country: 'US', hs: '5702', percent: 3 },
  { country: 'US', hs: '4202', percent: 12, least_per_unit: 1, currency: 'USD', unit: 'kg' },
  { country: 'US', hs: '8471', percent: 0 },
  { country: 'CH', hs: '6403', amount: 60, currency: 'EUR', unit: 'kg', per: 100 },
]

const additional: readonly Pick<TariffRow, 'country' | 'hs' | 'origin' | 'percent' | 'name'>[] = [
  { country: 'US', hs: '85', origin: 'CN', percent: 20, name: 'Demo additional duty' },
  { country: 'EU', hs: '6911', origin: 'CN', percent: 15, name: 'Demo anti-dumping duty' },
]

/** Rates of duty for the goods and routes of the demo, from the first day of the year before `now` on. Each says that it is a demo rate. */
export function demoTariffs(now: Date): TariffRow[] {
  const valid_from = `${now.getUTCFullYear() - 1}-01-01`
  const duty = { kind: 'duty' as const, name: 'Duty', valid_from, source: demoSource }
  const general = [
    ...readChapters().map(([country, hs, percent]) => makeTariffRow({ ...duty, country, hs, percent })),
    ...particular.map((said) => makeTariffRow({ ...duty, ...said })),
  ]
  const preferential = preferences.flatMap(([country, programme, percent, origins]) =>
    origins.split(' ').map((origin) => makeTariffRow({ ...duty, country, programme, percent, origin })),
  )
  const onTop = additional.map((said) =>
    makeTariffRow({ kind: 'additional_duty', valid_from, source: demoSource, ...said }),
  )
  return [...general, ...preferential, ...onTop]
}

function readChapters(): [market: Market, chapter: string, percent: number][] {
  return chapters
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [chapter = '', ...rates] = line.trim().split(/\s+/)
      return markets.map((market, at): [Market, string, number] => [market, chapter, Number(rates[at])])
    })
}
