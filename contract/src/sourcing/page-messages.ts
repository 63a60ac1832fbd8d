import { defineMessages, formatDay, formatNumber, formatPlural } from '../locale.ts'
import { countUnits } from '../unit-words.ts'
import type { AnswerOrder } from './compare.ts'
import type { RfqStatus } from './endpoints.ts'
import { sourcingNames } from './names.ts'

export const rfqStatusNames: Record<RfqStatus, string> = defineMessages({
  open: 'Open',
  awarded: 'Awarded',
  closed: 'Closed',
})

export const answerOrderNames: Record<AnswerOrder, string> = defineMessages({
  price: 'Unit price',
  lead_time: 'Lead time',
  validity: 'Valid until',
  incoterm: 'Incoterm',
})

/** What the screens for asking several sellers say. */
export const sourcingPageMessages = defineMessages({
  ...sourcingNames,
  lead: 'What your company has asked several sellers for at once, and what they answered.',
  loading: 'Loading what you have asked for',
  loadFailed: 'What you have asked for could not be loaded.',
  empty: 'You have not asked several sellers for anything yet',
  emptyHelp: 'Say what you need once. Each seller answers for itself, and you compare the answers in one table.',
  answered: (answered: number, asked: number) => `${formatNumber(answered)} of ${formatNumber(asked)} answered`,
  until: (day: string) => `Answers until ${day}`,
  newTitle: 'Ask several sellers',
  newLead: 'Say what you need once. Each seller gets a request of its own and does not see the others.',
  need: 'What you need',
  name: 'Product or goods',
  nameHelp: 'As exact as a seller has to know: material, size, grade.',
  quantity: 'Quantity',
  unit: 'Counted in',
  unitHelp: 'Such as pieces, cartons or kg.',
  targetPrice: 'Target price for one unit',
  targetHelp: 'Sellers see it.',
  currency: 'Currency',
  deadline: 'Answers until the end of',
  answersUntil: 'Answers until',
  zone: (zone: string) => `In your time zone, ${zone.replaceAll('_', ' ')}.`,
  note: 'Note to the sellers',
  neededBy: (day: string) => `Needed by ${day}.`,
  noteHelp: 'Where to deliver, how to pack, which certificates.',
  sellers: 'Sellers',
  chosen: (count: number) => formatPlural(count, { one: '# seller chosen', other: '# sellers chosen' }),
  suggestions: 'Sellers with goods like this',
  searchSellers: 'Find other sellers by their goods',
  typeFirst: 'Say what you need, or search for goods, and sellers of them appear here.',
  noSellers: 'No sellers of such goods were found. Try other words.',
  goods: (count: number, example: string) =>
    count === 1 ? example : `${example} and ${formatPlural(count - 1, { other: '# more like it' })}`,
  chosenElsewhere: 'Chosen before',
  send: (count: number) => formatPlural(count, { one: 'Ask # seller', other: 'Ask # sellers' }),
  refused: 'Please look at these once more',
  sent: (count: number) =>
    formatPlural(count, { one: 'The seller has been asked', other: '# sellers have been asked' }),
  sentHelp: 'You are told as soon as somebody answers.',
  notFound: 'This was not found',
  notFoundHelp: 'It may belong to another company.',
  showAll: 'Show everything you asked for',
  answers: 'Answers',
  seller: 'Seller',
  forAll: (quantity: string) => `For ${quantity}`,
  total: 'In all',
  minimum: (quantity: string) => `Minimum ${quantity}`,
  offeredFor: (quantity: string) => `Offered: ${quantity}`,
  missing: 'No answer yet',
  unanswered: 'No answer',
  notOffered: 'Not offered',
  aboveRfq: (minimum: string) => `From ${minimum} only`,
  cheapest: 'Lowest of its terms',
  quickest: 'Quickest',
  belowTarget: 'Within your target',
  notAlike:
    'These offers are not all alike: another incoterm or currency is another price. They are compared within the same terms only.',
  sortBy: 'Sort by',
  award: 'Award',
  awardTitle: 'Give the order',
  awardHelp: 'To one seller or to several. The others are declined and told.',
  awardTo: (seller: string) => `Quantity for ${seller}`,
  giveAll: 'All of it',
  givenOf: (given: string, needed: string) => `${given} of ${needed} given`,
  confirmTitle: 'Award this RFQ?',
  confirmHelp: 'The offers are accepted as they are. This cannot be undone.',
  confirm: 'Award',
  close: 'Close without an order',
  closeTitle: 'Close without an order?',
  closeHelp: 'Every request that is still open is declined and its seller told. This cannot be undone.',
  closedToast: 'Closed',
  awardedToast: 'Awarded',
  awardedHelp: 'The sellers have been told. Their documents are ready.',
  awarded: (quantity: string) => `Awarded ${quantity}`,
  daysOver: 'The day for answers has ended.',
})

/** The unit stands as the person wrote it: '1,000 pieces'. */
export function writeQuantity(quantity: number, unit: string): string {
  return countUnits(quantity, unit)
}

/** An ISO day as people read it: 'Nov 30, 2026'. */
export function writeDay(day: string): string {
  return formatDay(day)
}
