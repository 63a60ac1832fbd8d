import { describeHsBecause, type HsSuggestion, suggestHsCodes } from '@fairquay/contract/hs-codes/suggest.ts'
import type { Queryable } from '../database.ts'
import { type AskedGoods, findHsUses } from './find-uses.ts'
import { loadHsIndex } from './load-system.ts'

export type GivenSuggestion = HsSuggestion & { reasons: string[] }

/** What is proposed for goods, by their key, from their words and from what others use. */
export async function suggestFor(db: Queryable, goods: readonly AskedGoods[]): Promise<Map<number, GivenSuggestion[]>> {
  const index = loadHsIndex()
  const uses = await findHsUses(db, goods)
  return new Map(
    goods.map(({ key, name }) => [
      key,
      suggestHsCodes(index, { name, categories: [], ...uses.get(key) }).map((one) => ({
        ...one,
        reasons: one.because.map(describeHsBecause),
      })),
    ]),
  )
}
