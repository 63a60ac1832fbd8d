import type { BodyOf, ParamsOf } from '@fairquay/contract/endpoint.ts'
import type { publishLegalVersion } from '@fairquay/contract/legal/endpoints.ts'
import { legalMessages } from '@fairquay/contract/legal/messages.ts'
import { refuseVersion } from '@fairquay/contract/legal/rules.ts'
import { sql } from 'kysely'
import { recordChange } from '../audit/record-change.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import type { Viewer } from '../session.ts'
import { findVersion } from './queries.ts'
import { tellOfVersionJob } from './tell-of-version.ts'

/** Publishes the next version of a document once, however often it is sent, and has people told by mail. A version never changes afterwards: people have accepted what it said. */
export async function publishVersion(
  tx: Queryable,
  { jobs }: Pick<App, 'jobs'>,
  viewer: Viewer,
  version: ParamsOf<typeof publishLegalVersion> & BodyOf<typeof publishLegalVersion>,
): Promise<void> {
  const { document, number, is_asked, in_force_on } = version
  const [text, changes] = [version.text.trim(), version.changes.trim()]
  // Two operators at a time would get one number.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`legal ${document}`}, 0))`.execute(tx)
  const { rows } = await sql<{ last: number; after: string | null; today: string }>`
    select coalesce(max(number), 0)::int as last, max(in_force_on)::text as after, (now() at time zone 'UTC')::date::text as today
    from legal_versions where document = ${document}`.execute(tx)
  const { last = 0, after = null, today = '' } = rows[0] ?? {}
  const there = await findVersion(tx, document, number)
  if (
    there?.text === text &&
    there.changes === changes &&
    there.is_asked === is_asked &&
    there.in_force_on === in_force_on
  )
    return
  if (number !== last + 1)
    throw new Failure('refused', { number: legalMessages.otherMeanwhile }, legalMessages.otherMeanwhile)
  const refusals = refuseVersion(version, { number, today, after })
  if (Object.keys(refusals).length > 0) throw new Failure('invalid_input', refusals)
  await sql`
    insert into legal_versions (document, number, text, changes, is_asked, in_force_on, published_by)
    values (${document}, ${number}, ${text}, ${changes}, ${is_asked}, ${in_force_on}::date, ${viewer.userId})`.execute(
    tx,
  )
  await recordChange(tx, viewer, {
    action: 'published',
    thing: 'legal-text',
    id: number,
    name: legalMessages.names[document],
    before: {},
    after: { number, changes, is_asked, in_force_on },
  })
  // The first one replaces a text that came with the marketplace: nothing has changed for anybody but its wording.
  if (number > 1 || is_asked) await jobs.enqueue(tx, tellOfVersionJob, { document, number, after: 0 })
}
