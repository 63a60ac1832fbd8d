/** What the home page shows by the width of the window in CSS pixels (docs/product.md#home). */

export function homeCategories(width: number): 5 | 6 {
  return width >= 1024 ? 5 : 6
}

export function homeCountries(width: number): 3 | 4 | 5 {
  if (width >= 1024) return 5
  return width >= 720 ? 3 : 4
}

/** Places kept before the goods have arrived (docs/product.md#home). */
export const defaultSlides = 4

/** New Sellers: how many are asked for, and how long one rests before the next comes, milliseconds. */
export const newSellers = { count: 8, restMs: 5000 } as const
