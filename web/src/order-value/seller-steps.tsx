import { writeOrderValue } from '@fairquay/contract/order-value/form.ts'
import { orderValueMessages as say } from '@fairquay/contract/order-value/messages.ts'
import { useQuery } from '@tanstack/react-query'
import { orderValuesQuery } from './order-values-query.ts'
import { StepList } from './step-list.tsx'

type SellerStepsProps = {
  sellerId: number
  /** Only where the steps hold for goods in it. */
  currency?: string | undefined
  className?: string | undefined
}

/** What a seller gives for bigger orders, for whoever sees prices; nothing where it gives none. */
export function SellerSteps({ sellerId, currency, className }: SellerStepsProps) {
  const value = useQuery(orderValuesQuery([sellerId])).data?.get(sellerId)
  if (!value || (currency !== undefined && currency !== value.currency)) return null
  const note = currency === undefined ? say.onlyIn(value.currency) : undefined
  return <StepList value={writeOrderValue(value)} note={note} className={className} />
}
