import { defineMessages, formatDay, formatNumber, formatPlural } from '../locale.ts'
import { onOneLine } from '../one-line.ts'
import { describeOrderEvent, writeOrderSubject } from './order-event-messages.ts'
import { type OrderEvent, type OrderFacts, orderEvents } from './order-events.ts'
import { type NotificationKind, type Topic, topicOf } from './topics.ts'

/** The words a notification is written with, as they were when it happened. */
export type NotificationFacts = OrderFacts & {
  /** Who did it: a company's name. */
  actor?: string
  request_id?: number
  /** 'purchase', 'logistic' or 'customs'. */
  request_kind?: string
  /** What it is about: the first of the goods. */
  about?: string
  /** The address of the webhook it is about. */
  url?: string
  /** Given with a review. */
  stars?: number
  /** How many of it can still be had. */
  left?: number
  /** What of a product somebody asked for, in words: 'HS code and UN number'. */
  wanted?: string
  /** The last day of something: '2027-03-31'. */
  day?: string
  /** Where it leads when that is not the request itself: an address of the web, such as '/sourcing/3'. */
  path?: string
  /** What was accepted is a counter-proposal of the reader's company. */
  is_proposal?: boolean
  /** What was declined is an offer of the reader's company, not the request. */
  is_offer?: boolean
}

const kindNames: Record<string, string> = defineMessages({
  purchase: 'purchase request',
  logistic: 'logistic request',
  customs: 'customs request',
})

/** One sentence about what happened, without a full stop. */
export function describeNotification(kind: NotificationKind, facts: NotificationFacts): string {
  if (isOrderEvent(kind)) return describeOrderEvent(kind, facts, facts.actor ?? '')
  const actor = facts.actor || 'Somebody'
  const request = `${kindNames[facts.request_kind ?? ''] ?? 'request'} ${facts.request_id ?? ''}`.trim()
  switch (kind) {
    case 'request.created':
      return `${actor} sent ${request}`
    case 'request.seen':
      return `${actor} has opened ${request}`
    case 'request.message':
      return `${actor} wrote to you about ${request}`
    case 'request.answered':
      return `${actor} made an offer for ${request}`
    case 'request.countered':
      return `${actor} made a counter-proposal for ${request}`
    case 'request.accepted':
      return facts.is_proposal
        ? `${actor} agreed to your proposal for ${request}`
        : `${actor} accepted the offer for ${request}`
    case 'request.declined':
      return facts.is_offer ? `${actor} declined your offer for ${request}` : `${actor} declined ${request}`
    case 'request.passed-over':
      return `For ${request} another offer was accepted`
    case 'request.withdrawn':
      return `${actor} withdrew ${request}`
    case 'request.expired':
      return `The offer for ${request} has expired`
    case 'review.asked':
      return `Order ${facts.order ?? ''} is completed: what were the goods and ${actor} like?`
    case 'review.written':
      return `${actor} wrote a review with ${formatPlural(facts.stars ?? 0, { one: '# star', other: '# stars' })}: ${facts.about ?? ''}`
    case 'review.answered':
      return `${actor} answered your review: ${facts.about ?? ''}`
    case 'review.hidden':
      return `The marketplace has hidden your review: ${facts.about ?? ''}`
    case 'review.shown':
      return `The marketplace shows your review again: ${facts.about ?? ''}`
    case 'report.decided':
      return `The marketplace has looked at what you reported: ${facts.about ?? ''}`
    case 'facts.asked':
      return `${actor} asks for the ${facts.wanted ?? 'details'} of ${facts.about ?? 'one of your products'}`
    case 'facts.given':
      return `The seller has said the ${facts.wanted ?? 'details'} of ${facts.about ?? 'a product'}`
    case 'stock.low':
      return `Stock is low: ${facts.about ?? 'one of your products'}, ${formatNumber(facts.left ?? 0)} left`
    case 'document.ending':
      return `${facts.about ?? 'A document of your products'} is valid until ${formatDay(facts.day ?? '')}`
    case 'plan.done':
      return `What was planned is done: ${facts.about ?? 'one of your products'}`
    case 'plan.failed':
      return `What was planned could not be done: ${facts.about ?? 'one of your products'}`
    case 'webhook.given-up':
      return `A webhook was switched off: ${facts.url ?? 'its address'} has not answered for days`
    case 'webhook.gone':
      return `A webhook was switched off: ${facts.url ?? 'its address'} said gone, for good (410)`
    case 'feed.applied':
      return `The feed ${facts.about ?? ''} was imported`
    case 'feed.held':
      return `The feed ${facts.about ?? ''} was held: too many products are missing`
    case 'feed.failed':
      return `The feed ${facts.about ?? ''} could not be imported`
    case 'password.changed':
      return 'Your password was changed'
    case 'access.asked':
      return `${actor}, an operator of the marketplace, asks to see it as you do`
    case 'access.used':
      return `${actor}, an operator of the marketplace, looks on as you have allowed`
  }
}

function isOrderEvent(kind: NotificationKind): kind is OrderEvent {
  return (orderEvents as readonly string[]).includes(kind)
}

/** Where a notification leads, as an address behind the `#`. */
export function findNotificationPath(kind: NotificationKind, facts: NotificationFacts): string {
  if (facts.path) return facts.path
  if (kind === 'webhook.given-up' || kind === 'webhook.gone') return '/integrations'
  if (topicOf(kind) === 'stock') return '/products-parent'
  if (kind === 'password.changed') return '/profile'
  if (kind === 'access.asked' || kind === 'access.used') return '/profile/access'
  return facts.request_id ? `/requests/${facts.request_id}` : '/requests'
}

export const notificationMessages = defineMessages({
  bell: (count: number) => (count === 0 ? 'Notifications' : `Notifications, ${countUnread(count)}`),
  title: 'Notifications',
  empty: 'Nothing yet. You will be told here when something happens to your requests and orders.',
  emptyUnread: 'You have read everything.',
  readAll: 'Mark all as read',
  showAll: 'All notifications',
  settings: 'Settings',
  failed: 'Your notifications could not be loaded',
  saved: 'Your settings are saved.',
  settingsHelp: 'What you are told of, where, and when.',
  alwaysMailedHelp: 'The letter of a new request always goes to your company’s contact, so that none waits unread.',
  securityHelp: 'Changes of your password and address are always mailed at once.',
  atOnce: 'At once',
  daily: 'Once a day, in one mail',
  zoneWrong: 'This time zone is not known.',
  unsubscribed: 'You will get no more mails of this kind.',
  unsubscribeHelp: 'You still find everything in the app. Your settings let you have the mails back.',
  unsubscribeGone: 'This link is not good any more. Sign in to choose what you are mailed.',
})

export const topicNames: Record<Topic, { title: string; help: string }> = defineMessages({
  requests: { title: 'New requests', help: 'Somebody asks your company for goods, transport or customs.' },
  answers: { title: 'Offers', help: 'An offer, a new revision or a counter-proposal.' },
  decisions: { title: 'Decisions', help: 'Accepted, declined, withdrawn or expired.' },
  messages: { title: 'Messages', help: 'Questions and answers about a request or a product.' },
  orders: { title: 'Orders', help: 'Prepared, promised for a day, cancelled or completed.' },
  shipments: { title: 'Shipments', help: 'On their way, late, delivered, received.' },
  money: { title: 'Invoices and payments', help: 'Invoices, credit notes, payments and reminders.' },
  claims: { title: 'Claims', help: 'Something arrived short, damaged or wrong.' },
  reviews: { title: 'Reviews', help: 'An order can be reviewed, or a review was written or answered.' },
  reports: { title: 'Reports', help: 'The marketplace has looked at something you reported.' },
  integrations: {
    title: 'Integrations',
    help: 'A webhook was switched off, or a feed failed, was held or had refused rows.',
  },
  stock: {
    title: 'Stock and products',
    help: 'Goods have come down to the number you chose for them, a certificate ends soon, or what was planned has happened.',
  },
})

function countUnread(count: number): string {
  return count > mostCounted
    ? formatPlural(mostCounted, { other: 'more than # unread' })
    : formatPlural(count, { other: '# unread' })
}

/** Beyond this many unread ones the exact number helps nobody. */
export const mostCounted = 99

/** What stands on the bell. */
export function writeCount(count: number): string {
  return count > mostCounted ? `${formatNumber(mostCounted)}+` : formatNumber(count)
}

export type NotificationLetter = {
  recipient: string
  items: readonly { sentence: string; about: string; link: string }[]
  /** What there is besides that is not in the mail, and where it is read. */
  more?: { count: number; link: string }
  marketplace: string
}

/** The subject holds only the marketplace's own words and numbers: nothing a person typed gets into the head of a mail (docs/safety.md#mail-and-documents). */
export function writeNotificationSubject(kind: NotificationKind, facts: NotificationFacts): string {
  if (isOrderEvent(kind)) return writeOrderSubject(kind, facts)
  const { request_id } = facts
  const request = request_id === undefined ? 'Your request' : `Request ${request_id}`
  const subjects: Record<Exclude<NotificationKind, OrderEvent>, string> = {
    'request.created': `${request}: sent to you`,
    'request.seen': `${request}: opened`,
    'request.message': `${request}: a new message`,
    'request.answered': `${request}: a new offer`,
    'request.countered': `${request}: a counter-proposal`,
    'request.accepted': `${request}: accepted`,
    'request.declined': `${request}: declined`,
    'request.passed-over': `${request}: another offer was accepted`,
    'request.withdrawn': `${request} was withdrawn`,
    'request.expired': `${request}: the offer has expired`,
    'review.asked': `Order ${facts.order ?? ''}: what was it like?`,
    'review.written': 'A new review',
    'review.answered': 'Your review was answered',
    'review.hidden': 'A review of yours was hidden',
    'review.shown': 'A review of yours is shown again',
    'report.decided': 'What you reported was looked at',
    'facts.asked': 'A buyer asks what a product of yours does not say',
    'facts.given': 'A seller has said what you asked for',
    'stock.low': 'Stock is low',
    'document.ending': 'A document of your products ends soon',
    'plan.done': 'What was planned for a product is done',
    'plan.failed': 'What was planned for a product could not be done',
    'webhook.given-up': 'A webhook was switched off',
    'webhook.gone': 'A webhook was switched off: gone, for good',
    'feed.applied': 'A feed was imported',
    'feed.held': 'A feed was held',
    'feed.failed': 'A feed could not be imported',
    'password.changed': 'Your password was changed',
    'access.asked': 'An operator asks to look on',
    'access.used': 'An operator looks on',
  }
  return subjects[kind]
}

export function writeDigestSubject(count: number, marketplace: string): string {
  return `${marketplace}: ${formatPlural(count, { one: '# thing happened', other: '# things happened' })}`
}

/** The mail about one thing, or about all of a day, plain text. */
export function writeNotificationText({ recipient, items, more, marketplace }: NotificationLetter): string {
  return [
    recipient === '' ? 'Hello,' : `Dear ${recipient},`,
    '',
    ...items.flatMap(({ sentence, about, link }) => [
      `${onOneLine(sentence)}.`,
      // Some sentences say it already.
      ...(about === '' || sentence.includes(about) ? [] : [onOneLine(about)]),
      `See it: ${link}`,
      '',
    ]),
    ...(more && more.count > 0
      ? [
          `${formatPlural(more.count, { one: '# more thing', other: '# more things' })} happened.`,
          `See all: ${more.link}`,
          '',
        ]
      : []),
    marketplace,
    '',
  ].join('\n')
}

/** Below every mail that somebody can do without. */
export function writeMailFooter(links: { settingsLink: string; unsubscribeLink: string }): string {
  return [
    `Choose what you are mailed: ${links.settingsLink}`,
    `No more mails like this one: ${links.unsubscribeLink}`,
    '',
  ].join('\n')
}
