import { expect, test } from 'vitest'
import { findDeadReferences } from './reference-rules.ts'

const project = {
  'docs/product.md': '# Product\n\n## Prices\n\n## Freight quotes: what `is` sent\n',
  'docs/decisions/0008-quotes.md': '# 8\n',
  'contract/src/cart/rules.ts': 'export const most = 1',
  'contract/src/cart/messages.ts': '',
  'web/src/cart/line.tsx': '',
}

/** The faults of one more file, without the file's name. */
function check(file: string, text: string): string[] {
  const texts = new Map(Object.entries({ ...project, [file]: text }))
  return findDeadReferences(texts, texts.keys()).map((fault) => fault.replace(`${file}:`, ''))
}

test.each([
  ['a file by its path', '// see contract/src/cart/rules.ts'],
  ['a file by its end', '/** As cart/rules.ts has it. */'],
  ['a file as it is imported', '// @fairquay/contract/cart/rules.ts'],
  ['a folder', '// everything in contract/src/cart/ and web/src'],
  ['a pattern', '// contract/src/<capability>/{rules,messages}.ts, contract/src/*/rules.ts and *.tsx'],
  ['a section', '// docs/product.md#prices and product.md#freight-quotes-what-is-sent'],
  ['a decision', '// decision 8, decisions 0008'],
  ['what is built or installed', '// web/dist/index.html, node_modules/vite/bin/vite.mjs'],
  ['a section of a standard', '// GS1 General Specifications §7.9, RFC 8058 §3'],
  ['an address', '// https://example.org/docs/none.md'],
  ['strings, which are no comments', "const path = 'docs/none.md' + `// docs/none.md`"],
  ['words that only look alike', '// special, specific, inspect, our own readings of the meter'],
])('%s may be named', (_, text) => {
  expect(check('server/src/one.ts', text)).toEqual([])
})

test.each([
  ['a file', '\n// see totals.ts', '2: there is no totals.ts'],
  ['a path', '/* contract/src/cart/none.ts */', '1: there is no contract/src/cart/none.ts'],
  ['a file that only ends alike', '// art/rules.ts', '1: there is no art/rules.ts'],
  ['a folder', '// contract/src/carts/', '1: there is no contract/src/carts'],
  ['one of several', '// cart/{rules,notes}.ts', '1: there is no cart/notes.ts'],
  ['a section', '/**\n * docs/product.md#sums\n */', '2: docs/product.md has no section #sums'],
  ['a decision', '// as decision 9 says', '1: there is no decision 9'],
  ['a section sign', '// the price (order §9)', '1: “(order §9” is a section of nothing we have'],
  [
    'a document nobody has',
    '// as the specification says',
    '1: “the specification” names a document that is not part of the project',
  ],
])('%s that is not there is found', (_, text, fault) => {
  expect(check('server/src/one.ts', text)).toEqual([fault])
})

test('SQL, settings and documents are read as well', () => {
  expect(check('server/migrations/0009_x.sql', "select 'none.md' -- none.md")).toEqual(['1: there is no none.md'])
  expect(check('.env.example', 'URL=none.md\n# see none.md')).toEqual(['2: there is no none.md'])
  expect(check('docs/look.md', 'see `none.ts`')).toEqual(['1: there is no none.ts'])
})

test('links of documents lead somewhere', () => {
  const links =
    '[a](product.md) [b](product.md#prices) [c](#here) [d](decisions/) [e](https://example.org/x.md)\n# Here'
  expect(check('docs/look.md', links)).toEqual([])
  expect(check('docs/look.md', '[a](../product.md) [b](product.md#cost) [c](#there)')).toEqual([
    '1: ../product.md leads nowhere',
    '1: product.md#cost: there is no such section',
    '1: #there: there is no such section',
  ])
})

test('a migration that has run keeps its words, and two decisions never share a number', () => {
  expect(check('server/migrations/0001_reference.sql', '-- spec §2, shelves.ts')).toEqual([])
  expect(check('server/migrations/0030_more.sql', '-- spec §2')).toHaveLength(2)
  expect(check('docs/decisions/0008-maps.md', '')).toEqual([
    'docs/decisions: 0008-quotes.md and 0008-maps.md are both number 8',
  ])
})
