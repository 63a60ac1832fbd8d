import { cartonMessages } from '@fairquay/contract/shipment-plans/messages.ts'
import { describe, expect, test } from 'vitest'
import { describeHandling } from './describe-handling.ts'
import {
  type CartonForm,
  emptyCarton,
  emptyForm,
  readPlanner,
  writeCartonForm,
  writePlannerForm,
} from './planner-form.ts'

const oil: CartonForm = { ...emptyCarton, name: 'Oil', length: 40, width: 30, height: 25, weight: 12, count: 200 }
const cold: CartonForm = {
  ...oil,
  thisSideUp: false,
  maxLayers: 4,
  maxTopLoad: 60,
  temperatureMin: 2,
  temperatureMax: 8,
  dangerClass: '3',
  stop: 2,
}
const read = (...cartons: CartonForm[]) => readPlanner({ ...emptyForm, cartons })

describe('how cartons are handled', () => {
  test('goes with the plan and comes back', () => {
    const { input } = read(cold)
    expect(input?.cartons).toMatchObject([
      {
        this_side_up: false,
        max_stack_layers: 4,
        max_top_load_kg: 60,
        temperature_c: { min: 2, max: 8 },
        dangerous_goods_class: '3',
        stop: 2,
      },
    ])
    expect(input?.cartons.map((carton) => writeCartonForm(carton, emptyForm))).toEqual([cold])
  })

  test('is told in few words, and nothing of what is usual', () => {
    expect(describeHandling(cold, 'kg')).toEqual([
      'Any side up',
      '4 layers at most',
      '60 kg on top at most',
      '2 to 8 °C',
      'Class 3',
      'Stop 2',
    ])
    expect(describeHandling({ ...oil, stackable: false, temperatureMax: 25 }, 'kg')).toEqual([
      'Nothing on top',
      'Up to 25 °C',
    ])
    expect(describeHandling(oil, 'kg')).toEqual([])
  })

  test.each<[Partial<CartonForm>, string]>([
    [{ dangerClass: '33' }, cartonMessages.noDangerClass('33')],
    [{ stop: 21 }, cartonMessages.stopBetween(20)],
    [{ maxLayers: 0 }, cartonMessages.layersBetween(1000)],
    [{ maxTopLoad: Number.NaN }, cartonMessages.topLoadWrong],
    [{ temperatureMin: -273 }, cartonMessages.temperatureWrong],
    [{ temperatureMin: 8, temperatureMax: 2 }, cartonMessages.temperature],
  ])('%o is told at its row and not planned', (part, fault) => {
    const { input, faults } = read(oil, { ...oil, ...part })
    expect(input?.cartons).toHaveLength(1)
    expect([...faults]).toEqual([[1, fault]])
  })
})

test('a pallet that is half described is not planned with', () => {
  const { input } = read(oil)
  if (!input) throw new Error('nothing is planned')
  const pallet = { length_mm: 1219, width_mm: 1016, height_mm: 145, kg: 17, safe_load_kg: 1000 }
  const form = writePlannerForm('', { ...input, pallet }, emptyForm)
  expect(readPlanner(form).input?.pallet).toEqual(pallet)
  const terms = { ...form.terms, ownPallet: { ...pallet, width_mm: null } }
  expect(readPlanner({ ...form, terms })).toMatchObject({ input: undefined, fault: cartonMessages.palletFaulty })
})

test.each<[Partial<CartonForm>, string]>([
  [{ width: null }, cartonMessages.missing.width_mm],
  [{ width: -5 }, cartonMessages.wrong.width_mm],
  [{ height: 0 }, cartonMessages.wrong.height_mm],
  [{ weight: Number.NaN }, cartonMessages.wrong.gross_kg],
  [{ count: Number.NaN }, cartonMessages.wrong.quantity],
])('%o is told as what it is: missing, or wrong', (part, fault) => {
  expect([...read({ ...oil, ...part }).faults]).toEqual([[0, fault]])
})
