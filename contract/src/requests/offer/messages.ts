import type { ChargeBase, ChargeMethod, ChargeType } from '../../customs/duty.ts'
import type { Obstacle } from '../../freight/compare.ts'
import type { LegName, LegState } from '../../freight/offer.ts'

export const legTitles: Record<LegName, string> = {
  pick_up: 'Pick-up',
  origin: 'Origin charges',
  main_carriage: 'Main carriage',
  destination: 'Destination charges',
  customs: 'Customs clearance',
  delivery: 'Delivery',
  insurance: 'Insurance',
  surcharges: 'Surcharges',
}

export const legStateTitles: Record<LegState, string> = {
  included: 'Included',
  priced: 'Priced',
  not_included: 'Not included',
}

export const chargeTypeTitles: Record<ChargeType, string> = { duty: 'Duty', fee: 'Fee', tax: 'Tax' }

export const chargeMethodTitles: Record<ChargeMethod, string> = {
  percent: 'Percentage',
  per_unit: 'Per unit',
  fixed: 'Fixed amount',
}

export const chargeBaseTitles: Record<ChargeBase, string> = {
  goods_value: 'Goods value',
  customs_value: 'Customs value',
  customs_value_and_duty: 'Customs value and duty',
  delivered_value: 'Delivered value and duty',
  landed_value: 'Delivered value, duty and fees',
}

/** What the labels of an answer's fields and facts say. */
export const answerLabels = {
  currency: 'Currency',
  offered: 'Offered',
  prices: 'Unit price',
  minimum: 'Minimum quantity',
  leadTime: 'Lead time',
  packing: 'Packing',
  incoterm: 'Incoterm',
  place: 'Named place',
  paymentTerms: 'Payment terms',
  valid: 'Valid until',
  day: 'Valid until the end of',
  timeZone: 'Time zone',
  note: 'Note',
  transit: 'Transit time',
  transitMin: 'Transit days, at least',
  transitMax: 'Transit days, at most',
  routing: 'Routing',
  basis: 'Customs value',
  transport: 'Transport',
  goodsValue: 'Goods value (FOB)',
  freight: 'Freight to the border',
  insurance: 'Insurance',
  insuranceRate: 'Insurance rate',
  onward: 'Onward transport',
  units: 'Units',
  total: 'Total',
} as const

/** What the screens of answers say. */
export const answerMessages = {
  terms: 'Terms',
  legs: 'Legs',
  consignment: 'Consignment',
  charges: 'Duties, fees and taxes',
  notOffered: 'Not offered',
  yes: 'Yes',
  estimate: 'This is an estimate, not a customs ruling.',
  needsNumber: 'Enter a number, such as 1250.50.',
  needsWhole: 'Enter a whole number.',
  needsIncoterm: 'Choose an incoterm.',
  needsText: 'This is needed.',
  offerLine: 'We offer this',
  takeLine: 'We want this',
  fromQuantity: 'From quantity',
  addTier: 'Add a price',
  removeTier: 'Remove this price',
  addCharge: { duty: 'Add a duty', fee: 'Add a fee', tax: 'Add a tax' },
  removeCharge: 'Remove',
  answerTitle: 'Answer the request',
  reviseTitle: 'Revise the answer',
  counterTitle: 'Propose other terms',
  answerLead:
    'What you send is kept as a numbered revision. You can revise it later, and both of you see what changed.',
  counterLead:
    'Change what you would like to have otherwise. The other side sees what you changed, and may revise its answer.',
  send: 'Send answer',
  sendRevision: 'Send revision',
  sendCounter: 'Send proposal',
  sent: 'Your answer was sent',
  sentCounter: 'Your proposal was sent',
  startAnew: 'Start again',
  kept: 'What you have typed is kept in this tab.',
  summaryTitle: 'Please look at these fields',
  becameOther: 'The request has changed in the meantime',
  becameNow: 'It is now:',
  becameKept: 'Nothing you typed is lost.',
  totalMissing: 'Appears when all numbers are there',
  totalNote: 'For everything offered, in the quantity asked for.',
  zoneHelp: 'The day ends by the clocks of this place.',
  cannotAnswer: 'This request cannot be answered now',
  back: 'Back to the request',
  answer: 'Answer',
  revise: 'Revise',
  counter: 'Propose other terms',
  accept: 'Accept',
  decline: 'Decline',
  declineToAnswer: 'Decline to answer',
  threads: 'Answering companies',
  offers: 'Offers',
  noOffer: 'No offer yet',
  noOfferHelp: 'You are told as soon as there is one.',
  ownNoOffer: 'You have not answered yet',
  lookOn: 'Buyer and answering company settle this between themselves.',
  counterTitleOf: 'Proposal of the buyer',
  revision: 'Revision',
  revisions: 'All revisions',
  changedFrom: 'Changed from revision',
  unchanged: 'Nothing was changed.',
  before: 'Before',
  after: 'After',
  notSaid: 'not said',
  expired: 'This offer has expired. It can be asked for anew in the conversation.',
  acceptTitle: 'Accept this offer?',
  acceptLead: 'You accept, from',
  acceptOthers: 'Offers of other companies are declined, and they are told.',
  acceptFrozen: 'Prices, terms and addresses are frozen as they are now; documents are made from them.',
  takeLines: 'Which lines do you take?',
  quantityOf: 'Quantity of',
  accepted: 'The offer was accepted',
  declineTitle: 'Decline this offer?',
  declineAnswerTitle: 'Decline to answer?',
  declineHelp: 'The other side is told, with your reason. This cannot be undone.',
  reason: 'Reason',
  declined: 'Declined',
  agreed: 'Agreed',
  assignee: 'Looked after by',
  nobody: 'Nobody',
  byNobody: 'Not assigned',
  assignFailed: 'This could not be saved. Please try again.',
  conversation: 'Conversation',
  noMessages: 'Nothing has been written yet.',
  messageLabel: 'Message',
  messagePlaceholder: 'Write to',
  question: 'This is a question that must be answered first',
  questionBadge: 'Question',
  sendMessage: 'Send message',
  attach: 'Attach files',
  attachHelp: 'Pictures and PDF documents of at most 10 MB. You can also drop or paste them here.',
  dropHere: 'Drop the files here',
  tooMany: 'A message can have at most 10 files.',
  fileFailed: 'This file could not be opened. Please try again.',
  earlier: 'Show earlier messages',
  messagesFailed: 'The conversation could not be loaded.',
  loadingMessages: 'Loading the conversation',
  readAt: 'Read',
  unread: 'Unread',
  onlyUnread: 'Unread only',
  everybody: 'Any assignee',
  me: 'Assigned to me',
  compare: 'Compare offers',
  compareTitle: 'Compare offers',
  compareLead: 'Totals are only compared where they cover the same legs in the same currency.',
  compareEmpty: 'There are not yet two offers to compare',
  sortLabel: 'Sort by',
  sortPrice: 'Price',
  sortTime: 'Transit time',
  cheapest: 'Cheapest of these',
  fastest: 'Fastest',
  alone: 'No other offer covers the same',
  group: 'Covers',
  whyNot: 'Why these totals are not compared',
  first: 'First offer',
  second: 'Second offer',
  insuredBy: { amount: 'An amount', rate: 'A rate of the insured value' },
  onlyBy: 'Due only by',
  everyTransport: 'Every transport',
  rateOf: { percent: 'Percent', per_unit: 'Money for each unit', fixed: 'Amount' },
  chargeNames: {
    type: 'Type',
    name: 'Name',
    method: 'Calculated as',
    base: 'Of',
    quantity: 'How many',
    unit: 'Unit',
    minimum: 'At least',
    maximum: 'At most',
    source: 'Source of the rate',
    date: 'As of',
  },
  sums: {
    insurance: 'Insurance',
    cif: 'Goods, freight and insurance (CIF)',
    customsValue: 'Customs value',
    duty: 'Duty',
    fees: 'Fees',
    tax: 'Tax',
    total: 'Duty, fees and tax',
    landed: 'Landed cost without tax',
    landedPerUnit: 'Landed cost of one unit',
  },
} as const

/** Why two totals are not compared, in a sentence. */
export function describeObstacle(
  obstacle: Obstacle,
  first: string,
  second: string,
  listParts: (parts: readonly string[]) => string,
): string {
  if (obstacle.reason === 'currency')
    return `${first} is in ${obstacle.currencies[0]}, ${second} in ${obstacle.currencies[1]}.`
  const { onlyFirst, onlySecond } = obstacle
  return [
    ...(onlyFirst.length > 0 ? [`Only ${first} covers ${listParts(onlyFirst)}.`] : []),
    ...(onlySecond.length > 0 ? [`Only ${second} covers ${listParts(onlySecond)}.`] : []),
  ].join(' ')
}

/** 'pick-up, delivery and insurance' */
export function listLegs(legs: readonly LegName[]): string {
  return new Intl.ListFormat('en-US').format(legs.map((leg) => legTitles[leg].toLowerCase()))
}

export function describeDays(days: number): string {
  return `${days} ${days === 1 ? 'day' : 'days'}`
}

/** 3 and 5 → '3 to 5 days'. */
export function describeTransit({ min, max }: { min: number; max: number }): string {
  return min === max ? describeDays(max) : `${min} to ${describeDays(max)}`
}

/** 'Mar 31, 2027, to the end of the day in Europe/Berlin' */
export function describeValidity({ day, time_zone }: { day: string; time_zone: string }): string {
  const date = new Date(`${day}T12:00:00Z`)
  if (Number.isNaN(date.getTime())) return ''
  const shown = date.toLocaleDateString('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' })
  return `${shown}, to the end of the day in ${time_zone.replaceAll('_', ' ')}`
}

/** '1 offer', '3 offers'. */
export function describeOfferCount(count: number): string {
  return `${count} ${count === 1 ? 'offer' : 'offers'}`
}
