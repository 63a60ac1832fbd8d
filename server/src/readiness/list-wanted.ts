import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import type { listAskedFacts } from '@fairquay/contract/readiness/endpoints.ts'
import { fieldOfFact } from '@fairquay/contract/readiness/seller-facts.ts'
import type { Queryable } from '../database.ts'
import { findFacts } from './find-facts.ts'
import { findWanted } from './queries.ts'

/** So many products the seller finds listed. */
const mostWanted = 100

/** The products of a seller of which buyers have asked for what they still do not say, the newest first. */
export async function listWanted(db: Queryable, sellerId: number): Promise<AnswerOf<typeof listAskedFacts>['data']> {
  const wanted = await findWanted(db, sellerId, mostWanted)
  const products = await findFacts(
    db,
    wanted.map(({ product_id }) => product_id),
  )
  return wanted.flatMap(({ product_id, name, facts, companies, asked_at }) => {
    // What is said by now is not waited for any more, even before whoever asked is told.
    const product = products.get(product_id)
    const open = product ? facts.filter((fact) => !product.known.includes(fact)) : []
    if (open.length === 0) return []
    return {
      product: { id: product_id, name },
      facts: open.map((fact) => ({ fact, field: fieldOfFact[fact] })),
      companies,
      asked_at: asked_at.toISOString(),
    }
  })
}
