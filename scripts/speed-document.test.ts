import { expect, test } from 'vitest'
import { type Section, writeSpeed } from './speed-document.ts'

const section = (name: string, value: string): Section => ({
  name,
  about: 'At 16 connections',
  results: [{ name: 'a | page', what: 'throughput', value, target: '>= 0.6', verdict: 'MISSED', note: '9 kB' }],
})
const measured = (day: string) => ({ day, commit: 'abcdef12', machine: '2 cores, 24 GiB' })

test('what was measured takes the place of what was measured before; the rest stands with its own day', () => {
  const first = writeSpeed('', [section('Calls', '0.42'), section('Lists', '3.1')], measured('2026-11-27'))
  expect(first).toContain('\n## Calls\n\nAt 16 connections. 2026-11-27, abcdef12, 2 cores, 24 GiB.\n')
  expect(first).toContain('\n| a / page | throughput | 0.42 | >= 0.6 | missed | 9 kB |\n')
  const second = writeSpeed(first, [section('Calls', '0.61')], measured('2026-11-28'))
  expect(second).not.toContain('0.42')
  expect(second).toContain('## Calls\n\nAt 16 connections. 2026-11-28')
  expect(second).toContain('## Lists\n\nAt 16 connections. 2026-11-27')
  expect(second.indexOf('## Calls')).toBeLessThan(second.indexOf('## Lists'))
  expect(writeSpeed(second, [], measured('2026-11-29'))).toBe(second)
})
