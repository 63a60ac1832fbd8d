import { defineMessages, formatList, formatPlural } from '../locale.ts'
import type { stockStates } from './address.ts'
import type { DeskProduct, MissingPart, ProductOrder } from './endpoints.ts'

export const stateNames: Record<DeskProduct['state'], string> = defineMessages({
  draft: 'Draft',
  published: 'Published',
  hidden: 'Hidden',
})

export const stockNames: Record<(typeof stockStates)[number], string> = defineMessages({
  'in-stock': 'In stock',
  'not-counted': 'Not counted',
  'on-demand': 'On demand',
  'out-of-stock': 'Out of stock',
  low: 'Low stock',
})

export const missingNames: Record<MissingPart, string> = defineMessages({
  pictures: 'pictures',
  category: 'a category',
  description: 'a description',
  packaging: 'packaging data',
  hts: 'a customs code',
})

export const orderNames: Record<ProductOrder, string> = defineMessages({
  changed: 'Last changed',
  'changed-oldest': 'Longest unchanged',
  name: 'Name (A-Z)',
  'name-last': 'Name (Z-A)',
  worst: 'Worst described first',
})

/** What the tables of products say. */
export const productPageMessages = defineMessages({
  title: 'My Products',
  lead: 'Everything your company sells here, with what is still missing.',
  leadWaiting: 'What you publish is shown to others as soon as your company is approved.',
  searchLabel: 'Search products',
  searchHint: 'Name, SKU, barcode or TTW code',
  allStates: 'All states',
  allStocks: 'Any stock',
  allComplete: 'Complete or not',
  lacks: (part: MissingPart) => `Without ${missingNames[part]}`,
  missing: (parts: readonly MissingPart[]) =>
    `Missing: ${formatList(
      parts.map((part) => missingNames[part]),
      'narrow',
    )}`,
  loading: 'Loading products',
  loadFailed: 'The products could not be loaded.',
  none: 'No products yet',
  noneHelp: 'Products that your company puts up appear here.',
  noMatch: 'No product fits this',
  noMatchHelp: 'Try fewer words, or take a filter away.',
  clear: 'Show all products',
  sellersOnly: 'Only sellers have products',
  sellersOnlyHelp: 'Your account buys or moves goods. To sell, register your company as a seller.',
  operatorsNot: 'Your account keeps the marketplace. The products of all sellers stand on a page of their own.',
  seeAllSellers: 'Products of all sellers',
  select: (name: string) => `Select ${name}`,
  selectAll: 'Select all on this page',
  selected: (count: number) => formatPlural(count, { one: '# product selected', other: '# products selected' }),
  changed: (count: number) => formatPlural(count, { one: '# product changed.', other: '# products changed.' }),
  deleted: (count: number) => formatPlural(count, { one: '# product deleted.', other: '# products deleted.' }),
  restored: (count: number) =>
    formatPlural(count, { one: '# product brought back.', other: '# products brought back.' }),
  stayed: (count: number) =>
    formatPlural(count, { one: '# product stayed as it was', other: '# products stayed as they were' }),
  more: (name: string) => `More for ${name}`,
  copy: 'Duplicate',
  copied: 'This is the copy',
  copiedHelp: 'A draft. Article numbers, barcodes and stock are left to you.',
  pricesTitle: 'Change prices',
  pricesLabel: 'By how many percent',
  pricesHelp: '-10 makes 9.00 of 10.00. Prices before a discount move along.',
  stockTitle: 'Set the stock',
  stockLabel: 'In stock, of every combination',
  stockHelp: '0 marks the products as out of stock. Lines on demand stay as they are.',
  stockUncounted: 'Do not count',
  addTagsTitle: 'Add tags',
  removeTagsTitle: 'Remove tags',
  tagsLabel: 'Tags',
  tagsHelp: 'Several are separated by commas.',
  notPercent: 'Give a number from -90 to 900.',
  notStock: 'Give a whole number from 0 up.',
  notTags: 'Give one to 30 tags of 2 to 40 characters.',
  marketTitle: 'Marketplace',
  marketLead: 'The products of all sellers.',
  marketNone: 'No products in the marketplace yet',
  marketNoneHelp: 'What sellers put up appears here.',
  adminsOnly: 'Only operators see everybody’s products',
  adminsOnlyHelp: 'What is on the market stands under Products, what a seller offers under My Products.',
  hide: 'Hide',
  hideProduct: (name: string) => `Hide ${name}`,
  showAgain: 'Allow again',
  showProductAgain: (name: string) => `Allow ${name} again`,
  hideHelp:
    'It leaves the market at once. The seller is mailed your reason and cannot publish it until you allow it again.',
  reasonLabel: 'Reason, for the seller',
  wasHidden: (name: string) => `${name} is off the market. Its seller has been mailed.`,
  wasAllowed: (name: string) => `${name} may be published again by its seller.`,
  hiddenBy: (reason: string) => `Hidden by the marketplace: ${reason}`,
})
