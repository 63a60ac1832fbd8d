import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { payerOf } from './incoterm-legs.ts'
import { type IncotermCode, incotermCodes } from './incoterms.ts'
import { findLeftToBuyer } from './left-to-buyer.ts'
import { describeLeftToBuyer } from './term-messages.ts'

const say = (terms: IncotermCode[], isAcrossBorder = true) =>
  findLeftToBuyer(terms, isAcrossBorder).map(describeLeftToBuyer)

describe('terms of several offers', () => {
  test.each<[IncotermCode[], string[]]>([
    [[], []],
    [['FOB', 'FOB'], []],
    [['EXW', 'FCA'], ['EXW leaves to you what FCA includes: loading at the seller’s and export clearance.']],
    [['FOB', 'CIF'], ['FOB leaves to you what CIF includes: main carriage and insurance.']],
    [
      ['DAP', 'CIF'],
      [
        'CIF leaves to you what DAP includes: terminal at the destination and carriage to the named place.',
        'DAP leaves to you what CIF includes: insurance.',
      ],
    ],
    [['DAP', 'DDP'], ['DAP leaves to you what DDP includes: import clearance and duties (with import tax).']],
  ])('%j', (terms, sentences) => {
    expect(say(terms)).toEqual(sentences)
  })

  test('within one customs territory nobody clears anything', () => {
    expect(say(['DAP', 'DDP'], false)).toEqual([])
    expect(say(['EXW', 'FCA'], false)).toEqual(['EXW leaves to you what FCA includes: loading at the seller’s.'])
  })

  test('only what the one pays and the other does not is told, and every other term is held against one', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...incotermCodes)), fc.boolean(), (terms, isAcrossBorder) => {
        for (const { term, than, legs } of findLeftToBuyer(terms, isAcrossBorder)) {
          expect(terms).toContain(term)
          expect(terms).toContain(than)
          expect(legs.every((leg) => payerOf(than, leg) === 'seller' && payerOf(term, leg) !== 'seller')).toBe(true)
        }
      }),
    )
  })
})
