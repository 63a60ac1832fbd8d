import { expect, test } from 'vitest'
import { readStockCell } from './stock-cell.ts'

test.each([
  ['12', 12],
  ['1.200', 1200],
  ['0', 0],
  ['-4', -4],
  ['100+', 100],
  ['> 500', 500],
  ['≥1.000', 1000],
  ['sold out', 0],
  ['Sold-out', 0],
  ['Out of Stock', 0],
  ['ausverkauft', 0],
  ['nicht lieferbar', 0],
  ['Épuisé', 0],
  ['agotado', 0],
  ['in stock', null],
  ['auf Lager', null],
  ['2,5', undefined],
  ['many', undefined],
  ['+', undefined],
  ['>', undefined],
])('"%s" says %s', (text, pieces) => {
  expect(readStockCell(text, ',')).toBe(pieces)
})
