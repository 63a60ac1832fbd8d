import { expect, test } from 'vitest'
import { readJourneys, readVitest } from './test-reports.ts'

test('what failed among rules and routes is told with its reason, and a file that could not be loaded too', () => {
  const assertion = (fullName: string, failureMessages: string[]) => ({
    fullName,
    status: failureMessages.length === 0 ? 'passed' : 'failed',
    failureMessages,
  })
  const result = readVitest({
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: 'money.test.ts',
        message: '',
        assertionResults: [assertion('adds', []), assertion('rounds', ['\u001b[31mexpected 1 to be 2\u001b[39m'])],
      },
      { name: 'broken.test.ts', message: 'Cannot find module', assertionResults: [] },
    ],
  })
  expect(result).toEqual({
    passed: 1,
    failed: 1,
    failures: [
      { name: 'money.test.ts › rounds', message: 'expected 1 to be 2' },
      { name: 'broken.test.ts', message: 'Cannot find module' },
    ],
  })
})

test('what failed among the journeys is told with its reason, also of a group within a file', () => {
  const spec = (title: string, errors: { message: string }[]) => ({
    title,
    file: 'cart.spec.ts',
    line: 7,
    tests: [{ status: errors.length === 0 ? 'expected' : 'unexpected', results: [{ errors }] }],
  })
  const result = readJourneys({
    stats: { expected: 1, unexpected: 2 },
    suites: [
      {
        specs: [spec('fills', []), spec('sends', [{ message: 'not visible' }, { message: 'the page was closed' }])],
        suites: [{ specs: [spec('ends', [{ message: 'x'.repeat(5000) }])] }],
      },
    ],
  })
  expect(result).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      { name: 'cart.spec.ts:7 › sends', message: 'not visible\nthe page was closed' },
      { name: 'cart.spec.ts:7 › ends', message: 'x'.repeat(1500) },
    ],
  })
})
