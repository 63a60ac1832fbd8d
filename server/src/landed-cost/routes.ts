import { calculateLandedCost, makeLandedCostFile } from '@fairquay/contract/landed-cost/endpoints.ts'
import type { NamedLanded } from '@fairquay/contract/landed-cost/landed-rows.ts'
import { landedMessages } from '@fairquay/contract/landed-cost/messages.ts'
import type { LandedCostInput } from '@fairquay/contract/landed-cost/shapes.ts'
import { countAttempt } from '../attempts.ts'
import type { Queryable } from '../database.ts'
import { renderDocument } from '../documents.ts'
import { type App, implement } from '../http.ts'
import { signalLeaving } from '../send-stream.ts'
import { sendPdf } from '../trade/send-pdf.ts'
import { sendTable } from '../write-table.ts'
import { answerLanded } from './answer-landed.ts'
import { writeLandedDocument } from './write-landed-document.ts'
import { writeLandedTable } from './write-landed-table.ts'

/** Calculations of more are counted for themselves. */
const manyLines = 50

export function landedCostRoutes(app: App): void {
  implement(app, calculateLandedCost, async ({ viewer, body }) => {
    await countCalculation(app.db, viewer.userId, [body])
    return answerLanded(app.db, body)
  })

  implement(app, makeLandedCostFile, async (call) => {
    const { viewer, body, reply } = call
    await countAttempt(app.db, 'landed-file', viewer.userId)
    await countCalculation(
      app.db,
      viewer.userId,
      body.calculations.map(({ input }) => input),
    )
    const made: NamedLanded[] = []
    for (const [at, { name, input }] of body.calculations.entries())
      made.push({ name, answer: await answerLanded(app.db, input, `calculations.${at}.input.`) })
    const title = body.title?.trim() || landedMessages.title
    if (body.format !== 'pdf') return sendTable(reply, body.format, 'landed-cost', writeLandedTable(made, body.format))
    const inputs = body.calculations.map(({ input }) => input)
    const data = writeLandedDocument({ title, made, inputs, marketplace: app.config.settings.name })
    const pdf = await renderDocument('landed-cost', data, { person: viewer.userId, signal: signalLeaving(reply) })
    return sendPdf(call, pdf, 'landed-cost')
  })
}

async function countCalculation(db: Queryable, userId: number, asked: readonly LandedCostInput[]): Promise<void> {
  const isLarge = asked.some(({ lines }) => lines.length > manyLines)
  await countAttempt(db, isLarge ? 'landed-large' : 'landed-cost', userId)
}
