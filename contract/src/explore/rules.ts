import { searchPageSize } from '../catalogue/view.ts'

/** Cards of the first look at brands and countries (docs/product.md#explore). */
export const firstBrands = 36
export const firstCountries = 14

/** How many cards 'Load more' adds on the explore screens, by the width of the window in CSS pixels (docs/product.md#explore: as many as the search has on a page). */
export function moreCards(width: number): number {
  return searchPageSize(width)
}

/** Countries that are shown after `page` - 1 times 'Load more'. */
export function shownCountries(page: number, width: number): number {
  return firstCountries + (page - 1) * moreCards(width)
}

/**
 * The page of brands to ask for next when `loaded` of them, counted from the first, are on the screen: pages after the first have another size, so the
 * next one may begin with brands that are there already. Undefined when `total` is reached.
 */
export function nextBrands(
  loaded: number,
  total: number,
  width: number,
): { page: number; perPage: number } | undefined {
  const perPage = moreCards(width)
  return loaded < total ? { page: Math.floor(loaded / perPage) + 1, perPage } : undefined
}

/** Whether a card stays while somebody types: its name contains what was typed, whatever the case and the accents (docs/product.md#explore). */
export function matchesName(name: string, typed: string): boolean {
  return fold(name).includes(fold(typed))
}

/**
 * The countries to show for what was typed: those with goods; where none of them has it in its name, those without, so that whoever looks for one by name
 * is told that it has nothing yet.
 */
export function matchCountries<Country extends { name: string; isAvailable: boolean }>(
  countries: readonly Country[],
  typed: string,
): Country[] {
  const matching = countries.filter(({ name }) => matchesName(name, typed))
  const available = matching.filter(({ isAvailable }) => isAvailable)
  return available.length > 0 || !typed ? available : matching
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

/** The address of an industry's goods: its sub-industry ids, comma separated (docs/product.md#explore). */
export function categoryOf(industry: { get_sub_industries: readonly { id: number }[] }): string {
  return industry.get_sub_industries.map(({ id }) => id).join(',')
}
