import { isCleared } from '@fairquay/contract/freight/clearance.ts'
import type { FreightRequest } from './shipment-facts.tsx'

/** Whether the goods of a request cross a customs border, as far as it is known from where to where they go. */
export function mayNeedClearance({ freight }: Pick<FreightRequest, 'freight'>): boolean {
  return freight === null || isCleared(freight)
}
