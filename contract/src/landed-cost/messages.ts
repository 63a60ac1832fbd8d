import { defineMessages } from '../locale.ts'
import type { TariffUnit } from '../tariffs/shapes.ts'

/** What duties by measure are counted in, after 'a': '0.01 USD a kg'. */
export const unitNames: Readonly<Record<TariffUnit, string>> = defineMessages({
  kg: 'kg',
  litre: 'litre',
  square_metre: 'm²',
  piece: 'piece',
})

/** Sentences of landed costs. */
export const landedMessages = defineMessages({
  note: 'An estimate, not a customs ruling.',
  title: 'Cost at the door',
  unknown: 'not known',
  parts: 'What it is made of',
  dues: 'Due at the border',
  due: 'What',
  rate: 'Rate',
  of: 'Of',
  amount: 'Amount',
  source: 'Source',
  ofLine: (name: string, line: number) => `${name}, line ${line}`,
  sourceOf: (source: string, day: string) => `${source}, ${day}`,
  goods: 'Goods',
  code: 'Customs code and origin',
  noCode: 'no code',
  quantity: 'Quantity',
  customsValue: 'Customs value',
  duty: 'Duty',
  gaps: 'Not known',
  destination: 'To',
  transport: 'By',
  incoterm: 'Incoterm',
  basis: 'Customs value',
  bases: { FOB: 'without freight (FOB)', CIF: 'with freight and insurance (CIF)' },
  percent: (rate: string) => `${rate} %`,
  byMeasure: (rate: string, currency: string, unit: string) => `${rate} ${currency} a ${unit}`,
  byMeasures: (rate: string, currency: string, per: string, unit: string) => `${rate} ${currency} for ${per} ${unit}`,
  fixed: (rate: string, currency: string) => `${rate} ${currency}`,
  atLeast: (rate: string) => `at least ${rate}`,
  atMost: (rate: string) => `at most ${rate}`,
  free: 'free',
  hs: 'A customs code has 6 to 13 digits.',
  insuranceOne:
    'Please give the insurance as an amount or as a rate, not both and not neither. Without insurance it is 0.',
  givenRate: 'given for this calculation',
  noRate: 'Please give a percentage or an amount.',
  noCurrency: 'Please name the currency of this rate.',
  noExchange: (from: string, to: string) => `There is no exchange rate from ${from} to ${to} on record.`,
  goodsUnknown: 'These goods are not on the market.',
  tooFine: 'This is finer than the currency is.',
  tooLarge: 'This is more than can be calculated with.',
})

/** What is missing, and what to do about it. */
export const gapMessages = defineMessages({
  HS_UNKNOWN: (line: number) => `Line ${line} has no customs code. Without one its duty is not known.`,
  HS_NOT_EXACT: (line: number) =>
    `The customs code of line ${line} stands for several goods with duties of their own. Give more of its digits.`,
  ORIGIN_UNKNOWN: (line: number) =>
    `Where the goods of line ${line} are from is not known, and their duty depends on it.`,
  DUTY_UNKNOWN: (line: number) => `No duty is on record for line ${line}. Ask a broker.`,
  MEASURE_UNKNOWN: (line: number, unit: string) =>
    `The duty of line ${line} is by ${unit}: say how much there is of it.`,
  TAX_UNKNOWN: 'The tax on imports of this country is not on record. Ask a broker.',
  FREIGHT_UNKNOWN: 'What the freight costs is not known. Ask for a quote, or give what you expect.',
  ONWARD_UNKNOWN: 'What it costs from the border to the door is not known. Ask for a quote, or give what you expect.',
  PRICE_TOO_LOW: 'The price is less than the freight, insurance and duty that are in it under this rule. Check them.',
  EXCHANGE_UNKNOWN: (currency: string) => `A rate is in ${currency}, and there is no exchange rate for it.`,
})
