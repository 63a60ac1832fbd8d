import { sheetColumns } from '@fairquay/contract/products/sheet/columns.ts'
import { expect, test } from 'vitest'
import { fillDown, spread } from './sheet-blocks.ts'
import { makeRows, type Place } from './sheet-rows.ts'

const sku = sheetColumns.indexOf('sku')

const line = (size: string) => ({
  options: { Size: size },
  cells: { sku: size, price: '1', listPrice: '', stock: '2' },
})
const cells = {
  ...{
    name: 'Cup',
    state: '',
    category: '',
    brand: '',
    country: '',
    hts: '',
    leadTime: '',
    orderStep: '',
    orderPack: '',
  },
  ...{ packType: '', packUnits: '', packWeight: '', packSize: '' },
  ...{ packUpright: '', packStackable: '', packLayers: '', packTopLoad: '' },
  ...{ temperature: '', dangerClass: '', unNumber: '' },
}
const product = (id: number, ...sizes: string[]) => ({
  ...{ id, version: 1, currency: 'EUR', more_lines: 0, cells },
  lines: sizes.map(line),
})
const rows = makeRows([product(1, 'S', 'L'), product(2, 'S')])
const at = (row: number, column: number): Place => ({ row, column })
const put = (cells: { place: Place; text: string }[]) => cells.map(({ place, text }) => [place.row, place.column, text])

test('a block goes to the right and down from where it is pasted, and ends with the table', () => {
  expect(
    put(
      spread(
        [
          ['a', 'b'],
          ['c', 'd'],
          ['e', 'f'],
        ],
        [at(1, sku)],
        rows,
      ),
    ),
  ).toEqual([
    [1, sku, 'a'],
    [1, sku + 1, 'b'],
    [2, sku, 'c'],
    [2, sku + 1, 'd'],
  ])
})

test('one cell fills all that is selected', () => {
  expect(put(spread([['x']], [at(0, sku), at(1, sku), at(2, sku)], rows))).toEqual([
    [0, sku, 'x'],
    [1, sku, 'x'],
    [2, sku, 'x'],
  ])
})

test('a list of products pastes onto products, past rows that only hold another variant', () => {
  expect(put(spread([['One'], ['Two'], ['Three']], [at(0, 0)], rows))).toEqual([
    [0, 0, 'One'],
    [2, 0, 'Two'],
  ])
})

test('filling down repeats the first of each column', () => {
  const written: unknown[] = []
  const sheet = {
    textAt: (row: (typeof rows)[number], column: string) => `${row.key} ${column}`,
    write: (cells: readonly { place: Place; text: string }[]) => written.push(...put([...cells])),
  }
  fillDown(sheet, rows, [at(0, sku), at(1, sku), at(2, sku)])
  expect(written).toEqual([
    [0, sku, '1 0 sku'],
    [1, sku, '1 0 sku'],
    [2, sku, '1 0 sku'],
  ])
})

test('what a product has more of than the table shows is said after its last row', () => {
  const [first, last, other] = makeRows([{ ...product(1, 'S', 'L'), more_lines: 20 }, product(2, 'S')])
  expect([first?.left, last?.left, other?.left]).toEqual([0, 20, 0])
})
