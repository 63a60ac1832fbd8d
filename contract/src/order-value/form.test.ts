import { expect, test } from 'vitest'
import { findStepFaults, type OrderValueForm, readOrderValue, writeOrderValue } from './form.ts'

const sound: OrderValueForm = {
  currency: 'USD',
  steps: [
    { from: 1000.5, percent: 0.01 },
    { from: 5000, percent: 3.25 },
    { from: 20_000, percent: 99.99 },
  ],
}

test('what is sound has no faults and comes back as it was', () => {
  expect(findStepFaults(sound)).toEqual({})
  expect(readOrderValue(sound).steps[1]).toEqual({ from: 500_000, share: 325 })
  expect(writeOrderValue(readOrderValue(sound))).toEqual(sound)
  expect(findStepFaults({ currency: 'EUR', steps: [] })).toEqual({})
})

const [first = { from: 1, percent: 1 }, second = first, third = first] = sound.steps

test.each<[string, Partial<OrderValueForm>]>([
  ['steps', { steps: [first, second, third, { from: 30_000, percent: 99.995 }] }],
  ['steps.0.from', { steps: [{ ...first, from: 0 }] }],
  ['steps.0.from', { steps: [{ ...first, from: -5 }] }],
  ['steps.0.from', { steps: [{ ...first, from: Number.NaN }] }],
  ['steps.0.from', { steps: [{ ...first, from: 10.005 }] }],
  ['steps.0.from', { currency: 'JPY', steps: [first] }],
  ['steps.0.from', { steps: [{ ...first, from: 1e14 }] }],
  ['steps.1.from', { steps: [first, { ...second, from: 1000.5 }] }],
  ['steps.0.percent', { steps: [{ ...first, percent: 0 }] }],
  ['steps.0.percent', { steps: [{ ...first, percent: 100 }] }],
  ['steps.0.percent', { steps: [{ ...first, percent: 2.125 }] }],
  ['steps.0.percent', { steps: [{ ...first, percent: Number.NaN }] }],
  ['steps.1.percent', { steps: [{ ...first, percent: 3.25 }, second] }],
])('a fault is told at %s of %j', (field, change) => {
  expect(Object.keys(findStepFaults({ ...sound, ...change }))).toContain(field)
})
