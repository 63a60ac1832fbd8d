import { expect, test } from 'vitest'
import { type CompanyRole, companyRoles, isRoleEnough, refuseRole } from './company-roles.ts'

test.each<[CompanyRole, CompanyRole[]]>([
  ['owner', ['owner', 'editor', 'viewer']],
  ['editor', ['editor', 'viewer']],
  ['viewer', ['viewer']],
])('%s is enough where %s is asked for, and nowhere else', (role, enough) => {
  expect(companyRoles.filter((needed) => isRoleEnough(role, needed))).toEqual(enough)
})

test('a role that is not enough is told what would be', () => {
  expect(refuseRole('viewer', 'editor')).toContain('editor role')
  expect(refuseRole('editor', 'owner')).toContain('owner')
  expect(refuseRole('editor', 'editor')).toBeUndefined()
})
