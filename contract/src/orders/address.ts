import { isDay } from '../trade/dates.ts'
import { type PaymentState, paymentStates } from './payment-state.ts'
import { type OrderGroupName, type OrderStatus, orderGroupNames, orderStatuses } from './statuses.ts'

/** Of the reader's company: what it buys, or what it sells. */
export const orderBoxes = ['bought', 'sold'] as const
export type OrderBox = (typeof orderBoxes)[number]

/** A state, or several at once. */
export const orderGroups = [...orderGroupNames, ...orderStatuses] as const
export type OrderGroup = OrderGroupName | OrderStatus

/** What the address of the list of orders says: only what differs from everything, newest first. */
export type OrdersAddress = {
  box?: OrderBox
  status?: OrderGroup
  payment?: PaymentState
  /** Only what is later than promised or wanted. */
  late?: true
  /** Only those with a claim that is not settled. */
  claims?: true
  search?: string
  /** Ordered from this day on, and up to and with this one; ISO. */
  from?: string
  to?: string
  page?: number
}

/** Reads what an address says; what is impossible is left out, as if it were not there. */
export function readOrdersAddress(raw: Record<string, unknown>): OrdersAddress {
  const box = orderBoxes.find((known) => known === raw.box)
  const status = orderGroups.find((known) => known === raw.status)
  const payment = paymentStates.find((known) => known === raw.payment)
  const search =
    typeof raw.search === 'string' || typeof raw.search === 'number' ? String(raw.search).slice(0, 100) : ''
  const page = Number(raw.page)
  const [from, to] = [readDay(raw.from), readDay(raw.to)]
  return {
    ...(box && { box }),
    ...(status && { status }),
    ...(payment && { payment }),
    ...(isTrue(raw.late) && { late: true }),
    ...(isTrue(raw.claims) && { claims: true }),
    ...(search.trim() && { search }),
    ...(from && { from }),
    ...(to && { to }),
    ...(Number.isInteger(page) && page > 1 && page <= 10_000 && { page }),
  }
}

function isTrue(value: unknown): boolean {
  return value === true || value === 'true'
}

function readDay(value: unknown): string | undefined {
  return typeof value === 'string' && isDay(value) ? value : undefined
}

/** Whether the address asks for less than everything. */
export function isNarrowedTo({ page: _, ...address }: OrdersAddress): boolean {
  return Object.values(address).some((value) => value !== undefined)
}
