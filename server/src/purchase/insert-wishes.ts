import { hasTerms, type Wishes } from '@fairquay/contract/purchase/wishes.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import type { Viewer, ViewerCompany } from '../session.ts'

/**
 * Keeps what the buyer says beside the goods with each of these requests. The message is also the first of each conversation, and is there where files come
 * without one. Answers with these first messages.
 */
export async function insertWishes(
  tx: Queryable,
  { userId, firstName, lastName }: Viewer,
  { name }: ViewerCompany,
  requests: readonly { id: number }[],
  wishes: Wishes,
  hasFiles: boolean,
): Promise<number[]> {
  const { message, wantedDate, place, poNumber, incoterm, incotermPlace, paymentTerms, delivery } = wishes
  const ids = requests.map(({ id }) => id)
  if (message !== '' || hasTerms(wishes))
    await sql`
    update requests set asked_message = ${message}, wanted_date = ${wantedDate === '' ? null : wantedDate}::date, wanted_place = ${place},
      po_number = ${poNumber}, wanted_incoterm = ${incoterm === '' ? null : incoterm}, wanted_incoterm_place = ${incotermPlace},
      wanted_payment_terms = ${paymentTerms}, delivery = ${delivery && JSON.stringify(delivery)}::jsonb
    where id = any(${ids}::integer[])`.execute(tx)
  if (message === '' && !hasFiles) return []
  const { rows } = await sql<{ id: number }>`
    insert into request_messages (thread_id, side, user_id, person, company, text)
    select id, 'asking', ${userId}, ${`${firstName} ${lastName}`}, ${name}, ${message}
    from request_threads where request_id = any(${ids}::integer[]) order by request_id
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}
