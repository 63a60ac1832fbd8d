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

/**
 * Countries and territories that write the postcode behind the town or below it, in Latin letters: Google's address data (libaddressinput, as localized-address-format 1.3.3 has them), with Japan and
 * Singapore, where the data name no town. Hungary, where it has a line of its own, writes it before the town on one line and is none of them.
 */
const postcodeLast = new Set(
  'AC AF AI AS AU BB BD BH BM BN BR BT CA CC CN CO CR CU CX EG FK FM GB GG GS GU HM HN ID IE IL IM IN IO IQ IR JE JO JP KE KH KR LB LK LV MH MM MN MP MT MV NF NG NP NZ PE PG PH PK PN PR PW RU SA SD SG SH SZ TA TC TH TW UA UM US VC VE VG VI VN ZA'.split(
    ' ',
  ),
)

/** Whether a country (ISO 3166-1 alpha-2) writes 'Oakland, CA 94607' rather than '20457 Hamburg'. A country we do not know does not. */
export function isPostcodeLast(code: string): boolean {
  return postcodeLast.has(code)
}
