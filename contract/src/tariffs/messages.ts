import { defineMessages } from '../locale.ts'

/** Sentences about tariffs and their files. */
export const tariffMessages = defineMessages({
  noCode: 'This is no customs code.',
  rateUnread: 'This rate cannot be written as a row. Add it by hand.',
  noGoods: 'Chapters 98 and 99, which are no goods',
  programme: (code: string) => `Preferences of programme ${code}`,
  noFile:
    'This is no tariff that can be read: neither the export of the USITC, nor our columns, nor a list of value added tax.',
  badJson: 'This file begins like JSON and cannot be read as such.',
  badCsv: 'This file cannot be read as CSV.',
  tooMuch: 'This file holds more than can be taken at once. Take it in parts.',
  tooSlow: 'Reading this file took too long. Take it in parts.',
  noRows: 'Nothing in this file can be taken.',
  unknownColumn: (title: string) => `Column “${title}”, which is none of ours`,
  wrong: 'This does not fit here.',
  wrongNumber: 'This is no number that fits here.',
  missing: 'Please fill this in.',
  badCode: 'A customs code has up to 13 digits.',
  badCountry: 'There is no such country or customs union.',
  badCurrency: 'A currency has three letters, such as USD.',
  twice: 'This row stands in the file twice.',
  noRate: 'A row needs a percentage or an amount.',
  noCurrency: 'A row with money needs its currency.',
  ends: 'A row cannot end before it begins.',
  standardVat: 'standard rate',
  otherVat: (name: string) => `Rate “${name}” of VAT, which is for some goods only`,
  buildsOn: 'A later change builds on this one. Undo that first.',
  undone: 'This change was undone already.',
  gone: 'This row is not there any more. Read the list again.',
  alike: 'There is such a row already, with the same first day. Change that one.',
})
