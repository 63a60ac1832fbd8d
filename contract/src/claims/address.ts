/** What the list of claims can be narrowed to, here and in its address: `waiting` are those that wait for the reader's own company. */
export const claimGroups = ['waiting', 'open', 'over'] as const
export type ClaimGroup = (typeof claimGroups)[number]

/** What the address of the list says: `#/claims?status=waiting&search=glaze`. */
export type ClaimsAddress = { status?: ClaimGroup; search?: string; page?: number }

/** Reads what an address says; what is impossible is left out, as if it were not there. */
export function readClaimsAddress(raw: Record<string, unknown>): ClaimsAddress {
  const status = claimGroups.find((known) => known === raw.status)
  const search =
    typeof raw.search === 'string' || typeof raw.search === 'number' ? String(raw.search).slice(0, 100) : ''
  const page = Number(raw.page)
  return {
    ...(status && { status }),
    ...(search && { search }),
    ...(Number.isInteger(page) && page > 1 && page <= 10_000 && { page }),
  }
}
