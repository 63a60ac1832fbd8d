import { expect, test } from 'vitest'
import { type PackagingDraft, plainPack } from '../catalogue/draft.ts'
import { findPack } from '../trade/load.ts'
import { findLoadingPack, findMissingMeasures } from './loading-pack.ts'
import { presentPackaging } from './preview.ts'

const carton: PackagingDraft = {
  ...plainPack('Carton'),
  ...{ unitsPerPack: 6, weightValue: 8, width: 30, height: 25, depth: 40 },
}
const box: PackagingDraft = { ...carton, level: 'inner', unitsPerPack: 1, weightValue: 1 }
const pallet: PackagingDraft = { ...carton, level: 'pallet', unitsPerPack: 288, weightValue: 400 }

test.each([
  ['the shipping pack, wherever it stands', [pallet, box, carton], 2],
  ['the inner pack where no shipping pack is described fully', [{ ...carton, height: null }, box, pallet], 1],
  ['the pallet where nothing else is', [pallet, { ...box, weightValue: 0 }], 0],
  ['none', [{ ...carton, depth: null }], undefined],
])('goods are planned in %s', (_, packaging, at) => {
  const found = findLoadingPack({ packaging })
  expect(found?.at).toBe(at)
  expect(found?.pack).toEqual(findPack(presentPackaging({ packaging })))
})

test.each([
  [[], []],
  [[plainPack('Carton')], ['unitsPerPack', 'width', 'height', 'depth', 'weightValue']],
  [[plainPack('Carton'), { ...box, depth: null }], ['depth']],
  [[{ ...carton, weightValue: 0 }], ['weightValue']],
])('of packs %j what is missing is %j', (packaging, missing) => {
  expect(findMissingMeasures({ packaging })).toEqual(missing)
})
