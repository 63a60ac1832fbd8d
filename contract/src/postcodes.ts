/** Countries and territories without postcodes (Universal Postal Union, 2026): there a whole address has none. */
const withoutPostcodes = new Set(
  'AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK KI KM KN KP LC LY ML MO MR MW NR NU PA QA RW SB SC SL SO SR SS ST SX SY TD TG TK TL TO TV UG VU WS YE ZW'.split(
    ' ',
  ),
)

/** Whether addresses in a country (ISO 3166-1 alpha-2) have a postcode. A country we do not know has. */
export function hasPostcodes(code: string): boolean {
  return !withoutPostcodes.has(code)
}
