import { hasWords } from '@fairquay/contract/has-words.ts'
import { productMessages } from '@fairquay/contract/products/messages.ts'
import { sql } from 'kysely'
import { writeIfReachable, writeMail } from '../accounts/write-mail.ts'
import { recordChange } from '../audit/record-change.ts'
import { indexProducts } from '../catalogue/index-products.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { postMail } from '../mail.ts'
import type { Viewer } from '../session.ts'

/**
 * An operator's word on a product, in the caller's transaction. Hidden: it leaves the market, its seller is mailed why and cannot publish it. Lifted: it stays
 * hidden until its seller, who is mailed that too, publishes it. Doing the same twice changes and mails nothing.
 */
export async function moderateProduct(
  tx: Queryable,
  app: App,
  viewer: Viewer,
  id: number,
  decision: { hidden: boolean; reason?: string },
): Promise<void> {
  const reason = decision.reason?.trim() ?? ''
  if (decision.hidden && !hasWords(reason))
    throw new Failure('invalid_input', { reason: productMessages.reasonMissing })
  const { rows } = await sql<Product>`
    select id, name, state, company_id from products p where id = ${id}
      and not exists (select 1 from product_deletions d where d.product_id = p.id) for no key update`.execute(tx)
  const product = rows[0]
  if (!product) throw new Failure('not_found')
  await (decision.hidden ? hide(app, tx, viewer, product, reason) : allow(app, tx, viewer, product))
}

type Product = { id: number; name: string; state: string; company_id: number }

async function hide(app: App, tx: Queryable, viewer: Viewer, product: Product, reason: string): Promise<void> {
  const written = await sql`
    insert into product_moderations (product_id, reason, hidden_by) values (${product.id}, ${reason}, ${viewer.userId})
    on conflict (product_id) do nothing returning 1`.execute(tx)
  if (written.rows.length === 0) return
  await sql`
    update products set state = 'hidden', version = version + 1, updated_at = now(), changed_by = ${viewer.userId} where id = ${product.id}`.execute(
    tx,
  )
  await indexProducts(tx, [product.id])
  await recordChange(tx, viewer, {
    action: 'hidden',
    thing: 'product',
    id: product.id,
    name: product.name,
    before: { state: product.state },
    after: { state: 'hidden', reason },
  })
  const { settings } = app.config
  await mailSeller(app, tx, product, `One of your products at ${settings.name} was hidden`, [
    `We have taken this product off the market: ${product.name}`,
    reason,
    `You find it among your products: ${addressOf(app, product)}`,
    ...writeIfReachable(
      settings,
      (support) => `When it is put right, or if we have misunderstood you, write to ${support}.`,
    ),
  ])
}

async function allow(app: App, tx: Queryable, viewer: Viewer, product: Product): Promise<void> {
  const { rows } = await sql<{ reason: string }>`
    delete from product_moderations where product_id = ${product.id} returning reason`.execute(tx)
  const lifted = rows[0]
  if (!lifted) return
  await recordChange(tx, viewer, {
    action: 'shown',
    thing: 'product',
    id: product.id,
    name: product.name,
    before: { reason: lifted.reason },
    after: { reason: null },
  })
  await mailSeller(app, tx, product, `One of your products at ${app.config.settings.name} may be published again`, [
    `You may publish this product again: ${product.name}`,
    `It stays hidden until you do: ${addressOf(app, product)}`,
  ])
}

function addressOf(app: App, { id }: Product): string {
  return `${app.config.publicUrl}/#/products-parent/${id}`
}

async function mailSeller(
  app: App,
  tx: Queryable,
  product: Product,
  subject: string,
  lines: readonly string[],
): Promise<void> {
  const people = await tx
    .selectFrom('users')
    .select(['email', 'first_name'])
    .where('company_id', '=', product.company_id)
    .where('status', '=', 1)
    .orderBy('id')
    .execute()
  for (const { email, first_name } of people)
    await postMail(tx, app.config, {
      ...writeMail({ email, name: first_name }, subject, [...lines]),
      urgency: 'letter',
    })
}
