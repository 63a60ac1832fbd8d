import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Charge,
  type Consignment,
  calculateImport,
  calculateInsurance,
  calculateInsured,
  readCustomsValueOfDdp,
} from './duty.ts'

/** 4,800 × 9.50; rates are inputs of these tests, not claims about today's law. */
const goods: Consignment = {
  currency: 'USD',
  basis: 'CIF',
  transport: 'boat',
  goodsValue: 45_600_00,
  freight: 3_200_00,
  insurance: null,
  insuranceRate: 0.3,
  onward: 0,
  units: 4800,
}
const charge = (more: Partial<Charge>): Charge => ({
  type: 'duty',
  method: 'percent',
  rate: 0,
  base: 'customs_value',
  quantity: null,
  minimum: null,
  maximum: null,
  onlyBy: null,
  ...more,
})
const mpf = charge({ type: 'fee', rate: 0.3464, base: 'goods_value', minimum: 33_58, maximum: 651_50 })
const hmf = charge({ type: 'fee', rate: 0.125, base: 'goods_value', onlyBy: 'boat' })

describe('goods of several customs codes', () => {
  const dutyOn = (rate: number, goodsPart: number) => charge({ rate, goodsPart })

  test('pay each its own rate, on its share of freight and insurance', () => {
    const two = { ...goods, goodsValue: 1_000_00, freight: 100_00, insurance: 0 }
    const { charges, duty } = calculateImport(two, [dutyOn(10, 600_00), dutyOn(5, 400_00)])
    expect(charges).toEqual([
      { base: 660_00, amount: 66_00 },
      { base: 440_00, amount: 22_00 },
    ])
    expect(duty).toBe(88_00)
  })

  test('at one rate come to what all of them come to, but for roundings', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 10 }),
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 0, max: 3000 }),
        (values, freight, rate) => {
          const whole = { ...goods, goodsValue: values.reduce((sum, value) => sum + value, 0), freight, insurance: 0 }
          const parted = calculateImport(
            whole,
            values.map((value) => dutyOn(rate / 100, value)),
          ).duty
          const once = calculateImport(whole, [charge({ rate: rate / 100 })]).duty
          expect(Math.abs(parted - once)).toBeLessThanOrEqual(
            values.length * 2 + Math.ceil((values.length * rate) / 10_000),
          )
        },
      ),
    )
  })
})

describe('worked examples', () => {
  test('insurance covers 110 % of goods, freight and itself', () => {
    expect(calculateInsurance(48_800_00, 0.3)).toBe(161_57)
    const { insurance, cif } = calculateImport(goods, [])
    expect({ insurance, cif, insured: calculateInsured(cif) }).toEqual({
      insurance: 161_57,
      cif: 48_961_57,
      insured: 53_857_73,
    })
  })

  test('United States by sea: FOB, duty 16.5 %, both fees', () => {
    expect(calculateImport({ ...goods, basis: 'FOB' }, [charge({ rate: 16.5 }), mpf, hmf])).toMatchObject({
      customsValue: 45_600_00,
      charges: [
        { base: 45_600_00, amount: 7_524_00 },
        { base: 45_600_00, amount: 157_96 },
        { base: 45_600_00, amount: 57_00 },
      ],
      landed: 56_700_53,
      landedPerUnit: 11_812610,
    })
  })

  test.each([
    ['the least', 5_000_00, 33_58],
    ['the most', 250_000_00, 651_50],
    ['what it is', 45_600_00, 157_96],
  ])('a fee with limits is %s', (_, goodsValue, amount) => {
    expect(calculateImport({ ...goods, goodsValue }, [mpf]).fees).toBe(amount)
  })

  test('a fee of one way of transport is not due on another', () => {
    expect(calculateImport({ ...goods, transport: 'air' }, [hmf])).toMatchObject({ fees: 0, charges: [{ amount: 0 }] })
  })

  test('Germany: CIF, duty 12 %, tax 19 % of everything to the door', () => {
    const tax = charge({ type: 'tax', rate: 19, base: 'landed_value' })
    expect(calculateImport({ ...goods, onward: 450_00 }, [tax, charge({ rate: 12 })])).toMatchObject({
      customsValue: 48_961_57,
      duty: 5_875_39,
      charges: [{ base: 55_286_96, amount: 10_504_52 }, { amount: 5_875_39 }],
      tax: 10_504_52,
      total: 16_379_91,
      landed: 55_286_96,
      landedPerUnit: 11_518117,
    })
  })

  test('Australia: duty of the goods, tax of goods, transport and duty', () => {
    const sent = { ...goods, basis: 'FOB', goodsValue: 1_200_00, freight: 150_00, insurance: 0, units: 1 } as const
    expect(
      calculateImport(sent, [charge({ rate: 5 }), charge({ type: 'tax', rate: 10, base: 'delivered_value' })]),
    ).toMatchObject({ duty: 60_00, charges: [{}, { base: 1_410_00 }], tax: 141_00 })
  })

  test('Canada: tax of value and duty', () => {
    const sent = { ...goods, basis: 'FOB', goodsValue: 115_00, freight: 20_00, insurance: 0, units: 1 } as const
    expect(
      calculateImport(sent, [charge({ rate: 4 }), charge({ type: 'tax', rate: 5, base: 'customs_value_and_duty' })]),
    ).toMatchObject({ duty: 4_60, tax: 5_98 })
  })

  test('a specific duty, and a compound one as two rows', () => {
    const perKilo = (rate: number) => charge({ method: 'per_unit', rate, quantity: 2400 })
    expect(calculateImport(goods, [perKilo(0.01)]).duty).toBe(24_00)
    const { charges, duty } = calculateImport({ ...goods, basis: 'FOB' }, [perKilo(0.004), charge({ rate: 3.2 })])
    expect(charges.map(({ amount }) => amount)).toEqual([9_60, 1_459_20])
    expect(duty).toBe(1_468_80)
  })

  test('the customs value inside a price with everything in it', () => {
    expect(readCustomsValueOfDdp(65_791_48, 450_00, 12, 19)).toBe(48_961_57)
  })
})

test('a fixed amount is what it says, and the order of rows does not matter', () => {
  const rows = [charge({ type: 'tax', rate: 20, base: 'landed_value' }), charge({ method: 'fixed', rate: 12.34 }), mpf]
  const [there, back] = [calculateImport(goods, rows), calculateImport(goods, [...rows].reverse())]
  expect(there.duty).toBe(12_34)
  expect(back).toEqual({ ...there, charges: [...there.charges].reverse() })
})
