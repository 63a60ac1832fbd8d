import { expect, test } from 'vitest'
import { writeMailPage } from './mail-page.ts'

const house = { name: 'Harbour', publicUrl: 'https://harbour.test' }
const attack = `<img src=x onerror=alert(1)> "' & <script>`

test('every word is escaped, wherever it stands', () => {
  const text = `Dear ${attack},

${attack}

1. ${attack}
   ${attack}

Heading ${attack}
  ${attack}
  Name: ${attack}

  ${attack}

Total: ${attack}

${attack}: https://harbour.test/#/requests/1?x=${attack.replaceAll(' ', '')}

Harbour

${attack}: https://harbour.test/#/x"onmouseover="alert(1)
`
  const page = writeMailPage({ subject: attack, text }, { ...house, name: house.name })
  expect(page).not.toContain('<img')
  expect(page).not.toContain('<script')
  expect(page).not.toMatch(/"onmouseover=/)
  // What was typed is there all the same, as words.
  expect(page.split('&lt;img').length).toBeGreaterThan(9)
})

test('what the subject says is not said again', () => {
  const page = writeMailPage({ subject: 'Request 7: 1 line', text: 'Hello,\n\nRequest 7\n\nRequest 70' }, house)
  expect(page).not.toContain('>Request 7</p>')
  expect(page).toContain('>Request 70</p>')
})

test('nothing is fetched from anywhere, and all that is pressed leads to the marketplace', () => {
  const text =
    'Hello,\n\nSee https://evil.test/x and https://evil.test/y\n\nSee it: https://evil.test/z\n\nSee it: https://harbour.test/#/orders/1'
  const page = writeMailPage({ subject: 'News', text }, house)
  const addresses = [...page.matchAll(/(?:href|src|url)\s*[=(]\s*"?([^")>\s]+)/g)].map(([, address]) => address)
  expect(addresses).toEqual(['https://harbour.test', 'https://harbour.test/#/orders/1'])
  expect(page).toContain('>See the order</a>')
})
