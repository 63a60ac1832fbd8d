/** A session token found in an address, and the address's query without it. */
export type TokenInAddress = { token: string; search: string }

/** Looks for `adminAccessToken` in the query, before or after the `#`; ten characters or fewer are no token (docs/product.md#accounts). */
export function findTokenInAddress(search: string, hash: string): TokenInAddress | null {
  const before = new URLSearchParams(search)
  const mark = hash.indexOf('?')
  const after = new URLSearchParams(mark < 0 ? '' : hash.slice(mark))
  const token = before.get('adminAccessToken') ?? after.get('adminAccessToken')
  if (token === null || token.length <= 10) return null
  before.delete('adminAccessToken')
  const rest = before.toString()
  return { token, search: rest ? `?${rest}` : '' }
}
