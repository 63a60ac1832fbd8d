import { expect, test } from 'vitest'
import { isKeptBack } from './draft-state.ts'

test.each([
  [undefined, 'published', ['pictures'], false, true],
  [undefined, 'published', ['category'], false, true],
  [undefined, 'published', [], false, false],
  [undefined, 'published', ['pictures', 'category'], true, false],
  [undefined, 'draft', ['pictures'], false, false],
  ['draft', 'published', ['pictures'], false, true],
  ['hidden', 'published', ['pictures'], false, true],
  ['published', 'published', ['pictures'], false, false],
  ['published', 'hidden', ['pictures'], false, false],
] as const)(
  '%s → %s without %j, publishing all the same %s: kept back %s',
  (before, after, lacking, anyway, isKept) => {
    expect(isKeptBack(before, after, lacking, anyway)).toBe(isKept)
  },
)
