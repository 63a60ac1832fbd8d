import { randomUUID } from 'node:crypto'

/** What the rows of the access matrix expect again and again: who is answered what. */

export const open = { everybody: 200 }
export const members = { guest: 401, members: 200 }
export const admins = { guest: 401, members: 403, admin: 200 }
export const sellers = { guest: 401, members: 403 }
export const sellersAlone = { ...sellers, seller: 200, otherSeller: 200, admin: 404 }
export const ownSeller = { ...sellersAlone, otherSeller: 404 }
export const noSeller = { ...ownSeller, seller: 404 }
export const nobody = { everybody: 404 }
export const noMember = { guest: 401, members: 404 }
/** What belongs to one's own company, and the company of `seller`. */
export const companies = { guest: 401, members: 200, admin: 404 }
export const ownHouse = { guest: 401, members: 404, seller: 200 }
/** Who sees a request: its two parties and the operator; of a logistic quote every approved provider too, of a customs request the brokers, not the seller. */
export const parties = { guest: 401, members: 404, buyer: 200, seller: 200, admin: 200 }
export const quoteParties = { ...parties, provider: 200 }
export const customsParties = { ...parties, seller: 404, broker: 200 }

/** A body with a key of its own: each identity sends it for the first time. */
export const once = (body: object) => ({ body, headers: { 'idempotency-key': randomUUID() } })

export function unknownEmail(): string {
  return `${randomUUID()}@test.invalid`
}
