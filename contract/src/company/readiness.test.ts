import { describe, expect, test } from 'vitest'
import { countSteps, decideSteps, type ReadinessFacts } from './readiness.ts'

const nothing: ReadinessFacts = {
  is_email_confirmed: false,
  missing: ['registrationNumber', 'logo'],
  products: 0,
  drafts: 0,
  is_approved: false,
}

describe('the steps to the market', () => {
  test.each<[string, Partial<ReadinessFacts>, string[]]>([
    ['nothing yet', {}, []],
    ['a confirmed address', { is_email_confirmed: true }, ['email']],
    ['a company with a part missing', { missing: ['logo'] }, []],
    ['a whole company', { missing: [] }, ['company']],
    ['drafts only', { drafts: 3 }, []],
    ['a published product', { products: 1, drafts: 3 }, ['product']],
    [
      'everything',
      { is_email_confirmed: true, missing: [], products: 1, is_approved: true },
      ['email', 'company', 'product', 'approval'],
    ],
  ])('with %s', (_what, change, done) => {
    const facts = { ...nothing, ...change }
    expect(
      decideSteps(facts)
        .filter(({ isDone }) => isDone)
        .map(({ step }) => step),
    ).toEqual(done)
    expect(countSteps(facts)).toBe(done.length)
  })
})
