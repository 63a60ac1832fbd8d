import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const product = readFileSync(join(root, 'docs/product.md'), 'utf8')
const code = ['contract/src', 'web/src']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')

/** The rows of the table in a section, as their cells. */
function readTable(section: string): string[][] {
  const [, text = ''] = product.split(`\n## ${section}\n`)
  const rows = text.split('\n## ')[0]?.match(/^\|.*\|$/gm) ?? []
  return rows.slice(2).map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
}

const fixed = readTable('Texts').flatMap(([, texts = '']) =>
  [...texts.matchAll(/'([^']+)'(?!\w)|"([^"]+)"/g)].map((match) => match[1] ?? match[2] ?? ''),
)
const calls = readTable('Wire')
  .flatMap(([cell = '']) => {
    const full = [...cell.matchAll(/`(?:(GET|POST) )?([^`…]*)(…[^`]*)?`/g)]
    let before = { method: '', path: '' }
    return full.map(([, method = before.method, start = '', rest]) => {
      const path = rest ? before.path.replace(/[^/]*$/, rest.replace('…/', '')) : start
      before = { method, path }
      return [method, path.replace(/\{(\w+)\}/g, ':$1')]
    })
  })
  .filter(([, path]) => path)

test('there are fixed texts and calls to compare', () => {
  expect(fixed.length).toBeGreaterThan(40)
  expect(calls.length).toBeGreaterThan(25)
})

test.each(fixed)('the fixed text “%s” is what people read', (text) => {
  expect(code.replaceAll("\\'", "'")).toContain(text)
})

test.each(calls)('%s %s is a call', (method, path) => {
  const declared = [...code.matchAll(/method: '(\w+)',\s*path: '([^']+)'/g)].map((match) => `${match[1]} ${match[2]}`)
  expect(declared).toContain(`${method} ${path}`)
})
