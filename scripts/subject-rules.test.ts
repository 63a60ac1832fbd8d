import { expect, test } from 'vitest'
import { refuseSubject } from './subject-rules.ts'

test.each(['quotes: refuse a pickup date in the past', 'home, explore: x', `docs: ${'x'.repeat(54)}`, 'Revert "Docs"'])(
  '“%s” is a subject',
  (subject) => expect(refuseSubject(subject)).toBeUndefined(),
)

test.each([
  [`docs: ${'x'.repeat(55)}`, 'has 61 characters, more than 60'],
  ['Fix things', 'is not “capability: what changes”'],
  ['quotes:refuse', 'is not “capability: what changes”'],
  ['wip', 'is not “capability: what changes”'],
])('“%s” is none', (subject, fault) => expect(refuseSubject(subject)).toBe(fault))
