import { writeEpc } from '@fairquay/contract/billing/epc-code.ts'
import type { OrderPaperFacts } from '@fairquay/contract/billing/order-paper.ts'
import { orderPaperTexts } from '@fairquay/contract/billing/order-paper-texts.ts'
import { writeOrderPaper } from '@fairquay/contract/billing/write-order-paper.ts'
import { formatMoney } from '@fairquay/contract/money.ts'
import type { PaperSize } from '@fairquay/contract/trade/papers.ts'
import { renderSVG } from 'uqr'
import { renderDocument } from '../documents.ts'
import type { QueuedFor } from '../work-queue.ts'

/** A paper of an order as PDF, with the code for banking apps where it applies. */
export function renderPaper(
  facts: OrderPaperFacts,
  given: { marketplace: string; size: PaperSize },
  of?: QueuedFor,
): Promise<Buffer> {
  const content = writeOrderPaper(facts, given.marketplace)
  const payload = writeEpc(facts)
  const amount = facts.kind === 'proforma-invoice' ? facts.deposit : facts.sums.payable
  const code = payload && {
    // The guideline asks for error correction of level M.
    svg: renderSVG(payload, { ecc: 'M', border: 2 }),
    lines: [orderPaperTexts.scan, formatMoney(amount, facts.currency), `${orderPaperTexts.reference}: ${facts.number}`],
  }
  return renderDocument('deal-paper', { ...breakLongWords(content), ...(code && { code }), paper: given.size }, of)
}

/** A word wider than a column may be broken every 24 characters, wherever it stands. */
function breakLongWords(content: object): object {
  const text = JSON.stringify(content, (_key, value: unknown) =>
    typeof value === 'string' ? value.replace(/\S{40,}/g, (word) => word.replace(/.{24}/gu, '$&\u200b')) : value,
  )
  return JSON.parse(text)
}
