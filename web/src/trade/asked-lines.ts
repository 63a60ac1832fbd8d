import type { AskedLine } from '@fairquay/contract/trade/offer-parts.ts'
import type { AskedRequest } from './kind-view.ts'

/** The lines of a request as the rules of offers look at them. */
export function listAskedLines({ lines }: Pick<AskedRequest, 'lines'>): AskedLine[] {
  return lines.map(({ position, quantity, weight_value }) => ({ position, quantity, unitWeight: weight_value }))
}
