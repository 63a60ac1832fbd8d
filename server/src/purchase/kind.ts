import { purchase as rules } from '@fairquay/contract/purchase/kind.ts'
import type { PurchaseOffer } from '@fairquay/contract/purchase/offer.ts'
import { purchasePapers } from '@fairquay/contract/purchase/papers.ts'
import type { Kind } from '../trade/kind.ts'
import { freezePurchase } from './freeze-purchase.ts'

export const purchase = { ...rules, papers: purchasePapers, freeze: freezePurchase } satisfies Kind<PurchaseOffer>
