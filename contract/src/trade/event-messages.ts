import type { RequestAction, SystemEvent } from './states.ts'

/** What happened to a request, as a mail tells it. `by` is the company that did it, `request` its number. */
export type EventLetter = {
  action: Told
  requestId: number
  recipient: string
  by: string
  /** Of an offer. */
  number: number | undefined
  /** Of a refusal or a message: what was written. */
  words: string
  link: string
  marketplace: string
}

/** `decline_offer`: what the buyer says no to is an offer, not the request. */
type Told = Exclude<RequestAction | SystemEvent, 'open'> | 'decline_offer'

const subjects: Record<Told, (id: number) => string> = {
  say: (id) => `Request ${id}: a message`,
  ask: (id) => `Request ${id}: a question`,
  reply: (id) => `Request ${id}: your question was answered`,
  quote: (id) => `Request ${id}: an offer`,
  revise: (id) => `Request ${id}: a revised offer`,
  counter: (id) => `Request ${id}: other terms are proposed`,
  accept: (id) => `Request ${id}: your offer was accepted`,
  agree: (id) => `Request ${id}: your proposal was agreed to`,
  decline: (id) => `Request ${id} was declined`,
  decline_offer: (id) => `Request ${id}: your offer was declined`,
  withdraw: (id) => `Request ${id} was withdrawn`,
  expire: (id) => `Request ${id}: the offer has expired`,
  pass_over: (id) => `Request ${id}: another offer was accepted`,
}

const sentences: Record<Told, (letter: EventLetter) => string> = {
  say: ({ by, requestId }) => `${by} has written to you about request ${requestId}:`,
  ask: ({ by, requestId }) => `${by} has a question about request ${requestId}:`,
  reply: ({ by, requestId }) => `${by} has answered your question about request ${requestId}:`,
  quote: ({ by, requestId }) => `${by} has made you an offer for request ${requestId}.`,
  revise: ({ by, requestId, number }) =>
    `${by} has revised the offer for request ${requestId}: revision ${number ?? ''}.`,
  counter: ({ by, requestId }) =>
    `${by} proposes other terms for request ${requestId}. You can agree to them or revise your offer.`,
  accept: ({ by, requestId, number }) =>
    `${by} has accepted revision ${number ?? ''} of your offer for request ${requestId}.`,
  agree: ({ by, requestId, number }) =>
    `${by} has agreed to your proposal (revision ${number ?? ''}) for request ${requestId}. The deal is made.`,
  decline: ({ by, requestId }) => `${by} has declined request ${requestId}:`,
  decline_offer: ({ by, requestId }) => `${by} has declined your offer for request ${requestId}:`,
  withdraw: ({ by, requestId }) => `${by} has withdrawn request ${requestId}. You need not answer it any more.`,
  expire: ({ requestId }) => `The offer for request ${requestId} has expired. It can be revised with a new validity.`,
  pass_over: ({ requestId }) => `For request ${requestId} another offer was accepted. Thank you for yours.`,
}

/** Whether people are told of it by mail: that a request was opened, they see when they look. */
export function isTold(action: string): action is Told {
  return action in subjects
}

/** The subject holds only what the marketplace itself knows: nothing a person typed gets into the head of a mail (docs/safety.md#mail-and-documents). */
export function writeEventSubject(action: Told, requestId: number): string {
  return subjects[action](requestId)
}

/** The mail to the other side, plain text. */
export function writeEventText(action: Told, letter: EventLetter): string {
  const { recipient, words, link, marketplace } = letter
  return [
    `Dear ${recipient},`,
    '',
    sentences[action](letter),
    ...(words === '' ? [] : ['', ...words.split('\n').map((line) => `  ${line}`)]),
    '',
    `See the request: ${link}`,
    '',
    marketplace,
    '',
  ].join('\n')
}
