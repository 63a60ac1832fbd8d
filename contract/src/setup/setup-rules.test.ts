import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accountMessages } from '../accounts/messages.ts'
import { appointmentKinds, refuseAppointee } from './appointment-rules.ts'
import { setupMessages } from './messages.ts'
import { starterIndustries } from './starter-categories.ts'
import { mostStarters, refuseStarters } from './starter-rules.ts'

const person = { first_name: 'Noa', last_name: 'Berg', password: 'seven slow barges' }
const company = { name: 'Berg AS', country: 'NO' }
const everything = { email: 'noa@berg.test', person, company, terms: true }

describe('somebody who was asked in', () => {
  test('is asked for an address only by the first link, for a company as anything but an operator', () => {
    const asked = (kind: (typeof appointmentKinds)[number], email: string | null, hasAccount = false) =>
      Object.keys(refuseAppointee({}, { kind, email, hasAccount })).sort()
    const name = ['person.first_name', 'person.last_name', 'person.password']
    const house = ['company.country', 'company.name']
    expect(asked('operator', null)).toEqual(['email', ...name])
    expect(asked('operator', 'a@b.test')).toEqual(name)
    expect(asked('operator', 'a@b.test', true)).toEqual([])
    expect(asked('seller', 'a@b.test')).toEqual([...house, ...name, 'terms'])
    expect(asked('broker', 'a@b.test', true)).toEqual([...house, 'terms'])
  })

  test.each(appointmentKinds)('who fills in everything as a %s is refused nothing', (kind) => {
    expect(refuseAppointee(everything, { kind, email: null, hasAccount: false })).toEqual({})
  })

  test('may not take the own address as a password', () => {
    const typed = { ...everything, person: { ...person, password: 'noa@berg.test' } }
    const refusals = refuseAppointee(typed, { kind: 'operator', email: 'Noa@Berg.test', hasAccount: false })
    expect(refusals).toEqual({ 'person.password': accountMessages.passwordEmail })
  })
})

describe('the starter set', () => {
  test('may be added as it is', () => {
    expect(refuseStarters(starterIndustries)).toEqual({})
    expect(starterIndustries.length).toBeLessThanOrEqual(mostStarters.industries)
    for (const { sub_industries } of starterIndustries)
      expect(sub_industries.length).toBeLessThanOrEqual(mostStarters.subIndustries)
  })

  test('is refused where a name is short or there twice, whatever its case, and where nothing is chosen', () => {
    const [first] = starterIndustries
    if (!first) throw new Error('The set is empty.')
    expect(refuseStarters([])).toEqual({ industries: setupMessages.noCategory })
    expect(refuseStarters([first, { ...first, name: ` ${first.name.toUpperCase()} ` }])).toEqual({
      'industries.1.name': setupMessages.sameName(first.name.toUpperCase()),
    })
    expect(refuseStarters([{ ...first, sub_industries: ['Oil', ' ', 'OIL'] }])).toEqual({
      'industries.0.sub_industries.1': expect.any(String),
      'industries.0.sub_industries.2': setupMessages.sameName('OIL'),
    })
  })

  test('names a field for every name it refuses, and for no other', () => {
    const name = fc.string({ maxLength: 6 })
    const industry = fc.record({ name, icon: fc.constant('package'), sub_industries: fc.array(name, { maxLength: 4 }) })
    fc.assert(
      fc.property(fc.array(industry, { minLength: 1, maxLength: 4 }), (industries) => {
        for (const field of Object.keys(refuseStarters(industries))) {
          const [, place, part, at] = field.split('.')
          const refused = industries[Number(place)]
          expect(part === 'name' ? refused?.name : refused?.sub_industries[Number(at)]).toEqual(expect.any(String))
        }
      }),
    )
  })
})
