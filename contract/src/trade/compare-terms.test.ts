import { describe, expect, test } from 'vitest'
import { compareTerms } from './compare-terms.ts'
import { incotermCodes } from './incoterms.ts'

describe('two terms compared', () => {
  test('FOB and CIF: carriage and insurance are the seller’s, what is unloaded the contract’s; the risk passes at one place', () => {
    expect(compareTerms('FOB', 'CIF')).toEqual({
      legs: [
        { leg: 'main_carriage', one: 'buyer', other: 'seller' },
        { leg: 'insurance', one: null, other: 'seller' },
        { leg: 'destination_terminal', one: 'buyer', other: 'contract' },
      ],
      riskPassesLater: undefined,
    })
  })

  test('DAP and DDP: import clearance and duties', () => {
    expect(compareTerms('DAP', 'DDP').legs.map(({ leg }) => leg)).toEqual(['import_clearance', 'duty_and_tax'])
  })

  test('under EXW the risk passes before it does under DAP', () => {
    expect(compareTerms('EXW', 'DAP').riskPassesLater).toBe('DAP')
  })

  test('of any two the other way round is the same with its sides exchanged, and a term does not differ from itself', () => {
    for (const one of incotermCodes)
      for (const other of incotermCodes) {
        const [there, back] = [compareTerms(one, other), compareTerms(other, one)]
        expect(back.legs).toEqual(there.legs.map(({ leg, one: a, other: b }) => ({ leg, one: b, other: a })))
        expect(back.riskPassesLater).toBe(there.riskPassesLater)
        if (one === other) expect(there.legs).toEqual([])
      }
  })
})
