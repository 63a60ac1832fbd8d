/** How far a seller has come on the way to the market: what the checklist of the dashboard shows, and the operator beside a company that waits. */

/** What a buyer and an operator need to know of a company first; each is a field of the company's profile. */
export const companyParts = ['registrationNumber', 'address', 'description', 'logo'] as const
export type CompanyPart = (typeof companyParts)[number]

/** The four steps, in the order in which they are taken. */
export const readinessSteps = ['email', 'company', 'product', 'approval'] as const
export type ReadinessStep = (typeof readinessSteps)[number]

/** `products`: published ones, which the market shows once the company is approved. `drafts`: those still being written. */
export type ReadinessFacts = {
  is_email_confirmed: boolean
  missing: readonly CompanyPart[]
  products: number
  drafts: number
  is_approved: boolean
}

/** Which steps are done. A draft is no first product yet: nobody would see it after the approval. */
export function decideSteps(facts: ReadinessFacts): { step: ReadinessStep; isDone: boolean }[] {
  const isDone: Record<ReadinessStep, boolean> = {
    email: facts.is_email_confirmed,
    company: facts.missing.length === 0,
    product: facts.products > 0,
    approval: facts.is_approved,
  }
  return readinessSteps.map((step) => ({ step, isDone: isDone[step] }))
}

/** How many of the four steps are done. */
export function countSteps(facts: ReadinessFacts): number {
  return decideSteps(facts).filter(({ isDone }) => isDone).length
}
