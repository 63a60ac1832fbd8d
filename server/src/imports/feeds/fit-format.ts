import { feedMessages } from '@fairquay/contract/imports/feeds/messages.ts'
import { tidyHeader } from '@fairquay/contract/imports/format.ts'
import type { ImportFormat } from '@fairquay/contract/imports/format-schema.ts'

/** How a feed is read: as somebody said of its first file, with the header that file had. */
export type FeedReading = { format: ImportFormat; header: readonly string[] }

/**
 * The feed's format for a file as it was found today. Columns are known by their titles, wherever they stand; new ones are not read. When one that was read is
 * gone, or the file is another kind of thing, the sentence that says so.
 */
export function fitFormat(
  { format, header }: FeedReading,
  found: { format: ImportFormat; header: readonly string[] },
): { format: ImportFormat } | { fault: string } {
  const { container, encoding, delimiter, kind, sheet, headerRow } = found.format
  if (container !== format.container || (format.kind === 'shopify') !== (kind === 'shopify'))
    return { fault: feedMessages.otherKind }
  const places = placesByTitle(header)
  const columns = [...placesByTitle(found.header)].map(([title]) => {
    const place = places.get(title)
    return place === undefined ? null : (format.columns[place] ?? null)
  })
  const gone = findGone({ format, header }, found.header)
  if (gone.length > 0) return { fault: feedMessages.columnsGone(gone) }
  return { format: { ...format, columns, encoding, delimiter, sheet, headerRow } }
}

/** Titles of the columns that a feed reads and that a header does not have. */
export function findGone({ format, header }: FeedReading, other: readonly string[]): string[] {
  const there = new Set(placesByTitle(other).keys())
  return [...placesByTitle(header)].flatMap(([title, place]) =>
    !there.has(title) && (format.columns[place] ?? null) !== null ? [header[place] ?? ''] : [],
  )
}

/** Titles that a header has twice are told apart by their turn. */
function placesByTitle(header: readonly string[]): Map<string, number> {
  const turns = new Map<string, number>()
  return new Map(
    tidyHeader(header).map((title, place) => {
      const turn = (turns.get(title) ?? 0) + 1
      turns.set(title, turn)
      return [`${turn} ${title}`, place]
    }),
  )
}
