import fc from 'fast-check'
import { expect, test } from 'vitest'
import { companyRoles } from '../company-roles.ts'
import { refuseLoss, type Standing } from './rules.ts'

const member = fc.record({ role: fc.constantFrom(...companyRoles), isActive: fc.boolean() })
const change = fc.record({ at: fc.nat(), role: fc.option(fc.constantFrom(...companyRoles), { nil: null }) })

test('whatever is allowed one after the other, an owner who can sign in stays', () => {
  fc.assert(
    fc.property(fc.array(member, { maxLength: 8 }), fc.array(change, { maxLength: 30 }), (others, changes) => {
      let members: Standing[] = [{ role: 'owner' as const, isActive: true }, ...others].map((one, id) => ({
        ...one,
        id,
      }))
      for (const { at, role } of changes) {
        const id = members[at % members.length]?.id ?? 0
        if (refuseLoss(members, { id, role })) continue
        members = members.flatMap((one) => (one.id !== id ? one : role === null ? [] : { ...one, role }))
      }
      expect(members.some(({ role, isActive }) => role === 'owner' && isActive)).toBe(true)
    }),
  )
})

test('nobody but the last owner is kept from going or from another role', () => {
  const members: Standing[] = [
    { id: 1, role: 'owner', isActive: true },
    { id: 2, role: 'editor', isActive: true },
    { id: 3, role: 'owner', isActive: false },
  ]
  expect(refuseLoss(members, { id: 1, role: null })).toContain('owner')
  expect(refuseLoss(members, { id: 1, role: 'editor' })).toContain('owner')
  expect(refuseLoss(members, { id: 1, role: 'owner' })).toBeUndefined()
  expect(refuseLoss(members, { id: 2, role: null })).toBeUndefined()
  expect(refuseLoss(members, { id: 3, role: null })).toBeUndefined()
})
