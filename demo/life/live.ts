import { sql } from 'kysely'
import type { Queryable } from '../../server/src/database.ts'
import type { App } from '../../server/src/http.ts'
import { actAt, withClock } from './act.ts'
import { fillBilling } from './billing-profiles.ts'
import { readCast } from './cast.ts'
import { countLooks, countSearches } from './looks.ts'
import { fillOrderValues } from './order-values.ts'
import { makeScenes } from './play.ts'
import { makeRfqScenes } from './play-rfq.ts'
import { rfqStories } from './rfq-stories.ts'
import { stories } from './stories.ts'

/**
 * Lets the demo marketplace live through its last ninety days: requests in every state, conversations, offers, deals of each kind with their papers and mails,
 * and views, so that every desk, chart and inbox has something true to show. Everything goes through the functions that people's own doing goes through, in the
 * order of time. The same on every machine but for the dates, which follow the clock.
 */
export async function live(tx: Queryable, app: Pick<App, 'jobs' | 'config'>, now: Date): Promise<void> {
  const stage = { tx, app, cast: await readCast(tx) }
  await fillBilling(tx, stage.cast)
  await fillOrderValues(tx, stage.cast)
  const scenes = [
    ...stories.flatMap((story) => makeScenes(stage, story, now)),
    ...rfqStories.flatMap((story) => makeRfqScenes(stage, story, now)),
  ].sort((one, other) => one.at.getTime() - other.at.getTime())
  await withClock(tx, async () => {
    for (const { at, play } of scenes) await actAt(tx, at, play)
  })
  // Who works with it has read what is older than a few days.
  const lately = new Date(now.getTime() - 30 * 86_400_000)
  await sql`update requests set is_unread = false where is_unread and created_at < ${lately}`.execute(tx)
  await sql`update request_threads set is_unread = false where is_unread and requested_at < ${lately}`.execute(tx)
  await sql`update notifications set read_at = created_at + interval '3 hours' where created_at < ${new Date(now.getTime() - 6 * 86_400_000)}`.execute(
    tx,
  )
  await countLooks(tx, now)
  await countSearches(tx, now)
}
