import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyDraft, plainTerm } from '../catalogue/draft.ts'
import { findConflicts, findDifferences, mergeForms } from './compare-forms.ts'
import { type ProductForm, toProductForm } from './form.ts'

const base = toProductForm({ ...emptyDraft('Olive oil', 'PT'), tags: ['oil'], terms: [plainTerm(10)] })
const change = (part: Partial<ProductForm>, data: Partial<ProductForm['data']> = {}): ProductForm => ({
  ...base,
  ...part,
  data: { ...base.data, ...data },
})

describe('two people at one product', () => {
  it('differ in what they changed', () => {
    expect(findDifferences(base, change({ name: 'Oil' }, { hts: '150910' }))).toEqual(['name', 'data.hts'])
    expect(findDifferences(base, { ...base, terms: base.terms.map((term) => ({ ...term })) })).toEqual([])
  })

  it('have to choose only what both changed to something else', () => {
    const mine = change({ name: 'Oil', tags: ['new'] }, { hts: '150910' })
    const theirs = change({ name: 'Olive oil, 1 l', tags: ['new'] }, { width: 8 })
    expect(findConflicts(base, mine, theirs)).toEqual(['name'])
  })

  it('both keep their changes; of what both changed, mine stays unless theirs is taken', () => {
    const mine = change({ name: 'Oil', brand: 'Quinta' }, { hts: '150910' })
    const theirs = change({ name: 'Olive oil, 1 l', country: 'IT' }, { width: 8 })
    const kept = mergeForms({ base, mine, theirs }, new Set())
    expect(kept).toEqual(change({ name: 'Oil', brand: 'Quinta', country: 'IT' }, { hts: '150910', width: 8 }))
    expect(mergeForms({ base, mine, theirs }, new Set(['name'] as const)).name).toBe('Olive oil, 1 l')
  })

  it('lose nothing that only one of them changed, whatever it was', () => {
    const some = fc.record({ name: fc.string(), position: fc.nat(), tags: fc.array(fc.string()), hts: fc.string() })
    const part = fc.constantFrom('name', 'position', 'tags', 'hts' as const)
    const apply = (values: { name: string; position: number; tags: string[]; hts: string }, parts: string[]) => {
      const { hts, ...rest } = values
      const chosen = Object.fromEntries(Object.entries(rest).filter(([key]) => parts.includes(key)))
      return change(chosen, parts.includes('hts') ? { hts } : {})
    }
    fc.assert(
      fc.property(some, some, fc.uniqueArray(part), fc.uniqueArray(part), (a, b, byMe, byThem) => {
        const onlyThem = byThem.filter((one) => !byMe.includes(one))
        const [mine, theirs] = [apply(a, byMe), apply(b, onlyThem)]
        const merged = mergeForms({ base, mine, theirs }, new Set())
        expect(findDifferences(merged, mine).sort()).toEqual(findDifferences(base, theirs).sort())
      }),
    )
  })
})

it('what variants say counts as changed where nothing was said before, and saying nothing does not', () => {
  const variants = [{ options: { Size: 'L' }, weightValue: 2 }]
  expect(findDifferences(base, change({ variants }))).toEqual(['variants'])
  expect(findDifferences(change({ variants }), base)).toEqual(['variants'])
  expect(findDifferences(base, change({ variants: [] }))).toEqual([])
  expect(mergeForms({ base, mine: base, theirs: change({ variants }) }, new Set()).variants).toEqual(variants)
})
