import { purchase } from '@fairquay/contract/purchase/kind.ts'
import { sql } from 'kysely'
import { countSending } from '../count-sending.ts'
import type { Queryable } from '../database.ts'
import type { App } from '../http.ts'
import { takeIds } from '../insert-rows.ts'
import { postMail } from '../mail.ts'
import type { Viewer, ViewerCompany } from '../session.ts'
import { findContacts, getBuyer } from '../trade/contacts.ts'
import { insertFile } from '../trade/find-file.ts'
import { recordEvent } from '../trade/record-event.ts'
import { insertThread } from '../trade/threads.ts'

/** One thing that several sellers are asked to name their price for. */
export type AskedGoods = { name: string; quantity: number; unit: string; currency: string; answerUntil: Date | null }

/** `productId` only where it is the seller's own product. */
export type AskedSeller = { companyId: number; productId: number | null }

/** What a seller reads: the mail, and the first message of the conversation. */
export type AskingWords = {
  message: string
  writeMail: (given: { requestId: number; recipient: string; buyer: string; link: string }) => {
    subject: string
    text: string
  }
}

/**
 * Sends a purchase request for goods without a price to each of these sellers, in the caller's transaction: they answer, counter and accept like all
 * others. Nobody answers for the first time after `answerUntil`, where there is one.
 */
export async function askSellers(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer & { company: ViewerCompany },
  goods: AskedGoods,
  sellers: readonly AskedSeller[],
  words: AskingWords,
): Promise<{ requestId: number; companyId: number }[]> {
  await countSending(tx, app.config, viewer.company.id, 'requests', sellers.length)
  const buyer = await getBuyer(tx, viewer.userId)
  const contacts = await findContacts(
    tx,
    sellers.map(({ companyId }) => companyId),
  )
  const ids = await takeIds(tx, 'requests', sellers.length)
  const asked: { requestId: number; companyId: number }[] = []
  for (const [index, seller] of sellers.entries()) {
    const requestId = ids[index]
    const contact = contacts.get(seller.companyId)
    if (requestId === undefined || !contact) throw new Error(`Company ${seller.companyId} has nobody to write to`)
    await insertRequest(tx, app, requestId, viewer, goods, seller, words.message)
    const mail = words.writeMail({
      requestId,
      recipient: `${contact.first_name} ${contact.last_name}`,
      buyer: buyer.company,
      link: `${app.config.publicUrl}/#/requests/${requestId}`,
    })
    await postMail(tx, app.config, {
      toName: `${contact.first_name} ${contact.last_name}`,
      toAddress: contact.email,
      ...mail,
      companyId: viewer.company.id,
    })
    asked.push({ requestId, companyId: seller.companyId })
  }
  return asked
}

async function insertRequest(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  requestId: number,
  viewer: Viewer & { company: ViewerCompany },
  goods: AskedGoods,
  { companyId, productId }: AskedSeller,
  message: string,
): Promise<void> {
  const { userId, company, firstName, lastName } = viewer
  const { name, quantity, unit, currency, answerUntil } = goods
  const fileId = await insertFile(tx, company.id, companyId)
  await sql`
    insert into requests (id, file_id, kind, buyer_user_id, buyer_company_id, supplier_company_id, currency, total_price, answer_until)
    overriding system value
    values (${requestId}, ${fileId}, ${purchase.name}, ${userId}, ${company.id}, ${companyId}, ${currency}, 0, ${answerUntil})`.execute(
    tx,
  )
  await sql`
    insert into request_lines
      (request_id, position, product_id, product_name, quantity, order_measure, unit_price, original_unit_price, price_unit, line_total,
       barcode, hts, origin_code, sku)
    select ${requestId}, 0, ${productId}, ${name}, ${quantity}, ${unit}, 0, 0, ${unit}, 0, d.barcode, d.hts, p.country_code,
      -- Which combination is meant is not said: only an article number that all have can be told.
      (select min(sku) from sales_terms where product_id = p.id having count(distinct sku) = 1 and count(distinct variant_key) = 1)
    from (values (${productId}::integer)) as asked (id)
    left join products p on p.id = asked.id
    left join product_data d on d.product_id = p.id`.execute(tx)
  const thread = await insertThread(tx, requestId, companyId)
  await sql`
    insert into request_messages (thread_id, side, user_id, person, company, text)
    values (${thread.id}, 'asking', ${userId}, ${`${firstName} ${lastName}`}, ${company.name}, ${message})`.execute(tx)
  await recordEvent(tx, app, {
    action: 'send',
    requestId,
    kind: purchase,
    buyerCompanyId: company.id,
    thread,
    by: { userId, companyId: company.id },
  })
}
