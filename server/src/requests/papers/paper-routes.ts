import { writeMoney } from '@fairquay/contract/money.ts'
import { getPaper, listPapers, type Paper } from '@fairquay/contract/requests/papers/endpoints.ts'
import { type PaperKind, paperSizeIn, writePaperNumber } from '@fairquay/contract/trade/papers.ts'
import type { RequestReader } from '@fairquay/contract/trade/parties.ts'
import { type RawBuilder, sql } from 'kysely'
import { findCountryOf } from '../../company/find-country.ts'
import type { Queryable } from '../../database.ts'
import { renderDocument } from '../../documents.ts'
import { Failure } from '../../failure.ts'
import { type App, implement } from '../../http.ts'
import { queuedFor } from '../../queued-for.ts'
import type { Viewer } from '../../session.ts'
import { scopeOf } from '../../trade/scope.ts'
import { sendPdf } from '../../trade/send-pdf.ts'
import { findRequest } from '../inbox/find-requests.ts'

/** The numbered papers of requests, for the company that issued one, the company that got it and the operator. */
export function paperRoutes(app: App): void {
  implement(app, listPapers, async ({ viewer, params }) => {
    const reader = await readerOf(app.db, viewer, params.id)
    const rows = await findPapers(app.db, reader, params.id)
    return { data: rows.map(presentPaper), size: paperSizeIn(await findCountryOf(app.db, viewer)) }
  })

  implement(app, getPaper, async (call) => {
    const { viewer, params, query } = call
    const reader = await readerOf(app.db, viewer, params.id)
    const paper = (await findPapers(app.db, reader, params.id, params.paper))[0]
    if (!paper) throw new Failure('not_found')
    const size = query.size ?? paperSizeIn(await findCountryOf(app.db, viewer))
    const pdf = await renderDocument('deal-paper', { ...paper.data, paper: size }, queuedFor(call))
    const name = writePaperNumber(paper.kind, paper.year, paper.number)
    return sendPdf(call, pdf, name)
  })
}

/** Who asks, if they have a part in the request; another's answers like none. */
async function readerOf(db: Queryable, viewer: Viewer, requestId: number): Promise<RequestReader> {
  const reader = scopeOf(viewer)
  if (!reader || !(await findRequest(db, reader, requestId))) throw new Failure('not_found')
  return reader
}

type PaperRow = {
  id: number
  kind: PaperKind
  year: number
  number: number
  issuer: string
  recipient: string
  currency: string
  total: number | null
  issued_at: Date
  data: object
}

/** Competing providers each have their own offers in one request: a paper is for the two companies it names. */
async function findPapers(
  db: Queryable,
  reader: RequestReader,
  requestId: number,
  paperId?: number,
): Promise<PaperRow[]> {
  const { rows } = await sql<PaperRow>`
    select p.id, p.kind, p.year, p.number, i.name as issuer, r.name as recipient, p.currency, p.total, p.issued_at,
      ${paperId === undefined ? sql`null` : sql`p.data`} as data
    from request_papers p
    join companies i on i.id = p.issuer_company_id
    join companies r on r.id = p.recipient_company_id
    where p.request_id = ${requestId} and ${isFor(reader)}${paperId === undefined ? sql`` : sql` and p.id = ${paperId}`}
    order by p.id`.execute(db)
  return rows
}

function isFor(reader: RequestReader): RawBuilder<unknown> {
  if (reader === 'admin') return sql`true`
  return sql`${reader.companyId} in (p.issuer_company_id, p.recipient_company_id)`
}

function presentPaper({ id, kind, year, number, issuer, recipient, currency, total, issued_at }: PaperRow): Paper {
  return {
    id,
    kind,
    number: writePaperNumber(kind, year, number),
    issuer,
    recipient,
    currency,
    total: total === null ? null : writeMoney(total, currency),
    issued_at: issued_at.toISOString(),
  }
}
