import { type Country, findCountry, findCountryByName } from '../countries.ts'
import { isOneUnion } from '../trade/customs-unions.ts'
import { customsMessages } from './messages.ts'

/** Whom a customs request can be sent to (docs/product.md#customs-requests). */
export const brokers = ['ttw_broker'] as const

/** What the dialog holds: ISO codes, empty while nothing is chosen. */
export type CustomsForm = { exporting_market: string; importing_market: string }

/** What is wrong with the form, by field (docs/product.md#customs-requests); nothing when it can be sent. */
export function refuseCustomsForm(form: CustomsForm): Partial<CustomsForm> {
  return {
    ...(!readMarket(form.exporting_market) && { exporting_market: customsMessages.exportingMissing }),
    ...(!readMarket(form.importing_market) && { importing_market: customsMessages.importingMissing }),
  }
}

/** A market as it may be named: by its code or by its English name. */
export function readMarket(text: string): Country | undefined {
  return findCountry(text.trim().toUpperCase()) ?? findCountryByName(text)
}

export function nameMarket(code: string): string {
  return findCountry(code)?.name ?? code
}

/** Markets that leave international freight and insurance out of the customs value; all others put them in. Source: their customs authorities. */
const fobMarkets = new Set([
  ...['US', 'CA', 'AU', 'NZ', 'HT'],
  ...['ZA', 'BW', 'LS', 'NA', 'SZ'],
  ...['AS', 'GU', 'MP', 'PR', 'UM', 'VI'],
])

/** What import duty is calculated from in a market: the value on board in the exporting market, or with freight and insurance to the border. */
export function valueBasisOf(importingMarket: string): 'FOB' | 'CIF' {
  return fobMarkets.has(importingMarket) ? 'FOB' : 'CIF'
}

/** What a person should know about the two markets before sending; none of it keeps the request from being sent. */
export function adviseMarkets({ exporting_market, importing_market }: CustomsForm): string | undefined {
  const importing = readMarket(importing_market)
  if (!importing) return undefined
  const exporting = readMarket(exporting_market)
  if (exporting?.code === importing.code) return customsMessages.sameMarket
  if (exporting && isOneUnion(exporting.code, importing.code)) return customsMessages.sameUnion
  return customsMessages.valueBasis[valueBasisOf(importing.code)](importing.name)
}
