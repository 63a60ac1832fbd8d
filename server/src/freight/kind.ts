import type { FreightTerms } from '@fairquay/contract/freight/deal.ts'
import { freight as rules } from '@fairquay/contract/freight/kind.ts'
import type { LogisticOffer } from '@fairquay/contract/freight/offer.ts'
import { freightPapers } from '@fairquay/contract/freight/papers.ts'
import type { Kind } from '../trade/kind.ts'
import { freezeFreight } from './freeze-freight.ts'

export const freight = {
  ...rules,
  papers: freightPapers,
  freeze: freezeFreight,
} satisfies Kind<LogisticOffer, { logistic: FreightTerms | null }>
