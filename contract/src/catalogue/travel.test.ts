import { describe, expect, test } from 'vitest'
import { emptyDraft, type ProductDraft } from './draft.ts'
import { draftMessages as say } from './draft-messages.ts'
import { findDraftFaults } from './draft-rules.ts'
import { readTravel, tidyDangerousGoodsClass, tidyUnNumber } from './travel.ts'

const faultsOf = (change: Partial<ProductDraft>) => findDraftFaults({ ...emptyDraft('Paint', 'PT'), ...change })

describe('how goods travel', () => {
  test.each<Partial<ProductDraft>>([
    { temperatureMin: 2, temperatureMax: 8 },
    { temperatureMin: -100, temperatureMax: 100 },
    { temperatureMin: -18, temperatureMax: -18 },
    { dangerousGoodsClass: '3' },
    { dangerousGoodsClass: '2,1 ', unNumber: 'un 1950' },
  ])('is in order as %o', (change) => {
    expect(faultsOf(change)).toEqual({})
  })

  test.each<[Partial<ProductDraft>, Record<string, string>]>([
    [{ temperatureMin: 2 }, { temperatureMax: say.temperatureBoth }],
    [{ temperatureMax: 8 }, { temperatureMin: say.temperatureBoth }],
    [{ temperatureMin: 8, temperatureMax: 2 }, { temperatureMax: say.temperatureOrder }],
    [{ temperatureMin: -101, temperatureMax: 8 }, { temperatureMin: say.temperature(-100, 100) }],
    [{ temperatureMin: 2, temperatureMax: Number.NaN }, { temperatureMax: say.temperature(-100, 100) }],
    [{ dangerousGoodsClass: '0' }, { dangerousGoodsClass: say.dangerousGoodsClass }],
    [{ dangerousGoodsClass: '2.7' }, { dangerousGoodsClass: say.dangerousGoodsClass }],
    [{ dangerousGoodsClass: '3', unNumber: '12' }, { unNumber: say.unNumber }],
    [{ unNumber: 'UN1263' }, { unNumber: say.unNumberAlone }],
  ])('is refused as %o, at its field', (change, faults) => {
    expect(faultsOf(change)).toEqual(faults)
  })

  test('is written as people type it', () => {
    expect(['1263', 'un1263', ' UN 1263 ', 'UN-1263', 'paint', '', null].map(tidyUnNumber)).toEqual([
      ...Array(4).fill('UN1263'),
      'paint',
      null,
      null,
    ])
    expect([' 2,1 ', '3', ' ', null].map(tidyDangerousGoodsClass)).toEqual(['2.1', '3', null, null])
  })

  test('is read of a product as far as it is said', () => {
    const silent = { temperature_min: null, temperature_max: null, dangerous_goods_class: null }
    expect(readTravel(silent)).toEqual({})
    expect(readTravel({ temperature_min: 0, temperature_max: 0, dangerous_goods_class: '9' })).toEqual({
      temperature: { min: 0, max: 0 },
      dangerousGoodsClass: '9',
    })
  })
})
