import { describe, expect, test } from 'vitest'
import { type AccessFacts, mayVisit, stateOfAccess } from './rules.ts'

const now = new Date('2027-03-10T12:00:00Z')
const at = (text: string) => new Date(text)
const asked: AccessFacts = { asked_at: at('2027-03-10T11:00:00Z'), decided_at: null, until: null, ended_at: null }
const allowed = { ...asked, decided_at: at('2027-03-10T11:30:00Z'), until: at('2027-03-10T12:30:00Z') }

describe('access of operators', () => {
  test.each([
    ['waiting', asked],
    ['waiting', { ...asked, asked_at: at('2027-03-03T12:00:01Z') }],
    ['lapsed', { ...asked, asked_at: at('2027-03-03T12:00:00Z') }],
    ['refused', { ...asked, decided_at: now }],
    ['open', allowed],
    ['over', { ...allowed, until: now }],
    ['over', { ...allowed, ended_at: at('2027-03-10T11:45:00Z') }],
    ['over', { ...asked, ended_at: now }],
  ] as const)('is %s', (state, facts) => {
    expect(stateOfAccess(facts, now)).toBe(state)
  })

  test('is for who asked, or for every operator where it was offered', () => {
    expect(mayVisit({ ...allowed, asked_by: 7, is_offered: false }, 7, now)).toBe(true)
    expect(mayVisit({ ...allowed, asked_by: 7, is_offered: false }, 8, now)).toBe(false)
    expect(mayVisit({ ...allowed, asked_by: null, is_offered: false }, 8, now)).toBe(false)
    expect(mayVisit({ ...allowed, asked_by: null, is_offered: true }, 8, now)).toBe(true)
    expect(mayVisit({ ...asked, asked_by: 7, is_offered: false }, 7, now)).toBe(false)
  })
})
