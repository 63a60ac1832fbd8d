import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { costLegs, payerOf, riskPassesAfter } from './incoterm-legs.ts'
import { incotermCodes } from './incoterms.ts'
import { adviseTerm, type TermFacts } from './term-advice.ts'
import { readTermsAddress } from './terms-address.ts'
import { transportTypes } from './transport.ts'

const facts: fc.Arbitrary<TermFacts> = fc.record({
  incoterm: fc.constantFrom(...incotermCodes),
  place: fc.constantFrom('', ' ', 'Izmir'),
  mode: fc.constantFrom('' as const, ...transportTypes.map(({ value }) => value)),
  isInContainer: fc.boolean(),
  isAcrossBorder: fc.boolean(),
  isInsured: fc.constantFrom(true, false, null),
})
const plain: TermFacts = {
  incoterm: 'FCA',
  place: 'Izmir',
  mode: 'boat',
  isInContainer: true,
  isAcrossBorder: true,
  isInsured: null,
}
const codesOf = (asked: TermFacts) => adviseTerm(asked).map(({ code }) => code)

describe('what does not fit about a term', () => {
  test.each([
    ['nothing of FCA', {}, []],
    ['a ship’s term on a truck', { incoterm: 'FOB', mode: 'truck' }, ['WATER_ONLY']],
    ['a ship’s term in a container', { incoterm: 'CFR' }, ['IN_CONTAINER']],
    ['not of goods in bulk', { incoterm: 'CFR', isInContainer: false }, []],
    ['CIF without insurance, in a container', { incoterm: 'CIF', isInsured: false }, ['NOT_INSURED', 'IN_CONTAINER']],
    ['EXW abroad', { incoterm: 'EXW' }, ['EXW_ABROAD']],
    ['not EXW at home', { incoterm: 'EXW', isAcrossBorder: false }, []],
    ['DDP abroad', { incoterm: 'DDP' }, ['SELLER_IMPORTS']],
    ['a place that is missing', { place: ' ' }, ['NO_PLACE']],
    ['nothing about transport nobody has chosen', { incoterm: 'FOB', mode: '' }, []],
  ] as const)('%s', (_, more, codes) => {
    expect(codesOf({ ...plain, ...more } as TermFacts)).toEqual(codes)
  })

  test('is an error for exactly the four terms of ships on anything else', () => {
    for (const incoterm of incotermCodes)
      for (const { value: mode } of transportTypes)
        expect(codesOf({ ...plain, incoterm, mode }).includes('WATER_ONLY')).toBe(
          ['FAS', 'FOB', 'CFR', 'CIF'].includes(incoterm) && mode !== 'boat',
        )
  })

  test('goes with its mend, which makes no error or conflict that was not there', () => {
    fc.assert(
      fc.property(facts, (asked) => {
        const before = adviseTerm(asked)
        for (const { code, mend } of before) {
          if (!mend) continue
          const { title: _, ...patch } = mend
          const after = adviseTerm({ ...asked, ...patch })
          expect(after.map((finding) => finding.code)).not.toContain(code)
          const graver = after.filter(({ level }) => level === 'error' || level === 'conflict')
          for (const finding of graver) expect(before.map((one) => one.code)).toContain(finding.code)
        }
      }),
    )
  })

  test('costs nobody else more when a ship’s term is mended: the main carriage stays with who pays it', () => {
    for (const incoterm of incotermCodes) {
      const [finding] = adviseTerm({ ...plain, incoterm, mode: 'truck' })
      const instead = finding?.code === 'WATER_ONLY' ? finding.mend?.incoterm : undefined
      if (instead) expect(payerOf(instead, 'main_carriage')).toBe(payerOf(incoterm, 'main_carriage'))
    }
  })
})

test('the risk of terms with one place passes where the seller stops paying, of the others long before', () => {
  const lastOfSeller = (code: (typeof incotermCodes)[number]) =>
    costLegs.findLastIndex((leg) => payerOf(code, leg) === 'seller' && leg !== 'insurance')
  const risk = (code: (typeof incotermCodes)[number]) => costLegs.indexOf(riskPassesAfter[code])
  for (const code of ['EXW', 'FAS', 'FOB', 'DAP', 'DPU', 'DDP'] as const) expect(risk(code)).toBe(lastOfSeller(code))
  for (const code of ['CPT', 'CIP', 'CFR', 'CIF'] as const) expect(risk(code)).toBeLessThan(lastOfSeller(code))
})

test('an address names a term and a transport, whatever is typed', () => {
  expect(readTermsAddress({ term: 'cif', by: 'truck' })).toEqual({ term: 'CIF', by: 'truck' })
  expect(readTermsAddress({ term: 7, by: 'swan' })).toEqual({ term: 'FCA', by: 'boat' })
})
