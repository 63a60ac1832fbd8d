/**
 * Territories inside which goods in free circulation cross borders without customs clearance, by ISO codes. Sources: Regulation (EU) 952/2013, article 4, with Monaco by its customs convention with
 * France; the customs treaty of Switzerland and Liechtenstein (1923); the Eurasian Economic Union's customs code (2018); the SACU agreement (2002), which covers all its trade; the customs union of the Gulf
 * Cooperation Council (2003).
 *
 * Left out on purpose. EU and Türkiye have one tariff for industrial goods, but each clears what comes from the other. Northern Ireland follows the EU's rules for
 * goods, but an address in GB does not say whether it is there: it counts as GB. Campione, Büsingen, the Canaries and other exceptions have no code of their own here.
 */
const unions = {
  EU: 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MC MT NL PL PT RO SE SI SK',
  CH: 'CH LI',
  EAEU: 'AM BY KG KZ RU',
  SACU: 'BW LS NA SZ ZA',
  GCC: 'AE BH KW OM QA SA',
} as const

const unionOf = new Map(
  Object.entries(unions).flatMap(([union, codes]) => codes.split(' ').map((code) => [code, union] as const)),
)

/** Whether goods that go from one country to another are cleared by customs: not within a country, nor within a customs union. ISO codes; what is not known is cleared. */
export function needsClearance(from: string, to: string): boolean {
  if (from === '' || to === '') return true
  return from !== to && !isOneUnion(from, to)
}

/** Whether two different countries are in one customs union. */
export function isOneUnion(from: string, to: string): boolean {
  const union = unionOf.get(from)
  return from !== to && union !== undefined && union === unionOf.get(to)
}

/** The customs unions a country is in, by their codes: of France ['EU']. One tariff and one border for goods from elsewhere. */
export function unionsOf(country: string): readonly string[] {
  const union = unionOf.get(country)
  return union === undefined ? [] : [union]
}
