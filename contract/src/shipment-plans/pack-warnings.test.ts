import { describe, expect, test } from 'vitest'
import { emptyDraft, type PackagingDraft, plainPack } from '../catalogue/draft.ts'
import { describeLoadWarning, describePackWarning } from './pack-advice.ts'
import { findLoadWarnings, findPackWarnings } from './pack-warnings.ts'

/** 0.03 m³, 8 kg, 267 kg a cubic metre. */
const carton: PackagingDraft = {
  ...plainPack('Carton'),
  ...{ unitsPerPack: 6, weightValue: 8, width: 30, height: 25, depth: 40 },
}
/** Three of them take 0.021 m³ and weigh 7.5 kg. */
const box: PackagingDraft = {
  ...plainPack('Box'),
  ...{ level: 'inner', unitsPerPack: 2, weightValue: 2.5, width: 20, height: 25, depth: 14 },
}

function warn(packaging: PackagingDraft[], weightValue: number | null = null): string[] {
  const data = { ...emptyDraft('', 'PT').data, weightValue }
  const names = { product: 'Paint', packs: packaging.length }
  return findPackWarnings({ packaging, data }).map((warning) => describePackWarning(warning, names).text)
}

test.each<[string, PackagingDraft[], number | null]>([
  ['nothing is described', [plainPack('Carton')], 2],
  ['a carton is as it should be', [carton], null],
  ['the volume is that of the sides but for rounding', [{ ...carton, volumeValue: 0.031 }], null],
  ['litres are that volume too', [{ ...carton, volumeValue: 30, volumeUnit: 'l' }], null],
  ['one person can lift it', [{ ...carton, weightValue: 25 }], null],
  ['units weigh what the pack does', [carton], 1.33],
  ['boxes go into the carton', [box, carton], 1.2],
  ['a pallet is heavy', [{ ...carton, level: 'pallet', weightValue: 80 }], null],
])('no word where %s', (_, packaging, unitWeight) => {
  expect(warn(packaging, unitWeight)).toEqual([])
})

test.each<[string, PackagingDraft[], number | null, string]>([
  [
    'a volume that is not that of the sides',
    [{ ...carton, volumeValue: 0.04 }],
    null,
    'A carton of Paint is said to take 0.04 m³, but its sides make 0.03 m³. The plan goes by the sides: check both.',
  ],
  [
    'more than one person lifts',
    [{ ...carton, weightValue: 40 }],
    null,
    'A carton of Paint weighs 40 kg, more than one person should lift (25 kg). Pack less into one, or plan for two people or a lifting aid.',
  ],
  [
    'more than two people lift, of several packs',
    [{ ...carton, weightValue: 60_000, weightUnit: 'g' }, { ...box }],
    null,
    'A carton of Paint (Pack 1) weighs 60 kg, more than two people should lift (50 kg). Pack less into one, or plan for a lifting aid.',
  ],
  [
    'units that weigh more than the pack',
    [carton],
    2,
    'Pack 1 weighs 8 kg with its contents, but 6 × 2 kg make 12 kg. Check its weight and units, and the weight of one (Measures and codes).',
  ],
  [
    'inner packs that take more room',
    [{ ...box, height: 50 }, carton],
    null,
    'Pack 2 holds 3 × Pack 1 by its units, but those take 0.042 m³ and its sides make 0.03 m³. Check the sides and the units of both.',
  ],
  [
    'inner packs that weigh more',
    [{ ...box, weightValue: 4 }, carton],
    null,
    'Pack 2 holds 3 × Pack 1 by its units, but those weigh 12 kg and it weighs 8 kg with them. Check the weights and the units of both.',
  ],
  [
    'cartons in a pallet alike',
    [carton, { ...carton, level: 'pallet', unitsPerPack: 600, weightValue: 500, width: 80, height: 500, depth: 120 }],
    null,
    'Pack 2 holds 100 × Pack 1 by its units, but those weigh 800 kg and it weighs 500 kg with them. Check the weights and the units of both.',
  ],
  [
    'sides in millimetres that are meant in centimetres',
    [{ ...carton, dimensionUnit: 'mm' }],
    null,
    'Pack 1 weighs 266,667 kg a cubic metre, more than stone. Perhaps its sides are meant in a larger unit, or its weight in a smaller one.',
  ],
  [
    'a volume beside such sides',
    [{ ...carton, dimensionUnit: 'mm', volumeValue: 0.03 }],
    null,
    'A carton of Paint is said to take 0.03 m³, but its sides make 0.00003 m³. The plan goes by the sides: check both.',
  ],
  [
    'grams that are meant as kilograms',
    [{ ...carton, weightUnit: 'g' }],
    null,
    'Pack 1 weighs 0.3 kg a cubic metre, hardly more than air. Perhaps its sides are meant in a smaller unit, or its weight in a larger one.',
  ],
])('a word of %s', (_, packaging, unitWeight, text) => {
  expect(warn(packaging, unitWeight)).toContain(text)
})

describe('of how a carton loads', () => {
  const pallet = { cartons: 48, cartons_by_room: 48 }
  const units = [{ type: '20DC' }, { type: '40DC' }, { type: 'trailer' }]
  const told = (...[at, loads, safe]: Parameters<typeof findLoadWarnings>) =>
    findLoadWarnings(at, loads, safe).map((warning) => describeLoadWarning(warning, { product: ' ', packs: 1 }))

  test('nothing is said where it fits', () => {
    expect(told(0, { pallet, units }, 1500)).toEqual([])
  })

  test('no pallet, no container, or no more weight', () => {
    expect(told(0, { units }, 1500)).toMatchObject([
      { weight: 'problem', text: expect.stringContaining('1 carton of these goods fits on no pallet') },
    ])
    expect(told(0, { units: [{ type: 'trailer' }] }, 1500)).toMatchObject([
      { weight: 'problem', text: expect.stringContaining('1 carton of these goods fits into no container') },
    ])
    expect(told(0, { pallet: { ...pallet, cartons: 40 }, units }, 1500)).toMatchObject([
      { weight: 'advice', text: expect.stringContaining('carries 40 of the 48 cartons') },
    ])
  })
})
