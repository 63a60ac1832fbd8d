import { defineMessages, formatPlural } from '@fairquay/contract/locale.ts'

export const ownAccessKey = ['own-access'] as const

/** What the pages of operators who look on say. */
export const supportAccessTexts = defineMessages({
  // own-access-page
  toProfile: 'Profile',
  ownTitle: 'Operators looking on',
  ownLead:
    'To help you, an operator of the marketplace may see it as you do, once you have allowed it. They read what you can read; they can change, send and download nothing. You end it at any time.',
  asks: (operator: string) => `${operator} asks to look on`,
  mayLook: (operator: string) => `${operator} may look on`,
  anyOperator: 'Any operator',
  until: (moment: string) => `Until ${moment}`,
  asked: (moment: string) => `Asked ${moment}`,
  offered: (moment: string) => `Offered ${moment}`,
  allowFor: 'Allow it for',
  hours: (hours: number) =>
    hours % 24 === 0
      ? formatPlural(hours / 24, { one: '# day', other: '# days' })
      : formatPlural(hours, { one: '# hour', other: '# hours' }),
  allow: 'Allow',
  refuse: 'Refuse',
  refused: 'Refused. Nobody looks on.',
  allowed: (until: string) => `Allowed for ${until}. You can end it here at any time.`,
  end: 'End it now',
  ended: 'Ended. Nobody looks on any more.',
  current: 'Now',
  past: 'Before',
  nothingYet: 'Nobody has asked, and nobody looks on',
  loading: 'Operators who look on are loading',
  loadFailed: 'It could not be loaded who looks on',
  states: {
    waiting: 'Waits for an answer',
    lapsed: 'Not answered',
    refused: 'Refused',
    open: 'Allowed',
    over: 'Over',
  },
  visits: 'Visits',
  visit: (operator: string, from: string, to: string) => `${operator}, ${from} to ${to}`,
  visitNow: (operator: string, from: string) => `${operator}, since ${from}, looking on now`,
  neverUsed: 'Nobody has looked on by it.',
  offerTitle: 'Let an operator look on',
  offerHelp: 'Before somebody asks, for example while you are on the phone with them.',
  offerReason: 'What it is about',
  offerReasonHelp: 'Operators read it, and it stays on record.',
  offer: 'Let them look on',
  // looking-on-page
  deskTitle: 'Looking on',
  deskLead:
    'People who let you see the marketplace as they do. You read what they read and can change nothing; each visit is on record for them and for you, and ends within the hour. Ask under People.',
  toPeople: 'People',
  shown: 'Shown',
  groups: { current: 'Asked or allowed now', past: 'Over' },
  list: 'Access',
  none: { current: 'Nobody was asked, and nobody offers it', past: 'Nothing is over yet' },
  lookOn: 'Look on',
  lookOnAs: (name: string) => `Look on as ${name}`,
  askedBy: (operator: string) => `Asked by ${operator}`,
  offeredBy: (name: string) => `Offered by ${name}`,
})
