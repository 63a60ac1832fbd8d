import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AnswerFact, findDifferences } from './difference.ts'

const fact = (key: string, value: string): AnswerFact => ({ key, label: `Label of ${key}`, value })
const short = (before: AnswerFact[], after: AnswerFact[]) =>
  findDifferences(before, after).map((difference) => [difference.key, difference.before, difference.after])

describe('the difference between two revisions', () => {
  it.each([
    ['nothing', [fact('a', '1')], [fact('a', '1')], []],
    ['a changed value', [fact('a', '1'), fact('b', '2')], [fact('a', '9'), fact('b', '2')], [['a', '1', '9']]],
    ['something new', [fact('a', '1')], [fact('a', '1'), fact('b', '2')], [['b', null, '2']]],
    ['something gone', [fact('a', '1'), fact('b', '2')], [fact('b', '2')], [['a', '1', null]]],
    ['an emptied value', [fact('a', '1')], [fact('a', '')], [['a', '1', null]]],
    ['empty both times', [fact('a', '')], [], []],
    ['another order alone', [fact('a', '1'), fact('b', '2')], [fact('b', '2'), fact('a', '1')], []],
    [
      'what is gone stands where it stood',
      [fact('a', '1'), fact('b', '2'), fact('c', '3'), fact('d', '4')],
      [fact('a', '5'), fact('d', '6')],
      [
        ['a', '1', '5'],
        ['b', '2', null],
        ['c', '3', null],
        ['d', '4', '6'],
      ],
    ],
  ])('tells %s', (_, before, after, expected) => {
    expect(short(before, after)).toEqual(expected)
  })

  it('names a thing as the later revision names it', () => {
    const [first] = findDifferences([{ key: 'a', label: 'Old', value: '1' }], [{ key: 'a', label: 'New', value: '2' }])
    expect(first?.label).toBe('New')
  })

  const facts = fc.uniqueArray(
    fc.record({ key: fc.constantFrom(...'abcdefgh'), value: fc.constantFrom('', '1', '2') }),
    { selector: ({ key }) => key },
  )
  const said = (list: { key: string; value: string }[]) =>
    new Map(list.filter(({ value }) => value !== '').map(({ key, value }) => [key, value]))
  const toFacts = (list: { key: string; value: string }[]) => list.map(({ key, value }) => fact(key, value))

  it('makes the later revision out of the earlier one', () => {
    fc.assert(
      fc.property(facts, facts, (before, after) => {
        const made = said(before)
        for (const difference of findDifferences(toFacts(before), toFacts(after))) {
          expect(difference.before).toBe(made.get(difference.key) ?? null)
          if (difference.after === null) made.delete(difference.key)
          else made.set(difference.key, difference.after)
        }
        expect([...made].sort()).toEqual([...said(after)].sort())
      }),
    )
  })

  it('read backwards is the same with before and after exchanged', () => {
    fc.assert(
      fc.property(facts, facts, (before, after) => {
        const there = short(toFacts(before), toFacts(after)).sort()
        const back = short(toFacts(after), toFacts(before)).map(([key, was, is]) => [key, is, was])
        expect(back.sort()).toEqual(there)
      }),
    )
  })
})
