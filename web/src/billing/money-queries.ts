import { getOrderMoney } from '@fairquay/contract/billing/endpoints.ts'
import { getMoney } from '@fairquay/contract/billing/money-endpoints.ts'
import type { OrderMoney } from '@fairquay/contract/billing/shapes.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'
import { refreshOrders } from '../orders/order-queries.ts'

/** Milliseconds after which an open order is looked at again: the other side may have acted. */
const lookAgain = 15_000

export function orderMoneyQuery(orderId: number) {
  return queryOptions({
    queryKey: ['orders', 'money', orderId],
    queryFn: async ({ signal }) => (await call(getOrderMoney, { params: { id: orderId }, signal })).data,
    refetchInterval: lookAgain,
  })
}

/** What is open over all orders. */
export const moneyQuery = queryOptions({
  queryKey: ['money', 'all'],
  queryFn: ({ signal }) => call(getMoney, { signal }),
})

/** Shows at once what a call has answered; what else shows orders or money is read again, and nobody waits for that. */
export function takeUpMoney(queries: QueryClient, orderId: number, money: OrderMoney): void {
  queries.setQueryData(orderMoneyQuery(orderId).queryKey, money)
  void refreshOrders(queries)
  void queries.invalidateQueries({ queryKey: ['money'] })
}

/** What a dialog about the money of an order is given. */
export type MoneyDialogProps = { orderId: number; money: OrderMoney; onClose: () => void }
