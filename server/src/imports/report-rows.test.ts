import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeOutcome, toReportRows } from './decide-product.ts'

const make = (line: number) => makeOutcome({ handle: `h${line}`, name: `n${line}`, lines: [line] })

test('a report tells of products and of rows that belong to none in the order of the file', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(60)), fc.uniqueArray(fc.nat(60)), (ofProducts, others) => {
      const outcomes = ofProducts.toSorted((a, b) => a - b).map(make)
      const strays = others
        .filter((line) => !ofProducts.includes(line))
        .map((line) => ({ line, column: '', reason: 'It names no product.' }))
      const told = [...toReportRows(outcomes, strays)]
      const lineOf = ({ lines }: { lines: string }) => Number(lines.replace('line ', ''))
      expect(told.map(lineOf)).toEqual([...ofProducts, ...strays.map(({ line }) => line)].sort((a, b) => a - b))
      expect(told.filter(({ action }) => action === 'refuse')).toHaveLength(strays.length)
    }),
  )
})
