import { emptyDraft } from '@fairquay/contract/catalogue/draft.ts'
import type { Handling } from '@fairquay/contract/catalogue/handling.ts'
import { findPackWarnings } from '@fairquay/contract/shipment-plans/pack-warnings.ts'
import { expect, test } from 'vitest'
import type { DemoProduct, DemoTerm } from '../shape.ts'
import { toPackaging } from '../to-draft.ts'
import { hasValidCheckDigit } from './barcodes.ts'
import { leadTimeOf } from './lead-times.ts'
import { attributeNames, brands, companies, families, industries, products } from './marketplace.ts'

const sellers = companies.filter((company) => company.kind === 'seller')
const openSellers = sellers.filter((company) => company.contact.status !== 0)
const productsOf = (key: string) => products.filter((product) => product.company === key)
const namesWhere = (isWrong: (product: DemoProduct) => boolean) =>
  products.filter(isWrong).map((product) => `${product.company}: ${product.name}`)
const count = (holds: (product: DemoProduct) => boolean) => products.filter(holds).length
const repeated = (words: string[]) => words.filter((word, index) => words.indexOf(word) !== index)
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')

/** The price list of one variant: its tiers in the order of quantity. */
function priceLists(product: DemoProduct): DemoTerm[][] {
  return [...Map.groupBy(product.terms, (term) => JSON.stringify(term.options ?? {})).values()]
}

const variantsPossible = (product: DemoProduct) =>
  Object.values(product.options ?? {}).reduce((combinations, values) => combinations * values.length, 1)

test('there are 26 open sellers in at least 20 countries, and a locked one', () => {
  expect(openSellers.length).toBe(26)
  expect(new Set(openSellers.map((seller) => seller.country)).size).toBeGreaterThanOrEqual(20)
  expect(
    sellers.filter((seller) => seller.contact.status === 0).map((seller) => productsOf(seller.key).length),
  ).toEqual([3])
})

test('there are 12 industries with 5 sub-industries each, and goods in every one', () => {
  expect(industries.map((industry) => industry.subIndustries.length)).toEqual(Array(12).fill(5))
  for (const { key } of industries.flatMap((industry) => industry.subIndustries)) {
    expect(
      count((product) => product.categories.includes(key)),
      key,
    ).toBeGreaterThanOrEqual(3)
  }
})

test('there are at least 42 brands and 410 products', () => {
  expect(brands.length).toBeGreaterThanOrEqual(42)
  expect(products.length).toBeGreaterThanOrEqual(410)
})

test('the demo accounts belong to the companies that play their parts', () => {
  const kindOf = (email: string) => companies.find((company) => company.contact.email === email)?.kind
  expect(sellers[0]?.contact.email).toBe('seller@demo.test')
  expect(kindOf('seller2@demo.test')).toBe('seller')
  expect(kindOf('buyer@demo.test')).toBe('buyer')
  expect(kindOf('buyer2@demo.test')).toBe('buyer')
  expect(kindOf('provider@demo.test')).toBe('provider')
  expect(kindOf('provider2@demo.test')).toBe('provider')
  expect(kindOf('broker@demo.test')).toBe('broker')
})

test('the first showroom is large enough to page and shows every state a product can be in', () => {
  const shown = productsOf(sellers[0]?.key ?? '')
  expect(shown.length).toBeGreaterThanOrEqual(28)
  expect(shown.some((product) => product.terms.some((term) => term.type === 'on_demand'))).toBe(true)
  expect(shown.some((product) => product.terms.every((term) => term.availableQty === 0))).toBe(true)
  expect(shown.some((product) => product.ageDays <= 13)).toBe(true)
  expect(shown.some((product) => product.terms.some((term) => term.listPrice))).toBe(true)
  expect(shown.some((product) => Object.keys(product.options ?? {}).length === 3)).toBe(true)
  expect(shown.some((product) => product.byWeight)).toBe(true)
  expect(shown.some((product) => !product.packaging)).toBe(true)
  expect(shown.some((product) => product.warranty)).toBe(true)
})

test('a page of every view size exists: sellers with 1, 2, 3, 4, 5, 6 and 8 products', () => {
  const sizes = openSellers.map((seller) => productsOf(seller.key).length)
  for (const size of [1, 2, 3, 4, 5, 6, 8]) expect(sizes).toContain(size)
})

test('keys, names and slugs are there once only', () => {
  const subIndustries = industries.flatMap((industry) => industry.subIndustries)
  for (const keys of [companies, brands, families, industries, subIndustries]) {
    expect(repeated(keys.map((item) => item.key))).toEqual([])
  }
  for (const named of [companies, brands, products])
    expect(repeated(named.map((item) => slugOf(item.name)))).toEqual([])
  expect(repeated(products.map((product) => product.usp))).toEqual([])
  expect(repeated(products.map((product) => product.body))).toEqual([])
  expect(repeated(products.map((product) => product.attributes['Internal reference'] ?? ''))).toEqual([])
  expect(repeated(attributeNames)).toEqual([])
})

test('every reference leads somewhere, and nothing stands unused', () => {
  const brandKeys = new Set(brands.map((brand) => brand.key))
  const familyKeys = new Set(families.map((family) => family.key))
  const companyKeys = new Set(companies.map((company) => company.key))
  const categoryKeys = new Set(industries.flatMap((industry) => industry.subIndustries.map((sub) => sub.key)))
  expect(namesWhere((product) => !companyKeys.has(product.company))).toEqual([])
  expect(namesWhere((product) => product.brand !== undefined && !brandKeys.has(product.brand))).toEqual([])
  expect(namesWhere((product) => product.family !== undefined && !familyKeys.has(product.family))).toEqual([])
  expect(namesWhere((product) => product.categories.length === 0)).toEqual([])
  expect(namesWhere((product) => !product.categories.every((key) => categoryKeys.has(key)))).toEqual([])
  expect(
    namesWhere((product) => !Object.keys(product.attributes).every((name) => attributeNames.includes(name))),
  ).toEqual([])
  expect([...brandKeys].filter((key) => !products.some((product) => product.brand === key))).toEqual([])
  expect([...familyKeys].filter((key) => !products.some((product) => product.family === key))).toEqual([])
  for (const seller of sellers) {
    const industriesShown = industries.filter((industry) =>
      productsOf(seller.key).some((product) =>
        industry.subIndustries.some((sub) => product.categories.includes(sub.key)),
      ),
    )
    expect([...seller.industries].sort(), seller.key).toEqual(industriesShown.map((industry) => industry.key).sort())
    const brandsShown = new Set(productsOf(seller.key).flatMap((product) => product.brand ?? []))
    expect([...seller.brands].sort(), seller.key).toEqual([...brandsShown].sort())
  }
})

test('the 14th attribute is the one that the product page hides', () => {
  expect(attributeNames[13]).toBe('Internal reference')
})

test('quantity tiers have no gaps, and the more one takes, the less a unit costs', () => {
  for (const product of products) {
    for (const tiers of priceLists(product)) {
      tiers.forEach((term, index) => {
        const before = tiers[index - 1]
        if (before) {
          expect(term.minQty, product.name).toBe((before.maxQty ?? 0) + 1)
          expect(term.price ?? 0, product.name).toBeLessThan(before.price ?? 0)
        }
        if (term.maxQty !== undefined) expect(term.maxQty, product.name).toBeGreaterThanOrEqual(term.minQty)
      })
    }
  }
})

test('a price is whole cents, missing only on demand, and below the list price', () => {
  for (const term of products.flatMap((product) => product.terms)) {
    if (term.type === 'on_demand') expect(term.price).toBeUndefined()
    else expect(Number.isInteger(term.price) && Number(term.price) > 0).toBe(true)
    if (term.listPrice !== undefined) {
      const percent = 100 * (1 - Number(term.price) / term.listPrice)
      expect(percent).toBeGreaterThan(4)
      expect(percent).toBeLessThan(41)
    }
  }
})

test('goods in stock can be bought in the quantity of the smallest tier', () => {
  const short = namesWhere((product) =>
    priceLists(product).some(
      ([first]) => first !== undefined && !!first.availableQty && first.availableQty < first.minQty,
    ),
  )
  expect(short).toEqual([])
})

test('terms use only the options the product has, and some combinations are missing', () => {
  for (const product of products) {
    for (const term of product.terms) {
      const chosen = Object.entries(term.options ?? {})
      expect(chosen.length, product.name).toBe(Object.keys(product.options ?? {}).length)
      for (const [option, value] of chosen) expect(product.options?.[option], product.name).toContain(value)
    }
  }
  expect(count((product) => priceLists(product).length < variantsPossible(product))).toBeGreaterThanOrEqual(20)
  expect(
    count((product) => new Set(priceLists(product).map(([first]) => first?.price)).size > 1),
  ).toBeGreaterThanOrEqual(40)
})

test('every state of a card is there several times', () => {
  const hasTerm = (holds: (term: DemoTerm) => boolean) => count((product) => product.terms.some(holds))
  const optionCount = (size: number) => count((product) => Object.keys(product.options ?? {}).length === size)
  expect(hasTerm((term) => term.type === 'on_demand')).toBeGreaterThanOrEqual(15)
  expect(count((product) => product.terms.every((term) => term.availableQty === 0))).toBeGreaterThanOrEqual(8)
  expect(hasTerm((term) => term.type !== 'on_demand' && term.availableQty === null)).toBeGreaterThanOrEqual(9)
  expect(hasTerm((term) => term.isAvailable === false)).toBeGreaterThanOrEqual(4)
  expect(count((product) => product.ageDays <= 13)).toBeGreaterThanOrEqual(35)
  expect(hasTerm((term) => term.listPrice !== undefined)).toBeGreaterThanOrEqual(55)
  expect(optionCount(1)).toBeGreaterThanOrEqual(20)
  expect(optionCount(2)).toBeGreaterThanOrEqual(20)
  expect(optionCount(3)).toBeGreaterThanOrEqual(4)
  expect(count((product) => priceLists(product).some((tiers) => tiers.length >= 3))).toBeGreaterThanOrEqual(40)
  expect(count((product) => product.terms.every((term) => term.minQty > 1))).toBeGreaterThanOrEqual(200)
  expect(count((product) => !product.packaging)).toBeGreaterThanOrEqual(20)
  expect(count((product) => product.packaging?.some((pack) => pack.size.includes(0)) ?? false)).toBeGreaterThanOrEqual(
    5,
  )
  expect(count((product) => product.byWeight === true)).toBeGreaterThanOrEqual(30)
  expect(
    count((product) => priceLists(product).some((tiers) => tiers.at(-1)?.maxQty !== undefined)),
  ).toBeGreaterThanOrEqual(10)
  expect(count((product) => product.name.length > 43)).toBeGreaterThanOrEqual(5)
  for (const tag of ['Private Label', 'Special Deal', 'Green Product', 'Ready to Ship']) {
    expect(
      count((product) => product.tags.includes(tag)),
      tag,
    ).toBeGreaterThanOrEqual(12)
  }
})

test('what is called a special deal costs less than before', () => {
  expect(
    namesWhere((product) => product.tags.includes('Special Deal') && !product.terms.some((term) => term.listPrice)),
  ).toEqual([])
})

test('a pack holds its units and weighs at least as much as they do', () => {
  for (const product of products) {
    for (const pack of product.packaging ?? []) {
      expect(pack.weightKg, product.name).toBeGreaterThanOrEqual(pack.unitsPerPack * product.weightKg)
      const volume = (size: number[]) => size.reduce((product, side) => product * side, 1)
      if (!pack.size.includes(0)) {
        expect(volume(pack.size), product.name).toBeGreaterThanOrEqual(pack.unitsPerPack * volume(product.size))
      }
    }
  }
})

test('goods load in every way a plan knows: some bear little or nothing, lie on any side, are cooled or dangerous', () => {
  const hasPack = (holds: (handling: Partial<Handling>) => boolean) =>
    count((product) => product.packaging?.some(({ handling = {} }) => holds(handling)) ?? false)
  expect(hasPack(({ stackable }) => stackable === false)).toBeGreaterThanOrEqual(4)
  expect(hasPack(({ maxStackLayers }) => typeof maxStackLayers === 'number')).toBeGreaterThanOrEqual(8)
  expect(hasPack(({ maxTopLoad }) => typeof maxTopLoad === 'number')).toBeGreaterThanOrEqual(6)
  expect(hasPack(({ thisSideUp }) => thisSideUp === false)).toBeGreaterThanOrEqual(6)
  const climates = new Set(products.flatMap(({ keptAt }) => (keptAt ? [keptAt.join()] : [])))
  expect(climates.size).toBeGreaterThanOrEqual(2)
  const classes = new Set(products.flatMap(({ dangerous }) => dangerous?.[0] ?? []))
  expect([...classes].sort()).toEqual(['3', '9'])
})

test('heavy goods fill a container by weight, light ones by volume', () => {
  const density = (name: string) => {
    const product = products.find((one) => one.name.startsWith(name))
    const { size = [0, 0, 0], weightKg = 0 } = product?.packaging?.at(-1) ?? {}
    return weightKg / (size.reduce((volume, side) => volume * side, 1) / 1_000_000)
  }
  // A 20-foot container carries about 650 kg for each of its cubic metres.
  expect(density('Outdoor Slab')).toBeGreaterThan(1000)
  expect(density('Lounge Chair')).toBeLessThan(60)
})

test('no pack contradicts another, or is of an odd density', () => {
  const faults = products.flatMap((product) => {
    const packaging = (product.packaging ?? []).map((pack, index) => toPackaging(pack, index))
    const data = { ...emptyDraft('', 'PT').data, weightValue: product.weightKg, weightMeasure: 'kg' as const }
    // That many are too heavy to be lifted is what sellers of tiles and drums live with.
    const warnings = findPackWarnings({ packaging, data }).filter(({ code }) => code !== 'CARTON_HEAVY')
    return warnings.map((warning) => `${product.name}: ${JSON.stringify(warning)}`)
  })
  expect(faults).toEqual([])
})

test('no pack is larger than a truck is wide', () => {
  expect(namesWhere((product) => product.packaging?.some((pack) => Math.max(...pack.size) > 250) ?? false)).toEqual([])
})

test('barcodes are of their kind, with the right check digit, and no two alike', () => {
  const lengths = { 'EAN-13': 13, 'UPC-A': 12, 'GTIN-14': 14 }
  const codes = products.flatMap((product) => product.barcode ?? [])
  for (const { type, code } of codes) {
    expect(code.length).toBe(lengths[type])
    expect(hasValidCheckDigit(code), code).toBe(true)
  }
  expect(repeated(codes.map(({ code }) => code))).toEqual([])
})

test('customs codes are a chapter, a heading and a subheading', () => {
  expect(namesWhere((product) => !/^\d{4}\.\d{2}$/.test(product.hts))).toEqual([])
})

test('a company can be found on the map, and exports to countries by their codes', () => {
  for (const company of companies) {
    for (const place of [company, ...company.branches]) {
      expect(Math.abs(place.lat) > 0 && Math.abs(place.lat) < 67, place.city).toBe(true)
      expect(Math.abs(place.lng) > 0 && Math.abs(place.lng) <= 180, place.city).toBe(true)
    }
    if (company.kind === 'seller') {
      expect(company.exportCountries.length, company.key).toBeGreaterThanOrEqual(6)
      expect(company.exportCountries.length, company.key).toBeLessThanOrEqual(20)
      expect(company.exportCountries).not.toContain(company.country)
    }
    expect(repeated(company.exportCountries)).toEqual([])
    expect(company.exportCountries.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([])
  }
})

test('pictures have colours that can be drawn and words that fit on a label', () => {
  for (const picture of products.flatMap((product) => product.pictures)) {
    expect(picture.colour).toMatch(/^#[0-9a-f]{6}$/)
    expect(picture.accent).toMatch(/^#[0-9a-f]{6}$/)
    expect((picture.label ?? '').length, picture.label).toBeLessThanOrEqual(22)
  }
})

test('the texts keep the tone of the house: no exclamation marks, no filler, at least two sentences', () => {
  expect(namesWhere((product) => /!|lorem|undefined/i.test(`${product.name}${product.body}${product.usp}`))).toEqual([])
  expect(namesWhere((product) => Object.values(product.attributes).includes(''))).toEqual([])
  expect(namesWhere((product) => product.body.replace(/<[^>]+>/g, '').length < 80)).toEqual([])
})

test('what is sold in packs begins at full packs, and one of its packings holds as many', () => {
  const packed = products.filter(({ soldIn }) => soldIn !== undefined)
  expect(packed.length).toBeGreaterThan(2)
  for (const { name, soldIn: [step] = [0], terms, packaging = [] } of packed) {
    expect(
      terms.filter(({ minQty }) => minQty % step !== 0),
      name,
    ).toEqual([])
    expect(
      packaging.map(({ unitsPerPack }) => unitsPerPack),
      name,
    ).toContain(step)
  }
})

test('lead times are those of their kind: from stock in days, made to order in weeks, none for what nobody has', () => {
  const times = products.map((product) => leadTimeOf(product))
  expect(times.filter((days) => days !== null && (days < 3 || days > 90))).toEqual([])
  expect(new Set(times).size).toBeGreaterThan(10)
  expect(times.filter((days) => days === null).length).toBeLessThan(products.length / 10)
  expect(count((product) => leadTimeOf(product) === null)).toBeGreaterThan(0)
  const slow = products.filter(({ tags }) => tags.includes('Made to order')).map((product) => leadTimeOf(product))
  const quick = products.filter(({ tags }) => tags.includes('Ready to Ship')).map((product) => leadTimeOf(product))
  expect(Math.min(...slow.flatMap((days) => days ?? []))).toBeGreaterThan(
    Math.max(...quick.flatMap((days) => days ?? [])),
  )
})
