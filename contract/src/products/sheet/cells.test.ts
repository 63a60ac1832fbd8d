import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyDraft, type ProductDraft, plainTerm } from '../../catalogue/draft.ts'
import { findDraftFaults } from '../../catalogue/draft-rules.ts'
import { findCellFault } from './cell-fault.ts'
import { listCombinations, putCell, showLineCell, showProductCell } from './cells.ts'
import { readBlock, writeBlock } from './clipboard.ts'
import { lineColumns, productColumns, type SheetColumn } from './columns.ts'
import { sheetMessages as say } from './messages.ts'

const categories = [
  { id: 1, path: 'Clothing > Hoodies' },
  { id: 2, path: 'Furniture > Tables' },
  { id: 3, path: 'Gardens > Tables' },
]
const draft: ProductDraft = {
  ...emptyDraft('Cup', 'PT'),
  currency: 'EUR',
  categories: [1, 3],
  options: [{ name: 'Size', values: ['S', 'L'] }],
  terms: [
    plainTerm(2, { options: { Size: 'S' }, availableQty: 4, maxQty: 9 }),
    plainTerm(1.5, { options: { Size: 'S' }, availableQty: 4, minQty: 10 }),
    plainTerm(3, { options: { Size: 'L' }, availableQty: null, listPrice: plainTerm(4).price }),
  ],
}
const put = (column: SheetColumn, text: string, options?: Record<string, string>, seen?: string) =>
  putCell(draft, { column, combination: options, seen }, text, categories)
const draftOf = (answer: ReturnType<typeof put>): ProductDraft => {
  if ('fault' in answer) throw new Error(answer.fault)
  return answer.value
}
const show = (changed: ProductDraft, column: SheetColumn, options: Record<string, string> = {}) =>
  (productColumns as readonly string[]).includes(column)
    ? showProductCell(changed, column as (typeof productColumns)[number], categories)
    : showLineCell(changed, options, column as (typeof lineColumns)[number])

describe('a cell takes what people write', () => {
  test.each<[SheetColumn, string, string, Record<string, string>?]>([
    ['name', ' Mug ', 'Mug'],
    ['state', 'PUBLISHED', 'Published'],
    ['category', 'hoodies', 'Clothing > Hoodies'],
    ['category', 'gardens>tables', 'Gardens > Tables'],
    ['category', '', 'Gardens > Tables'],
    ['country', 'de', 'Germany'],
    ['country', 'GERMANY', 'Germany'],
    ['country', 'UK', 'United Kingdom'],
    ['country', 'Made in the U.S.A.', 'United States'],
    ['brand', '', ''],
    ['hts', '6109.10', '6109.10'],
    ['leadTime', '14', '14'],
    ['orderStep', '12', '12'],
    ['orderStep', '', ''],
    ['packType', 'Carton', 'Carton'],
    ['temperature', '2 to 8', '2 – 8 °C'],
    ['temperature', '-18', '-18 °C'],
    ['temperature', '-20,5 – -18 °C', '-20.5 – -18 °C'],
    ['temperature', '', ''],
    ['dangerClass', 'ADR 2,1', '2.1'],
    ['price', '12,50', '12.5', { Size: 'S' }],
    ['price', '€ 0.004', '0.004', { Size: 'S' }],
    ['price', '', 'On demand', { Size: 'L' }],
    ['listPrice', '5', '5', { Size: 'L' }],
    ['stock', '1,200', '1200', { Size: 'L' }],
    ['stock', 'not counted', 'Not counted', { Size: 'S' }],
    ['sku', 'A-1', 'A-1', { Size: 'S' }],
  ])('%s: %j becomes %j', (column, text, shown, options) => {
    expect(show(draftOf(put(column, text, options)), column, options)).toBe(shown)
  })

  test('what it is sold in: the number, then its name; without the number the name goes too', () => {
    const packed = draftOf(put('orderStep', '12'))
    const named = draftOf(putCell(packed, { column: 'orderPack' }, ' Carton ', categories))
    expect([named.orderStep, named.orderPack]).toEqual([12, 'Carton'])
    expect(draftOf(putCell(named, { column: 'orderStep' }, '', categories))).toMatchObject(draft)
  })

  test('packs, one cell after the other', () => {
    let packed = draftOf(put('packType', 'Carton'))
    for (const [column, text] of [
      ['packUnits', '24'],
      ['packWeight', '12,5 kg'],
      ['packSize', '60x40 x 30cm'],
    ] as const)
      packed = draftOf(putCell(packed, { column }, text, categories))
    expect(packed.packaging[0]).toMatchObject({ unitsPerPack: 24, weightValue: 12.5, width: 60, height: 40, depth: 30 })
    expect(show(packed, 'packSize')).toBe('60 × 40 × 30 cm')
    expect([show(packed, 'packUpright'), show(packed, 'packStackable')]).toEqual([say.yes, say.yes])
    for (const [column, text] of [
      ['packUpright', 'no'],
      ['packStackable', 'FALSE'],
      ['packLayers', '4'],
      ['packTopLoad', '50.5 kg'],
    ] as const)
      packed = draftOf(putCell(packed, { column }, text, categories))
    expect(packed.packaging[0]).toMatchObject({
      ...{ thisSideUp: false, stackable: false, maxStackLayers: 4, maxTopLoad: 50.5 },
    })
    for (const column of productColumns)
      expect(draftOf(putCell(packed, { column }, show(packed, column), categories))).toEqual(packed)
    expect(draftOf(putCell(packed, { column: 'packType' }, '', categories)).packaging).toEqual([])
  })

  test('dangerous goods: the class, then the UN number; without the class the number goes too', () => {
    const dangerous = draftOf(put('dangerClass', '3'))
    const numbered = draftOf(putCell(dangerous, { column: 'unNumber' }, 'un 1263', categories))
    expect([numbered.dangerousGoodsClass, numbered.unNumber]).toEqual(['3', 'UN1263'])
    expect(draftOf(putCell(numbered, { column: 'dangerClass' }, '', categories))).toMatchObject(draft)
  })
})

test.each<[SheetColumn, string, string, Record<string, string>?]>([
  ['name', ' ', say.missing],
  ['state', 'sold', say.state(['Draft', 'Published', 'Hidden'])],
  ['category', 'tables', say.category],
  ['country', 'Atlantis', say.country],
  ['leadTime', '2000', say.leadTime],
  ['orderStep', '1', say.orderStep],
  ['orderStep', '2.5', say.orderStep],
  ['orderPack', 'Carton', say.stepFirst],
  ['packUnits', '24', say.packFirst],
  ['packUpright', 'no', say.packFirst],
  ['temperature', '8 – 2', say.temperature(-100, 100)],
  ['temperature', 'cool', say.temperature(-100, 100)],
  ['temperature', '120', say.temperature(-100, 100)],
  ['dangerClass', '12', say.dangerClass],
  ['unNumber', 'UN1263', say.classFirst],
  ['price', 'cheap', say.price, { Size: 'S' }],
  ['price', '-1', say.price, { Size: 'S' }],
  ['price', '0.0000001', say.price, { Size: 'S' }],
  ['price', '12 USD', say.otherCurrency('EUR'), { Size: 'S' }],
  ['stock', '1.5', say.stock, { Size: 'S' }],
])('%s refuses %j in words', (column, text, fault, options) => {
  expect(put(column, text, options)).toEqual({ fault })
})

test('a price is that of the first quantity, further ones stay; stock is that of the combination, as a difference to what was seen', () => {
  const priced = draftOf(put('price', '1.8', { Size: 'S' }))
  expect(priced.terms.map(({ price }) => price && price / 1_000_000)).toEqual([1.8, 1.5, 3])
  const stocked = draftOf(put('stock', '7', { Size: 'S' }, '4'))
  expect(stocked.terms.map(({ availableQty, stockSeen }) => [availableQty, stockSeen])).toEqual([
    [7, 4],
    [7, 4],
    [null, undefined],
  ])
  expect(findDraftFaults(draftOf(put('price', '5', { Size: 'L' })))).toEqual({})
})

test('what is shown can be written back and changes nothing', () => {
  for (const column of productColumns) {
    if (column.startsWith('pack') && column !== 'packType') continue
    expect(draftOf(put(column, show(draft, column)))).toEqual(draft)
  }
  for (const combination of listCombinations(draft))
    for (const column of lineColumns) {
      const text = show(draft, column, combination)
      const { terms } = draftOf(put(column, text, combination))
      expect(terms).toEqual(draft.terms)
    }
})

test('whatever is typed, a cell takes it or says why, and the text alone tells as much as its cell', () => {
  const texts = fc.oneof(fc.string(), fc.stringMatching(/^[\d.,xX× €$kgcm-]{0,12}$/))
  const columns = fc.constantFrom(...productColumns, ...lineColumns)
  fc.assert(
    fc.property(columns, texts, (column, text) => {
      const answer = put(column, text, { Size: 'S' })
      const fault = findCellFault(column, text, 'EUR', categories)
      if (fault !== undefined) return 'fault' in answer
      return 'value' in answer || [say.packFirst, say.stepFirst, say.classFirst].some((one) => one === answer.fault)
    }),
    { numRuns: 500 },
  )
})

describe('the clipboard', () => {
  test('reads what spreadsheets write', () => {
    expect(readBlock('a\tb\r\n"c\td"\t"say ""e"""\r\n')).toEqual([
      ['a', 'b'],
      ['c\td', 'say "e"'],
    ])
    expect(readBlock('12" pipe\tx')).toEqual([['12" pipe', 'x']])
    expect(readBlock('')).toEqual([['']])
  })
  test('reads what it has written', () => {
    const cell = fc.string().map((text) => text.replaceAll('\r', ''))
    const block = fc
      .integer({ min: 1, max: 4 })
      .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }))
      .filter((rows) => !(rows.length > 1 && rows.at(-1)?.length === 1 && rows.at(-1)?.[0] === ''))
    fc.assert(fc.property(block, (rows) => JSON.stringify(readBlock(writeBlock(rows))) === JSON.stringify(rows)))
  })
})
