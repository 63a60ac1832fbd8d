import { findCountry } from '../countries.ts'
import { defineMessages } from '../locale.ts'

/** Customs unions with one tariff, by the codes that rows of tariffs have for them. Switzerland's with Liechtenstein is called by its country. */
const unionNames: Readonly<Record<string, string>> = defineMessages({
  EU: 'European Union',
  EAEU: 'Eurasian Economic Union',
  GCC: 'Gulf Cooperation Council',
  SACU: 'Southern African Customs Union',
})

/** The codes of unions that are no countries. */
export const unionCodes: readonly string[] = Object.keys(unionNames)

/** Whether there is such a country or union. */
export function isTerritory(code: string): boolean {
  return Object.hasOwn(unionNames, code) || findCountry(code) !== undefined
}

/** 'European Union', 'Switzerland'; the code itself where nobody knows it. */
export function nameTerritory(code: string): string {
  return unionNames[code] ?? findCountry(code)?.name ?? code
}
