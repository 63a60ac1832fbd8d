import { expect, test } from 'vitest'
import { scopes } from '../scopes.ts'
import { scopeGroups, scopesOf } from './scope-groups.ts'

test('every scope is in one group', () => {
  expect(scopeGroups.flatMap(scopesOf).sort()).toEqual([...scopes].sort())
})
