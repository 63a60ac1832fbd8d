import { defineMessages, formatList, formatNumber, formatPlural } from '../locale.ts'
import type { Delimiter, Encoding, ImportKind } from './format.ts'
import type { ImportAction } from './report.ts'
import type { ImportState } from './rules.ts'

export const kindNames: Record<ImportKind, string> = defineMessages({
  template: 'Fairquay template or export',
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  google: 'Google product feed',
  other: 'Another table',
})

export const encodingNames: Record<Encoding, string> = defineMessages({
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 (little endian)',
  'utf-16be': 'UTF-16 (big endian)',
  'windows-1252': 'Windows-1252 (Western European)',
  'windows-1250': 'Windows-1250 (Central European)',
  'windows-1251': 'Windows-1251 (Cyrillic)',
  'windows-1253': 'Windows-1253 (Greek)',
  'windows-1254': 'Windows-1254 (Turkish)',
  'windows-1257': 'Windows-1257 (Baltic)',
  'iso-8859-2': 'ISO 8859-2 (Central European)',
  'iso-8859-15': 'ISO 8859-15 (Western European)',
  macintosh: 'Mac OS Roman',
  'koi8-r': 'KOI8-R (Cyrillic)',
  shift_jis: 'Shift JIS (Japanese)',
  'euc-jp': 'EUC-JP (Japanese)',
  gb18030: 'GB 18030 (Chinese)',
  big5: 'Big5 (Chinese)',
  'euc-kr': 'EUC-KR (Korean)',
})

export const delimiterNames: Record<Delimiter, string> = defineMessages({
  ',': 'Comma',
  ';': 'Semicolon',
  '\t': 'Tab',
  '|': 'Vertical bar',
})

export const stateNames: Record<ImportState, string> = defineMessages({
  uploading: 'Not sent to its end',
  inspecting: 'Being read',
  inspected: 'Waiting for its columns',
  checking: 'Being checked',
  checked: 'Checked, not imported yet',
  applying: 'Being imported',
  applied: 'Imported',
  undoing: 'Being undone',
  undone: 'Undone',
  failed: 'Could not be read',
  discarded: 'Discarded',
})

export const actionNames: Record<ImportAction, string> = defineMessages({
  create: 'New',
  change: 'Changed',
  skip: 'Unchanged',
  refuse: 'Refused',
})

const phases: Readonly<Record<string, string>> = defineMessages({
  read: 'Reading the file',
  compare: 'Comparing with your products',
  pictures: 'Fetching pictures',
  write: 'Writing products',
})

/** What the page of imports says. */
export const importPageMessages = defineMessages({
  title: 'Import and export',
  lead: 'Bring your catalogue in from a file, see what would happen before anything does, and take it out again whenever you like.',
  dropTitle: 'Drop a file here',
  dropHelp:
    'Shopify, WooCommerce, Google product feed, our template, or any other table. CSV, Excel (.xlsx), JSON or XML, up to 50 MB.',
  choose: 'Choose a file',
  reading: 'Your role lets you look at imports. Ask an editor of your company to begin one.',
  sending: (name: string) => `Sending ${name}`,
  sent: (percent: number) => `${formatNumber(percent, { style: 'unit', unit: 'percent' })} sent`,
  cancel: 'Cancel',
  openTitle: (name: string) => `${name} is not finished`,
  goOn: 'Go on',
  discard: 'Discard',
  discarded: 'The import was discarded. Nothing was changed.',
  templateTitle: 'Start from our template',
  templateHelp:
    'It has a column for everything a product can have. One example shows how variants, tiers and packaging are filled in.',
  exportTitle: 'Export your products',
  exportHelp: 'Change them in a spreadsheet and import the file again, or take them to another system.',
  csv: 'CSV',
  excel: 'Excel',
  historyTitle: 'Earlier imports',
  byOperator: 'Operator',
  noHistory: 'Nothing has been imported yet.',
  loadFailed: 'The imports could not be loaded.',
  back: 'All imports',
  gone: 'There is no such import.',
  working: {
    inspecting: 'Reading the file',
    checking: 'Checking the file',
    applying: 'Importing',
    undoing: 'Undoing the import',
  },
  phase: (phase: string): string => phases[phase] ?? 'Working',
  progress: (done: number, total: number) => `${formatNumber(done)} of ${formatNumber(total)}`,
  leave: 'You can leave this page. The work goes on, and you find it here when you come back.',
  formatTitle: 'How the file is read',
  formatLead: 'This is what we found. Correct what is wrong.',
  remembered: 'The columns are those your company chose for the last file with this header.',
  kind: 'Where it comes from',
  encoding: 'Characters',
  delimiter: 'Columns are separated by',
  decimal: 'Decimals are written',
  decimalPoint: 'With a point: 1,234.50',
  decimalComma: 'With a comma: 1.234,50',
  currency: 'Currency of prices that name none',
  namedCurrency: 'Every price names its own',
  chooseCurrency: 'Choose the currency',
  currencyWanted: 'The prices name no currency: choose it.',
  suggestCurrency: (currency: string) => `Use ${currency}, your company’s currency`,
  weightUnit: 'Weights without a unit are in',
  lengthUnit: 'Lengths without a unit are in',
  columnsTitle: 'Columns',
  column: 'Column of the file',
  fieldFor: (title: string) => `Read ${title} as`,
  notRead: 'Not read',
  shopifyColumns: 'The columns of Shopify are known: nothing is left to choose.',
  fieldsLeft: (count: number) =>
    formatPlural(count, { one: '# column is not read.', other: '# columns are not read.' }),
  check: 'Check the file',
  drafts: ({ all, pictures, category }: { all: number; pictures: number; category: number }) =>
    [
      formatPlural(all, { one: '# product will be a draft', other: '# products will be drafts' }),
      formatList(
        [
          ...(pictures > 0 ? [formatPlural(pictures, { one: '# has no picture', other: '# have no picture' })] : []),
          ...(category > 0 ? [formatPlural(category, { one: '# has no category', other: '# have no category' })] : []),
        ],
        'narrow',
      ),
    ].join(': '),
  draftsByFile: (count: number) =>
    formatPlural(count, {
      one: '# product will be a draft: the file does not say that it is published',
      other: '# products will be drafts: the file does not say that they are published',
    }),
  draftsHelp: 'Drafts are seen by your company only. Complete them in your products and publish several at once.',
  publishIncomplete: 'Publish them all the same; they stand behind all complete products',
  draftsMade: (count: number) =>
    formatPlural(count, { one: '# product came in as a draft.', other: '# products came in as drafts.' }),
  completeDrafts: 'Complete the drafts',
  checkAgain: 'Correct how it is read',
  checkedTitle: 'This is what would happen',
  checkedLead: 'Nothing has been changed yet.',
  apply: (count: number) => formatPlural(count, { one: 'Import # product', other: 'Import # products' }),
  appliedTitle: (name: string) => `${name} was imported`,
  undoneTitle: (name: string) => `The import of ${name} was undone`,
  failedTitle: (name: string) => `${name} could not be read`,
  uploadingTitle: (name: string) => `${name} was not sent to its end`,
  uploadingHelp: 'Discard it and drop the file again.',
  pictures: (count: number) =>
    formatPlural(count, {
      one: '# picture will be fetched. One that cannot be becomes a note.',
      other: '# pictures will be fetched. One that cannot be becomes a note.',
    }),
  unused: (titles: readonly string[]) => `Columns not read: ${formatList(titles, 'narrow')}`,
  notes: 'With notes',
  rowsLabel: 'Products of the file',
  noRows: 'None.',
  rowsGone: 'What it did with each product is not kept any more.',
  refusedRows: 'Download refused rows',
  refusedHelp: 'Correct them in a spreadsheet and import that file: the rest stays as it is.',
  undo: 'Undo this import',
  undoAsk: 'Undo this import?',
  undoHelp:
    'New products are deleted, changed ones become what they were. Products that were changed since stay as they are.',
  reverted: (count: number) =>
    formatPlural(count, {
      one: '# product brought back to what they were.',
      other: '# products brought back to what they were.',
    }),
  kept: (count: number) => formatPlural(count, { one: '# product stayed:', other: '# products stayed:' }),
  another: 'Import another file',
  toProducts: 'See your products',
  summary: (counts: { create: number; change: number; skip: number; refuse: number }) =>
    `${formatNumber(counts.create)} new, ${formatNumber(counts.change)} changed, ${formatNumber(counts.skip)} unchanged, ${formatNumber(counts.refuse)} refused`,
})
