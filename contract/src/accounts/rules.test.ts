import { expect, test } from 'vitest'
import {
  normaliseDialCode,
  normaliseWebsite,
  refuseCompanyName,
  refuseDialCode,
  refuseEmail,
  refusePhone,
  refuseWebsite,
} from '../contact-rules.ts'
import { accountMessages as messages } from './messages.ts'
import { type Registration, ratePassword, refuseNewcomer, refusePassword, refuseRegistration } from './rules.ts'

const form = {
  type: 'buyer',
  first_name: 'Ann',
  last_name: 'Lee',
  email: 'ann@company.com',
  password: 'a long enough one',
  phone_code: '+39',
  phone: '02 1234 567',
  terms: true,
  company: {
    name: 'Lee Imports',
    country: 'IT',
    city: 'Milano',
    address: 'Via Roma 1',
    website: '',
    registration_number: '',
    tax_number: '',
  },
} satisfies Registration

test('a whole form may be sent, with the optional fields empty', () => {
  expect(refuseRegistration(form)).toEqual({})
})

test('name, address, password, company and country are enough', () => {
  const { phone_code: _, phone: __, ...person } = form
  expect(refuseRegistration({ ...person, company: { name: 'Lee Imports', country: 'IT' } })).toEqual({})
})

test('every missing field is named at once', () => {
  const empty = {
    ...form,
    first_name: ' ',
    last_name: '',
    email: '',
    password: '',
    phone_code: '',
    phone: '12',
    terms: false,
    company: { ...form.company, name: '', country: '', city: ' ', address: '', website: 'x' },
  }
  expect(Object.keys(refuseRegistration(empty)).sort()).toEqual(
    [
      'company.country',
      'company.name',
      'company.website',
      'email',
      'first_name',
      'last_name',
      'password',
      'phone',
      'phone_code',
      'terms',
    ].sort(),
  )
})

test.each(['ann@company.com', ' ann@company.com ', "o'neil+trade@sub.company.co.uk", 'ü@bücher.de'])(
  '%s is an address',
  (email) => {
    expect(refuseEmail(email)).toBeUndefined()
  },
)

test.each([
  'ann',
  'ann@',
  '@company.com',
  'ann@company',
  'ann@company..com',
  'ann@.com',
  'ann@company.c',
  'a b@company.com',
  'ann@company.com\nBcc: x@y.zz',
  'an\u0007n@company.com',
  '<ann@company.com>',
  'a@b@c.com',
  `${'a'.repeat(65)}@company.com`,
  `a@${'b'.repeat(260)}.com`,
  `${'a.'.repeat(200_000)}@x`,
])('%s is no address', (email) => {
  expect(refuseEmail(email)).toBe(messages.emailShape)
})

test('a password has 8 to 128 characters', () => {
  expect(refusePassword('1234567')).toBe(messages.passwordLength)
  expect(refusePassword('12345678')).toBeUndefined()
  expect(refusePassword('wxyz'.repeat(32))).toBeUndefined()
  expect(refusePassword(`${'wxyz'.repeat(32)}!`)).toBe(messages.passwordLength)
})

test.each([
  ['aaaaaaaa', messages.passwordRepeats],
  ['AaAaAaAaAa', messages.passwordRepeats],
  ['........', messages.passwordRepeats],
  ['😀😀😀😀', messages.passwordRepeats],
  ['abababab', messages.passwordRepeats],
  ['abcabcabc', messages.passwordRepeats],
  ['a a a a a', messages.passwordRepeats],
  ['       a', messages.passwordRepeats],
  [`x${'x'.repeat(127)}`, messages.passwordRepeats],
  ['        ', messages.passwordSpaces],
  ['\u00a0\u3000\t \u00a0\u3000\t ', messages.passwordSpaces],
  ['ann.lee@imports.test', messages.passwordEmail],
  ['  Ann.Lee@Imports.TEST ', messages.passwordEmail],
  ['ANN.LEE@', undefined],
  ['anna.lee', undefined],
  ['imports.test', messages.passwordEmail],
  ['ann.lee@imports.test!', undefined],
  ['abcdabcd', undefined],
  ['correct horse', undefined],
  ['日本語の合言葉です', undefined],
])('%j as a password of Ann.Lee@imports.test: %s', (password, sentence) => {
  expect(refusePassword(password, ' Ann.Lee@imports.test ')).toBe(sentence)
})

test('the name before the @ is no password either, and without an address nothing is compared', () => {
  expect(refusePassword('ANN-MARIE.LEE', 'ann-marie.lee@imports.test')).toBe(messages.passwordEmail)
  expect(refusePassword('ann.lee@imports.test')).toBeUndefined()
  expect(refusePassword('ann.lee@imports.test', '')).toBeUndefined()
})

test('both forms that choose a password compare it with the address it is for', () => {
  const password = 'Ann@Company.com'
  const { first_name, last_name, phone_code, phone } = form
  const newcomer = { first_name, last_name, phone_code, phone, password }
  expect(refuseRegistration({ ...form, password })).toEqual({ password: messages.passwordEmail })
  expect(refuseNewcomer(newcomer, form.email)).toEqual({ password: messages.passwordEmail })
  expect(refuseNewcomer(newcomer, 'bob@company.com')).toEqual({})
  expect(refuseNewcomer({ first_name, last_name, password }, 'bob@company.com')).toEqual({})
})

test.each([
  ['+1', true],
  ['44', true],
  ['+1-684', true],
  ['1 684', true],
  ['', false],
  ['+', false],
  ['abc', false],
  ['+12345', false],
  ['+1-6841', false],
  ['+1--68', false],
])('%s as a dial code: %s', (code, isFine) => {
  expect(refuseDialCode(code) === undefined).toBe(isFine)
})

test.each([
  ['02 1234-567', undefined],
  ['(555) 123 4567', undefined],
  ['', messages.required],
  ['1234', messages.phoneShape],
  ['12345678901234567', messages.phoneShape],
  ['call me', messages.phoneShape],
])('%s as a phone number', (phone, sentence) => {
  expect(refusePhone(phone)).toBe(sentence)
})

test.each([
  ['', undefined],
  ['https://company.com', undefined],
  ['http://company.com/x', undefined],
  ['company.com', undefined],
  ['HTTPS://Company.com', undefined],
  ['https:company.com', messages.websiteShape],
  ['https://', messages.websiteShape],
  ['https://a b.com', messages.websiteShape],
  ['company', messages.websiteShape],
  ['javascript:alert(1)', messages.websiteShape],
  ['ftp://company.com', messages.websiteShape],
])('%s as a website', (website, sentence) => {
  expect(refuseWebsite(website)).toBe(sentence)
})

test.each([
  ['company.com', 'https://company.com'],
  ['www.company.co.uk/trade', 'https://www.company.co.uk/trade'],
  [' HTTP://Company.com ', 'http://Company.com'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('%s is kept as %s', (typed, kept) => {
  expect(normaliseWebsite(typed)).toBe(kept)
})

test.each([
  ['1 684', '+1-684'],
  ['+39', '+39'],
  [' 44 ', '+44'],
])('the dial code %s is kept as %s', (typed, kept) => {
  expect(normaliseDialCode(typed)).toBe(kept)
  expect(refuseDialCode(kept)).toBeUndefined()
  // What the database has room for.
  expect(kept.length).toBeLessThanOrEqual(8)
})

test('a company has a name of two characters or more', () => {
  expect(refuseCompanyName(' ')).toBe(messages.required)
  expect(refuseCompanyName(' A ')).toBe(messages.companyNameShort)
  expect(refuseCompanyName('3M')).toBeUndefined()
})

test.each([
  ['1234567', 'short'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['123456789012', 'weak'],
  ['annleeannlee', 'weak'],
  ['lee-imports', 'weak'],
  ['kettle-92', 'fair'],
  ['correct horse battery', 'strong'],
  ['Tr0ub4dor&3x', 'strong'],
])('%s is rated %s', (password, strength) => {
  expect(ratePassword(password, ['Ann', 'Lee', 'ann@lee-imports.com', 'Lee Imports'])).toBe(strength)
})
