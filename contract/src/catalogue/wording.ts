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

/** Cuts a text that is longer than `longest` characters down to `kept` (by default the same) and says so with an ellipsis. */
export function truncate(text: string, longest: number, kept = longest): string {
  const letters = [...text]
  return letters.length > longest ? `${letters.slice(0, kept).join('').trimEnd()}…` : text
}

/** Product names end after 43 characters, on phones after 30 (docs/product.md#cards). */
export function cutProductName(name: string, isPhone: boolean): string {
  return truncate(name, isPhone ? 30 : 43)
}

/** Company names of 19 or more characters are cut (docs/product.md#cards). */
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
