import type { CustomsTerms } from '@fairquay/contract/customs/deal.ts'
import { customs as rules } from '@fairquay/contract/customs/kind.ts'
import type { CustomsOffer } from '@fairquay/contract/customs/offer.ts'
import { customsPapers } from '@fairquay/contract/customs/papers.ts'
import type { Kind } from '../trade/kind.ts'
import { freezeCustoms } from './freeze-customs.ts'
import { type CustomsRow, findCustomsRequests } from './queries.ts'

export const customs = {
  ...rules,
  papers: customsPapers,
  freeze: freezeCustoms,
  findDetails: async (db, requestIds) =>
    new Map([...(await findCustomsRequests(db, requestIds))].map(([id, customs]) => [id, { customs }])),
} satisfies Kind<CustomsOffer, { customs: CustomsTerms | null }, { customs: CustomsRow | null }>
