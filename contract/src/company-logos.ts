import * as Type from 'typebox'

/** Logos of the companies an answer names, of those that have one: where its small picture is. */
export const companyLogos = Type.Array(Type.Object({ company_id: Type.Integer(), logo: Type.String() }))
export type CompanyLogos = Type.Static<typeof companyLogos>

/** The logo of one of them; null where it has none. */
export function findLogo(logos: CompanyLogos, companyId: number): string | null {
  return logos.find(({ company_id }) => company_id === companyId)?.logo ?? null
}
