import { expect, test } from 'vitest'
import { emptyForm, type ProductForm } from './form.ts'
import { emptyLine } from './price-lines.ts'
import { freshenForm, refuseTemplateName, templateForm } from './template-rules.ts'

const form: ProductForm = {
  ...emptyForm('PT'),
  name: 'Lamp',
  body: '<p>Bright</p>',
  state: 'published',
  categories: [1, 2],
  options: [{ name: 'Color', values: ['Red'] }],
  terms: [{ ...emptyLine(), price: 9, sku: 'L-1', availableQty: 7 }],
  variants: [{ options: { Color: 'Red' }, weightValue: 2, images: [3] }],
  images: [{ imageId: 3, alt: 'A lamp' }],
  documents: [4, 5].map((fileId) => ({ fileId, kind: 'manual', title: 'Manual', language: null, validUntil: null })),
  links: [6, 7].map((productId) => ({ kind: 'related', productId })),
}

test('a template keeps what the next product has in common with this one', () => {
  expect(templateForm(form)).toMatchObject({
    name: '',
    state: 'draft',
    body: '<p>Bright</p>',
    images: [],
    variants: [{ weightValue: 2, images: [] }],
    terms: [{ price: 9, sku: null, availableQty: 0 }],
  })
})

test('what is gone since is left out, and what forms have learnt since begins empty', () => {
  const { video: _, ...older } = templateForm(form)
  const fresh = freshenForm(older, { categories: new Set([2]), files: new Set([5]), products: new Set([6]) })
  expect(fresh.categories).toEqual([2])
  expect(fresh.documents?.map(({ fileId }) => fileId)).toEqual([5])
  expect(fresh.links?.map(({ productId }) => productId)).toEqual([6])
  expect(fresh.video).toBeNull()
})

test('a template has a name of 2 to 100 characters', () => {
  expect(
    ['', ' a ', 'ab', 'x'.repeat(100), 'x'.repeat(101)].map((name) => refuseTemplateName(name) === undefined),
  ).toEqual([false, false, true, true, false])
})
