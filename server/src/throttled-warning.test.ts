import { pino } from 'pino'
import { expect, test } from 'vitest'
import { makeThrottledWarning } from './throttled-warning.ts'

test('the same error is told once within its time, another one at once', () => {
  const lines: { msg: string; err: { message: string } }[] = []
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) })
  const tell = makeThrottledWarning(log, 'the queue', 60_000)
  for (let at = 0; at < 100; at++) tell(new Error('connection refused'))
  tell(new Error('no such table'))
  expect(lines.map(({ msg, err }) => `${msg}: ${err.message}`)).toEqual([
    'the queue: connection refused',
    'the queue: no such table',
  ])
  const again = makeThrottledWarning(log, 'the queue', 0)
  again(new Error('connection refused'))
  again(new Error('connection refused'))
  expect(lines).toHaveLength(4)
})
