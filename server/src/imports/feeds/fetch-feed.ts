import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { feedMessages } from '@fairquay/contract/imports/feeds/messages.ts'
import { partSize } from '@fairquay/contract/imports/rules.ts'
import { sql } from 'kysely'
import { inTransaction, type Queryable } from '../../database.ts'
import { Failure } from '../../failure.ts'
import type { App } from '../../http.ts'
import { handleJob, type JobHandler } from '../../jobs.ts'
import { isPublicAddress } from '../../public-address.ts'
import { inspectImportJob } from '../import-jobs.ts'
import * as imports from '../import-queries.ts'
import { endRun } from './end-run.ts'
import { type FetchedFile, fetchFile } from './fetch-file.ts'
import { findFeedRow, keepFeed, type OpenRun, type StoredFeed, takeRun } from './queries.ts'
import { fetchFeedJob } from './start-run.ts'

type Parts = Pick<App, 'db' | 'config' | 'jobs'>

export function fetchFeedHandler(app: Parts): JobHandler {
  return handleJob(fetchFeedJob, ({ runId }) => fetchFeed(app, runId))
}

/** While another import has the company's place, it is tried again so often, minutes apart: three hours. */
const minutesApart = 5
const mostWaits = 36

/** Fetches the file of a feed and hands it over as an import, which goes on from there; a file as it was the last time is none. */
export async function fetchFeed(app: Parts, runId: number): Promise<void> {
  const run = await takeRun(app.db, runId)
  const feed = run && (await findFeedRow(app.db, run.feed_id))
  if (!run || !feed) return
  const folder = await mkdtemp(join(tmpdir(), 'fairquay-feed-'))
  try {
    const path = join(folder, 'source')
    const isAnyway = run.is_forced || run.is_mapped
    const file = await fetchFile(
      {
        url: feed.url,
        userName: feed.user_name,
        password: feed.password,
        etag: isAnyway ? null : feed.etag,
        lastModified: isAnyway ? null : feed.last_modified,
      },
      path,
      { isAllowed: app.config.privateWebhooks ? () => true : isPublicAddress },
    )
    await handOver(app, { run, feed }, file, path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function handOver(
  app: Parts,
  { run, feed }: { run: OpenRun; feed: StoredFeed },
  file: FetchedFile,
  path: string,
) {
  const isSame = file.kind === 'file' && feed.content_hash?.equals(file.hash) && !run.is_forced && !run.is_mapped
  await inTransaction(app.db, async (tx) => {
    // Deleted while its file was on the way: an import of nobody's would keep the company's place until somebody discards it.
    if (!(await keepFeed(tx, feed.id))) return
    if (file.kind === 'fault') await endRun(tx, app, run.id, { state: 'failed', fault: file.fault })
    else if (file.kind === 'unchanged' || isSame) await endRun(tx, app, run.id, { state: 'unchanged' })
    else if (!(await beginImport(app, tx, { run, feed }, file, path))) await waitForPlace(app, tx, run)
  })
}

/** False while another import has the company's one place. */
async function beginImport(
  { jobs }: Parts,
  tx: Queryable,
  { run, feed }: { run: OpenRun; feed: StoredFeed },
  file: Extract<FetchedFile, { kind: 'file' }>,
  path: string,
): Promise<boolean> {
  const whose = { companyId: feed.company_id, userId: feed.created_by }
  let id: number
  try {
    id = await imports.insertImport(tx, { ...whose, name: feedMessages.fileName(feed.name), size: file.bytes })
  } catch (error) {
    if (error instanceof Failure && error.code === 'refused') return false
    throw error
  }
  await insertParts(tx, id, path)
  await imports.addReceived(tx, id, file.bytes)
  await imports.moveImport(tx, id, 'uploading', { state: 'inspecting', isBegun: true })
  await sql`
    update feed_runs set import_id = ${id}, state = 'reading', bytes = ${file.bytes}, etag = ${file.etag}, last_modified = ${file.lastModified},
      content_hash = ${file.hash} where id = ${run.id}`.execute(tx)
  await jobs.enqueue(tx, inspectImportJob, { importId: id, userId: feed.created_by })
  return true
}

async function insertParts(tx: Queryable, importId: number, path: string): Promise<void> {
  const file = await open(path)
  try {
    for (let position = 0; ; ) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(partSize), 0, partSize, position)
      if (bytesRead === 0) return
      await imports.insertPart(tx, { importId, kind: 'source', position, content: buffer.subarray(0, bytesRead) })
      position += bytesRead
    }
  } finally {
    await file.close()
  }
}

async function waitForPlace(app: Parts, tx: Queryable, run: OpenRun): Promise<void> {
  if (run.attempts >= mostWaits) {
    await endRun(tx, app, run.id, { state: 'failed', fault: feedMessages.placeTaken })
    return
  }
  await sql`update feed_runs set state = 'waiting' where id = ${run.id}`.execute(tx)
  await app.jobs.enqueue(tx, fetchFeedJob, { runId: run.id }, { after: new Date(Date.now() + minutesApart * 60_000) })
}
