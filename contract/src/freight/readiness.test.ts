import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listMissing, nameMissing } from '../readiness/messages.ts'
import { type KnownGoods, type SellerFact, sellerFacts } from '../readiness/shapes.ts'
import { writeQuoteRequest } from './convert.ts'
import type { QuoteForm } from './form.ts'
import { fillForm } from './form-for-tests.ts'
import { rateFreightReadiness, readKnownGoods } from './readiness.ts'

const askOf = (form: QuoteForm) => writeQuoteRequest(form, { supplierId: 1, userId: 1, products: [] })
const all = ['hts', 'origin', 'weight', 'size'] as const
const tiles = (known: readonly SellerFact[] = all, product = { id: 5, name: 'Tiles' }): KnownGoods => ({
  product,
  known,
})
const rate = (change: Parameters<typeof fillForm>[0], goods: readonly KnownGoods[] = [tiles()]) =>
  rateFreightReadiness(askOf(fillForm(change)), goods)
const set =
  (part: 'shipping' | 'shipment', values: object): Parameters<typeof fillForm>[0] =>
  (form) =>
    void Object.assign(form[part], values)
const missingOf = (...asked: Parameters<typeof rate>) => rate(...asked).missing.map(nameMissing)

describe('what a carrier would have to ask back for', () => {
  test('nothing where everything is said', () => {
    expect(rate(() => {})).toEqual({ known: 6, asked: 6, missing: [] })
  })

  test.each<[string, Parameters<typeof rate>, string[]]>([
    ['the postcode of the delivery', [set('shipping', { zip: ' ' })], ['postcode of the delivery address']],
    ['no postcode where there are none', [set('shipping', { country: 'Hong Kong', zip: '' })], []],
    ['the place of the rule', [set('shipment', { incoterm_place: '' })], ['named place of the Incoterm']],
    [
      'the temperature of a reefer',
      [set('shipment', { transport_condition: 'reefer' })],
      ['temperature of the reefer'],
    ],
    ['no code and no origin within a customs union', [() => {}, [tiles(['weight', 'size'])]], []],
    [
      'code and origin across a border',
      [set('shipping', { country: 'Norway' }), [tiles(['weight', 'size'])]],
      ['HS code of Tiles', 'country of origin of Tiles'],
    ],
    [
      'class and number of dangerous goods',
      [set('shipment', { dangerous_goods: true })],
      ['dangerous goods class of Tiles', 'UN number of Tiles'],
    ],
    [
      'only of those goods that say they are dangerous',
      [
        set('shipment', { dangerous_goods: true }),
        [tiles(), tiles([...all, 'dangerous_goods_class'], { id: 6, name: 'Varnish' })],
      ],
      ['UN number of Varnish'],
    ],
    [
      'weight and size of what is not packed',
      [() => {}, [tiles(['hts', 'origin'])]],
      ['weight of Tiles', 'size of the packs of Tiles'],
    ],
  ])('%s', (_name, asked, missing) => expect(missingOf(...asked)).toEqual(missing))

  test('a product in several lines counts once, and is known when all of them say it', () => {
    const norway = set('shipping', { country: 'Norway' })
    const { asked, missing } = rate(norway, [tiles(), tiles(['origin', 'weight', 'size'])])
    expect(asked).toBe(rate(norway).asked)
    expect(missing.map(nameMissing)).toEqual(['HS code of Tiles'])
  })

  test('what stands in a quote is known', () => {
    const line = { product_id: 5, name: 'Tiles', hts: null, origin: 'Portugal' }
    const travel = { dangerousGoodsClass: '3', unNumber: 'UN1263' }
    expect(readKnownGoods({ ...line, pack: { travel } })).toEqual({
      product: { id: 5, name: 'Tiles' },
      known: ['origin', 'weight', 'size', 'dangerous_goods_class', 'un_number'],
    })
    expect(readKnownGoods({ ...line, pack: null }).known).toEqual(['origin'])
  })

  test('what whoever asks can say comes first, and a long list is cut', () => {
    const { missing } = rate(set('shipment', { dangerous_goods: true, incoterm_place: '' }), [tiles(['hts', 'origin'])])
    expect(missing[0]).toEqual({
      code: 'incoterm_place',
      giver: 'asker',
      field: 'shipment_data.incoterm_place',
      product: null,
    })
    expect(listMissing(missing)).toBe(
      'missing: named place of the Incoterm, weight of Tiles, size of the packs of Tiles, and 2 more',
    )
  })
})

const goods = fc.record({
  product: fc.record({ id: fc.integer({ min: 1, max: 4 }), name: fc.constant('Goods') }),
  // A product has a UN number only with a class.
  known: fc
    .subarray([...sellerFacts])
    .map((known) => known.filter((fact) => fact !== 'un_number' || known.includes('dangerous_goods_class'))),
})
const asked = fc.record({
  zip: fc.constantFrom('', '2150'),
  country: fc.constantFrom('Denmark', 'Norway', 'Hong Kong'),
  place: fc.constantFrom('', 'Porto'),
  isReefer: fc.boolean(),
  degrees: fc.constantFrom('', '4'),
  isDangerous: fc.boolean(),
})
const rateAny = (one: typeof asked extends fc.Arbitrary<infer One> ? One : never, list: readonly KnownGoods[]) =>
  rate((form) => {
    Object.assign(form.shipping, { zip: one.zip, country: one.country })
    Object.assign(form.shipment, {
      incoterm_place: one.place,
      transport_condition: one.isReefer ? 'reefer' : 'dry',
      transport_temperature_degrees: one.degrees,
      dangerous_goods: one.isDangerous,
    })
  }, list)

describe('how ready a request is', () => {
  test('is whole exactly when nothing is missing, and never less than nothing', () => {
    fc.assert(
      fc.property(asked, fc.array(goods, { minLength: 1, maxLength: 5 }), (one, list) => {
        const { known, asked, missing } = rateAny(one, list)
        expect(known + missing.length).toBe(asked)
        expect(known).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  const filled = {
    zip: '2150',
    place: 'Porto',
    degrees: '4',
  } as const
  test('never falls when somebody says something', () => {
    fc.assert(
      fc.property(
        asked,
        fc.array(goods, { minLength: 1, maxLength: 5 }),
        fc.constantFrom(...(['zip', 'place', 'degrees'] as const), ...sellerFacts),
        fc.nat(4),
        (one, list, what, at) => {
          // Goods that turn out to be dangerous beside others raise a question of their own.
          const isDanger = what === 'dangerous_goods_class' || what === 'un_number'
          fc.pre(!isDanger || (what === 'un_number' && list[at]?.known.includes('dangerous_goods_class') === true))
          const before = rateAny(one, list)
          const after = rateAny(
            { ...one, ...(what in filled && { [what]: filled[what as keyof typeof filled] }) },
            list.map((line, index) => ({
              ...line,
              known: sellerFacts.filter((fact) => line.known.includes(fact) || (index === at && fact === what)),
            })),
          )
          expect(after.missing.length).toBeLessThanOrEqual(before.missing.length)
          expect(after.known * before.asked).toBeGreaterThanOrEqual(before.known * after.asked)
        },
      ),
    )
  })

  test('does not hang on the order of the goods', () => {
    fc.assert(
      fc.property(asked, fc.array(goods, { minLength: 1, maxLength: 5 }), (one, list) => {
        const sets = [list, list.toReversed()].map(
          (order) => new Set(rateAny(one, order).missing.map((fact) => JSON.stringify(fact))),
        )
        expect(sets[0]).toEqual(sets[1])
      }),
    )
  })
})
