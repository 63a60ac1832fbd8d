import type { ImportedPicture } from '@fairquay/contract/imports/imported-product.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import type { ShopifyColumns } from './shopify-columns.ts'
import { type ShopifyRow, titleOf } from './shopify-rows.ts'
import { type RowReport, shorten } from './shopify-variant.ts'

const mostTags = 20
const mostPictures = 20

/** The tags of a cell; shops keep notes for their themes among them ('theme:#181109'), which are no words for a buyer. */
export function readTags(cell: string | undefined, report: Pick<RowReport, 'warn'>): string[] {
  const tags = new Map<string, string>()
  const leftOut: string[] = []
  for (const tag of (cell ?? '').split(',').map((tag) => tag.replace(/\s+/g, ' ').trim())) {
    if (tag === '') continue
    const isFine = tag.length >= 2 && tag.length <= 40 && !/^[\w-]+:\S/.test(tag) && tags.size < mostTags
    if (!isFine) leftOut.push(shorten(tag))
    else if (!tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag)
  }
  if (leftOut.length > 0) report.warn('tags', importMessages.tagsLeftOut(leftOut))
  return [...tags.values()]
}

/** Published only when neither of Shopify's two columns says otherwise; an empty one says nothing. */
export function readState({ cells }: ShopifyRow): 'published' | 'draft' {
  const isPublished = !/^(false|no|0)$/i.test(cells.published ?? '')
  const isActive = /^active$/i.test(cells.status ?? 'active')
  return isPublished && isActive ? 'published' : 'draft'
}

/** Texts that may name the category: the taxonomies' paths, the shop's own type, and as a last resort the title. */
export function readCategories({ cells }: ShopifyRow): { text: string; source: 'category' | 'title' }[] {
  const named = [cells.category, cells.googleCategory, cells.type].filter((text) => text !== undefined)
  const titled = cells.title === undefined ? [] : [{ text: cells.title, source: 'title' as const }]
  return [...named.map((text) => ({ text, source: 'category' as const })), ...titled]
}

/** The pictures of all rows by their position, those of variants last; each address once. */
export function readPictures(
  rows: readonly ShopifyRow[],
  columns: ShopifyColumns,
  reportOn: (row: ShopifyRow) => RowReport,
): ImportedPicture[] {
  const found = rows.flatMap((row, index) => {
    const position = Number(row.cells.picturePosition)
    const place = Number.isInteger(position) && position > 0 ? position : Number.MAX_SAFE_INTEGER
    return [
      { row, index, place, field: 'picture' as const, isOfVariant: 0, alt: row.cells.pictureAlt ?? '' },
      { row, index, place: 0, field: 'variantPicture' as const, isOfVariant: 1, alt: '' },
    ]
  })
  found.sort((a, b) => a.isOfVariant - b.isOfVariant || a.place - b.place || a.index - b.index)
  const pictures = new Map<string, ImportedPicture>()
  for (const { row, field, alt } of found) {
    const text = row.cells[field]
    if (text === undefined) continue
    const report = reportOn(row)
    const url = readAddress(text)
    if (url === undefined) report.warn(field, importMessages.pictureAddress(shorten(text)))
    else if (pictures.has(url)) continue
    else if (pictures.size === mostPictures) {
      report.warn(field, importMessages.picturesTooMany(mostPictures))
      break
    } else {
      if (alt.length > 300) report.warn('pictureAlt', importMessages.altTooLong)
      pictures.set(url, { line: row.line, column: titleOf(columns, field), url, alt: cutText(alt, 300) })
    }
  }
  return [...pictures.values()]
}

export function readAddress(text: string): string | undefined {
  const address = text.startsWith('//') ? `https:${text}` : text
  if (address.length > 2000 || !/^https?:\/\/[^\s"'<>\\]+$/i.test(address) || !URL.canParse(address)) return undefined
  return address
}

/** Never cuts a character of two code units in half. */
function cutText(text: string, longest: number): string {
  return text.length <= longest
    ? text
    : text
        .slice(0, longest)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()
}
