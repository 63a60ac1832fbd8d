import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countKnown, nameMissing } from '../readiness/messages.ts'
import { sellerFacts } from '../readiness/shapes.ts'
import { type ClearedGoods, rateCustomsReadiness } from './readiness.ts'

const markets = { exporting_market: 'PT', importing_market: 'NO' }
const rug = (change: Partial<ClearedGoods> = {}): ClearedGoods => ({
  product: { id: 5, name: 'Rug' },
  known: ['hts', 'origin', 'weight'],
  hasValue: true,
  ...change,
})

describe('what a broker would have to ask back for', () => {
  test.each<[string, Parameters<typeof rateCustomsReadiness>, string[], string]>([
    ['nothing', [markets, [rug()], null], [], '6 of 6 facts known'],
    ['the market', [{ ...markets, importing_market: '' }, [rug()], null], ['importing market'], '5 of 6 facts known'],
    [
      'what the seller has not said',
      [markets, [rug({ known: ['origin'] })], null],
      ['HS code of Rug', 'weight of Rug'],
      '4 of 6 facts known',
    ],
    [
      'a price on demand',
      [markets, [rug({ hasValue: false })], null],
      ['value of the goods of Rug'],
      '5 of 6 facts known',
    ],
    [
      'the freight of a deal, where duties are counted on it',
      [markets, [rug()], { hasFreight: false }],
      ['freight to the border'],
      '6 of 7 facts known',
    ],
    [
      'no freight where they are not',
      [{ ...markets, importing_market: 'US' }, [rug()], { hasFreight: false }],
      [],
      '6 of 6 facts known',
    ],
  ])('%s', (_name, asked, missing, count) => {
    const readiness = rateCustomsReadiness(...asked)
    expect(readiness.missing.map(nameMissing)).toEqual(missing)
    expect(countKnown(readiness)).toBe(count)
  })

  test('saying something never makes it less ready', () => {
    const market = fc.constantFrom('', 'PT', 'US', 'NO')
    const goods = fc.record({
      product: fc.record({ id: fc.integer({ min: 1, max: 3 }), name: fc.constant('Goods') }),
      known: fc.subarray([...sellerFacts]),
      hasValue: fc.boolean(),
    })
    fc.assert(
      fc.property(
        fc.record({ exporting_market: market, importing_market: market }),
        fc.array(goods, { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        fc.constantFrom('market', 'freight', 'value', ...sellerFacts),
        (form, list, hasFreight, what) => {
          const before = rateCustomsReadiness(form, list, { hasFreight })
          const [first, ...others] = list
          const said = first && {
            ...first,
            hasValue: first.hasValue || what === 'value',
            known: sellerFacts.filter((fact) => fact === what || first.known.includes(fact)),
          }
          const after = rateCustomsReadiness(
            what === 'market' && form.importing_market === '' ? { ...form, importing_market: 'NO' } : form,
            said ? [said, ...others] : list,
            { hasFreight: hasFreight || what === 'freight' },
          )
          expect(after.missing.length).toBeLessThanOrEqual(before.missing.length)
          expect(after.known * before.asked).toBeGreaterThanOrEqual(before.known * after.asked)
        },
      ),
    )
  })
})
