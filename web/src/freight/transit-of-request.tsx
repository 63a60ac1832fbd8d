import { readEnd } from '../transit/read-end.ts'
import { TransitOf } from '../transit/transit-of.tsx'
import type { FreightRequest } from './shipment-facts.tsx'

/** What each way of transport takes for the shipment of a request, the one it asks for marked. */
export function TransitOfRequest({ request: { freight } }: { request: FreightRequest }) {
  if (!freight) return null
  const [from, to] = [readEnd(freight.loading), readEnd(freight.delivery)]
  const kg = freight.weight_kg > 0 ? freight.weight_kg : null
  return <TransitOf input={from && to && { from, to, gross_kg: kg }} chosen={freight.transport} />
}
