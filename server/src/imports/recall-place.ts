import type { Encoding } from '@fairquay/contract/imports/format.ts'
import type { Database } from '../database.ts'
import { findGone } from './feeds/fit-format.ts'
import { findFeedRow, findRunOfImport } from './feeds/queries.ts'
import type { Recall, Top } from './find-place.ts'
import { findMapping, type StoredImport } from './import-queries.ts'
import { fingerprintOf, type Inspected, trimHeader } from './inspect-file.ts'
import type { TableRow } from './read-table.ts'

/** Knows again where the table stands: by the titles a feed reads, or by a header whose columns this company has named before. Sheets and rows above it may have come and gone. */
export function makeRecall(db: Database, stored: Pick<StoredImport, 'id' | 'company_id'>): Recall {
  return async (tops) => {
    const run = await findRunOfImport(db, stored.id)
    const feed = run && !run.is_mapped ? await findFeedRow(db, run.feed_id) : undefined
    if (feed?.format && feed.header) {
      const { format, header } = feed
      // Of Shopify's table no column is named.
      if (format.columns.every((field) => field === null)) return undefined
      return pick(tops, format.sheet, ({ cells }) => findGone({ format, header }, trimHeader(cells)).length === 0)
    }
    const fingerprints = tops.flatMap(({ rows }) => rows.map(({ cells }) => fingerprintOf(trimHeader(cells))))
    const known = await findMapping(db, stored.company_id, [...new Set(fingerprints)])
    if (!known) return undefined
    return pick(tops, known.format.sheet, ({ cells }) => fingerprintOf(trimHeader(cells)) === known.fingerprint)
  }
}

/** The first row that is meant, of the sheet that was read before when it is there as well. */
function pick(tops: readonly Top[], before: string | undefined, isMeant: (row: TableRow) => boolean) {
  const sheets = tops.toSorted((a, b) => Number(b.sheet === before) - Number(a.sheet === before))
  return sheets.flatMap((top) => top.rows.filter(isMeant).map((row) => ({ top, row })))[0]
}

/** How somebody has had the letters of such a file read before, where its bytes do not say it themselves: of this feed, or of a file with this header. */
export async function recallEncoding(
  db: Database,
  stored: Pick<StoredImport, 'id' | 'company_id' | 'reading'>,
  found: Pick<Inspected, 'sample' | 'fingerprint'>,
): Promise<Encoding | undefined> {
  if (!found.sample.encodings || stored.reading?.encoding) return undefined
  const run = await findRunOfImport(db, stored.id)
  const feed = run && (await findFeedRow(db, run.feed_id))
  const before = feed?.format ?? (await findMapping(db, stored.company_id, [found.fingerprint]))?.format
  // A file that was in UTF-8 says nothing of one that is not.
  return before?.encoding.startsWith('utf-') ? undefined : before?.encoding
}
