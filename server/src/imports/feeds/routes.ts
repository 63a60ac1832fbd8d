import * as endpoints from '@fairquay/contract/imports/feeds/endpoints.ts'
import { inTransaction } from '../../database.ts'
import { type App, implement, implementOnce } from '../../http.ts'
import { companyOf, type Viewer } from '../../session.ts'
import { changeFeed, createFeed, deleteFeed } from './keep-feeds.ts'
import { countRuns, findFeeds, findRuns, getFeed, getFeedRow } from './queries.ts'
import { startRun } from './start-run.ts'

const defaultPerPage = 20

const whose = (viewer: Viewer) => ({ companyId: companyOf(viewer).id, actor: viewer })

export function feedRoutes(app: App): void {
  implement(app, endpoints.listFeeds, async ({ viewer }) => ({ data: await findFeeds(app.db, companyOf(viewer).id) }))
  implement(app, endpoints.getFeed, async ({ viewer, params }) => ({
    data: await getFeed(app.db, companyOf(viewer).id, params.id),
  }))
  implementOnce(app, endpoints.createFeed, async (tx, { viewer, body }) => ({
    data: await getFeed(tx, companyOf(viewer).id, await createFeed(tx, app, whose(viewer), body)),
  }))
  implement(app, endpoints.changeFeed, async ({ viewer, params, body }) => {
    await inTransaction(app.db, (tx) => changeFeed(tx, app, whose(viewer), params.id, body))
    return { data: await getFeed(app.db, companyOf(viewer).id, params.id) }
  })
  implement(app, endpoints.deleteFeed, async ({ viewer, params }) => {
    await inTransaction(app.db, (tx) => deleteFeed(tx, whose(viewer), params.id))
    return { success: true }
  })
  implementOnce(app, endpoints.fetchFeed, async (tx, { viewer, params, body }) => {
    const companyId = companyOf(viewer).id
    const feed = await getFeedRow(tx, companyId, params.id, { isHeld: true })
    await startRun(tx, app, feed, { isForced: body.is_forced, isMapped: body.is_mapped_again })
    return { data: await getFeed(tx, companyId, params.id) }
  })
  implement(app, endpoints.listFeedRuns, async ({ viewer, params, query }) => {
    const feed = await getFeedRow(app.db, companyOf(viewer).id, params.id)
    const { page = 1, perPage = defaultPerPage } = query
    return {
      data: await findRuns(app.db, feed.id, { page, perPage }),
      pagination: { current_page: page, per_page: perPage, total: await countRuns(app.db, feed.id) },
    }
  })
}
