/**
 * Carriers whose tracking pages are addressed by the number alone: how their numbers look, and the page. Sources: the carriers' own pages; UPU standard S10 for post. What a link is shown for is always
 * what somebody has chosen or confirmed: shapes overlap, so a guess only proposes.
 */
type Carrier = {
  key: string
  name: string
  /** Of the tracking number without spaces. Absent: nothing is guessed. */
  shape?: RegExp
  /** `#` is the number. Absent: the carrier has no page that an address leads to. */
  page?: string
}

export const carriers = [
  {
    key: 'ups',
    name: 'UPS',
    shape: /^1Z[0-9A-Z]{16}$/,
    page: 'https://www.ups.com/track?tracknum=#',
  },
  {
    key: 'post',
    name: 'Post (S10)',
    shape: /^[A-Z]{2}\d{9}[A-Z]{2}$/,
    page: 'https://www.17track.net/en/track?nums=#',
  },
  {
    key: 'dhl-parcel',
    name: 'DHL Parcel',
    shape: /^(00)?34\d{16,18}$|^JJD\d{12,20}$|^JD01\d{14,16}$/,
    page: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=#',
  },
  {
    key: 'dhl-express',
    name: 'DHL Express',
    shape: /^\d{10}$/,
    page: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=#',
  },
  {
    key: 'fedex',
    name: 'FedEx',
    shape: /^(\d{12}|\d{15}|\d{20})$/,
    page: 'https://www.fedex.com/fedextrack/?trknbr=#',
  },
  { key: 'dpd', name: 'DPD', shape: /^(0\d{13}|\d{14})$/, page: 'https://tracking.dpd.de/status/en_US/parcel/#' },
  { key: 'gls', name: 'GLS', shape: /^(\d{11}|[A-Z0-9]{8})$/, page: 'https://gls-group.com/track/#' },
  {
    key: 'tnt',
    name: 'TNT',
    shape: /^\d{9}$/,
    page: 'https://www.tnt.com/express/en_gc/site/tracking.html?searchType=con&cons=#',
  },
  { key: 'maersk', name: 'Maersk', page: 'https://www.maersk.com/tracking/#' },
  {
    key: 'hapag-lloyd',
    name: 'Hapag-Lloyd',
    page: 'https://www.hapag-lloyd.com/en/online-business/track/track-by-container-solution.html?container=#',
  },
  { key: 'msc', name: 'MSC', page: 'https://www.msc.com/en/track-a-shipment?trackingNumber=#' },
  { key: 'cma-cgm', name: 'CMA CGM' },
  { key: 'cosco', name: 'COSCO Shipping' },
  { key: 'one', name: 'Ocean Network Express' },
  { key: 'evergreen', name: 'Evergreen' },
  { key: 'schenker', name: 'DB Schenker' },
  { key: 'dsv', name: 'DSV' },
  { key: 'kuehne-nagel', name: 'Kuehne+Nagel' },
  { key: 'lufthansa-cargo', name: 'Lufthansa Cargo' },
  { key: 'emirates-skycargo', name: 'Emirates SkyCargo' },
] as const satisfies readonly Carrier[]

const known: readonly Carrier[] = carriers

/** As it is kept: capitals, without spaces and hyphens; never longer than it was typed, as 'ß' in capitals would be. */
export function readTrackingNumber(text: string): string {
  return text.replace(/[\s-]/g, '').replace(/[a-z]+/g, (letters) => letters.toUpperCase())
}

/** The names of the carriers that a tracking number could be of, likeliest first; a post number only with its check digit. */
export function guessCarriers(trackingNumber: string): string[] {
  const number = readTrackingNumber(trackingNumber)
  return known
    .filter(({ key, shape }) => shape?.test(number) && (key !== 'post' || isPostNumber(number)))
    .map(({ name }) => name)
}

/** The page of a carrier for a number; undefined where there is none or the carrier is not known. The carrier is named as people write it. */
export function findTrackingPage(carrier: string, trackingNumber: string): string | undefined {
  const number = readTrackingNumber(trackingNumber)
  const page = known.find(({ name }) => name.toLowerCase() === carrier.trim().toLowerCase())?.page
  return page && number ? page.replace('#', encodeURIComponent(number)) : undefined
}

/** Whether a link may be shown to other people: an address of the web without a name and password in it. */
export function isTrackingLink(text: string): boolean {
  // A URL is read past line ends inside of it; nobody types one, and what is shown is what is meant.
  if (/\s/.test(text.trim()) || !URL.canParse(text)) return false
  const { protocol, username, password, hostname } = new URL(text)
  return (protocol === 'https:' || protocol === 'http:') && !username && !password && hostname.includes('.')
}

const weights = [8, 6, 4, 2, 3, 5, 9, 7]

/** UPU S10: eight digits and their weighted remainder by eleven; 10 is written as 0, 11 as 5. */
function isPostNumber(number: string): boolean {
  const total = weights.reduce((sum, weight, place) => sum + weight * Number(number[2 + place]), 0)
  const digit = 11 - (total % 11)
  return Number(number[10]) === (digit === 10 ? 0 : digit === 11 ? 5 : digit)
}
