import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addToProof, describeFigures, proofs, scaleOf, writeProofs } from './proofs.ts'

const root = join(import.meta.dirname, '..')
const row = {
  name: 'retries',
  says: 'One a key',
  figures: '10,000 dropped answers',
  outcome: 'holds' as const,
  day: '2026-11-25',
  commit: 'abc',
  machine: '2 cores',
  minutes: '4',
}

test('every proof names tests that are there', () => {
  for (const { tests } of proofs) for (const file of tests) expect(existsSync(join(root, file)), file).toBe(true)
})

test('a share is that part of every amount, and of none less than one', () => {
  const [crash] = proofs
  if (!crash) throw new Error('There is no proof.')
  expect(scaleOf(crash, 1)).toEqual({
    CRASH_CYCLES: '2000',
    CRASH_WRITERS: '16',
    DEALS: '400',
    ORDERS: '120',
    MAILS: '2000',
    PICTURES: '2000',
    IMPORTS: '60',
  })
  expect(scaleOf(crash, 0.001)).toMatchObject({ CRASH_CYCLES: '2', CRASH_WRITERS: '16', ORDERS: '1' })
})

test('a run takes the place of the one before it, and rows keep the order of the proofs', () => {
  const first = writeProofs('', row)
  const second = writeProofs(first, { ...row, name: 'crash', says: 'Nothing | lost' })
  const third = writeProofs(second, { ...row, outcome: 'failed' as never })
  const rows = third.split('\n').filter((line) => line.startsWith('| `'))
  expect(rows.map((line) => line.slice(0, 12))).toEqual(['| `crash` | ', '| `retries` '])
  expect(rows[0]).toContain('Nothing / lost')
  expect(rows[1]).toContain('failed')
})

test('figures of several tests are one line', () => {
  expect(
    describeFigures([
      { kills: 2000, writers: 16 },
      { kills: 4, 'longest wait': '2 s' },
    ]),
  ).toBe('2,004 kills, 16 writers, 2 s longest wait')
})

test('a sitting that goes on adds its amounts, and is no better than the worse of both', () => {
  const first = { ...row, figures: '1,600 requests answered, 16 writers, 0 lost, doubled or half written, 2.1 s' }
  const second = { ...first, figures: '600 requests answered, 16 writers, 3 kills', day: '2026-11-27', commit: 'def' }
  const table = writeProofs('', first)
  expect(addToProof(table, second)).toEqual({
    ...second,
    figures: '2,200 requests answered, 16 writers, 0 lost, doubled or half written, 2.1 s, 3 kills',
    day: '2026-11-25, 2026-11-27',
    commit: 'abc, def',
    minutes: '8',
  })
  expect(addToProof(table, { ...second, commit: 'abc' }).commit).toBe('abc')
  expect(addToProof(table, { ...second, outcome: 'failed' }).outcome).toBe('failed')
  expect(addToProof(writeProofs('', { ...first, outcome: 'failed' }), second).outcome).toBe('failed')
  expect(addToProof('', second)).toEqual(second)
})
