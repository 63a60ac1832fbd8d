import { productMessages } from '@fairquay/contract/products/messages.ts'
import { sql } from 'kysely'
import { writeMail } from '../accounts/write-mail.ts'
import { shelveProducts } from '../catalogue/shelve-products.ts'
import { inTransaction } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { postMail } from '../mail.ts'
import type { Viewer } from '../session.ts'

/**
 * An operator's word on a product. Hidden: it leaves the market, its seller is mailed why and cannot publish it. Lifted: it stays hidden until its seller
 * publishes it. Doing the same twice changes and mails nothing.
 */
export async function moderateProduct(
  app: App,
  viewer: Viewer,
  id: number,
  decision: { hidden: boolean; reason?: string },
): Promise<void> {
  const reason = decision.reason?.trim() ?? ''
  if (decision.hidden && reason === '') throw new Failure('invalid_input', { reason: productMessages.reasonMissing })
  await inTransaction(app.db, async (tx) => {
    const { rows } = await sql<{ name: string; company_id: number }>`
      select name, company_id from products p where id = ${id}
        and not exists (select 1 from product_deletions d where d.product_id = p.id) for no key update`.execute(tx)
    const product = rows[0]
    if (!product) throw new Failure('not_found')
    if (!decision.hidden) {
      await tx.deleteFrom('product_moderations').where('product_id', '=', id).execute()
      return
    }
    const written = await sql`
      insert into product_moderations (product_id, reason, hidden_by) values (${id}, ${reason}, ${viewer.userId})
      on conflict (product_id) do nothing returning 1`.execute(tx)
    if (written.rows.length === 0) return
    await sql`
      update products set state = 'hidden', version = version + 1, updated_at = now(), changed_by = ${viewer.userId} where id = ${id}`.execute(
      tx,
    )
    await shelveProducts(tx, [id])
    const people = await tx
      .selectFrom('users')
      .select(['email', 'first_name'])
      .where('company_id', '=', product.company_id)
      .where('status', '=', 1)
      .orderBy('id')
      .execute()
    for (const { email, first_name } of people)
      await postMail(
        tx,
        app.jobs,
        writeMail({ email, name: first_name }, `One of your products at ${app.config.settings.name} was hidden`, [
          `We have taken this product off the market: ${product.name}`,
          reason,
          `You find it among your products: ${app.config.publicUrl}/#/products-parent`,
          `When it is put right, or if we have misunderstood you, write to ${app.config.settings.supportAddress}.`,
        ]),
      )
  })
}
