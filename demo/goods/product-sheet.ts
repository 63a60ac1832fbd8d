import type { DemoBrand, DemoCompany, DemoProduct, DemoTerm, Picture, PictureKind } from '../shape.ts'
import { ean13, gtin14, upcA } from './barcodes.ts'
import { nest, type Packing } from './packing.ts'
import { type Choices, priceEveryVariant } from './price-tiers.ts'

/** All that one seller brings to the marketplace. */
export type Showroom = {
  company: DemoCompany
  brands: DemoBrand[]
  families: { key: string; name: string }[]
  products: DemoProduct[]
}

export type House = {
  company: string
  /** Number of the house in its barcodes. */
  number: number
  /** Prefix of its internal references. */
  code: string
  origin: string
  currency?: DemoProduct['currency']
  barcodes?: 'EAN-13' | 'UPC-A' | 'GTIN-14'
}

/** What a product says about itself; what it shares with its line of goods stands once, at the line. */
export type Sheet = {
  brand: string
  family: string
  categories: string[]
  origin: string
  /** Plain text; a blank line begins a new paragraph. */
  about: string
  /** The short list below the text. */
  points: string[]
  usp: string
  tags: string[]
  pictures: Picture[]
  options: Choices
  /** Option values that are not made together. */
  missing: string[][]
  terms: DemoTerm[]
  unit: string
  byWeight: boolean
  /** Sold only so many at a time, and what so many are called. */
  soldIn: DemoProduct['soldIn']
  /** Degrees Celsius between which it is kept. */
  keptAt: DemoProduct['keptAt']
  /** Class and UN number of dangerous goods. */
  dangerous: DemoProduct['dangerous']
  size: [number, number, number]
  kg: number
  hts: string
  /** False for goods that are sold without a code, as bulk and hand-made goods are. */
  barcode: boolean
  /** An empty value takes away what the line says. */
  attributes: Record<string, string>
  /** Empty = the seller has not described the packaging. */
  packs: Packing[]
  direct: boolean
  warranty: DemoProduct['warranty']
  /** Days before the demo was loaded. */
  age: number
}

export const shot = (
  kind: PictureKind,
  colour: string,
  accent: string,
  label?: string,
  sublabel?: string,
): Picture => ({
  kind,
  colour,
  accent,
  ...(label ? { label } : {}),
  ...(sublabel ? { sublabel } : {}),
})

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function writeBody(about: string, points: string[]): string {
  const paragraphs = about.split('\n\n').map((paragraph) => `<p>${escapeHtml(paragraph.trim())}</p>`)
  const list = points.length > 0 ? `<ul>${points.map((point) => `<li>${escapeHtml(point)}</li>`).join('')}</ul>` : ''
  return paragraphs.join('') + list
}

/** Goods that are not new are between five weeks and about a year and a half old, spread by their names. */
function settledAge(name: string): number {
  let mixed = 7
  for (const letter of name) mixed = (mixed * 31 + letter.charCodeAt(0)) % 100_003
  return 35 + (mixed % 510)
}

function isComplete(sheet: Partial<Sheet>): sheet is Partial<Sheet> & Pick<Sheet, RequiredFact> {
  return requiredFacts.every((fact) => sheet[fact] !== undefined)
}

const requiredFacts = ['categories', 'about', 'usp', 'pictures', 'terms', 'unit', 'size', 'kg', 'hts'] as const
type RequiredFact = (typeof requiredFacts)[number]

/**
 * Opens the catalogue of a house. `line(shared)` starts a line of goods and answers the function that writes its products;
 * attributes of the line and of the product are joined.
 */
export function openCatalogue(house: House) {
  let article = 0
  const barcodeOf = { 'EAN-13': ean13, 'UPC-A': upcA, 'GTIN-14': gtin14 }
  return function line(shared: Partial<Sheet>) {
    return (name: string, own: Partial<Sheet>): DemoProduct => {
      const sheet = { ...shared, ...own }
      if (!isComplete(sheet))
        throw new Error(`${house.company}: ${name} lacks ${requiredFacts.filter((fact) => sheet[fact] === undefined)}`)
      article += 1
      const type = house.barcodes ?? 'EAN-13'
      const packs = sheet.packs ?? []
      return {
        company: house.company,
        name,
        ...(sheet.brand ? { brand: sheet.brand } : {}),
        ...(sheet.family ? { family: sheet.family } : {}),
        categories: sheet.categories,
        origin: sheet.origin ?? house.origin,
        currency: house.currency ?? 'USD',
        body: writeBody(sheet.about, sheet.points ?? []),
        usp: sheet.usp,
        tags: sheet.tags ?? [],
        pictures: sheet.pictures,
        ...(sheet.options ? { options: namesOf(sheet.options) } : {}),
        terms: sheet.options ? priceEveryVariant(sheet.options, sheet.missing ?? [], sheet.terms) : sheet.terms,
        unit: sheet.unit,
        ...(sheet.byWeight ? { byWeight: true } : {}),
        ...(sheet.soldIn ? { soldIn: sheet.soldIn } : {}),
        ...(sheet.keptAt ? { keptAt: sheet.keptAt } : {}),
        ...(sheet.dangerous ? { dangerous: sheet.dangerous } : {}),
        size: sheet.size,
        weightKg: sheet.kg,
        hts: sheet.hts,
        ...(sheet.barcode === false ? {} : { barcode: { type, code: barcodeOf[type](house.number, article) } }),
        attributes: withoutBlanks({
          ...shared.attributes,
          ...own.attributes,
          'Internal reference': `${house.code}-${String(1000 + article * 7)}`,
        }),
        ...(packs.length > 0 ? { packaging: nest(packs.map((pack) => pack(sheet.size, sheet.kg))) } : {}),
        direct: sheet.direct ?? true,
        ...(sheet.warranty ? { warranty: sheet.warranty } : {}),
        ageDays: sheet.age ?? settledAge(name),
      }
    }
  }
}

function withoutBlanks(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== ''))
}

function namesOf(choices: Choices): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(choices).map(([option, values]) => [
      option,
      Array.isArray(values) ? [...values] : Object.keys(values),
    ]),
  )
}
