import {
  enoughAttributes,
  enoughPictures,
  largeEnough,
  longEnough,
  type QualityPart,
  qualityPoints,
} from '../catalogue/quality.ts'
import { defineMessages, formatNumber, formatPlural } from '../locale.ts'
import type { FormPart } from './compare-forms.ts'

/** The sections of the editor, in the order in which they stand. */
export const editorSections = defineMessages({
  basics: 'Basics',
  description: 'Description',
  pictures: 'Pictures',
  prices: 'Options and prices',
  packaging: 'Packaging',
  measures: 'Measures and codes',
  sorting: 'Categories, tags and attributes',
  documents: 'Documents and video',
  links: 'Goods that go with it',
  warranty: 'Warranty',
})
export type EditorSection = keyof typeof editorSections

/** What each part of the form is called, in the editor and when two people changed it. */
export const partNames: Record<FormPart, string> = defineMessages({
  name: 'Name',
  body: 'Description',
  currency: 'Currency',
  brand: 'Brand',
  family: 'Family',
  country: 'Country of origin',
  state: 'State',
  position: 'Place in the showroom',
  isDirect: 'Direct from the producer',
  warrantyFromPurchase: 'Warranty from purchase',
  warrantyFromShipping: 'Warranty from shipping',
  warrantyFromDelivery: 'Warranty from delivery',
  categories: 'Categories',
  tags: 'Tags',
  attributes: 'Attributes',
  options: 'Options',
  terms: 'Price list',
  variants: 'Variants',
  leadTimeDays: 'Lead time (days)',
  orderStep: 'Sold in packs of',
  orderPack: 'One pack is called',
  packaging: 'Packaging',
  images: 'Pictures',
  video: 'Video',
  documents: 'Documents',
  links: 'Goods that go with it',
  'data.width': 'Width',
  'data.height': 'Height',
  'data.depth': 'Depth',
  'data.dimensionMeasure': 'Unit of the measures',
  'data.weightValue': 'Weight',
  'data.weightMeasure': 'Unit of the weight',
  'data.barcodeType': 'Kind of barcode',
  'data.barcode': 'Barcode',
  'data.usp': 'What makes it special',
  'data.hts': 'Customs code (HTS)',
})

const partSections: Partial<Record<string, EditorSection>> = {
  body: 'description',
  images: 'pictures',
  options: 'prices',
  terms: 'prices',
  variants: 'prices',
  leadTimeDays: 'prices',
  orderStep: 'prices',
  orderPack: 'prices',
  currency: 'prices',
  packaging: 'packaging',
  video: 'documents',
  documents: 'documents',
  links: 'links',
  data: 'measures',
  categories: 'sorting',
  tags: 'sorting',
  attributes: 'sorting',
  warrantyFromPurchase: 'warranty',
  warrantyFromShipping: 'warranty',
  warrantyFromDelivery: 'warranty',
}

/** The section in which a field ('terms.3.price') stands. */
export function sectionOf(field: string): EditorSection {
  return field === 'data.usp' ? 'basics' : (partSections[field.split('.')[0] ?? ''] ?? 'basics')
}

const innerNames: Record<string, string> = defineMessages({
  price: 'price',
  listPrice: 'price before',
  minQty: 'from quantity',
  maxQty: 'to quantity',
  availableQty: 'stock',
  lowAt: 'tell me at',
  sku: 'SKU',
  barcode: 'barcode',
  images: 'pictures',
  packaging: 'packs',
  orderMeasure: 'name of one unit',
  measuringUnit: 'unit of the price',
  options: 'options',
  name: 'name',
  value: 'value',
  values: 'values',
  alt: 'description',
  title: 'title',
  language: 'language',
  validUntil: 'valid until',
  type: 'type',
  unitsPerPack: 'units per pack',
  packPrice: 'price of the pack',
  weightValue: 'weight',
  volumeValue: 'volume',
  width: 'width',
  height: 'height',
  depth: 'depth',
})

const lineNames: Record<string, (at: number) => string> = defineMessages({
  terms: (at) => `Price line ${formatNumber(at)}`,
  options: (at) => `Option ${formatNumber(at)}`,
  attributes: (at) => `Attribute ${formatNumber(at)}`,
  packaging: (at) => `Pack ${formatNumber(at)}`,
  images: (at) => `Picture ${formatNumber(at)}`,
  documents: (at) => `Document ${formatNumber(at)}`,
  tags: (at) => `Tag ${formatNumber(at)}`,
  variants: (at) => `Variant ${formatNumber(at)}`,
})

/** A field within a line of a list: 'Price line 4, price'. */
const nameInner = defineMessages((line: string, name: string) => `${line}, ${name}`)

/** What people call a field: 'terms.3.price' is 'Price line 4, price'. */
export function nameField(field: string): string {
  const whole = Object.entries(partNames).find(([part]) => part === field)?.[1]
  if (whole) return whole
  const [list = '', place = '', inner] = field.split('.')
  const name = inner === undefined ? undefined : innerNames[inner]
  const at = Number(place) + 1
  const line = lineNames[list]?.(at) ?? `${list} ${at}`
  return name ? nameInner(line, name) : line
}

const qualityHelp: Record<QualityPart, string> = defineMessages({
  pictures: 'Add pictures: goods without them are passed by.',
  largePicture: `Make the first picture larger: from ${formatNumber(largeEnough)} pixels on, buyers can look closely.`,
  morePictures: `Show it from more sides: ${formatNumber(enoughPictures)} pictures or more.`,
  category: 'Choose a category, so that buyers who browse find it.',
  description: 'Describe it: what it is made of, what it is for.',
  longDescription: `Say more in the description: ${formatNumber(longEnough)} letters or more answer most questions.`,
  packaging: 'Describe one pack fully: without units, weight and measures no logistic quote can be asked for.',
  hts: 'Give its customs code: import duties are worked out from it.',
  attributes: `Give ${formatNumber(enoughAttributes)} attributes or more: buyers compare by them.`,
  weight: 'Give its weight: shipping is estimated from it.',
  barcode: 'Give its barcode: shops need it, and searches find it.',
  usp: 'Say in a sentence what makes it special: it stands at the top of its page.',
  leadTime: 'Give the lead time: your answers begin with it.',
  documents: 'Add a data sheet or a certificate: buyers ask for them before they order.',
})

/** The field that fills each part. */
const qualityFields: Record<QualityPart, string> = {
  pictures: 'images',
  largePicture: 'images',
  morePictures: 'images',
  category: 'categories',
  description: 'body',
  longDescription: 'body',
  packaging: 'packaging',
  hts: 'data.hts',
  attributes: 'attributes',
  weight: 'data.weightValue',
  barcode: 'data.barcode',
  usp: 'data.usp',
  leadTime: 'leadTimeDays',
  documents: 'documents',
}

/** What to do about a missing part, and the field that leads there. */
export function tellQuality(part: QualityPart): { sentence: string; field: string; points: number } {
  return { sentence: qualityHelp[part], field: qualityFields[part], points: qualityPoints[part] }
}

/** What the product editor says. */
export const editorMessages = defineMessages({
  newTitle: 'New product',
  newProduct: 'New product',
  back: 'My Products',
  loading: 'Loading the product',
  loadFailed: 'The product could not be loaded.',
  notFound: 'There is no such product',
  notFoundHelp: 'It may have been deleted. Your products are all in the list.',
  faults: (count: number) =>
    formatPlural(count, { one: 'One thing is to be put right', other: '# things are to be put right' }),
  saved: 'Saved.',
  published: 'Saved and published.',
  unsaved: 'Not saved yet',
  allSaved: 'Everything is saved',
  save: 'Save',
  publish: 'Save and publish',
  saveHint: 'Ctrl+S saves',
  slug: (address: string) => `Its page: ${address}`,
  slugNew: 'The address of its page is made from the name.',
  view: 'See it in the marketplace',
  states: {
    draft: 'Only your company sees it.',
    published: 'Buyers find it in the marketplace.',
    hidden: 'Taken off the market; nothing of it is lost.',
  },
  previewTitle: 'As buyers see it',
  previewName: 'Name of the product',
  qualityTitle: 'Quality',
  qualityOf: (score: number) => `${formatNumber(score)} of 100`,
  qualityLevels: { good: 'Well described', fair: 'Could tell more', poor: 'Tells too little' },
  qualityPoints: (points: number) => `+${formatNumber(points)}`,
  moreMissing: (count: number) => formatPlural(count, { one: 'Show # more', other: 'Show # more' }),
  nothingMissing: 'Nothing is missing.',
  incompletePackaging:
    'A logistic quote needs one pack with its units, weight and all three measures. No pack here has them all yet.',
  completePackaging: 'Complete: buyers can ask for a logistic quote.',
  leaveTitle: 'Leave without saving?',
  leaveBody: 'What you typed stays on this device and is offered to you when you come back.',
  leave: 'Leave',
  stay: 'Stay',
  kept: (when: string) => `You typed something here that was not saved (${when}).`,
  keptOlder: 'The product has been changed since.',
  keptElsewhere:
    'You are typing at this product in another tab too. Until it is saved, this device keeps what was typed last, in whichever tab.',
  restore: 'Take it up again',
  discard: 'Throw it away',
  hiddenTitle: 'The marketplace has hidden this product',
  conflictTitle: 'Somebody else has changed this product',
  conflict: (who: string, when: string) =>
    `${who} saved a change on ${when}, while you were working on it. Nothing was overwritten.`,
  conflictMerge: 'What only one of you changed is kept from both. Where you both changed the same, choose:',
  conflictNone: 'You changed different things: both fit together.',
  mine: 'Yours',
  theirs: (who: string) => `${who}’s`,
  joinAndSave: 'Save both',
  takeTheirs: 'Drop mine, show theirs',
  keepEditing: 'Back to editing',
  gone: 'This product was deleted while you were working on it. Bring it back in the list, then save again.',
  empty: 'nothing',
  entries: (count: number) => formatPlural(count, { one: '# entry', other: '# entries' }),

  dropPictures: 'Drop pictures here, or',
  choosePictures: 'Choose pictures',
  picturesHelp:
    'PNG, JPEG, WebP or AVIF, at most 5 MB each. The first is the main picture. Drag them, or use the arrows, to put them in order.',
  pictureAlt: (at: number) => `Picture ${formatNumber(at)}: what it shows`,
  pictureEarlier: (at: number) => `Move picture ${formatNumber(at)} forward`,
  pictureLater: (at: number) => `Move picture ${formatNumber(at)} back`,
  pictureRemove: (at: number) => `Remove picture ${formatNumber(at)}`,
  pictureMoved: (to: number) => `Now picture ${formatNumber(to)}`,
  mainPicture: 'Main picture',
  uploading: (name: string) => `Uploading ${name}`,
  uploadFailed: (name: string) => `${name} was not uploaded.`,
  uploadsRunning: 'Pictures are still being uploaded.',
  retry: 'Try again',
  dismiss: 'Leave it out',

  addOption: 'Add an option',
  optionName: 'Name of the option',
  optionNameHelp: 'Size, colour …',
  optionValues: 'Values',
  optionValuesHelp: 'Enter adds one; press one to rename it.',
  removeOption: (name: string) => (name ? `Remove the option ${name}` : 'Remove the option without a name'),
  removeOptionAsk: (count: number) =>
    formatPlural(count, { other: 'Price lines that differ only in it become one: # will go.' }),
  addLines: (count: number) =>
    formatPlural(count, { one: 'Add the line that is missing', other: 'Add the # lines that are missing' }),
  linesHelp: 'Every combination of the options can have its own price, stock and SKU.',
  addFirstLine: 'Add a price',
  orderStepHelp: 'Buyers order full packs. Empty: any quantity.',
  /** Of packs that are there: the first quantities a buyer can order. */
  orderStepFrom: (quantities: readonly number[]) =>
    `Buyers order ${quantities.map((one) => formatNumber(one)).join(', ')} …`,
  orderPackHelp: 'Carton, box, pallet …',
  leadTimeHelp: 'From order to pick-up. Your answers begin with it.',
  noLines: 'No price yet. A published product needs one, or a line on demand.',
  addTier: 'Add a quantity tier',
  addTierOf: (name: string) => `Add a quantity tier for ${name}`,
  removeLine: (at: number) => `Remove price line ${formatNumber(at)}`,
  allCombinations: 'All',
  moreLines: (count: number) => `Show ${formatNumber(count)} more`,
  orderMeasure: 'One unit is called',
  orderMeasureHelp: 'Bottle, Box, Unit …',
  priceFor: 'The price is for',
  priceForUnit: 'one unit',
  priceForWeight: (unit: string) => `one ${unit} of its weight`,
  mixedLines: 'Not the same in all lines. What you choose here is set for all of them.',
  onDemand: 'On demand',
  available: 'Available',
  notAvailable: 'Not now',

  packagingHelp: 'How many units go into a pack, what it weighs and measures. Weight is with contents.',
  addPack: 'Add a pack',
  removePack: (at: number) => `Remove pack ${formatNumber(at)}`,
  packUnnamed: (at: number) => `Pack ${formatNumber(at)}`,
  levels: { inner: 'Inner pack', outer: 'Shipping pack', pallet: 'Pallet' },

  addAttribute: 'Add an attribute',
  removeAttribute: (at: number) => `Remove attribute ${formatNumber(at)}`,
  attributeName: 'Attribute',
  attributeValue: 'Value',
  addCategory: 'Add a category',
  tagHelp: 'Enter or a comma adds one.',
  htsHelp: 'The customs tariff number, 6 to 13 digits, dots are fine. Or type what it is, in words: olive oil.',
  barcodeTypes: { 'EAN-13': 'EAN-13', 'EAN-8': 'EAN-8', 'UPC-A': 'UPC-A', 'GTIN-14': 'GTIN-14', other: 'Another kind' },
  noBarcode: 'No barcode',
  warrantyHelp: 'For example: 2 years. Left empty, nothing is said.',
  positionHelp: 'Products with smaller numbers come first in your showroom.',
  brandHelp: 'A name that is new here becomes a new brand.',
  familyHelp: 'A line of products that belong together.',

  richText: {
    toolbar: 'Formatting',
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underline',
    strike: 'Strike through',
    subscript: 'Subscript',
    superscript: 'Superscript',
    paragraph: 'Text',
    heading2: 'Heading',
    heading3: 'Smaller heading',
    bullets: 'Bulleted list',
    numbers: 'Numbered list',
    quote: 'Quotation',
    link: 'Link',
    linkAddress: 'Address of the link',
    linkHelp: 'Begins with https://. Empty takes the link away.',
    linkWrong: 'An address begins with https://, http:// or mailto:.',
    linkSet: 'Set the link',
    table: 'Insert a table',
    addRow: 'Add a row',
    addColumn: 'Add a column',
    removeTable: 'Remove the table',
    undo: 'Undo',
    redo: 'Redo',
    source: 'Edit as HTML',
    asText: 'Edit as text',
    sourceOnly: 'This description has parts that only HTML can keep, so it is edited as HTML.',
    size: (used: number) => `${formatNumber(used)} of 32 kB`,
  },
})
