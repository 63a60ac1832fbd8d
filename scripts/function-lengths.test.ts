import { expect, test } from 'vitest'
import { findLongFunctions, longest } from './function-lengths.ts'

const lines = (count: number, line: string) => Array.from({ length: count }, () => line).join('\n')

test('a function of the longest length passes, one line more does not', () => {
  const write = (count: number) => `export function draw() {\n${lines(count - 2, '  step()')}\n}\n`
  expect(findLongFunctions('web/src/a.ts', write(longest))).toEqual([])
  expect(findLongFunctions('web/src/a.ts', write(longest + 1))).toEqual([
    `web/src/a.ts:1 a function of ${longest + 1} lines; ${longest} are the most`,
  ])
})

test('lines of markup count, and a function inside another one is told of by itself', () => {
  const markup = `const Page = () => (\n  <ul>\n${lines(longest, '    <li>One</li>')}\n  </ul>\n)\n`
  expect(findLongFunctions('web/src/page.tsx', markup)).toHaveLength(1)
  const nested = `function outer() {\n  return () => {\n${lines(longest, '    step()')}\n  }\n}\n`
  expect(findLongFunctions('web/src/a.ts', nested)).toHaveLength(2)
})

test('many short functions make a long file, and that is another matter', () => {
  expect(findLongFunctions('web/src/a.ts', lines(3 * longest, 'export const one = () => 1'))).toEqual([])
})

test('a file that cannot be read is no file without faults', () => {
  expect(findLongFunctions('web/src/a.ts', 'function (')).toHaveLength(1)
})
