import type { ProductDraft, TermDraft } from './draft.ts'
import { combinationOf } from './term-rules.ts'

type Line = Pick<TermDraft, 'options' | 'minQty' | 'sku' | 'price'> & Partial<Pick<TermDraft, 'type' | 'stockSeen'>>
type Offers = { options: ProductDraft['options']; terms: readonly Line[] }

/** What is called otherwise than before: of each option its old name, and of each value of it, by the new ones. */
export type Renamed = { option: (name: string) => string; value: (option: string, value: string) => string }

/**
 * Which options and values of a product only got another name: then they stay the same thing, with their stock, what orders wait for, and the carts that
 * hold them. That is so where at one place of the list one name went and another came, and every line that named the old one is there with the new one:
 * known by its article number, or, without one, by its price and by the stock that was seen on it. Anything else is something new.
 */
export function findRenamed(before: Offers, after: Offers): Renamed {
  const options = pairUp(
    before.options.map(({ name }) => name.trim()),
    after.options.map(({ name }) => name.trim()),
  )
  const oldName = (name: string) => options.get(name.trim()) ?? name.trim()
  const values = new Map(
    after.options.map(({ name, values }) => {
      const known = before.options.find((option) => option.name.trim() === oldName(name))
      return [oldName(name), known ? pairUp(trimAll(known.values), trimAll(values)) : new Map<string, string>()]
    }),
  )
  const oldValue = (option: string, value: string) => values.get(option)?.get(value.trim()) ?? value.trim()
  const renamed: Renamed = { option: oldName, value: (option, value) => oldValue(oldName(option), value) }
  const isAny = options.size > 0 || [...values.values()].some(({ size }) => size > 0)
  return isAny && hasEveryLine(before, after, renamed) ? renamed : nothingRenamed
}

const nothingRenamed: Renamed = { option: (name) => name.trim(), value: (_, value) => value.trim() }

const trimAll = (names: readonly string[]) => names.map((name) => name.trim())

/** The new name to the old one, where one alone went and one alone came, at the same place. */
function pairUp(before: readonly string[], after: readonly string[]): Map<string, string> {
  const [gone, otherGone] = before.filter((name) => !after.includes(name))
  const [come, otherCome] = after.filter((name) => !before.includes(name))
  const isOne = gone !== undefined && come !== undefined && otherGone === undefined && otherCome === undefined
  return isOne && before.indexOf(gone) === after.indexOf(come) ? new Map([[come, gone]]) : new Map()
}

/** Whether each line that now has another name for something was there before, under the old one, and none of the old ones went. */
function hasEveryLine(before: Offers, after: Offers, renamed: Renamed): boolean {
  const known = new Map(before.terms.map((line) => [nameLine(line, line.options), line]))
  const moved = after.terms.flatMap((line) => {
    const old = Object.fromEntries(
      Object.entries(line.options).map(([name, value]) => [renamed.option(name), renamed.value(name, value)]),
    )
    return combinationOf(old) === combinationOf(line.options) ? [] : [{ line, name: nameLine(line, old) }]
  })
  const stays = new Set(after.terms.map((line) => nameLine(line, line.options)))
  const gone = before.terms.filter((line) => !stays.has(nameLine(line, line.options)))
  const names = new Set(moved.map(({ name }) => name))
  return (
    moved.length > 0 &&
    gone.every((line) => names.has(nameLine(line, line.options))) &&
    moved.every(({ line, name }) => {
      const was = known.get(name)
      return was !== undefined && isSameLine(was, line)
    })
  )
}

const nameLine = ({ minQty }: Line, options: TermDraft['options']) => `${minQty} ${combinationOf(options)}`

function isSameLine(was: Line, line: Line): boolean {
  if (was.sku !== null || line.sku !== null) return was.sku === line.sku
  return was.price === line.price && (line.type === 'on_demand' || line.stockSeen !== undefined)
}
