import type { DealSnapshot } from '@fairquay/contract/requests/deal/snapshot.ts'
import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import type { RequestKind } from '@fairquay/contract/requests/kind-names.ts'
import type { Offer } from '@fairquay/contract/requests/offer/shapes.ts'
import { customs } from '../customs/kind.ts'
import { freight } from '../freight/kind.ts'
import { purchase } from '../purchase/kind.ts'
import type { Kind } from '../trade/kind.ts'

/** What kinds add to a deal, and to a request. */
type More = Partial<Pick<DealSnapshot, 'logistic' | 'customs'>>
type Details = Partial<Pick<RequestDetail, 'customs' | 'freight'>>

/** A kind of request, whichever. */
export type AnyKind = Kind<Offer, More, Details> & { name: RequestKind }

/** Every kind of request by its name, as requests are stored under it. */
export const kinds: Readonly<Record<RequestKind, AnyKind>> = { purchase, logistic: freight, customs } satisfies {
  [Name in RequestKind]: Kind<Extract<Offer, { kind: Name }>, More, Details> & { name: Name }
}
