import { expect, test } from 'vitest'
import { writeGuidePage } from './guide-page.ts'
import { writeGuide } from './write-guide.ts'

test.each([
  ['# For *all* programs', '<h1 id="for-all-programs">For <em>all</em> programs</h1>'],
  ['A text\nover two lines\n\nand another', '<p>A text over two lines</p>\n<p>and another</p>'],
  ['1. one\n   and more\n2. two', '<ol><li>one and more</li><li>two</li></ol>'],
  ['- **bold** and `a *code* <b>`', '<ul><li><strong>bold</strong> and <code>a *code* &lt;b&gt;</code></li></ul>'],
  [
    '| A | B |\n|---|---|\n| 1 | `2` |',
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td><code>2</code></td></tr></tbody></table>',
  ],
  [
    '```sh\ncurl "x" # **not bold**\n```\nafter',
    '<pre tabindex="0"><code>curl &quot;x&quot; # **not bold**</code></pre>\n<p>after</p>',
  ],
  [
    '[here](#lists), [there](https://a.test), [a file](../README.md)',
    '<p><a href="#lists">here</a>, <a href="https://a.test">there</a>, a file</p>',
  ],
  [
    'at `/docs` and `#/integrations`',
    '<p>at <a href="/docs"><code>/docs</code></a> and <a href="/#/integrations"><code>#/integrations</code></a></p>',
  ],
])('%s', (markdown, html) => expect(writeGuide(markdown)).toBe(html))

test('the guide is written whole: no mark is left, every link within leads somewhere', async () => {
  const page = await writeGuidePage('Market & Co', 'https://our.test')
  const words = page.replace(/<pre[\s\S]*?<\/pre>|<code>.*?<\/code>/g, '')
  expect(words).not.toMatch(/\*\*|`|\]\(|^#|^\|/m)
  expect(page).toContain('https://our.test/api/v1/own-products')
  expect(page).toContain('Market &amp; Co: Integrations')
  const anchors = [...page.matchAll(/href="#([^"]+)"/g)].map(([, anchor]) => anchor)
  expect(anchors.length).toBeGreaterThan(0)
  for (const anchor of anchors) expect(page).toContain(`id="${anchor}"`)
})
