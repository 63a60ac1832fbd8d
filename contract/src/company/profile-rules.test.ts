import { expect, test } from 'vitest'
import { isBannerImage, readPictureName } from './banner-rules.ts'
import type { BranchForm, CompanyForm } from './form.ts'
import { profileFaults as say } from './profile-messages.ts'
import { findProfileFaults, rateProfile, tidyProfile } from './profile-rules.ts'

const today = '2026-11-20'
const branch: BranchForm = {
  id: null,
  kind: 'warehouse',
  name: 'Store',
  code: '',
  country: 'PT',
  city: 'Porto',
  address: '',
  zip: '',
  lat: null,
  lng: null,
  isPrimary: false,
}
const sound: CompanyForm = {
  name: 'Oil House',
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
  currency: '',
  country: 'PT',
  city: 'Porto',
  address: 'Rua Nova 1',
  zip: '',
  lat: null,
  lng: null,
  branches: [branch],
}

test.each<[string, Partial<CompanyForm>, string, string]>([
  ['no name', { name: ' ' }, 'name', say.required],
  ['a script as website', { website: 'javascript:alert(1)' }, 'website', 'Please enter a web address'],
  ['another protocol', { website: 'ftp://oil.test' }, 'website', 'Please enter a web address'],
  ['no address', { address: ' ' }, 'address', say.required],
  ['a country nobody knows', { country: 'XX' }, 'country', say.country],
  ['a currency nobody trades in', { currency: 'XXX' }, 'currency', say.currency],
  ['an export country nobody knows', { exportCountries: ['IT', 'XX'] }, 'exportCountries', say.exportCountry],
  ['an export country twice', { exportCountries: ['IT', 'IT'] }, 'exportCountries', say.twice],
  ['the future', { establishedOn: '2026-11-21' }, 'establishedOn', say.dateAhead],
  ['a day that was not', { establishedOn: '2026-02-30' }, 'establishedOn', say.date],
  ['half a point', { lat: 41 }, 'lat', say.point],
  ['a point beyond the pole', { lat: 91, lng: 0 }, 'lat', say.point],
  ['more than everything', { exportPercent: 101 }, 'exportPercent', say.percent],
  ['less than nobody', { employees: -1 }, 'employees', say.whole],
  ['a brand in two spellings', { brands: ['Olio', 'OLIO '] }, 'brands', say.twice],
  ['a place without a name', { branches: [{ ...branch, name: '' }] }, 'branches.0.name', say.required],
  [
    'two primary places',
    { branches: [branch, { ...branch, isPrimary: true }, { ...branch, isPrimary: true }] },
    'branches',
    say.onePrimary,
  ],
])('%s is refused where it stands', (_what, change, field, sentence) => {
  const faults = findProfileFaults({ ...sound, ...change }, today)
  expect(Object.keys(faults)).toEqual([field])
  expect(faults[field]).toContain(sentence)
})

test('a plain profile and one with everything are sound', () => {
  expect(findProfileFaults(sound, today)).toEqual({})
  const full = { ...sound, establishedOn: today, lat: 41.15, lng: -8.61, website: 'oil.test', email: 'a@oil.test' }
  expect(findProfileFaults(full, today)).toEqual({})
})

test('what is stored has no blanks around it, and the website is the address that was meant', () => {
  const tidy = tidyProfile({
    ...sound,
    name: ' Oil House ',
    website: ' Oil.test/a ',
    branches: [{ ...branch, city: ' Faro ' }],
  })
  expect([tidy.name, tidy.website, tidy.branches[0]?.city]).toEqual(['Oil House', 'https://Oil.test/a', 'Faro'])
})

test('completeness counts what a company of that kind has, from nothing to all', () => {
  const seller = rateProfile(sound, 'seller')
  expect(seller.percent).toBe(0)
  expect(rateProfile(sound, 'buyer').parts.length).toBeLessThan(seller.parts.length)
  const done = rateProfile(
    { ...sound, zip: '4000', website: 'https://oil.test', email: 'a@oil.test', taxNumber: '1' },
    'buyer',
  )
  expect(done.parts.filter(({ isDone }) => !isDone).map(({ field }) => field)).toEqual(['description'])
})

test.each([
  ['/files/0123456789abcdef0123456789abcdef.webp', '0123456789abcdef0123456789abcdef'],
  ['/files/0123456789abcdef0123456789abcdef-medium.webp', '0123456789abcdef0123456789abcdef'],
  ['https://market.test/files/0123456789abcdef0123456789abcdef-preview.webp', '0123456789abcdef0123456789abcdef'],
  ['https://elsewhere.test/picture.webp', undefined],
  ['/files/../../etc/passwd', undefined],
  ['javascript:alert(1)', undefined],
])('the picture stored under %s is %s', (path, name) => {
  expect(readPictureName(path)).toBe(name)
})

test('a banner is a picture that can be stored', () => {
  const taken = ['image/png', 'image/jpeg', 'image/jpg', 'image/webp', 'image/avif']
  expect(taken.filter((type) => isBannerImage({ type }))).toEqual(taken)
  expect(['image/gif', 'image/svg+xml', ''].filter((type) => isBannerImage({ type }))).toEqual([])
})
