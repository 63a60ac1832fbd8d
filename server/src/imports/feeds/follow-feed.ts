import { feedMessages } from '@fairquay/contract/imports/feeds/messages.ts'
import type { ImportFormat } from '@fairquay/contract/imports/format-schema.ts'
import { sql } from 'kysely'
import { type Database, inTransaction, type Queryable } from '../../database.ts'
import { Failure } from '../../failure.ts'
import * as imports from '../import-queries.ts'
import { endRunOfImport, type FeedParts } from './end-run.ts'
import { fitFormat } from './fit-format.ts'
import { findFeedRow, findRunOfImport } from './queries.ts'

type Parts = FeedParts & { db: Database }

/** What is known of a file once it has been looked at. */
type Found = { format: ImportFormat; header: readonly string[] }

/**
 * The file of a feed has been looked at. One whose columns somebody names waits for that, like any import; any other goes straight on to be written, read as the
 * feed says. Undefined when it waits.
 */
export async function readOnAsFeed(
  tx: Queryable,
  importId: number,
  found: Found,
): Promise<{ format: ImportFormat } | undefined> {
  const run = await findRunOfImport(tx, importId)
  const feed = run && (await findFeedRow(tx, run.feed_id))
  if (!run || !feed) return undefined
  if (run.is_mapped || !feed.format || !feed.header) {
    await sql`update feed_runs set state = 'mapping' where id = ${run.id}`.execute(tx)
    return undefined
  }
  const fitted = fitFormat({ format: feed.format, header: feed.header }, found)
  if ('fault' in fitted) throw new Failure('refused', undefined, fitted.fault)
  return { format: { ...fitted.format, publishIncomplete: feed.publish_incomplete } }
}

/** Whether nobody waits for an import in person: what cannot be done of it ends it. */
export async function isUnattended(db: Database, importId: number): Promise<boolean> {
  const run = await findRunOfImport(db, importId)
  return run !== undefined && !run.is_mapped
}

/** The import of a fetch could not go on: both end, and the company's place is free again. */
export async function failFeedImport(
  { db, ...app }: Parts,
  stored: imports.StoredImport,
  fault: string,
  { isHeld }: { isHeld: boolean },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await imports.moveImport(tx, stored.id, stored.state, { state: 'failed', fault }))) return
    await imports.deleteParts(tx, stored.id)
    await endRunOfImport(tx, app, stored.id, { state: isHeld ? 'held' : 'failed', fault: fault || feedMessages.broken })
  })
}
