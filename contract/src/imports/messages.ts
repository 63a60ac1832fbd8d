import { longestLeadTime } from '../catalogue/lead-time.ts'
import type { NeededPart } from '../catalogue/showable.ts'
import { defineMessages, formatList, formatNumber } from '../locale.ts'
import { currencies } from '../money.ts'
import type { CategoryHint } from './category.ts'
import type { Delimiter } from './format.ts'

const signNames: Record<Delimiter, string> = defineMessages({
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'vertical bar',
})

const lackingNames: Record<NeededPart, string> = defineMessages({ pictures: 'picture', category: 'category' })

/** The sentences an import answers with: why a whole file is refused, why a row is, and what was left out of a product that goes in. */
export const importMessages = defineMessages({
  keptBack: (parts: readonly NeededPart[]) =>
    `as a draft: no ${formatList(
      parts.map((part) => lackingNames[part]),
      'narrow',
    )}`,
  draft: 'as a draft',
  /** Where it is filed; what is a guess says by what. */
  filed: (category: string, by: CategoryHint['source']) =>
    ({ category, code: `${category} (by its customs code)`, title: `${category} (by its title)` })[by],
  // Why a whole file is refused.
  missing: (path: string) => `There is no file at ${path}.`,
  isFolder: (path: string) => `${path} is a folder, not a file: name one file.`,
  changedWhileRead: (path: string) => `The file ${path} became shorter while it was read: try again.`,
  unreadable: (path: string) => `The file ${path} may not be read by this account: correct its permissions.`,
  empty: 'The file is empty.',
  onlyHeader: 'The file holds a header but no products.',
  tooLarge: (megabytes: number) => `The file is larger than ${megabytes} MB: split it into smaller files.`,
  tooManyRows: (most: number) => `The file has more than ${most} rows: split it into smaller files.`,
  notUtf8: (line: number) =>
    `Line ${line} holds characters that are not encoded as UTF-8: save the file as "CSV UTF-8" and try again.`,
  binary: (line: number) => `Line ${line} holds bytes that no text has: this is not a CSV file.`,
  columnsMissing: (columns: readonly string[]) =>
    `This is not a Shopify product CSV: the header has no column ${columns.join(' and no column ')}.`,
  columnTwice: (first: string, second: string) =>
    `The header has two columns for the same thing: "${first}" and "${second}".`,
  quoteOpen: (line: number) =>
    `The file ends inside a quoted cell of the record that begins in line ${line}: it is cut off, or a quote is missing.`,
  quoteWrong: (line: number) =>
    `The record that begins in line ${line} holds a quote that is neither doubled nor closed.`,
  recordTooLong: (line: number) =>
    `The record that begins in line ${line} is longer than 1 MB: a quote is probably not closed.`,
  cutOff: (line: number, cells: number, columns: number) =>
    `The file is cut off: it ends in the middle of its last record (line ${line}), which has ${cells} of ${columns} cells. If it is whole, add a line end behind it.`,
  notText: 'This file cannot be read as text in this encoding: choose another one.',
  brokenJson: (products: number) =>
    `The JSON of this file is broken or cut off behind product ${formatNumber(products)}.`,
  jsonTooDeep: 'The lists and objects of this JSON file stand too deep within each other.',
  noProductsInJson: 'No list of products was found in this JSON file.',
  brokenXml: (line: number) => `The XML of this feed is broken in line ${line}.`,
  xmlEntities: 'This feed declares its own entities (DOCTYPE), which are not read for safety: export it without.',
  xmlTooDeep: 'This feed is nested too deeply to be a product feed.',
  noItems: 'This feed holds no products: there is no <item> or <entry> in it.',
  brokenWorkbook:
    'This workbook cannot be read: it is damaged or protected with a password. Save it anew as .xlsx and try again.',
  workbookTooLarge: 'This workbook unpacks to more than can be read: split it into smaller files, or save it as CSV.',
  noSheet: 'This workbook has no visible sheet with rows in it.',
  noSuchSheet: (name: string, sheets: readonly string[]) =>
    `This workbook has no sheet "${name}" with rows in it. It has: ${sheets.join(', ')}.`,
  noHeaderRow: (row: number) => `The file has no row ${formatNumber(row)}, in which its columns would be named.`,
  tooManyColumns: (most: number) => `The file has more than ${most} columns.`,
  unknownFile: (kind: string) =>
    `This is ${kind}. Products can be imported from CSV, Excel (.xlsx), JSON and XML product feeds.`,
  otherArchive: (kind: string) =>
    `This is ${kind}. Open it in a spreadsheet program, save it as an Excel workbook (.xlsx) or as CSV, and import that.`,
  plainArchive: 'This is a ZIP archive. Unpack it, and import the file in it.',
  fieldsMissing: (labels: readonly string[]) => `Say which column holds: ${labels.join(', ')}.`,
  fieldTwice: (label: string) => `"${label}" is chosen for two columns: choose it for one.`,
  columnsAreKnown: 'The columns of a Shopify file are known, so none can be chosen: name another format first.',
  columnsUnnamed: (labels: readonly string[], titles: readonly string[]) =>
    `Say which column holds ${labels.join(', ')}, as in --column "${titles[0]}=${labels[0]}". The file has: ${titles.join(', ')}.`,
  noColumn: (title: string, titles: readonly string[]) =>
    `The file has no column "${title}". It has: ${titles.join(', ')}.`,
  currencyMissing:
    'The prices of this file name no currency. Say which it is: nothing is guessed, because every price would be wrong.',
  placeChanged: 'The file was looked at with another sheet or another row of titles. Have it read in this way first.',
  columnsChanged: 'The columns do not fit this file any more: look at them again.',
  exportsRunning: 'Other exports are still running. Wait until they have ended and try again.',
  alreadyOpen: 'Your company has another import open. Finish or discard it first.',
  notNow: 'This step is not possible now. Reload to see where the import stands.',
  notAll: 'The part of the file before this one is missing.',
  moreThanSaid: 'The file is larger than was said.',
  notTheLast: 'Only the last import can be undone.',
  nothingToUndo: 'This company has no import that can be undone.',
  interrupted: 'The import was stopped. Nothing was changed.',
  nothingToApply: 'There is nothing to import: no product of this file is new or changed.',
  broken:
    'The import broke off three times and was ended. Nothing was changed by its last step. Try again, or with a smaller file.',
  unexpected: 'Something went wrong in our server while this was done. Nothing was changed by this step. Try again.',
  changedSince: 'It was changed after the import.',
  deletedSince: 'It was deleted after the import.',
  alreadyRunning: 'Another import of this company is running: wait until it has ended.',
  changedMeanwhile:
    'Products of this company were changed while the import ran, so nothing was imported: run it again.',

  // Why the command cannot start.
  noCompany: (slug: string) => `There is no company with the slug "${slug}".`,
  notSeller: (name: string) => `${name} is not a seller, so it has no products to import.`,
  noMarketplace: (folder: string) =>
    `There is no marketplace in ${folder} yet: start Fairquay there once, or set DATA_DIR.`,
  notSetUp: 'The database holds no marketplace yet: start Fairquay on it once.',

  // Why a row is refused.
  cellsTooMany: (cells: number, columns: number, delimiter: Delimiter) =>
    `The row has ${formatNumber(cells)} cells where the header has ${formatNumber(columns)}: probably a ${signNames[delimiter]} stands in a text that is not in quotes.`,
  cellsTooFew: (cells: number, columns: number, cell: string, title: string) =>
    `The row has ${formatNumber(cells)} cells where the header has ${formatNumber(columns)}, and "${cell}" does not look like "${title}": probably a cell is missing before it.`,
  noHandle: 'The handle is missing: it tells which product the row belongs to.',
  namesNoProduct:
    'The row names no product. It may belong to the one above, which would be half without it and is left out as well.',
  handleTaken: (line: number) => `The same handle has another title in line ${line}.`,
  sameSku: (line: number) => `Line ${line} has the same article number and another name.`,
  titleMissing: 'The title is missing.',
  tooShort: (least: number) => `The text is shorter than ${least} characters.`,
  tooLong: (most: number) => `The text is longer than ${most} characters.`,
  priceMissing: 'The price is missing.',
  priceUnreadable: (value: string) => `"${value}" is not a price: write one number, such as 12.50.`,
  priceNegative: 'The price is negative.',
  measureRefused: (value: string) => `"${value}" is not a measure: write one number, such as 12.50.`,
  priceTooSmall: (value: string) => `The price ${value} is smaller than can be kept: prices have six decimals.`,
  priceTooHigh: (most: number) => `The price is higher than ${formatNumber(most)}.`,
  optionMissing: (name: string) => `The value of the option "${name}" is missing.`,
  optionUnnamed: 'The option has a value but no name.',
  optionTwice: (name: string) => `The option "${name}" is named twice.`,
  optionChanged: (name: string, line: number) => `The option is called "${name}" in line ${line}.`,
  tooManyOptions: 'A product can have at most 3 options.',
  tooManyVariants: (most: number) => `A product can have at most ${most} variants.`,
  variantTwice: (line: number) => `The same variant stands in line ${line}.`,
  quantityUnreadable: (value: string) => `"${value}" is not a whole number.`,
  quantityTooHigh: (most: number) => `The quantity is larger than ${most}.`,
  giftCard: 'Gift cards are not goods and cannot be sold here.',
  wholeProduct: (title: string, lines: string) =>
    `"${title}" (${lines}) was left out as a whole, because one of its rows was refused.`,

  idUnreadable: (value: string) => `"${value}" is not a product ID. Leave it empty for a new product.`,
  nameMissing: 'The name is missing.',
  namedRowMissing:
    'None of the rows of this product has its name. The one that had it says all else about the product too: put it back, or write the name into the row with the description.',
  otherCurrency: (code: string) => `Prices in ${code} cannot be shown here: only ${currencies.join(', ')} can.`,
  currenciesDiffer: (first: string) => `The other prices of this product are in ${first}.`,
  notOneOf: (value: string, choices: readonly string[]) => `"${value}" is not one of ${choices.join(', ')}.`,
  unknownCountry: (value: string) => `"${value}" is not a country.`,
  attributeUnreadable: (value: string) => `"${value}" is not an attribute: write it as Name: value.`,
  parentMissing: (parent: string) => `It belongs to "${parent}", which is not in the file.`,
  noVariations: 'The variations of this product are not in the file.',
  grouped: 'A grouped product is made of others and cannot be sold by itself.',
  external: 'This product is sold on another site.',
  notGoods: 'Downloads and services are not goods that can be shipped.',

  // What was left out of a product that goes in, or read in a certain way.
  unknownId: (id: number) => `None of your products has the ID ${id}, so it comes in as a new one.`,
  skuTwice: (sku: string, line: number) =>
    `The article number "${sku}" stands in line ${line} as well, for other goods.`,
  skuTaken: (sku: string, product: string) => `Your product "${product}" has the article number "${sku}" as well.`,
  cellsTakenEmpty: (cells: number, columns: number, titles: readonly string[]) =>
    `The row has ${formatNumber(cells)} cells where the header has ${formatNumber(columns)}: what is missing at its end was taken as empty (${formatList(titles.slice(0, 5), 'narrow')}).`,
  beyondHeader: (cell: string) => `"${cell}" stands beside the table, under no title, and was left out.`,
  isTotal: 'The row looks like a sum of the others: it has no article number, and is left out.',
  askedFor: 'The price is to be asked for and is shown as "Price On Demand".',
  onDemand: 'The price is 0 and is shown as "Price On Demand".',
  listPriceUnreadable: (value: string) => `The compare-at price "${value}" is not a price and was left out.`,
  weightUnreadable: (value: string) => `The weight "${value}" is not a number of grams and was left out.`,
  barcodeCheckDigit: (barcode: string) => `The barcode ${barcode} has a wrong check digit.`,
  barcodeUnreadable: (barcode: string) => `The barcode "${barcode}" was damaged by a spreadsheet and was left out.`,
  datedSale:
    'The sale price is bound to dates and was left out. Plan it at the product, under "Planned", from and until those dates.',
  unknownState: (value: string) => `"${value}" is no state that is known here: the product is kept as a draft.`,
  noSuchWord: (value: string, choices: readonly string[]) =>
    choices.length > 10
      ? `"${value}" is none of the words to choose from: take one of the list.`
      : `"${value}" is none of ${choices.join(', ')}.`,
  unknownAvailability: (value: string) => `"${value}" says nothing about stock and was left out.`,
  unknownCategory: (value: string) => `The marketplace has no category "${value}".`,
  measureUnreadable: (value: string) => `The measure "${value}" was left out.`,
  leadTimeUnreadable: (value: string) =>
    `"${value}" is not a lead time of at most ${formatNumber(longestLeadTime)} days and was left out.`,
  orderStepUnreadable: (value: string) => `"${value}" does not say how many units are sold at a time and was left out.`,
  temperatureUnreadable: (value: string) => `"${value}" is not a temperature in degrees Celsius and was left out.`,
  temperatureHalf: 'Of the temperatures only one end is known, so both were left out.',
  dangerousGoodsUnreadable: (value: string) =>
    `"${value}" is not a class of dangerous goods (1 to 9, or one like 2.1).`,
  unNumberUnreadable: (value: string) => `"${value}" is not a UN number of four digits.`,
  unNumberAlone: (value: string) => `"${value}" was left out: the row does not say the class of dangerous goods.`,
  flagUnreadable: (value: string) => `"${value}" is neither yes nor no and was left out.`,
  topLoadUnreadable: (value: string) => `"${value}" is not a weight from 0 to 100,000 kg and was left out.`,
  htsLeftOut: (sentence: string) => `${sentence} It was left out.`,
  htsUnreadable: (value: string) => `"${value}" is not a customs code of 6 to 13 digits and was left out.`,
  leftOutTooLong: (most: number) => `The text has more than ${most} characters and was left out.`,
  noSuchCategory: (value: string) => `"${value}" is none of the categories: choose one of the list.`,
  brandTooLong: 'The brand has more than 80 characters and was left out.',
  saleNotBelow: 'The sale price is not below the price and was left out.',
  noCategory: 'No category of the marketplace fits, so the product is filed under none.',
  tagsTooMany: (most: number) =>
    `Only the first ${most} different tags of a file are made; the others of this product were left out.`,
  tagsLeftOut: (tags: readonly string[], most: number) =>
    `Tags left out: ${tags.join(', ')}. A product has ${most} tags at most, of 2 to 40 characters; notes of a shop (theme:dark) are none.`,
  vendorTooLong: 'The vendor has more than 80 characters and was left out.',
  picturesTooMany: (most: number) => `Only the first ${most} pictures are taken.`,
  pictureAddress: (address: string) => `${address} is not the address of a picture and was left out.`,
  altTooLong: 'The picture text was cut at 300 characters.',
  pictureUnreachable: (address: string) => `${address} could not be reached.`,
  pictureHostGone: (address: string) => `${address} was not tried, because its host did not answer for others.`,
  pictureForbidden: (address: string) => `${address} leads to a private network and was not fetched.`,
  pictureStatus: (address: string, status: number) => `${address} answered ${status}.`,
  pictureTooLarge: (address: string) => `${address} is larger than 5 MB and was left out.`,
  pictureUnusable: (address: string, fault: string) => `${address} was left out. ${fault}`,
  pictureNoTime: (address: string) => `${address} was not tried for lack of time.`,
})
