import { describe, expect, it } from 'vitest'
import { countSlips, countSlipsToBeginning, mostSlips } from './edit-distance.ts'

describe('slips between two words', () => {
  it.each([
    ['olive', 'olive', 0],
    ['olve', 'olive', 1],
    ['olivve', 'olive', 1],
    ['oleve', 'olive', 1],
    ['oilve', 'olive', 1],
    ['cofe', 'coffee', 2],
    ['', 'oil', 3],
  ])('%j is as far from %j as %i', (typed, meant, slips) => {
    expect(countSlips(typed, meant)).toBe(slips)
    expect(countSlips(meant, typed)).toBe(slips)
  })

  it('counts to the beginning of a longer word, which is a little farther than a whole one', () => {
    expect(countSlipsToBeginning('choclat', 'chocolate')).toBe(1.5)
    expect(countSlipsToBeginning('olivs', 'olive')).toBe(1)
  })

  it('forgives nothing in a short word', () => {
    expect(['tea', 'bean', 'coffee'].map(mostSlips)).toEqual([0, 1, 2])
  })
})
