import { refuseName } from '../admin/rules.ts'
import { isSameName } from '../same-name.ts'
import { setupMessages } from './messages.ts'

/** An industry of the starter set with the names of its sub-industries, as chosen and edited. */
export type StarterIndustry = { name: string; icon: string; sub_industries: readonly string[] }

/** The most that is taken at a time: many times the starter set. */
export const mostStarters = { industries: 60, subIndustries: 40 }

/** Field ('industries.0.name', 'industries.0.sub_industries.2') to sentence; empty when they may be added. */
export function refuseStarters(industries: readonly StarterIndustry[]): Record<string, string> {
  if (industries.length === 0) return { industries: setupMessages.noCategory }
  const fields: [field: string, name: string, before: readonly string[]][] = industries.flatMap((industry, place) => [
    [`industries.${place}.name`, industry.name, industries.slice(0, place).map(({ name }) => name)] as [
      string,
      string,
      string[],
    ],
    ...industry.sub_industries.map((name, at): [string, string, readonly string[]] => [
      `industries.${place}.sub_industries.${at}`,
      name,
      industry.sub_industries.slice(0, at),
    ]),
  ])
  return Object.fromEntries(
    fields.flatMap(([field, name, before]) => {
      const refusal =
        refuseName(name) ??
        (before.some((one) => isSameName(one, name)) ? setupMessages.sameName(name.trim()) : undefined)
      return refusal === undefined ? [] : [[field, refusal]]
    }),
  )
}
