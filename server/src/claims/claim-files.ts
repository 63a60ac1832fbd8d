import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { countAttempt } from '../attempts.ts'
import { inTransaction, type Queryable } from '../database.ts'
import type { App } from '../http.ts'
import { handleJob, type JobHandler, jobKind } from '../jobs.ts'
import type { Viewer } from '../session.ts'
import { nameAttachment, readAttachment } from '../uploads/attachments.ts'
import { lockToClaim } from './hold-claim.ts'
import { claimPartyOf } from './present-claim.ts'

const unusedFor = 25 * 60 * 60 * 1000

export const sweepClaimFileJob = jobKind<{ fileId: number }>('sweep-claim-file')

/** Counted before the file is read, so that a refused one counts too. */
export function countClaimFile({ db }: Pick<App, 'db'>, viewer: Viewer): Promise<void> {
  return countAttempt(db, 'claim-file', viewer.userId)
}

/** Whoever may make no claim about an order is refused before their file is read. */
export async function checkMayClaim(app: App, viewer: Viewer, orderId: number): Promise<void> {
  await inTransaction(app.db, (tx) => lockToClaim(tx, viewer, orderId))
}

/** Stores a file for a claim to come; it is thrown away when no claim has taken it a day later. */
export async function storeClaimFile(
  app: App,
  viewer: Viewer,
  orderId: number,
  { content, name }: { content: Buffer; name: string },
): Promise<{ id: number; name: string; bytes: number }> {
  const { kept, ending } = await readAttachment(content)
  const file = `${randomBytes(16).toString('hex')}.${ending}`
  await app.files.write(file, kept)
  return inTransaction(app.db, async (tx) => {
    const { by } = await lockToClaim(tx, viewer, orderId)
    const shown = nameAttachment(name, ending)
    const { rows } = await sql<{ id: number }>`
      insert into claim_files (order_id, company_id, file, name, bytes) values (${orderId}, ${by.companyId}, ${file}, ${shown}, ${kept.length})
      returning id`.execute(tx)
    const id = rows[0]?.id ?? 0
    await app.jobs.enqueue(tx, sweepClaimFileJob, { fileId: id }, { after: new Date(Date.now() + unusedFor) })
    return { id, name: shown, bytes: kept.length }
  })
}

export function sweepClaimFile(app: Pick<App, 'db' | 'files'>): JobHandler {
  return handleJob(sweepClaimFileJob, async ({ fileId }) => {
    const { rows } = await sql<{ file: string }>`
      delete from claim_files where id = ${fileId} and claim_id is null returning file`.execute(app.db)
    for (const { file } of rows) await app.files.remove(file)
  })
}

/** A file as somebody with a part in its claim reads it; one that no claim has taken yet only the company that sent it. */
export async function findClaimFile(
  db: Queryable,
  viewer: Viewer,
  id: number,
): Promise<{ file: string; name: string } | undefined> {
  const { rows } = await sql<{
    file: string
    name: string
    company_id: number
    claim_id: number | null
    seller_id: number
    buyer_id: number
  }>`
    select f.file, f.name, f.company_id, f.claim_id, o.seller_company_id as seller_id, o.buyer_company_id as buyer_id
    from claim_files f join orders o on o.id = f.order_id where f.id = ${id}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const isTheirs = row.claim_id === null ? row.company_id === viewer.company?.id : claimPartyOf(row, viewer)
  return isTheirs ? row : undefined
}
