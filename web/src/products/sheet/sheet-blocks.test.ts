import { expect, test } from 'vitest'
import { fillDown, spread } from './sheet-blocks.ts'
import { makeRows, type Place } from './sheet-rows.ts'

const line = (size: string) => ({
  options: { Size: size },
  cells: { sku: size, price: '1', listPrice: '', stock: '2' },
})
const cells = {
  ...{ name: 'Cup', state: '', category: '', brand: '', country: '', hts: '', leadTime: '' },
  ...{ packType: '', packUnits: '', packWeight: '', packSize: '' },
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
        [at(1, 11)],
        rows,
      ),
    ),
  ).toEqual([
    [1, 11, 'a'],
    [1, 12, 'b'],
    [2, 11, 'c'],
    [2, 12, 'd'],
  ])
})

test('one cell fills all that is selected', () => {
  expect(put(spread([['x']], [at(0, 11), at(1, 11), at(2, 11)], rows))).toEqual([
    [0, 11, 'x'],
    [1, 11, 'x'],
    [2, 11, 'x'],
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
  fillDown(sheet, rows, [at(0, 11), at(1, 11), at(2, 11)])
  expect(written).toEqual([
    [0, 11, '1 0 sku'],
    [1, 11, '1 0 sku'],
    [2, 11, '1 0 sku'],
  ])
})

test('what a product has more of than the table shows is said after its last row', () => {
  const [first, last, other] = makeRows([{ ...product(1, 'S', 'L'), more_lines: 20 }, product(2, 'S')])
  expect([first?.left, last?.left, other?.left]).toEqual([0, 20, 0])
})
