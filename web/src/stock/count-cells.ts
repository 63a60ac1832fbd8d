import { draftMessages } from '@fairquay/contract/catalogue/draft-messages.ts'
import { findUnplaced } from '@fairquay/contract/catalogue/stock-places.ts'
import type { KeptStock, WrittenPlaceCount } from '@fairquay/contract/stock/endpoints.ts'
import { addAll } from '@fairquay/contract/stock/places.ts'
import { readWhole } from '../trade/read-draft.ts'

/** One count that can be typed: of a combination at a place, `null` at none. `seen` is what stood there when the form was opened. */
export type CountCell = { level: number; placeId: number | null; seen: number }

/** The counts of all combinations, each at every place and then at none; what nobody counts has none. */
export function listCells(levels: readonly KeptStock[], placeIds: readonly number[]): CountCell[] {
  return levels.flatMap((stock, level) => {
    if (stock.on_hand === null) return []
    const at = (id: number) => stock.places.find((place) => place.id === id)?.on_hand ?? 0
    return [
      ...placeIds.map((placeId) => ({ level, placeId, seen: at(placeId) })),
      { level, placeId: null, seen: findUnplaced({ onHand: stock.on_hand }, countsOf(stock)) },
    ]
  })
}

/** What was typed into a cell; undefined where it is no count. */
export function readCount(text: string): number | undefined {
  return readWhole(text)
}

/** The cells that were changed, each with its place among all. */
export function findChanged(cells: readonly CountCell[], texts: readonly string[]) {
  return cells.flatMap((cell, index) => {
    const onHand = readCount(texts[index] ?? '')
    return onHand === cell.seen || onHand === undefined ? [] : [{ ...cell, index, onHand }]
  })
}

/** As they are sent. */
export function toCounts(levels: readonly KeptStock[], changed: ReturnType<typeof findChanged>): WrittenPlaceCount[] {
  return changed.map(({ level, placeId, onHand, seen }) => ({
    option_values: levels[level]?.option_values ?? [],
    place_id: placeId,
    on_hand: onHand,
    seen,
  }))
}

/** What is wrong with what is typed, by 'counts.3'. */
export function refuseCounts(
  levels: readonly KeptStock[],
  cells: readonly CountCell[],
  texts: readonly string[],
): Record<string, string> {
  const unread = texts.flatMap((text, index) =>
    readCount(text) === undefined ? [[`counts.${index}`, draftMessages.notWhole(0)]] : [],
  )
  const all = findChanged(cells, texts)
  const impossible = levels.flatMap((stock, level) => {
    const changed = all.filter((cell) => cell.level === level)
    if (stock.on_hand === null || changed.length === 0) return []
    const now = { tracking: 'counted' as const, onHand: stock.on_hand, reserved: stock.reserved }
    const wishes = changed.map(({ placeId, onHand, seen }) => ({ placeId, by: onHand - seen }))
    const result = addAll(now, countsOf(stock), wishes)
    return 'message' in result ? [[`counts.${changed[result.index]?.index}`, result.message]] : []
  })
  return Object.fromEntries([...impossible, ...unread])
}

/** How many of a combination there would be in all; undefined while a count of it cannot be read. */
export function sumTyped(cells: readonly CountCell[], texts: readonly string[], level: number): number | undefined {
  const counts = cells.flatMap((cell, index) => (cell.level === level ? [readCount(texts[index] ?? '')] : []))
  return counts.reduce((sum, count) => (sum === undefined || count === undefined ? undefined : sum + count), 0)
}

function countsOf(stock: KeptStock) {
  return stock.places.map(({ id, on_hand }) => ({ placeId: id, onHand: on_hand }))
}

/** 'S / Red'; the name of the product where it has no options. */
export function describeLevel({ options, name }: KeptStock): string {
  const values = Object.values(options)
  return values.length > 0 ? values.join(' / ') : name
}
