import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { id, nullable, text } from '../fields.ts'
import { returnKinds } from '../mail-return-rules.ts'
import { pageQuery, pagination } from '../paging.ts'

const done = Type.Object({ success: Type.Boolean() })

/** Why an address is held, and since when. `reason` is what a mail server said, in its own words. */
const hold = {
  kind: Type.Enum(returnKinds),
  /** An enhanced status code (RFC 3463); empty where none was given. */
  status: Type.String(),
  reason: Type.String(),
  since: Type.String(),
}

export const getMailAddress = endpoint({
  method: 'GET',
  path: '/api/v1/notifications/address',
  access: 'signedIn',
  whileWaiting: true,
  summary: 'Where the person is mailed, and whether mails come back from there',
  answer: Type.Object({ address: Type.String(), held: nullable(Type.Object(hold)) }),
})
export type MailAddress = Type.Static<typeof getMailAddress.answer>

/** Says that mail arrives there: from now on all mails are sent again. Those that were held meanwhile stay in the outbox. */
export const freeMailAddress = endpoint({
  method: 'DELETE',
  path: '/api/v1/notifications/address/hold',
  access: 'signedIn',
  whileWaiting: true,
  beforeAccepting: true,
  summary: 'Have mails sent to the own address again',
  answer: done,
})

export const heldAddress = Type.Object({
  id: Type.Integer(),
  address: Type.String(),
  ...hold,
  /** Whose it is; null where nobody has an account with it, such as somebody who was invited. */
  person: nullable(Type.Object({ id: Type.Integer(), name: Type.String() })),
  /** How many mails to it were held. */
  held_mails: Type.Integer(),
})
export type HeldAddress = Type.Static<typeof heldAddress>

export const listHeldAddresses = endpoint({
  method: 'GET',
  path: '/api/v1/operator/held-addresses',
  access: 'admin',
  summary: 'Addresses that mail comes back from, the newest first',
  query: Type.Object({ ...pageQuery, search: Type.Optional(text(100)) }),
  answer: Type.Object({
    data: Type.Array(heldAddress),
    pagination,
    /** Whether somebody reads what comes back: without a mailbox only what the own mail server refuses is known. */
    has_mailbox: Type.Boolean(),
    /** When it was read last, and since when and why it cannot be read. */
    read_at: nullable(Type.String()),
    failing_since: nullable(Type.String()),
    failing_reason: nullable(Type.String()),
  }),
})

/** Reads the mailbox of returns at once, and answers when that is done; how it went stands in the list. 422 where none is set. */
export const readReturnMailbox = endpoint({
  method: 'PUT',
  path: '/api/v1/operator/return-mailbox/reading',
  access: 'admin',
  summary: 'Read the mailbox of returns now',
  answer: done,
})

export const freeHeldAddress = endpoint({
  method: 'DELETE',
  path: '/api/v1/operator/held-addresses/:id',
  access: 'admin',
  summary: 'Have mails sent to an address again',
  params: Type.Object({ id }),
  answer: done,
})
