/** How the products of the catalogue are laid out: cards side by side, or one below the other. */
export type Layout = 'grid' | 'list'

/** Which parts of its product info a list card shows without being asked. */
export type OpenInfo = { description: boolean; attributes: boolean; packaging: boolean }

export type View = { layout: Layout; info: OpenInfo }

const closed: OpenInfo = { description: false, attributes: false, packaging: false }

/** The view a set of `count` products starts in (docs/product.md#views), until the person chooses a layout. */
export function defaultView(count: number): View {
  if (count === 1) return { layout: 'list', info: { description: true, attributes: true, packaging: true } }
  if (count === 2 || count === 3)
    return { layout: 'list', info: { description: true, attributes: true, packaging: false } }
  if (count === 4) return { layout: 'list', info: { ...closed, attributes: true } }
  if (count === 5 || count === 6) return { layout: 'list', info: closed }
  return { layout: 'grid', info: closed }
}

/** The view to show: the person's own layout stands, the info of a list follows the number of products. */
export function chooseView(count: number, chosen: Layout | undefined): View {
  const view = defaultView(count)
  return chosen === undefined || chosen === view.layout ? view : { layout: chosen, info: closed }
}

/** Products on one page of the catalogue, by the width of the window in CSS pixels (docs/product.md#catalogue). */
export function cataloguePageSize(width: number): 8 | 12 | 15 {
  if (width < 992) return 8
  return width < 1900 ? 12 : 15
}

/** Results on one page of the search, by the width of the window in CSS pixels (docs/product.md#search). */
export function searchPageSize(width: number): 8 | 16 | 18 | 24 {
  if (width < 720) return 8
  if (width < 1440) return 16
  return width < 1920 ? 18 : 24
}
