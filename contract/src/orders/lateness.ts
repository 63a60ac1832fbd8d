import type { OrderStatus } from './statuses.ts'

/** Days of an order, ISO, and the day it is. */
export type OrderDays = {
  status: OrderStatus
  wanted_date: string | null
  ready_on: string | null
  arrives_on: string | null
  today: string
}

const waits: readonly OrderStatus[] = ['confirmed', 'in_preparation', 'part_shipped', 'part_delivered']
const comes: readonly OrderStatus[] = [...waits, 'shipped']

/**
 * Whether an order is late, or will be: the promised day is over and not everything has left; or the wanted day is over, or the planned arrival behind it,
 * and not everything has come.
 */
export function isOrderLate({ status, wanted_date, ready_on, arrives_on, today }: OrderDays): boolean {
  if (ready_on !== null && ready_on < today && waits.includes(status)) return true
  if (wanted_date === null || !comes.includes(status)) return false
  return wanted_date < today || (arrives_on !== null && arrives_on > wanted_date)
}
