import { describe, expect, test } from 'vitest'
import { checkFaults } from '../company-check-messages.ts'
import { type CheckKind, hasSeal } from '../company-checks.ts'
import { refuseChecks } from './check-rules.ts'

describe('the seal', () => {
  test.each<[boolean, CheckKind[], boolean]>([
    [true, [], false],
    [true, ['registry'], false],
    [true, ['person', 'address', 'bank'], false],
    [true, ['registry', 'person'], true],
    [true, ['registry', 'address', 'bank', 'person'], true],
    [false, ['registry', 'address', 'bank', 'person'], false],
  ])('approved %s with %j: %s', (isApproved, kinds, has) => {
    expect(hasSeal({ isApproved, checks: kinds.map((kind) => ({ kind })) })).toBe(has)
  })
})

describe('checks to be recorded', () => {
  const sound = { kind: 'registry', checked_on: '2026-11-20', evidence: 'HRB 1234, printed from the register' } as const
  test.each([
    [[], {}],
    [[sound], {}],
    [[{ ...sound, evidence: '  x ' }], { 'checks.0.evidence': checkFaults.evidence }],
    [[{ ...sound, checked_on: '2026-11-23' }], { 'checks.0.checked_on': checkFaults.ahead }],
    [[{ ...sound, checked_on: '2026-02-30' }], { 'checks.0.checked_on': checkFaults.date }],
    [[{ ...sound, checked_on: '' }], { 'checks.0.checked_on': checkFaults.date }],
    [[sound, sound], { 'checks.1.kind': checkFaults.twice }],
  ])('%j', (checks, faults) => {
    expect(refuseChecks(checks, '2026-11-22')).toEqual(faults)
  })
})
