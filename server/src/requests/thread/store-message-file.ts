import { randomBytes } from 'node:crypto'
import type { MessageFile } from '@fairquay/contract/requests/thread/endpoints.ts'
import { buyerMessages } from '@fairquay/contract/trade/buyer-messages.ts'
import { requestMessages } from '@fairquay/contract/trade/messages.ts'
import { sql } from 'kysely'
import { countAttempt } from '../../attempts.ts'
import { inTransaction, type Queryable } from '../../database.ts'
import { Failure } from '../../failure.ts'
import type { App } from '../../http.ts'
import { handleJob, type JobHandler, jobKind } from '../../jobs.ts'
import { companyOf, type Viewer } from '../../session.ts'
import { nameAttachment, readAttachment } from '../../uploads/attachments.ts'
import { presentFile } from './find-messages.ts'
import type { ThreadAddress } from './hold-thread.ts'
import { type Held, lockThread } from './hold-thread.ts'

const unusedFor = 25 * 60 * 60 * 1000

export const sweepMessageFileJob = jobKind<{ fileId: number }>('sweep-message-file')

/** Counted before the file is read, so that a refused one counts too. */
export function countMessageFile({ db }: Pick<App, 'db'>, viewer: Viewer): Promise<void> {
  return countAttempt(db, 'message-file', viewer.userId)
}

/** Whoever may not write in a thread is refused before their file is read. */
export async function checkMayWrite(app: App, viewer: Viewer, address: ThreadAddress): Promise<void> {
  await inTransaction(app.db, (tx) => lockToWrite(tx, app, viewer, address))
}

/** Stores a file for a message to come: what it is decides its content, and it is thrown away when no message has taken it a day later. */
export async function storeMessageFile(
  app: App,
  viewer: Viewer,
  address: ThreadAddress,
  { content, name }: { content: Buffer; name: string },
): Promise<MessageFile> {
  const written = await writeFile(app, { content, name })
  return inTransaction(app.db, async (tx) => {
    const { thread, by } = await lockToWrite(tx, app, viewer, address)
    return insertFile(tx, app, { threadId: thread.id, companyId: by.companyId, ...written })
  })
}

/** The same for a request to come, which has no conversation yet. */
export async function storeRequestFile(
  app: App,
  viewer: Viewer,
  { content, name }: { content: Buffer; name: string },
): Promise<MessageFile> {
  const companyId = companyOf(viewer, buyerMessages.noCompany).id
  const written = await writeFile(app, { content, name })
  return inTransaction(app.db, (tx) => insertFile(tx, app, { threadId: null, companyId, ...written }))
}

type WrittenFile = { file: string; name: string; bytes: number }

async function writeFile(app: App, { content, name }: { content: Buffer; name: string }): Promise<WrittenFile> {
  const { kept, ending } = await readAttachment(content)
  const file = `${randomBytes(16).toString('hex')}.${ending}`
  await app.files.write(file, kept)
  return { file, name: nameAttachment(name, ending), bytes: kept.length }
}

async function insertFile(
  tx: Queryable,
  app: App,
  { threadId, companyId, file, name, bytes }: WrittenFile & { threadId: number | null; companyId: number },
): Promise<MessageFile> {
  const { rows } = await sql<{ id: number }>`
    insert into request_files (thread_id, company_id, file, name, bytes)
    values (${threadId}, ${companyId}, ${file}, ${name}, ${bytes})
    returning id`.execute(tx)
  const id = rows[0]?.id ?? 0
  await app.jobs.enqueue(tx, sweepMessageFileJob, { fileId: id }, { after: new Date(Date.now() + unusedFor) })
  return presentFile({ id, name, bytes, file })
}

async function lockToWrite(tx: Queryable, app: App, viewer: Viewer, { id, company }: ThreadAddress): Promise<Held> {
  const held = await lockThread(tx, app, viewer, id, company, new Date())
  if (!held.side) throw new Failure('not_allowed', undefined, requestMessages.notYours)
  if (held.thread.id === 0) throw new Failure('not_found')
  return held
}

export function sweepMessageFile(app: Pick<App, 'db' | 'files'>): JobHandler {
  return handleJob(sweepMessageFileJob, async ({ fileId }) => {
    const { rows } = await sql<{ file: string }>`
      delete from request_files where id = ${fileId} and message_id is null returning file`.execute(app.db)
    for (const { file } of rows) await app.files.remove(file)
  })
}
