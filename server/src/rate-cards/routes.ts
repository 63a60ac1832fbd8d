import type { RateCard } from '@fairquay/contract/rate-cards/endpoints.ts'
import * as endpoints from '@fairquay/contract/rate-cards/endpoints.ts'
import { largestLaneFile } from '@fairquay/contract/rate-cards/endpoints.ts'
import { writeLane } from '@fairquay/contract/rate-cards/lane-columns.ts'
import { laneColumns } from '@fairquay/contract/rate-cards/lane-titles.ts'
import { rateMessages as texts } from '@fairquay/contract/rate-cards/messages.ts'
import * as prices from '@fairquay/contract/rate-cards/price-endpoints.ts'
import { refuseTerms } from '@fairquay/contract/rate-cards/refuse-lane.ts'
import type { RateCardTerms } from '@fairquay/contract/rate-cards/shapes.ts'
import multipart from '@fastify/multipart'
import { countAttempt } from '../attempts.ts'
import { inTransaction, type Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { type App, implement, implementOnce } from '../http.ts'
import { queuedFor } from '../queued-for.ts'
import { companyOf, type Viewer } from '../session.ts'
import { receiveTable } from '../shipment-plans/receive-table.ts'
import { sendTable, writeTable } from '../write-table.ts'
import { answerPrices } from './answer-prices.ts'
import { countCards, deleteCard, findCard, findCards, insertCard, lockCard, updateCard } from './card-queries.ts'
import { keepLane, removeLane, takeLanes, undoChange } from './change-lanes.ts'
import { countLanes, listChanges, listLanes } from './lane-queries.ts'
import { readLaneFile } from './read-lane-file.ts'
import { takePrice } from './take-price.ts'

/** Cards that one company may keep. */
const mostCards = 200
/** Rows of a file that are told why they cannot be taken. */
const mostFaults = 200

export function rateCardRoutes(app: App): void {
  implement(app, endpoints.listRateCards, async ({ viewer }) => ({
    data: await findCards(app.db, companyOf(viewer).id),
    is_shown: companyOf(viewer).isVerified,
  }))

  implement(app, endpoints.getRateCard, async ({ viewer, params }) => ({
    data: await getCard(app.db, viewer, params.id),
  }))

  implementOnce(app, endpoints.createRateCard, async (tx, { viewer, body }) => {
    refuseFaults(body)
    const { id } = companyOf(viewer)
    if ((await countCards(tx, id)) >= mostCards) throw new Failure('refused', undefined, texts.tooManyCards(mostCards))
    return { data: await getCard(tx, viewer, await insertCard(tx, id, body)) }
  })

  implement(app, endpoints.changeRateCard, ({ viewer, params, body }) =>
    inTransaction(app.db, async (tx) => {
      refuseFaults(body)
      const before = await lockCard(tx, companyOf(viewer).id, params.id)
      if (!before) throw new Failure('not_found')
      // Prices of lanes are in it: another currency would change all of them.
      if (before.currency !== body.currency && (await getCard(tx, viewer, params.id)).lanes > 0)
        throw new Failure('refused', { currency: texts.currencyStays })
      await updateCard(tx, params.id, body)
      return { data: await getCard(tx, viewer, params.id) }
    }),
  )

  implement(app, endpoints.deleteRateCard, ({ viewer, params }) =>
    inTransaction(app.db, async (tx) => {
      if (!(await lockCard(tx, companyOf(viewer).id, params.id))) throw new Failure('not_found')
      await deleteCard(tx, params.id)
      return { success: true }
    }),
  )

  laneRoutes(app)
  priceRoutes(app)
}

function laneRoutes(app: App): void {
  implement(app, endpoints.listRateLanes, async ({ viewer, params, query: { page = 1, perPage = 50, from, to } }) => {
    await getCard(app.db, viewer, params.id)
    const total = await countLanes(app.db, params.id, { from, to })
    return {
      data: await listLanes(app.db, params.id, { limit: perPage, offset: (page - 1) * perPage }, { from, to }),
      pagination: { current_page: page, per_page: perPage, total },
    }
  })

  implement(app, endpoints.addRateLane, ({ viewer, params, body }) => keepLane(app.db, { viewer, id: params.id }, body))

  implement(app, endpoints.changeRateLane, ({ viewer, params, body }) =>
    keepLane(app.db, { viewer, id: params.id }, body, params.lane),
  )

  implement(app, endpoints.removeRateLane, ({ viewer, params }) =>
    removeLane(app.db, { viewer, id: params.id }, params.lane),
  )

  implement(app, endpoints.exportRateLanes, async ({ viewer, params, query: { format }, reply }) => {
    await getCard(app.db, viewer, params.id)
    return sendTable(reply, format, 'rate-card', writeTable(format, 'Lanes', writeRows(app, params.id)))
  })

  implement(app, endpoints.listRateChanges, async ({ viewer, params, query: { page = 1, perPage = 20 } }) => {
    await getCard(app.db, viewer, params.id)
    const { changes, total } = await listChanges(app.db, params.id, { limit: perPage, offset: (page - 1) * perPage })
    return { data: changes, pagination: { current_page: page, per_page: perPage, total } }
  })

  implement(app, endpoints.undoRateChange, async ({ viewer, params }) => ({
    data: await undoChange(app.db, { viewer, id: params.id }, params.change),
  }))

  // In a corner of their own, so that no other call takes files of this size.
  app.http.register(async (http) => {
    await http.register(multipart, {
      limits: { fileSize: largestLaneFile, files: 1, fields: 2, parts: 3, headerPairs: 50 },
    })
    http.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    implement({ ...app, http }, endpoints.takeRateLanes, async ({ viewer, params, query, request, reply }) => {
      await getCard(app.db, viewer, params.id)
      const content = await receiveTable(request)
      const read = await readLaneFile(content, queuedFor({ viewer, reply }))
      const { name, is_trial: isTrial = false, is_whole: isWhole = false } = query
      const { faults, ...taken } = await takeLanes(app.db, { viewer, id: params.id }, { name, isTrial, isWhole }, read)
      return { ...taken, faults: faults.slice(0, mostFaults) }
    })
  })
}

function priceRoutes(app: App): void {
  implement(app, prices.findFreightPrices, async ({ viewer, body }) => {
    await countAttempt(app.db, 'freight-prices', viewer.userId)
    return answerPrices(app.db, viewer, body)
  })

  implementOnce(app, prices.takeFreightPrice, async (tx, { viewer, params, body }) => ({
    id: await takePrice(tx, app, viewer, params.lane, body, new Date()),
  }))
}

/** Another's card answers like none. */
async function getCard(db: Queryable, viewer: Viewer, id: number): Promise<RateCard> {
  const card = await findCard(db, companyOf(viewer).id, id)
  if (!card) throw new Failure('not_found')
  return card
}

function refuseFaults(terms: RateCardTerms): void {
  const faults = refuseTerms(terms)
  if (Object.keys(faults).length > 0) throw new Failure('refused', faults)
}

/** Lanes that are read from the database at once. */
const rowsAtOnce = 1000

async function* writeRows(app: App, cardId: number) {
  yield laneColumns
  for (let offset = 0; ; offset += rowsAtOnce) {
    const lanes = await listLanes(app.db, cardId, { limit: rowsAtOnce, offset })
    for (const { lane } of lanes) yield writeLane(lane)
    if (lanes.length < rowsAtOnce) return
  }
}
