import { findCodeFaults } from '@fairquay/contract/catalogue/code-rules.ts'
import { findDraftFaults } from '@fairquay/contract/catalogue/draft-rules.ts'
import { expect, test } from 'vitest'
import { toDraft } from '../to-draft.ts'
import { products } from './marketplace.ts'

const keys = { brandName: (key: string) => key, familyName: (key: string) => key, subIndustryId: () => 1 }
const drafts = products.map((product, at) => toDraft(product, [1, 2, 3, 4, 5, 6, 7, 8], at, keys))
const variants = drafts.flatMap((draft) => draft.variants ?? [])

test('variants have codes, weights and pictures of their own, and nothing is wrong with them', () => {
  const faults = drafts.flatMap((draft) =>
    draft.variants ? Object.entries({ ...findDraftFaults(draft), ...findCodeFaults(draft) }) : [],
  )
  expect(faults).toEqual([])
  expect(variants.filter(({ barcode }) => barcode !== null).length).toBeGreaterThan(40)
  expect(variants.filter(({ weightValue }) => weightValue !== null).length).toBeGreaterThan(3)
  expect(variants.filter(({ images }) => images.length > 0).length).toBeGreaterThan(10)
})

test('no code stands for two goods', () => {
  const codes = [...variants, ...drafts.map(({ data }) => data)].flatMap(({ barcode }) => barcode ?? [])
  expect(new Set(codes).size).toBe(codes.length)
})
