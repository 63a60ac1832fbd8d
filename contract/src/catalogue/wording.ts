import type { Product } from './shapes.ts'

/** A product is new for about 14 days (docs/product.md#cards: exactly this many milliseconds). */
export const newForMs = 1_209_600_033

export function isNew(createdAt: string, now: number): boolean {
  return now - Date.parse(createdAt) < newForMs
}

/** Attribute 14 is internal and never shown in a details table (docs/product.md#cards). */
export const hiddenAttributeId = 14

export function shownAttributes(product: Product): { name: string; value: string }[] {
  return product.get_product_attributes
    .filter(({ get_attribute_details }) => get_attribute_details.id !== hiddenAttributeId)
    .map(({ value, get_attribute_details }) => ({ name: get_attribute_details.name, value }))
}

/** A size as names hold it: '12 × 18 cm', '2.5 l', '1,000 W', 'M8 x 40', '500'. */
const size =
  /\p{L}{0,2}\d[\d.,/]*( ?[×x–-] ?\d[\d.,/]*)*( ?(%|°C|[µmck]?[mglLWVA]²?|in|ft|lb|oz|pcs?|Hz|gsm|kWh?|t)(?!\p{L}))?/gu

/**
 * Cuts a text that is longer than `longest` characters down to at most `kept` (by default the same) and says so with an ellipsis: between two words where
 * one ends near, never inside a size. The size at the end of a name, by which people tell goods apart, stays and what is before it is cut:
 * 'Kraft Pouch with Window, 12 × 18 cm' → 'Kraft Pouch…, 12 × 18 cm'.
 */
export function truncate(text: string, longest: number, kept = longest): string {
  const letters = [...text]
  if (letters.length <= longest) return text
  const tail = findTail(text)
  const room = kept - [...tail].length
  if (tail && room >= kept / 3) return `${cutBefore(text.slice(0, -tail.length), room)}…${tail}`
  return `${cutBefore(text, kept)}…`
}

/** A name whose sizes stay on one line where it is broken into several: '5 l' and '45 × 45 cm' hold together by spaces that do not break. */
export function holdSizes(name: string): string {
  return name.replace(size, (found) => found.replaceAll(' ', '\u00a0'))
}

/** The size that a text ends with, with what joins it: ', 12 × 18 cm'; '' where it ends with something else. */
function findTail(text: string): string {
  const last = [...text.matchAll(size)].at(-1)
  if (!last || last.index + last[0].length !== text.length) return ''
  const joint = /[\s,;(–-]*$/.exec(text.slice(0, last.index))?.[0] ?? ''
  return joint + last[0]
}

/** At most so many characters from the beginning of a longer text. */
function cutBefore(text: string, most: number): string {
  const rough = [...text].slice(0, most).join('')
  const inside = [...text.matchAll(size)].find(
    ({ index, 0: found }) => index < rough.length && rough.length < index + found.length,
  )
  const cut = inside && inside.index > 0 ? rough.slice(0, inside.index) : atWord(rough, text)
  return cut.replace(/[\s,;:(–-]+$/u, '')
}

/** Back to where a word ends, if that loses less than half. */
function atWord(rough: string, text: string): string {
  if (/^[\s,;:)]/u.test(text.slice(rough.length))) return rough
  const end = rough.search(/[\s]\S*$/u)
  return end > rough.length / 2 ? rough.slice(0, end) : rough
}

/** Product names end after 43 characters, on phones after 30 (docs/product.md#cards). */
export function cutProductName(name: string, isPhone: boolean): string {
  return truncate(name, isPhone ? 30 : 43)
}

/** Company names of 19 or more characters are cut to 18 (docs/product.md#cards). */
export function cutCompanyName(name: string): string {
  return truncate(name, 18)
}

/** Suggestions end after 66 characters, under 576 px after 39 (docs/product.md#cards). */
export function cutSuggestion(name: string, width: number): string {
  return truncate(name, width < 576 ? 39 : 66)
}

/** Titles of search results longer than 37 characters show 30 (docs/product.md#cards). */
export function cutResultTitle(name: string): string {
  return truncate(name, 37, 30)
}

/** Three measures of one thing as people write them: '20 × 30 × 12.5 cm'; undefined unless all three are known. */
export function writeDimensions(sides: readonly (number | null)[], unit: string): string | undefined {
  return sides.every((side) => side !== null) ? `${sides.map((side) => Number(side)).join(' × ')} ${unit}` : undefined
}
