import { findLimits, findTerm } from '@fairquay/contract/catalogue/prices.ts'
import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import type { getReorder } from '@fairquay/contract/statistics/endpoints.ts'
import type { Goods } from '@fairquay/contract/trade/check-lines.ts'
import { type Database, inTransaction } from '../database.ts'
import { Failure } from '../failure.ts'
import { lockGoods } from '../trade/lock-goods.ts'
import { findOldLines, type OldLine } from './queries.ts'

type Reorder = AnswerOf<typeof getReorder>

/** What an earlier purchase request asked for, as it can be asked for today; another company's request is as if it were not there. */
export async function readReorder(db: Database, companyId: number, requestId: number): Promise<Reorder> {
  return inTransaction(db, async (tx) => {
    const lines = await findOldLines(tx, companyId, requestId)
    if (lines.length === 0) throw new Failure('not_found')
    const goods = await lockGoods(
      tx,
      lines.flatMap(({ product_id }) => product_id ?? []),
    )
    const read = lines.map((line) => ({ line, again: orderAgain(line, goods.get(line.product_id ?? 0)) }))
    return {
      lines: read.flatMap(({ again }) => again ?? []),
      gone: read.flatMap(({ line, again }) => (again ? [] : line.product_name)),
    }
  })
}

/** Options are found by what they were called: a seller who wrote the product anew has given them other numbers. */
function orderAgain(line: OldLine, goods: Goods | undefined): Reorder['lines'][number] | undefined {
  if (!goods) return undefined
  const values = goods.options.map(({ name, values: all }) => {
    const wanted = line.options.find((option) => option.name === name)?.value
    return all.find(({ value }) => value === wanted)?.id
  })
  const chosen = values.filter((value) => value !== undefined)
  if (chosen.length < values.length) return undefined
  const limits = findLimits(goods.terms, chosen)
  if (!limits) return undefined
  const term = findTerm(goods.terms, chosen, line.quantity)
  return {
    product_id: goods.productId,
    option_values: chosen,
    selected_price_id: term?.id ?? null,
    quantity: line.quantity,
    limits,
  }
}
