import type {
  FeedPause,
  FeedRhythm,
  FeedRunState,
  FeedTelling,
  MissingAction,
} from '@fairquay/contract/imports/feeds/rules.ts'
import { defineMessages, formatNumber, formatPlural } from '@fairquay/contract/locale.ts'

/** What the screens of feeds say. */
export const feedTexts = defineMessages({
  title: 'Feeds',
  help: 'Goods from an address that is fetched by itself: the export of your shop or of your warehouse.',
  newFeed: 'New feed',
  editFeed: 'Edit the feed',
  empty: 'There are no feeds yet. Give the address of a CSV, Excel, JSON or XML file that is always up to date.',
  loadFailed: 'The feeds could not be loaded',
  loading: 'Loading',
  name: 'Name',
  nameMissing: 'Give it a name you will know it by.',
  address: 'Address of the file',
  addressHelp: 'CSV, Excel, JSON, XML or one of them as gzip, up to 50 MB.',
  user: 'User name',
  password: 'Password',
  passwordKept: 'Leave it empty to keep the one that is stored.',
  rhythm: 'Fetched',
  hour: 'At',
  weekday: 'On',
  missing: 'Products that are not in the file any more',
  mostMissing: 'Ask first when more than this share is missing (%)',
  mostMissingHelp: 'A file that was cut off then changes nothing.',
  mostMissingWrong: 'A whole number from 1 to 100.',
  tell: 'Mail me',
  publishIncomplete: 'Publish products without a picture or a category too',
  isActive: 'Fetch it by itself',
  save: 'Save',
  create: 'Fetch it once',
  createLead:
    'The file is fetched once. You say what its columns are, as with any file; after that it goes on by itself.',
  saved: 'The feed is saved.',
  deleted: 'The feed is deleted. Its products stay.',
  begun: 'It is being fetched.',
  edit: 'Edit',
  delete: 'Delete',
  deleteAsk: 'Delete this feed?',
  deleteHelp: 'It is not fetched any more. Its products stay as they are.',
  fetchNow: 'Fetch now',
  mapAgain: 'Map the columns again',
  takeOver: 'Take it over all the same',
  takeOverAsk: 'Take this file over?',
  takeOverHelp: 'Products that are missing are taken out, as you chose.',
  nameColumns: 'Say what the columns are',
  goOn: 'Go on',
  nameColumnsHelp:
    'The file is there. Look at how it is read, check it and import it: from then on the feed goes on by itself.',
  back: 'Import and export',
  noSuchFeed: 'There is no such feed.',
  fetches: 'Fetches',
  noFetches: 'It has not been fetched yet.',
  report: 'What it did',
  goods: (count: number) => formatPlural(count, { one: '# product', other: '# products' }),
  next: (moment: string) => `Next: ${moment}`,
  last: (moment: string) => `Last: ${moment}`,
  counts: (counts: { create: number; change: number; skip: number; refuse: number }) =>
    `${formatNumber(counts.create)} new, ${formatNumber(counts.change)} changed, ${formatNumber(counts.skip)} unchanged, ${formatNumber(counts.refuse)} refused`,
  missingCount: (count: number) => formatPlural(count, { one: '# missing', other: '# missing' }),
  takenOut: (count: number) => formatPlural(count, { one: '# taken out', other: '# taken out' }),
  broughtBack: (count: number) => formatPlural(count, { one: '# brought back', other: '# brought back' }),
})

export const rhythmNames: Record<FeedRhythm, string> = defineMessages({
  hourly: 'Every hour',
  'six-hourly': 'Every six hours',
  daily: 'Every day',
  weekly: 'Every week',
})

export const missingNames: Record<MissingAction, string> = defineMessages({
  hide: 'are hidden until they are back',
  unavailable: 'are shown as out of stock until they are back',
  keep: 'stay as they are',
})

export const tellingNames: Record<FeedTelling, string> = defineMessages({
  problems: 'when it fails, is held, or rows are refused',
  changes: 'that too, and whenever something changed',
  never: 'never',
})

export const runStateNames: Record<FeedRunState, string> = defineMessages({
  waiting: 'Waiting for another import',
  fetching: 'Being fetched',
  reading: 'Being imported',
  mapping: 'Waiting for its columns',
  applied: 'Imported',
  unchanged: 'As it was',
  held: 'Held',
  failed: 'Failed',
  discarded: 'Discarded',
})

export const pauseNames: Record<FeedPause, string> = defineMessages({
  'set-up': 'Not set up yet',
  person: 'Paused',
  failing: 'Paused: it failed twelve times',
  undone: 'Paused: its last import was undone',
})
