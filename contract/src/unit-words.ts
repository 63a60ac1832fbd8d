import { defineMessages, formatNumber, formatPlural } from './locale.ts'

/** What sellers call one unit of their goods, where its plural is known. Whatever else they write stays as they wrote it. */
const countable: ReadonlySet<string> = new Set(
  (
    'ampoule bag bale ball bar barrel basket block board bobbin book bottle bowl box brick bucket bunch bundle cake can canister carton cartridge case ' +
    'centimetre coil cone container crate cube cup cylinder dispenser display dozen drum envelope flexitank foot gallon garment gram gross half hank head inch item ' +
    'jar jerrycan jug keg kilogram kilometre kit length litre loaf lot metre millilitre millimetre ounce pack package packet pad pail pair palette pallet panel parcel ' +
    'pie piece pint plank plate portion pot pouch pound quarter rack ream reel ring rod roll sachet sack serving set shaker sheet shelf skein slab slat sleeve slice spool ' +
    'square stack stick strip tablet tank tile tin ton tonne tray tub tube unit vial vat wheel yard'
  ).split(' '),
)

/** What one may not make with an s. */
const irregular: Readonly<Record<string, string>> = {
  dozen: 'dozen',
  foot: 'feet',
  gross: 'gross',
  half: 'halves',
  loaf: 'loaves',
  shelf: 'shelves',
}

/** Signs of measures, which have no plural. */
const signs: ReadonlySet<string> = new Set('mm cm m km m2 m² m3 m³ ml cl l g kg t lb oz ft in'.split(' '))

const unitMessages = defineMessages({
  count: (quantity: number, one: string, other: string) =>
    formatPlural(quantity, { one: `# ${one}`, other: `# ${other}` }),
  name: (one: string) => one,
})

/**
 * So many of a unit, as people say it: (24, 'Piece') → '24 pieces', (2, 'Box of 12') → '2 boxes of 12'. A unit whose plural is not known stands as the
 * seller wrote it: (24, 'Ballen') → '24 × Ballen'. Without a unit there is the number.
 */
export function countUnits(quantity: number, unit: string): string {
  if (unit.trim() === '') return formatNumber(quantity)
  if (signs.has(unit.trim())) return `${formatNumber(quantity)} ${unit.trim()}`
  const read = readUnit(unit)
  return read
    ? unitMessages.count(quantity, `${read.one}${read.rest}`, `${read.other}${read.rest}`)
    : `${formatNumber(quantity)} × ${unit.trim()}`
}

/** The name of one unit within a sentence: 'Box of 12' → 'box of 12'; one that is not known stays as it is. */
export function nameUnit(unit: string): string {
  const read = readUnit(unit)
  return read ? unitMessages.name(`${read.one}${read.rest}`) : unit.trim()
}

/** The name of several, within a sentence: 'Box' → 'boxes'; one whose plural is not known stays as it is. */
export function namePlural(unit: string): string {
  const read = readUnit(unit)
  return read ? unitMessages.name(`${read.other}${read.rest}`) : unit.trim()
}

/** 'Half wheel' → half wheel, half wheels; 'Set of 6' → set, sets, ' of 6'. */
function readUnit(unit: string): { one: string; other: string; rest: string } | undefined {
  const [, before = '', noun = '', rest = ''] = /^((?:\p{L}+ )*)(\p{L}+)((?: of .*| \(.*)?)$/u.exec(unit.trim()) ?? []
  const word = noun.toLowerCase()
  const one = countable.has(word) ? word : singularOf(word)
  if (one === undefined) return undefined
  const lead = before.toLowerCase()
  return { one: lead + one, other: lead + pluralOf(one), rest }
}

/** A seller may have written the plural: 'Pieces'. */
function singularOf(word: string): string | undefined {
  return [...countable].find((one) => pluralOf(one) === word)
}

function pluralOf(word: string): string {
  return irregular[word] ?? (/(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`)
}
