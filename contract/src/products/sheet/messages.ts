import { defineMessages, formatList, formatNumber } from '../../locale.ts'

/** What is said about a cell. */
export const sheetMessages = defineMessages({
  notCounted: 'Not counted',
  onDemand: 'On demand',
  state: (names: readonly string[]) => `Write ${formatList(names)}.`,
  category: 'There is no such category. Write its name, or "Industry > Category".',
  country: 'There is no such country. Write its English name or its two letters.',
  price: 'A price is a number, such as 12.50, or empty for on demand.',
  otherCurrency: (currency: string) => `This product is sold in ${currency}.`,
  listPrice: 'A list price is a number above the price, or empty.',
  stock: 'Stock is a whole number from 0 up, or empty where it is not counted.',
  noStock: 'What is sold on demand has no stock.',
  leadTime: 'Lead time is a whole number of days from 0 to 1000, or empty.',
  orderStep: 'Goods are sold in packs of a whole number from 2 up, or of any quantity where it is empty.',
  stepFirst: 'Say first how many are sold at a time.',
  units: 'Units per pack are a whole number from 1 up, or empty.',
  weight: 'Weight is a number with its unit, such as 12.5 kg, or empty.',
  size: 'Write width × height × depth with a unit, such as 60 × 40 × 30 cm, or nothing.',
  yes: 'Yes',
  no: 'No',
  yesOrNo: 'Write Yes or No.',
  layers: (most: number) => `Layers are a whole number from 1 to ${formatNumber(most)}, or empty.`,
  topLoad: (most: number) => `Write kilograms from 0 to ${formatNumber(most)}, or nothing.`,
  temperature: (min: number, max: number) =>
    `Write degrees Celsius from ${formatNumber(min)} to ${formatNumber(max)}, such as 2 – 8 °C, or nothing.`,
  dangerClass: 'A class of dangerous goods is 1 to 9, or one such as 2.1, or empty.',
  unNumber: 'A UN number has four digits, such as UN1263, or is empty.',
  classFirst: 'Say first the class of dangerous goods.',
  packFirst: 'Say first what the pack is called.',
  missing: 'It needs a name.',
  lineGone: 'This combination is not there any more.',
})
