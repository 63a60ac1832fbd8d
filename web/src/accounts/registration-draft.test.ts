import { refuseRegistration } from '@fairquay/contract/accounts/rules.ts'
import { expect, test } from 'vitest'
import { emptyDraft, type RegistrationDraft, readDraft, toRegistration } from './registration-draft.ts'

const draft: RegistrationDraft = {
  fields: {
    first_name: 'Ann',
    last_name: 'Lee',
    email: 'ann@company.com',
    'company.name': 'Lee Imports',
    'company.country': 'IT',
  },
  terms: true,
  sentTo: '',
}

test('what was kept is read back', () => {
  expect(readDraft(structuredClone(draft))).toEqual(draft)
})

test('what has not the shape of a draft is left out', () => {
  expect(readDraft(null)).toEqual(emptyDraft)
  expect(readDraft({ fields: null })).toEqual(emptyDraft)
  expect(readDraft([1])).toEqual(emptyDraft)
  const odd = { fields: { first_name: 'Ann', last_name: 5, password: 'secret' }, terms: 'yes', sentTo: null }
  expect(readDraft(odd)).toEqual({
    ...emptyDraft,
    fields: { ...emptyDraft.fields, first_name: 'Ann' },
  })
})

test('a whole draft is a form the server takes', () => {
  const form = toRegistration(draft, 'seller', 'seven slow barges')
  expect(form).toMatchObject({ type: 'seller', company: { country: 'IT' } })
  expect(refuseRegistration(form)).toEqual({})
})
