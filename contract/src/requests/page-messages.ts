import { defineMessages } from '../locale.ts'
import type { RequestStatus } from '../trade/statuses.ts'
import type { RequestBox } from './inbox/address.ts'
import type { RequestDetail } from './inbox/endpoints.ts'

export const statusNames: Record<RequestStatus, string> = defineMessages({
  sent: 'Sent',
  seen: 'Seen',
  asked: 'Question asked',
  answered: 'Question answered',
  quoted: 'Offer made',
  countered: 'Counter-proposal',
  revised: 'Offer revised',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
})

export const boxNames: Record<RequestBox, string> = defineMessages({ sent: 'Sent by us', received: 'Received' })

export const eventNames: Record<RequestDetail['events'][number]['action'] | 'share', string> = defineMessages({
  send: 'Sent',
  open: 'Opened',
  say: 'Message',
  ask: 'Question',
  reply: 'Answer to the question',
  quote: 'Offer made',
  revise: 'Offer revised',
  counter: 'Counter-proposal',
  accept: 'Accepted',
  agree: 'Proposal agreed to',
  decline: 'Declined',
  withdraw: 'Withdrawn',
  expire: 'Offer expired',
  pass_over: 'Another offer was accepted',
  share: 'Freight offer shown to the seller',
})

/** What the screens of requests say. */
export const requestPageMessages = defineMessages({
  title: 'My requests',
  lead: 'Everything you have asked sellers, service providers and brokers for.',
  leadOfReceiver: 'What your company has sent and what has come in.',
  searchLabel: 'Search requests',
  searchHint: 'Product, company, number',
  allKinds: 'All kinds',
  allStatuses: 'All statuses',
  allBoxes: 'Sent and received',
  loading: 'Loading requests',
  loadFailed: 'Your requests could not be loaded.',
  detailFailed: 'This request could not be loaded.',
  empty: 'You have not sent any requests yet',
  emptyHelp:
    'Put products into your cart and send a request to their sellers, or ask for a logistic quote or customs import duties.',
  emptyOfReceiver: 'No requests yet',
  emptyOfReceiverHelp: 'Requests that reach your company appear here and are sent to you by e-mail as well.',
  emptyUnapprovedHelp:
    'Requests reach your company once the marketplace has approved it. We write to you when that is decided.',
  nothingFound: 'No requests match your filters',
  showAll: 'Show all requests',
  notFound: 'This request was not found',
  notFoundHelp: 'It may belong to another company.',
  downloadPdf: 'Download PDF',
  targetPrice: 'Target price',
  pdfFailed: 'The PDF could not be made. Please try again.',
  withdraw: 'Withdraw request',
  withdrawTitle: 'Withdraw this request?',
  withdrawHelp: 'Those it was sent to are told by e-mail. This cannot be undone, but you can send a new request.',
  withdrawn: 'The request was withdrawn',
  priceAsked: 'Price asked for',
  goneProduct: 'No longer on the market',
  waiting: 'No answer yet',
})
