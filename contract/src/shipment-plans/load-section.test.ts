import { expect, test } from 'vitest'
import { loadCalls } from '../documentation/examples/loads.ts'
import { writeLoadSection } from './load-section.ts'

const { answer } = loadCalls.planShipmentLoad

test('a document tells equal pallets once', () => {
  const section = writeLoadSection(answer.input, answer)
  expect(section.summary).toBe('5 pallets · 2.5 t · 6.7 m³ · 14 % of a trailer of 13.6 m')
  expect(section.rows).toEqual([
    ['Pallets 1–4', '48 × Olive oil, 0.5 l in 6 layers', '1,644 mm', '601 kg'],
    ['Pallet 5', '8 × Olive oil, 0.5 l in 1 layer', '394 mm', '121 kg'],
  ])
  expect(section.warnings).toEqual(['40 more cartons of Olive oil, 0.5 l (960 units) fill the pallet.'])
})

test('goods without pallets are told by the unit they lie in', () => {
  const [trailer] = answer.units
  const plan = { ...answer, pallets: [], units: [{ ...trailer, type: '20DC', stacks: undefined, build: 0 } as never] }
  expect(writeLoadSection(answer.input, plan).rows).toEqual([
    ['1 · 20′ container', '1 × Olive oil, 0.5 l', '', '2.5 t'],
  ])
})
