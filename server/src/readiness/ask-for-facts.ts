import type { BodyOf } from '@fairquay/contract/endpoint.ts'
import type { askForFacts as endpoint } from '@fairquay/contract/readiness/endpoints.ts'
import { nameFacts, readinessMessages } from '@fairquay/contract/readiness/messages.ts'
import { fieldOfFact } from '@fairquay/contract/readiness/seller-facts.ts'
import type { SellerFact } from '@fairquay/contract/readiness/shapes.ts'
import { requestMessages } from '@fairquay/contract/trade/messages.ts'
import { sql } from 'kysely'
import { firstOwner } from '../catalogue/queries.ts'
import { countSending } from '../count-sending.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { notifyPeople } from '../notifications/notify-people.ts'
import { companyOf, type Viewer } from '../session.ts'
import { findFacts } from './find-facts.ts'
import { type AskedFact, findAsked, findUnasked, findUntold, insertAsked, lockSeller } from './queries.ts'

type Parts = Pick<App, 'jobs' | 'config'>

/** Asks the seller of a product for what it does not say, in the caller's transaction; answers all that the company waits for. */
export async function askForFacts(
  tx: Queryable,
  app: Parts,
  viewer: Viewer,
  { product_id: productId, facts }: BodyOf<typeof endpoint>,
): Promise<AskedFact[]> {
  const company = companyOf(viewer, readinessMessages.noCompany)
  const sellerId = await lockSeller(tx, productId)
  const product = (await findFacts(tx, [productId])).get(productId)
  if (sellerId === undefined || !product) throw new Failure('refused', { product_id: requestMessages.productGone })
  if (sellerId === company.id) throw new Failure('refused', { product_id: readinessMessages.ownProduct })
  const unknown = [...new Set(facts)].filter((fact) => !product.known.includes(fact))
  const unasked = await findUnasked(tx, { companyId: company.id, productId, facts: unknown })
  if (unasked.length > 0) {
    await countSending(tx, app.config, company.id, 'messages')
    const told = await findUntold(tx, productId, unasked)
    await insertAsked(tx, { companyId: company.id, userId: viewer.userId, productId, facts: unasked, told })
    await tellSeller(tx, app, { sellerId, asker: company, product: { id: productId, name: product.name }, told })
  }
  return findAsked(tx, company.id, [productId])
}

async function tellSeller(
  tx: Queryable,
  app: Parts,
  {
    sellerId,
    asker,
    product,
    told,
  }: {
    sellerId: number
    asker: { id: number }
    product: { id: number; name: string }
    told: readonly SellerFact[]
  },
): Promise<void> {
  const [first] = told
  if (first === undefined) return
  const { rows } = await sql<{ people: number[]; owner_id: number | null; asker: string }>`
    select array(select u.id from users u where u.company_id = ${sellerId} and u.status = 1 order by u.id) as people,
      (select u.id from users u where u.company_id = ${sellerId} and u.status = 1 order by ${firstOwner} limit 1) as owner_id,
      (select name from companies where id = ${asker.id}) as asker`.execute(tx)
  const [row] = rows
  if (!row) return
  await notifyPeople(tx, app, {
    kind: 'facts.asked',
    facts: {
      actor: row.asker,
      about: product.name,
      wanted: nameFacts(told),
      path: `/products-parent/${product.id}?field=${fieldOfFact[first]}`,
    },
    people: row.people,
    writeTo: row.owner_id === null ? [] : [row.owner_id],
    companyId: asker.id,
  })
}
