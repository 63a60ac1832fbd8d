import { defineMessages, formatNumber, formatPlural } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const customsTexts = defineMessages({
  // ask-duty
  ask: 'Ask for a duty estimate',
  askAbout: 'Goods to estimate',
  // charge-table
  chargeName: 'Duty, fee or tax',
  chargeBase: 'Of',
  amount: 'Amount',
  // charge-fields
  sourceExample: 'Tariff schedule, ruling, own experience',
  unitExample: 'kg',
  /** A field for money: 'Amount (EUR)'. */
  moneyField: (label: string, currency: string) => `${label} (${currency})`,
  removeCharge: (name: string) => `Remove ${name}`,
  /** A charge that has no name yet. */
  removeUnnamed: { duty: 'Remove duty', fee: 'Remove fee', tax: 'Remove tax' },
  goodsPartHelp: 'Empty: all of them',
  // customs-dialog
  dealLines: (count: number) =>
    formatPlural(count, { one: 'The agreed goods of this deal', other: 'The agreed goods of this deal, # lines' }),
  lineOf: (name: string, quantity: string) => `${name}, ${quantity}`,
  goods: 'Goods to be imported',
  // customs-view
  part: { title: 'Duty', sum: (money: string) => `${money} duty`, open: 'duty open' },
  rate: 'Rate',
  charge: (number: number) => `Duties, fees and taxes ${formatNumber(number)}`,
  // market-facts
  customs: 'Customs',
  goodsName: 'Goods',
  goodsLine: (product: string, quantity: string) => `${product}, ${quantity}`,
  countryOfOrigin: 'Country of origin',
  htsCode: 'HTS code',
  notGiven: 'Not given',
  incoterm: 'Incoterm',
  freight: 'Freight agreed',
  notYet: 'Not yet',
  withCodes: (line: string, codes: string) => `${line} (${codes})`,
  // offer-draft
  importDuty: 'Import duty',
  importDutyOf: (hts: string) => `Import duty ${hts}`,
  // offer-form
  bases: {
    FOB: 'FOB: the goods on board, without freight and insurance',
    CIF: 'CIF: with freight and insurance to the border',
  },
  insuranceRate: 'Insurance rate (%)',
  insuranceRateHelp: 'Of 110 % of goods, freight and insurance',
})
