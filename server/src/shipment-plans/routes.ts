import * as endpoints from '@fairquay/contract/shipment-plans/endpoints.ts'
import { findCartonFaults } from '@fairquay/contract/shipment-plans/input-faults.ts'
import { cartonMessages, planMessages } from '@fairquay/contract/shipment-plans/messages.ts'
import { largestTable } from '@fairquay/contract/shipment-plans/tables.ts'
import multipart from '@fastify/multipart'
import { countAttemptFrom } from '../attempts.ts'
import { renderDocument } from '../documents.ts'
import { Failure } from '../failure.ts'
import { type App, implement } from '../http.ts'
import { signalLeaving } from '../send-stream.ts'
import { sendPdf } from '../trade/send-pdf.ts'
import { sendTable } from '../write-table.ts'
import { cartonsOfLines } from './cartons-of-lines.ts'
import { planLoad } from './plan-apart.ts'
import { presentPlan } from './present-plan.ts'
import { findPlan, storePlan } from './queries.ts'
import { readTableApart } from './read-table-apart.ts'
import { receiveTable } from './receive-table.ts'
import { writePlanDocument } from './write-plan-document.ts'
import { writePlanTable } from './write-plan-table.ts'

export function shipmentPlanRoutes(app: App): void {
  implement(app, endpoints.planShipmentLoad, async ({ viewer, body, request, reply }) => {
    const { title, keep, cartons, lines, ...terms } = body
    if ((cartons === undefined) === (lines === undefined))
      throw new Failure('refused', { cartons: cartonMessages.oneOf }, cartonMessages.oneOf)
    await countAttemptFrom(app.db, 'plan-from', request.ip)
    if (keep) await countAttemptFrom(app.db, 'keep-plan-from', request.ip)
    const input = { cartons: cartons ?? (await cartonsOfLines(app.db, lines ?? [])), ...terms }
    const faults = findCartonFaults(input.cartons)
    // What is too much of all lines is told under the name they were sent by.
    if (faults) throw new Failure('refused', lines ? { lines: Object.values(faults)[0] ?? '' } : faults)
    const person = viewer ? { person: viewer.userId } : {}
    const plan = await planLoad(input, { ...person, signal: signalLeaving(reply) })
    const made = { title: title?.trim() || planMessages.untitled, input, plan }
    if (!keep) return presentPlan(made, null, new Date())
    const { key, at } = await storePlan(app.db, made)
    return presentPlan(made, key, at)
  })

  implement(app, endpoints.getShipmentPlan, async ({ params }) => {
    const found = await findPlan(app.db, params.id)
    if (!found) throw new Failure('not_found')
    return presentPlan(found, params.id, found.at)
  })

  implement(app, endpoints.makeShipmentPlanFile, async (call) => {
    const { viewer, params, query, request, reply } = call
    await countAttemptFrom(app.db, 'plan-file-from', request.ip)
    const found = await findPlan(app.db, params.id)
    if (!found) throw new Failure('not_found')
    const { format } = query
    if (format === 'pdf') {
      const data = writePlanDocument(found, found.at, app.config.settings.name)
      const person = viewer ? { person: viewer.userId } : {}
      const pdf = await renderDocument('load-plan', data, { ...person, signal: signalLeaving(reply) })
      return sendPdf(call, pdf, 'load-plan')
    }
    return sendTable(reply, format, 'load-plan', writePlanTable(found, format))
  })

  tableRoutes(app)
}

function tableRoutes(app: App): void {
  // In a corner of their own, so that no other call takes files of this size.
  app.http.register(async (http) => {
    await http.register(multipart, {
      limits: { fileSize: largestTable, files: 1, fields: 2, parts: 3, headerPairs: 50 },
    })
    http.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    implement({ ...app, http }, endpoints.readCartonTable, async ({ viewer, request, reply }) => {
      await countAttemptFrom(app.db, 'plan-table-from', request.ip)
      const person = viewer ? { person: viewer.userId } : {}
      const content = await receiveTable(request)
      const sheets = await readTableApart(content, { ...person, signal: signalLeaving(reply) })
      return { sheets: sheets.map(({ numbers: _, ...sheet }) => sheet) }
    })
  })
}
