import * as Type from 'typebox'
import { endpoint } from '../../endpoint.ts'
import { closed, id, nullable, text } from '../../fields.ts'
import { pageQuery, pagination } from '../../paging.ts'
import { feedPauses, feedRhythms, feedRunStates, feedTellings, missingActions } from './rules.ts'

/** One fetch. `counts` are there when it was applied; `import_id` leads to what was done with each product, while that is kept. */
export const feedRun = Type.Object({
  id: Type.Integer(),
  state: Type.Enum(feedRunStates),
  import_id: nullable(Type.Integer()),
  started_at: Type.String(),
  ended_at: nullable(Type.String()),
  bytes: nullable(Type.Integer()),
  fault: nullable(Type.String()),
  counts: nullable(
    Type.Object({
      create: Type.Integer(),
      change: Type.Integer(),
      skip: Type.Integer(),
      refuse: Type.Integer(),
      /** Goods the feed brought before and that are not in the file. */
      missing: Type.Integer(),
      taken_out: Type.Integer(),
      brought_back: Type.Integer(),
    }),
  ),
})
export type FeedRun = Type.Static<typeof feedRun>

const schedule = {
  rhythm: Type.Enum(feedRhythms),
  /** Of daily and weekly feeds: the hour on a clock of `time_zone`. */
  hour: Type.Integer({ minimum: 0, maximum: 23 }),
  /** Of weekly feeds: 1 is Monday. */
  weekday: Type.Integer({ minimum: 1, maximum: 7 }),
  time_zone: text(60, 1),
}

const settings = {
  name: text(80, 1),
  url: text(1000, 1),
  ...schedule,
  missing: Type.Enum(missingActions),
  /** When more than so many percent of the feed's goods are missing, nothing is changed and somebody is asked. */
  most_missing: Type.Integer({ minimum: 1, maximum: 100 }),
  publish_incomplete: Type.Boolean(),
  tell: Type.Enum(feedTellings),
}

/** `is_ready` once its columns were named; `paused_because` is null while it is fetched by itself. The password is never answered. */
export const feed = Type.Object({
  id: Type.Integer(),
  ...settings,
  user_name: Type.String(),
  has_password: Type.Boolean(),
  is_ready: Type.Boolean(),
  paused_because: nullable(Type.Enum(feedPauses)),
  next_at: nullable(Type.String()),
  /** Goods it has brought that are there. */
  goods: Type.Integer(),
  created_at: Type.String(),
  changed_at: Type.String(),
  last_run: nullable(feedRun),
})
export type Feed = Type.Static<typeof feed>

const form = closed({
  ...settings,
  /** For a feed behind a name and password (HTTP Basic); '' for none. */
  user_name: text(200),
  /** Absent: as it is. */
  password: Type.Optional(text(500)),
  is_active: Type.Boolean(),
})
export type FeedForm = Type.Static<typeof form>

const params = Type.Object({ id })

/** The feeds of one's own company by name, each with its last fetch. */
export const listFeeds = endpoint({
  method: 'GET',
  path: '/api/v1/feeds',
  access: 'seller',
  scope: 'products:read',
  summary: 'Feeds of one’s own company',
  answer: Type.Object({ data: Type.Array(feed) }),
})

/** One feed; another company's answers like a missing one. */
export const getFeed = endpoint({
  method: 'GET',
  path: '/api/v1/feeds/:id',
  access: 'seller',
  scope: 'products:read',
  summary: 'One feed',
  params,
  answer: Type.Object({ data: feed }),
})

/** Keeps an address to be fetched on a schedule. It is fetched once at once; when somebody has named the columns of that first import and applied it, it goes on by itself. */
export const createFeed = endpoint({
  method: 'POST',
  path: '/api/v1/feeds',
  access: 'seller',
  scope: 'products:write',
  needs: 'editor',
  summary: 'Have goods fetched from an address on a schedule',
  body: form,
  answer: Type.Object({ data: feed }),
  status: 201,
  idempotent: true,
})

/** Changes a feed. `is_active` false pauses it, true lets it go on. */
export const changeFeed = endpoint({
  method: 'PUT',
  path: '/api/v1/feeds/:id',
  access: 'seller',
  scope: 'products:write',
  needs: 'editor',
  summary: 'Change a feed',
  params,
  body: form,
  answer: Type.Object({ data: feed }),
})

/** Its goods stay. */
export const deleteFeed = endpoint({
  method: 'DELETE',
  path: '/api/v1/feeds/:id',
  access: 'seller',
  scope: 'products:write',
  needs: 'editor',
  summary: 'Delete a feed; its goods stay',
  params,
  answer: Type.Object({ success: Type.Boolean() }),
})

/**
 * Fetches a feed now. With `is_forced` also a file as it was, and one in which many goods are missing; with `is_mapped_again` it waits as an import for somebody
 * to name its columns anew. 409 while it is being fetched.
 */
export const fetchFeed = endpoint({
  method: 'POST',
  path: '/api/v1/feeds/:id/fetches',
  access: 'seller',
  scope: 'products:write',
  needs: 'editor',
  summary: 'Fetch a feed now',
  params,
  body: closed({ is_forced: Type.Boolean(), is_mapped_again: Type.Boolean() }),
  answer: Type.Object({ data: feed }),
  status: 202,
  idempotent: true,
})

/** What its fetches came to, newest first. */
export const listFeedRuns = endpoint({
  method: 'GET',
  path: '/api/v1/feeds/:id/fetches',
  access: 'seller',
  scope: 'products:read',
  summary: 'The fetches of a feed',
  params,
  query: Type.Object(pageQuery),
  answer: Type.Object({ data: Type.Array(feedRun), pagination }),
})
