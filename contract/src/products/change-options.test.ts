import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyDraft } from '../catalogue/draft.ts'
import { findDraftFaults } from '../catalogue/draft-rules.ts'
import { changeOption, keepPictures, removeOption, type WithOptions } from './change-options.ts'
import { toProductDraft, toProductForm } from './form.ts'
import { addMissingLines, emptyLine, listCombinations } from './price-lines.ts'

const size = { name: 'Size', values: ['S', 'L'] }
const colour = { name: 'Colour', values: ['Red', 'Blue', 'Green'] }
const barcode = '4006381333931'
const form: WithOptions = {
  options: [size, colour],
  terms: addMissingLines({
    options: [size, colour],
    terms: [{ ...emptyLine(), price: 10, options: { Size: 'S', Colour: 'Red' } }],
  }),
  variants: [
    { options: { Size: 'S', Colour: 'Red' }, barcode, barcodeType: 'EAN-13' },
    { options: { Colour: 'Blue' }, weightValue: 2 },
    { options: { Size: 'L', Colour: 'Blue' }, weightValue: 3 },
  ],
}
const faultsOf = (part: WithOptions) =>
  findDraftFaults(toProductDraft({ ...toProductForm(emptyDraft('Olive oil', 'PT')), ...part }))

describe('changing options', () => {
  it('renames them in every line and in what variants say', () => {
    const renamed = changeOption(changeOption(form, 0, { name: 'Bottle' }), 1, { rename: 'Red', to: 'Crimson' })
    expect(faultsOf(renamed)).toEqual({})
    expect(renamed.terms[0]?.options).toEqual({ Bottle: 'S', Colour: 'Crimson' })
    expect(renamed.variants).toEqual([
      { ...form.variants?.[0], options: { Bottle: 'S', Colour: 'Crimson' } },
      form.variants?.[1],
      { ...form.variants?.[2], options: { Bottle: 'L', Colour: 'Blue' } },
    ])
  })

  it('takes lines and variants of a value along when it goes, and no others', () => {
    const left = changeOption(form, 1, { values: ['Red', 'Green'] })
    expect([left.terms.length, left.variants?.length]).toEqual([4, 1])
    expect(faultsOf(left)).toEqual({})
  })

  it('makes one of the lines and variants that differed only in an option that goes', () => {
    const left = removeOption(form, 1)
    expect(left.terms.map(({ options }) => options)).toEqual([{ Size: 'S' }, { Size: 'L' }])
    expect(left.variants).toEqual([
      { ...form.variants?.[0], options: { Size: 'S' } },
      { options: { Size: 'L' }, weightValue: 3 },
    ])
    expect(faultsOf(left)).toEqual({})
    expect(removeOption(left, 0).variants).toEqual([])
  })

  it('leaves a combination one article number, the first, where its tiers come of two', () => {
    const line = { ...emptyLine(), price: 1 }
    const left = removeOption(
      {
        options: [size],
        terms: [
          { ...line, options: { Size: 'S' }, maxQty: 9, sku: 'A' },
          { ...line, options: { Size: 'L' }, minQty: 10, sku: 'B' },
        ],
      },
      0,
    )
    expect(left.terms.map(({ sku }) => sku)).toEqual(['A', 'A'])
    expect('variants' in left).toBe(false)
  })

  it('never loses or breaks anything by names alone, whatever is renamed', () => {
    const names = fc.uniqueArray(fc.constantFrom('Bottle', 'Tint', 'A b', '  x'), { minLength: 1, maxLength: 3 })
    const steps = fc.array(fc.record({ at: fc.nat(1), name: names, isValue: fc.boolean(), place: fc.nat(2) }))
    fc.assert(
      fc.property(steps, (all) => {
        let now = form
        for (const { at, name, isValue, place } of all) {
          const to = `${name.join(' ')} ${at} ${place}`
          const from = now.options[at]?.values[place]
          const isTaken = now.options.some((option) => option.name === to || option.values.includes(to))
          if (isTaken || (isValue && from === undefined)) continue
          now = changeOption(now, at, isValue ? { rename: from ?? '', to } : { name: to })
        }
        expect([now.terms.length, now.variants?.length]).toEqual([6, 3])
        expect(faultsOf(now)).toEqual({})
        expect(listCombinations(now.options)).toHaveLength(6)
      }),
      { numRuns: 40 },
    )
  })
})

it('a picture that goes goes from the variants that showed it', () => {
  const images = [{ imageId: 2, alt: '' }]
  const variants = [{ options: { Size: 'S' }, images: [1, 2] }, { options: { Size: 'L' } }]
  expect(keepPictures({ variants }, images).variants?.map((one) => one.images)).toEqual([[2], []])
  expect(keepPictures({}, images)).toEqual({})
})
