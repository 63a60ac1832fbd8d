import { type AskedFreight, readAskedFreight } from '@fairquay/contract/freight/asked.ts'
import type { FreightTerms } from '@fairquay/contract/freight/deal.ts'
import { freight as rules } from '@fairquay/contract/freight/kind.ts'
import type { LogisticOffer } from '@fairquay/contract/freight/offer.ts'
import { freightPapers } from '@fairquay/contract/freight/papers.ts'
import type { Kind } from '../trade/kind.ts'
import { freezeFreight } from './freeze-freight.ts'
import { findQuotes } from './queries.ts'

export const freight = {
  ...rules,
  papers: freightPapers,
  freeze: freezeFreight,
  findDetails: async (db, requestIds) => {
    const quotes = await findQuotes(db, requestIds)
    return new Map(
      [...quotes].map(([id, { request, goods, plan }]) => [id, { freight: readAskedFreight(request, goods, plan) }]),
    )
  },
} satisfies Kind<LogisticOffer, { logistic: FreightTerms | null }, { freight: AskedFreight | null }>
