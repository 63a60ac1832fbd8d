import { feedMessages } from '@fairquay/contract/imports/feeds/messages.ts'
import { isTooMuchMissing } from '@fairquay/contract/imports/feeds/rules.ts'
import type { ImportFormat } from '@fairquay/contract/imports/format-schema.ts'
import { sql } from 'kysely'
import type { Database, Queryable } from '../../database.ts'
import { Failure } from '../../failure.ts'
import { countFigures, type Outcome } from '../decide-product.ts'
import type { StoredImport } from '../import-queries.ts'
import type { ImportedFile } from '../imported-file.ts'
import type { Writing } from '../plan-import.ts'
import { endRun, type FeedParts, setGoing } from './end-run.ts'
import { findKnownGoods, keyOf, leaveOutKnown, rememberGoods } from './feed-goods.ts'
import { bringBack, type FeedProduct, findMissing, findReturned, takeOut } from './missing-goods.ts'
import { findFeedRow, findRunOfImport, type OpenRun, type StoredFeed } from './queries.ts'

/** What an import does besides when its file is that of a feed. */
export type FeedWork = {
  /** The file without the goods that are as the feed left them, and how many those are. */
  file: ImportedFile
  leftOut: number
  /** Before the file is compared, in the transaction that writes: what is missing from a broken file is not taken out, and what has come back is there again. */
  begin(tx: Queryable, write: (changes: Writing['change']) => Promise<void>): Promise<void>
  /** After it was written: takes out what is missing, notes what there is now, ends the fetch. */
  finish(
    tx: Queryable,
    write: (changes: Writing['change']) => Promise<void>,
    outcomes: readonly Outcome[],
    header: readonly string[],
  ): Promise<void>
}

/** A file in which too much is missing: nothing of it is written. */
export class HeldFeed extends Failure {
  constructor(missing: number, known: number) {
    super('refused', undefined, feedMessages.held(missing, known))
  }
}

/** What belongs to the fetch of a feed; nothing for an import that somebody has begun. */
export async function openFeedWork(
  db: Database,
  app: FeedParts,
  stored: StoredImport,
  format: ImportFormat,
  file: ImportedFile,
): Promise<FeedWork | undefined> {
  const run = await findRunOfImport(db, stored.id)
  const feed = run && (await findFeedRow(db, run.feed_id))
  if (!run || !feed) return undefined
  // How it is read, without what is said only when somebody applies it.
  const { publishIncomplete: _, ...reading } = format
  const known = await findKnownGoods(db, feed.id)
  const left = run.is_mapped || run.is_forced ? { file, leftOut: 0 } : leaveOutKnown(file, reading, known)
  return { ...left, ...makeSteps(app, { run, feed, companyId: stored.company_id, reading }, file, left) }
}

type Of = { run: OpenRun; feed: StoredFeed; companyId: number; reading: ImportFormat }

function makeSteps(
  app: FeedParts,
  { run, feed, companyId, reading }: Of,
  file: ImportedFile,
  left: Pick<FeedWork, 'file' | 'leftOut'>,
): Pick<FeedWork, 'begin' | 'finish'> {
  const keys = [...Array.from(file.products, keyOf), ...file.refused.map(({ handle }) => handle)]
  let missing: FeedProduct[] = []
  let broughtBack = 0
  return {
    async begin(tx, write) {
      const found = await findMissing(tx, feed.id, keys)
      missing = found.missing
      if (!run.is_forced && !run.is_mapped && isTooMuchMissing(missing.length, found.known, feed.most_missing))
        throw new HeldFeed(missing.length, found.known)
      broughtBack = await bringBack(tx, feed.id, await findReturned(tx, feed.id, keys), write)
    },
    async finish(tx, write, outcomes, header) {
      const takenOut = await takeOut(tx, feed.id, missing, feed.missing, write)
      const refused = new Set(outcomes.flatMap(({ action, lines }) => (action === 'refuse' ? [lines[0]] : [])))
      // What was not compared is noted already, as it still is.
      const taken = left.file.products.where(({ lines }) => !refused.has(lines[0]))
      await rememberGoods(tx, { feedId: feed.id, companyId }, taken, reading)
      await sql`
        update feeds set format = ${JSON.stringify(reading)}::jsonb, header = ${JSON.stringify(header)}::jsonb,
          etag = ${run.etag}, last_modified = ${run.last_modified}, content_hash = ${run.content_hash} where id = ${feed.id}`.execute(
        tx,
      )
      if (feed.paused_because === 'set-up') await setGoing(tx, feed)
      const { create, change, skip, refuse } = countFigures(outcomes, file.strays)
      await endRun(tx, app, run.id, {
        state: 'applied',
        counts: {
          create,
          change,
          skip: skip + left.leftOut,
          refuse,
          missing: missing.length,
          taken_out: takenOut,
          brought_back: broughtBack,
        },
        examples: findExamples(outcomes, file),
      })
    },
  }
}

const mostExamples = 5

/** The first of the refused rows as the mail names them. */
function findExamples(outcomes: readonly Outcome[], { strays }: ImportedFile): string[] {
  const issues = [...outcomes.flatMap(({ refusals }) => refusals), ...strays]
  return issues.slice(0, mostExamples).map(({ line, column, reason }) => feedMessages.refusedRow(line, column, reason))
}
