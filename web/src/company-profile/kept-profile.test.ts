import type { CompanyForm } from '@fairquay/contract/company/form.ts'
import { expect, test } from 'vitest'
import { makeDevice } from '../forms/device-for-tests.ts'
import { type KeptProfile, keptProfile, openProfile } from './kept-profile.ts'
import type { StoredCompany } from './profile-query.ts'

const place = { country: 'PT', city: 'Porto', address: 'Rua do Cais 4', zip: '4050-001', lat: null, lng: null }
const form: CompanyForm = {
  ...place,
  name: 'Douro Oils',
  description: '',
  logoImageId: null,
  gallery: [],
  certificates: [],
  brands: [],
  industries: [],
  exportCountries: [],
  establishedOn: '',
  employees: null,
  ownership: '',
  turnover: null,
  exportPercent: null,
  website: '',
  email: '',
  registrationNumber: '',
  taxNumber: '',
  currency: 'EUR',
  branches: [],
}
const addresses = { preview: '/a', medium: '/b', original: '/c' }
const stored = { id: 7, version: 3, form, images: [{ id: 1, ...addresses }] } as unknown as StoredCompany
const typed: CompanyForm = {
  ...form,
  description: 'Oil of our own trees.',
  gallery: [{ imageId: 2, title: 'The press' }],
  branches: [{ ...place, id: null, kind: 'warehouse', name: 'Harbour store', code: '', isPrimary: false }],
}
const kept: KeptProfile = { form: typed, base: form, version: 3, pictures: [[2, addresses]] }

test('what was typed and not saved is there after a reload, with its pictures', () => {
  const tab = makeDevice().openTab()
  tab.keeper.open(keptProfile(7), 1).keep(kept)
  const again = openProfile(stored, tab.reload().keeper.open(keptProfile(7), 1).getState().value)
  expect(again.form).toEqual(typed)
  expect(again.stored).toEqual(stored)
  expect([...again.pictures.keys()]).toEqual([1, 2])
})

test('it stands over what it was typed over, so that saving it tells of what others saved meanwhile', () => {
  const theirs = { ...stored, version: 4, form: { ...form, ownership: 'Cooperative' } }
  expect(openProfile(theirs, kept).stored).toEqual({ ...theirs, version: 3, form })
})

test('what was saved after all is no draft', () => {
  const saved = { ...stored, version: 4, form: typed }
  expect(openProfile(saved, kept).stored).toBe(saved)
})

test('what another page wrote is not read', () => {
  const tab = makeDevice().openTab()
  tab.stored.set('fairquay:1:company-7:1', JSON.stringify({ state: { value: { ...kept, form: { name: 'Douro' } } } }))
  expect(tab.keeper.open(keptProfile(7), 1).getState().value).toBeNull()
})
