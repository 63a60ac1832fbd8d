import type { PriceSight } from '@fairquay/contract/trade/price-sight.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import type { DocumentTemplate } from '../documents.ts'

export type RequestDocument = { template: DocumentTemplate; data: object }

/** Keeps what the document of a request says, in the transaction that stores the request. */
export async function insertRequestDocument(
  tx: Queryable,
  requestId: number,
  { template, data }: RequestDocument,
): Promise<void> {
  await sql`
    insert into request_documents (request_id, template, data)
    values (${requestId}, ${template}, ${JSON.stringify(data)}::jsonb)`.execute(tx)
}

/** What the document of a request says, as far as its reader may know what the goods cost; who may read it is for the caller to see to. */
export async function findRequestDocument(
  db: Queryable,
  requestId: number,
  sight: PriceSight,
): Promise<RequestDocument | undefined> {
  const { rows } = await sql<RequestDocument>`
    select template, ${sight === 'nothing' ? sql`data - 'value'` : sql`data`} as data from request_documents where request_id = ${requestId}`.execute(
    db,
  )
  return rows[0]
}
