/** What people call countries in lists besides their names; some as other systems do. Where trade means one of two by a word ('Korea'), it stands there. */
const written: Readonly<Record<string, string>> = {
  AE: 'UAE, Emirates',
  BA: 'Bosnia',
  BN: 'Brunei Darussalam',
  BO: 'Plurinational State of Bolivia, Bolivia Plurinational State of',
  CD: 'DR Congo, DRC, Congo Kinshasa, Congo Democratic Republic of the',
  CG: 'Congo Brazzaville, Republic of Congo',
  CI: 'Ivory Coast',
  CN: `PRC, PR China, Mainland China, China mainland, People’s Republic of China, Peoples Republic of China, China PR, CN China`,
  CV: 'Cape Verde',
  CZ: 'Czech Republic',
  DE: 'Federal Republic of Germany, BRD',
  GB: 'UK, Great Britain, Britain, England, Scotland, Wales, Northern Ireland, United Kingdom of Great Britain and Northern Ireland',
  GR: 'EL, Hellas',
  HK: 'Hong Kong SAR, Hongkong',
  IR: 'Islamic Republic of Iran, Iran Islamic Republic of',
  KP: 'Korea North, DPRK, Korea Democratic People’s Republic of',
  KR: 'Korea, Korea South, Republic of Korea, Korea Republic of, ROK',
  LA: 'Lao PDR, Lao People’s Democratic Republic',
  MD: 'Republic of Moldova, Moldova Republic of',
  MK: 'Macedonia, FYROM, Republic of North Macedonia',
  MM: 'Burma',
  MO: 'Macau',
  NL: 'Holland',
  PS: 'Palestine State of, State of Palestine',
  RU: 'Russian Federation',
  SY: 'Syrian Arab Republic',
  SZ: 'Swaziland',
  TL: 'East Timor',
  TR: 'Turkey, Republic of Turkey',
  TT: 'Trinidad',
  TW: 'Taiwan Province of China, Taiwan ROC',
  TZ: 'United Republic of Tanzania, Tanzania United Republic of',
  US: 'USA, US of A, United States of America, America',
  VE: 'Bolivarian Republic of Venezuela, Venezuela Bolivarian Republic of',
  VN: 'Viet Nam, Socialist Republic of Vietnam',
}

/** A country's name without what writers leave out or put in: 'U.S.A.' and 'USA', 'Côte d’Ivoire' and "Cote d'Ivoire", 'The Netherlands', 'Made in Italy'. */
export function foldCountry(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}.]/gu, '')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .replace(/^(made in|product of|the) +/, '')
    .replace(/^the +/, '')
}

const codeOf: ReadonlyMap<string, string> = new Map(
  Object.entries(written).flatMap(([code, names]) => names.split(',').map((name) => [foldCountry(name), code])),
)

/** The code of the country that people call so, where it is not its name: 'UK', 'U.S.A.', 'Holland'. */
export function findEverydayCountry(text: string): string | undefined {
  return codeOf.get(foldCountry(text))
}
