import { currencies } from '@fairquay/contract/money.ts'
import type { AskedRequest } from './kind-view.ts'

/** The currency of a request, as offers name it. */
export function readCurrency({ currency }: Pick<AskedRequest, 'currency'>) {
  return currencies.find((known) => known === currency) ?? 'USD'
}
