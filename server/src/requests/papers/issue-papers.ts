import { readMoney } from '@fairquay/contract/money.ts'
import type { DealSnapshot } from '@fairquay/contract/requests/deal/snapshot.ts'
import {
  type DealPapers,
  type PaperKind,
  papersOf,
  partiesOf,
  totalOfPaper,
  writePaperNumber,
} from '@fairquay/contract/trade/papers.ts'
import { type PaperContent, writePaper } from '@fairquay/contract/trade/write-paper.ts'
import { sql } from 'kysely'
import type { Queryable } from '../../database.ts'
import type { App } from '../../http.ts'
import { takeNumber } from '../../trade/take-number.ts'

/**
 * Writes and numbers the papers of an offer, or of a deal once it is accepted, in the transaction that makes it: a number that is taken is a paper that
 * is stored, so that none is left out. Called again for the same offer or deal it does nothing. `threadId` tells offers of different companies apart.
 */
export async function issuePapers(
  tx: Queryable,
  { config }: Pick<App, 'config'>,
  kind: DealPapers,
  deal: DealSnapshot,
  threadId: number,
  now: Date,
): Promise<void> {
  const source = deal.accepted_at === null ? `revision ${deal.revision} of ${threadId}` : `deal of ${threadId}`
  for (const paper of papersOf(kind, deal)) {
    if (await isIssued(tx, deal.request_id, paper, source)) continue
    const { issuer, recipient } = partiesOf(paper, { buyer: deal.buyer, answerer: deal.answerer })
    const issuedOn = now.toISOString().slice(0, 10)
    const year = now.getUTCFullYear()
    const number = await takeNumber(tx, issuer.company_id, paper, year)
    const total = totalOfPaper(paper, deal)
    const content = writePaper(kind, paper, deal, {
      number: writePaperNumber(paper, year, number),
      issuedOn,
      marketplace: config.settings.name,
    })
    await sql`
      insert into request_papers
        (request_id, kind, issuer_company_id, recipient_company_id, source, year, number, currency, total, data, issued_at)
      values (${deal.request_id}, ${paper}, ${issuer.company_id}, ${recipient.company_id}, ${source}, ${year}, ${number}, ${deal.currency},
        ${total === null ? null : readMoney(total, deal.currency)}, ${JSON.stringify(breakLongWords(content))}::jsonb, ${now})`.execute(
      tx,
    )
  }
}

async function isIssued(tx: Queryable, requestId: number, kind: PaperKind, source: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from request_papers where request_id = ${requestId} and kind = ${kind} and source = ${source}`.execute(tx)
  return rows.length > 0
}

/** A word wider than a column may be broken every 24 characters, wherever it stands. */
function breakLongWords(content: PaperContent): unknown {
  const text = JSON.stringify(content, (_key, value: unknown) =>
    typeof value === 'string' ? value.replace(/\S{40,}/g, (word) => word.replace(/.{24}/gu, '$&\u200b')) : value,
  )
  return JSON.parse(text)
}
