import { plainColumns } from '@fairquay/contract/tariffs/columns.ts'
import type { KeptTariffRow } from '@fairquay/contract/tariffs/endpoints.ts'
import * as endpoints from '@fairquay/contract/tariffs/endpoints.ts'
import { type App, implement } from '../http.ts'
import { signalLeaving } from '../send-stream.ts'
import { sendTable, writeTable } from '../write-table.ts'
import { listChanges } from './change-queries.ts'
import { keepRow, removeRow, takeFile, undoChange } from './change-tariffs.ts'
import {
  countTariffRows,
  countTariffsByCountry,
  type FoundTariffRow,
  listTariffRows,
  readTariffRows,
  type TariffFilter,
} from './queries.ts'
import { readTariffApart } from './read-tariff-apart.ts'

/** Totals are counted no further than this: nobody pages through more. */
const mostCounted = 10_000
/** Of a file: the first that cannot be taken, and some that can. */
const shown = { faults: 200, examples: 5 }

export function tariffRoutes(app: App): void {
  implement(app, endpoints.listTariffs, async ({ query: { page = 1, perPage = 50, ...filter } }) => ({
    data: (await listTariffRows(app.db, filter, { limit: perPage, offset: (page - 1) * perPage })).map(present),
    pagination: { current_page: page, per_page: perPage, total: await countTariffRows(app.db, filter, mostCounted) },
    countries: await countTariffsByCountry(app.db),
  }))

  implement(app, endpoints.exportTariffs, async ({ query, reply }) =>
    sendTable(reply, 'csv', 'tariffs', writeTable('csv', 'Tariffs', writeRows(app, query))),
  )

  implement(app, endpoints.addTariff, async ({ viewer, body }) => ({
    data: present(await keepRow(app.db, viewer, body)),
  }))

  implement(app, endpoints.changeTariff, async ({ viewer, params, body }) => ({
    data: present(await keepRow(app.db, viewer, body, params.id)),
  }))

  implement(app, endpoints.removeTariff, async ({ viewer, params }) => ({
    data: await removeRow(app.db, viewer, params.id),
  }))

  implement(app, endpoints.listTariffChanges, async ({ query: { page = 1, perPage = 20 } }) => {
    const { changes, total } = await listChanges(app.db, { limit: perPage, offset: (page - 1) * perPage })
    return { data: changes, pagination: { current_page: page, per_page: perPage, total } }
  })

  implement(app, endpoints.takeTariffFile, async ({ viewer, body, reply }) => {
    const terms = { valid_from: body.valid_from, source: body.source }
    const of = { person: viewer.userId, signal: signalLeaving(reply) }
    const file = await readTariffApart({ text: body.file, terms }, of)
    const { change, counts } = await takeFile(app.db, viewer, body, file)
    return {
      change,
      format: file.format,
      counts,
      faults: file.faults.slice(0, shown.faults),
      left_out: Object.entries(file.left_out).map(([what, count]) => ({ what, count })),
      examples: file.rows.slice(0, shown.examples),
    }
  })

  implement(app, endpoints.undoTariffChange, async ({ viewer, params }) => ({
    data: await undoChange(app.db, viewer, params.id),
  }))
}

function present({ id, said, change_id, title, made_at, made_by }: FoundTariffRow): KeptTariffRow {
  return { id, row: said, change: { id: change_id, title, made_at: made_at.toISOString(), made_by } }
}

async function* writeRows(app: App, filter: TariffFilter) {
  yield plainColumns
  for await (const row of readTariffRows(app.db, filter)) yield plainColumns.map((column) => row[column] ?? '')
}
