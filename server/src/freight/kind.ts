import { type AskedFreight, readAskedFreight } from '@fairquay/contract/freight/asked.ts'
import type { FreightTerms } from '@fairquay/contract/freight/deal.ts'
import { freight as rules } from '@fairquay/contract/freight/kind.ts'
import type { LogisticOffer } from '@fairquay/contract/freight/offer.ts'
import { freightPapers } from '@fairquay/contract/freight/papers.ts'
import type { Kind } from '../trade/kind.ts'
import { freezeFreight } from './freeze-freight.ts'
import { findQuote } from './queries.ts'

export const freight = {
  ...rules,
  papers: freightPapers,
  freeze: freezeFreight,
  findDetails: async (db, requestId) => {
    const quote = await findQuote(db, requestId)
    return { freight: quote ? readAskedFreight(quote.request, quote.goods) : null }
  },
} satisfies Kind<LogisticOffer, { logistic: FreightTerms | null }, { freight: AskedFreight | null }>
