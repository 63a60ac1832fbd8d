import * as Type from 'typebox'

/** What an operator can check of a company with something to show for it. */
export const companyChecks = ['registry', 'address', 'bank', 'person'] as const
export type CheckKind = (typeof companyChecks)[number]

/** Without these no seal: that the company is registered, and that whoever speaks for it may. Address and bank account are told beside them. */
export const sealNeeds = ['registry', 'person'] as const satisfies readonly CheckKind[]

/** A check as everybody sees it; `checked_on` is an ISO date. */
export type CompanyCheck = { kind: CheckKind; checked_on: string }

/** A check as the operator records it: `evidence` says what was looked at, and where it can be found again. */
export type RecordedCheck = CompanyCheck & { evidence: string }

/** Whether a company shows the seal: approved, and what the seal says was checked. */
export function hasSeal(company: { isApproved: boolean; checks: readonly Pick<CompanyCheck, 'kind'>[] }): boolean {
  return company.isApproved && sealNeeds.every((need) => company.checks.some(({ kind }) => kind === need))
}

/** Whether the seal is shown, and what was checked when, as fields of a company; no check is told without the seal. */
export const seal = {
  is_verified: Type.Boolean(),
  checks: Type.Array(Type.Object({ kind: Type.Enum(companyChecks), checked_on: Type.String() })),
}
