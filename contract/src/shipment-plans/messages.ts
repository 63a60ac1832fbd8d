import { defineMessages, formatNumber, formatPlural } from '../locale.ts'

/** What is said of cartons that were typed, pasted or sent. */
export const cartonMessages = defineMessages({
  noTable: 'No cartons were found. A row needs length, width, height and weight, and how many there are.',
  missing: {
    length_mm: 'The length is missing.',
    width_mm: 'The width is missing.',
    height_mm: 'The height is missing.',
    gross_kg: 'The weight is missing.',
    quantity: 'How many there are is missing.',
  },
  /** Something stands there, and nothing that can be planned with. */
  wrong: {
    length_mm: 'The length is no number above 0.',
    width_mm: 'The width is no number above 0.',
    height_mm: 'The height is no number above 0.',
    gross_kg: 'The weight is no number of 0 or more.',
    quantity: 'How many there are is a whole number, 0 or more.',
  },
  unreadable: (cell: string) => `“${cell.slice(0, 40)}” cannot be read as a number here.`,
  tooShort: 'A side is shorter than a millimetre. Check the unit.',
  nameless: (row: number) => `Carton ${formatNumber(row)}`,
  tooLong: (most: string) => `A side is longer than ${most}. Check the unit.`,
  tooHeavy: (most: string) => `It is heavier than ${most}. Check the unit.`,
  tooManyKinds: (most: number) =>
    `A plan has up to ${formatNumber(most)} kinds of cartons. Leave some out, or plan in parts.`,
  noFlag: (cell: string) => `“${cell}” is neither yes nor no, and was left out.`,
  leftOut: (cell: string) => `“${cell}” cannot be read as a number here, and was left out.`,
  noTemperature: (cell: string) => `“${cell}” is no temperature in °C, and was left out.`,
  noDangerClass: (cell: string) =>
    `“${cell}” is no class of dangerous goods, such as 3 or 2.1. Write the class, or leave it empty.`,
  dangerClassMissing: (number: string) =>
    `Of ${number} the class of dangerous goods is missing: it is planned as harmless.`,
  layersBetween: (most: number) => `Layers at most: a whole number from 1 to ${formatNumber(most)}.`,
  stopBetween: (most: number) => `Unloaded at stop: a whole number from 1 to ${formatNumber(most)}.`,
  topLoadWrong: 'The load on top is no weight.',
  temperatureWrong: 'A temperature is no number of degrees from -100 to 100 °C.',
  sameId: 'Another carton has this name already.',
  temperature: 'The lower temperature comes first.',
  palletFaulty: 'Say how large your own pallet is, what it weighs and what it carries.',
  numberMissing: 'Type a number.',
  between: (least: string, most: string) => `Between ${least} and ${most}.`,
  none: 'There is nothing to load: say how many cartons there are.',
  oneOf: 'Send either cartons or lines of goods.',
  goodsUnknown: 'These goods are not on the market.',
  noPacking:
    'Of these goods no packing is described fully: units in it, weight, width, height and depth. Ask the seller, or plan with cartons of your own.',
  tooManyCartons: (most: number) => `A plan has up to ${formatNumber(most)} cartons. Plan in parts.`,
})

/** What is said of plans as a whole. */
export const planMessages = defineMessages({
  tooMuch: 'This load is too much to plan at once. Leave some cartons out, or plan in parts.',
  goods: 'Goods',
  pallets: 'Pallets, layer by layer',
  worthKnowing: 'Worth knowing',
  layer: (name: string, cartons: number) =>
    `${name}: ${formatPlural(cartons, { one: '# carton', other: '# cartons' })}`,
  ofRequest: (id: number) => `Load of request ${id}`,
  /** Of a plan that was given no title. */
  untitled: 'Load plan',
})

/** Why a file has no table that can be read. */
export const tableMessages = defineMessages({
  missing: 'Choose a file with a table.',
  tooLarge: 'This file is larger than 2 MB. Leave out what is not needed, or paste its rows.',
  unknownFile: (kind: string) =>
    `This is ${kind}. Tables are read from Excel workbooks (.xlsx) and text files (CSV, TSV).`,
  otherArchive: (kind: string) =>
    `This is ${kind}. Open it in a spreadsheet program and save it as an Excel workbook (.xlsx) or as CSV, or copy its rows.`,
  plainArchive: 'This is a ZIP archive. Unpack it, and choose the file in it.',
  tooMuch: 'This file takes too long to read. Copy its rows instead.',
  xml: 'an XML file',
  json: 'a JSON file',
})
