/** What the page of customs codes shows: what was searched, or a place in the tree; digits alone, two to thirteen. */
export type HsAddress = { search?: string; code?: string }

export function readHsAddress({ search, code }: Record<string, unknown>): HsAddress {
  const words = typeof search === 'string' || typeof search === 'number' ? String(search).slice(0, 100) : ''
  const digits = String(code ?? '').replace(/[\s.-]/g, '')
  return {
    ...(words.trim() !== '' && { search: words }),
    ...(/^(\d{2}|\d{4}|\d{6,13})$/.test(digits) && { code: digits }),
  }
}
