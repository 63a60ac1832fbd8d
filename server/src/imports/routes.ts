import { Readable } from 'node:stream'
import * as endpoints from '@fairquay/contract/imports/endpoints.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { partSize } from '@fairquay/contract/imports/rules.ts'
import { keepImportWords, listImportWords } from '@fairquay/contract/imports/word-endpoints.ts'
import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Failure } from '../failure.ts'
import { type App, implement, implementOnce } from '../http.ts'
import { sendStream } from '../send-stream.ts'
import { companyOf, type Viewer } from '../session.ts'
import { makeWorkQueue, type QueueRules } from '../work-queue.ts'
import { sendTable } from '../write-table.ts'
import { exportProducts, headExport } from './export-products.ts'
import * as imports from './import-queries.ts'
import { keepWords, listWords } from './keep-words.ts'
import { makeTemplate } from './make-template.ts'
import { pictureRoutes } from './pictures/routes.ts'
import { presentDetail, presentSummary } from './present.ts'
import { createImport, discardImport, receivePart, stepImport } from './step-import.ts'

const defaultPerPage = 20

/**
 * An export of 50,000 products keeps a connection of the database and half a processor busy for a minute, and whoever reads slowly keeps it as long as
 * they like: a person has one more than a second try needs.
 */
const exportRules: QueueRules = {
  most: 6,
  perPerson: 2,
  refuse: { code: 'too_many', sentence: importMessages.exportsRunning, retryAfter: 10 },
}

const whose = (viewer: Viewer) => ({ companyId: companyOf(viewer).id, userId: viewer.userId })

export function importRoutes(app: App): void {
  listRoutes(app)
  stepRoutes(app)
  wordRoutes(app)
  fileRoutes(app)
  pictureRoutes(app)
}

function listRoutes(app: App): void {
  implement(app, endpoints.listImports, async ({ viewer, query }) => {
    const companyId = companyOf(viewer).id
    const { page = 1, perPage = defaultPerPage, changed_since } = query
    return {
      data: (await imports.findImports(app.db, companyId, changed_since, { page, perPage })).map(presentSummary),
      pagination: {
        current_page: page,
        per_page: perPage,
        total: await imports.countImports(app.db, companyId, changed_since),
      },
    }
  })
  implement(app, endpoints.getImport, async ({ viewer, params }) =>
    presentDetail(await imports.getImport(app.db, companyOf(viewer).id, params.id), app.config),
  )
  implement(app, endpoints.listImportRows, async ({ viewer, params, query }) => {
    const { id } = await imports.getImport(app.db, companyOf(viewer).id, params.id)
    const { page = 1, perPage = defaultPerPage, action, warned = false } = query
    const question = { action, isWarned: warned, page, perPage }
    return {
      data: await imports.findOutcomes(app.db, id, question),
      pagination: { current_page: page, per_page: perPage, total: await imports.countOutcomes(app.db, id, question) },
    }
  })
}

function wordRoutes(app: App): void {
  implement(app, listImportWords, async ({ viewer, params }) => {
    const stored = await imports.getImport(app.db, companyOf(viewer).id, params.id)
    return listWords(app.db, stored)
  })
  implement(app, keepImportWords, async ({ viewer, params, body }) => {
    const stored = await imports.getImport(app.db, companyOf(viewer).id, params.id)
    await keepWords(app.db, stored.company_id, body.words)
    return listWords(app.db, stored)
  })
}

function stepRoutes(app: App): void {
  implementOnce(app, endpoints.createImport, async (tx, { viewer, body }) =>
    presentSummary(await createImport(tx, whose(viewer), body)),
  )
  implement(app, endpoints.inspectImport, async ({ viewer, params, body }) =>
    presentDetail(await stepImport(app, whose(viewer), params.id, 'inspect', { reading: body }), app.config),
  )
  implement(app, endpoints.checkImport, async ({ viewer, params, body }) =>
    presentDetail(await stepImport(app, whose(viewer), params.id, 'check', body), app.config),
  )
  implement(app, endpoints.applyImport, async ({ viewer, params, query }) =>
    presentDetail(
      await stepImport(app, whose(viewer), params.id, 'apply', {
        publishIncomplete: query.publish_incomplete ?? false,
      }),
      app.config,
    ),
  )
  implement(app, endpoints.undoImport, async ({ viewer, params }) =>
    presentDetail(await stepImport(app, whose(viewer), params.id, 'undo'), app.config),
  )
  implement(app, endpoints.discardImport, async ({ viewer, params }) =>
    presentSummary(await discardImport(app.db, companyOf(viewer).id, params.id)),
  )
}

function fileRoutes(app: App): void {
  // In a corner of their own, so that no other call takes files or bodies of this size.
  app.http.register(async (http) => {
    await http.register(multipart, { limits: { fileSize: partSize, files: 1, fields: 2, parts: 3, headerPairs: 50 } })
    http.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    implement({ ...app, http }, endpoints.uploadImportPart, async ({ viewer, params, query, request }) => {
      await imports.getImport(app.db, companyOf(viewer).id, params.id)
      const content = await readPart(request)
      return { received: await receivePart(app, whose(viewer), params.id, { offset: query.offset, content }) }
    })
  })
  const runQueued = makeWorkQueue(exportRules)
  implement(app, endpoints.downloadRefusedRows, async ({ viewer, params, reply }) => {
    const stored = await imports.getImport(app.db, companyOf(viewer).id, params.id)
    if (!stored.has_refused_rows) throw new Failure('not_found')
    return runQueued(
      () => sendTable(reply, 'csv', 'refused-rows', Readable.from(imports.readParts(app.db, stored.id, 'refused'))),
      { person: viewer.userId },
    )
  })
  implement(app, endpoints.downloadTemplate, async ({ query, reply }) =>
    sendTable(reply, query.format, 'import-template', makeTemplate(query.format)),
  )
  implement(app, endpoints.exportProducts, async ({ viewer, query, reply }) => {
    const companyId = companyOf(viewer).id
    const { publicUrl, settings } = app.config
    const from = { db: app.db, publicUrl, marketplace: settings.name }
    const question = { ...query, ids: query.ids?.split(',').map(Number) }
    return runQueued(
      async () => {
        const content = await exportProducts(from, { companyId, question })
        return sendStream(reply.headers(headExport(query.format)), content)
      },
      { person: viewer.userId },
    )
  })
}

async function readPart(request: FastifyRequest): Promise<Buffer> {
  if (Buffer.isBuffer(request.body)) return request.body
  if (!request.isMultipart()) throw new Failure('invalid_input', { part: importMessages.notAll })
  try {
    const part = await request.file()
    if (part?.fieldname === 'part') return await part.toBuffer()
    // What is not read would hold the connection.
    part?.file.resume()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE')
      throw new Failure('too_large')
  }
  throw new Failure('invalid_input', { part: importMessages.notAll })
}
