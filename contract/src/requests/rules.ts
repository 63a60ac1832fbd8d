import { requestMessages } from './messages.ts'

export const requestKinds = ['purchase', 'logistic', 'customs'] as const
export type RequestKind = (typeof requestKinds)[number]

export const requestStatuses = ['sent', 'withdrawn'] as const
export type RequestStatus = (typeof requestStatuses)[number]

/** The part somebody has in a request: who asked, the seller of the goods, a provider or a broker who was asked, or the operator. */
export const requestParties = ['buyer', 'seller', 'provider', 'broker', 'admin'] as const
export type RequestParty = (typeof requestParties)[number]

export const requestActions = ['withdraw'] as const
export type RequestAction = (typeof requestActions)[number]

/** Every change of state there is: from where, to where, and by whom. What is not here is refused. */
const transitions: Record<
  RequestAction,
  { from: readonly RequestStatus[]; to: RequestStatus; by: readonly RequestParty[] }
> = {
  withdraw: { from: ['sent'], to: 'withdrawn', by: ['buyer'] },
}

/** What an action makes of a request, or why it may not be done now by this party. */
export function decideAction(
  action: RequestAction,
  party: RequestParty,
  status: RequestStatus,
): { status: RequestStatus } | { refusal: string } {
  const { from, to, by } = transitions[action]
  if (!by.includes(party)) return { refusal: requestMessages.notYours }
  return from.includes(status) ? { status: to } : { refusal: requestMessages.alreadyIs[status] }
}

export function mayAct(action: RequestAction, party: RequestParty, status: RequestStatus): boolean {
  return 'status' in decideAction(action, party, status)
}

/**
 * The kind of request that reaches a company for what it is: an approved service provider gets the logistic ones, an approved broker the customs ones
 * (spec §9: they are sent to 'service-provider' and 'ttw_broker', not to a name).
 */
export function deskOf(company: { kind: string; isVerified: boolean }): RequestKind | undefined {
  if (!company.isVerified) return undefined
  if (company.kind === 'provider') return 'logistic'
  return company.kind === 'broker' ? 'customs' : undefined
}

/** Who reads requests: a company with its desk, or the operator. */
export type RequestReader = { companyId: number; desk?: RequestKind | undefined } | 'admin'

/** The part a reader has in a request; undefined for everybody whom it does not concern. A customs request is between buyer and broker, not for the seller. */
export function partyIn(
  request: { kind: RequestKind; buyerId: number; supplierId: number },
  reader: RequestReader,
): RequestParty | undefined {
  if (reader === 'admin') return 'admin'
  if (request.buyerId === reader.companyId) return 'buyer'
  if (request.supplierId === reader.companyId && request.kind !== 'customs') return 'seller'
  if (request.kind !== reader.desk) return undefined
  return reader.desk === 'customs' ? 'broker' : 'provider'
}
