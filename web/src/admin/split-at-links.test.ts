import { expect, test } from 'vitest'
import { splitAtLinks } from './split-at-links.ts'

const origin = 'https://market.test/'
const linksIn = (text: string) => splitAtLinks(text, origin).flatMap(({ text, isLink }) => (isLink ? [text] : []))

test('our own addresses become links, without the full stop after them', () => {
  expect(
    linksIn('Open https://market.test/#/secured/confirm?token=ab-c_1.\nOr https://market.test/#/requests'),
  ).toEqual(['https://market.test/#/secured/confirm?token=ab-c_1', 'https://market.test/#/requests'])
})

test('addresses elsewhere stay text', () => {
  expect(linksIn('See https://market.test.evil.example/ and http://elsewhere.example, javascript:alert(1)')).toEqual([])
})

test('the parts are the text', () => {
  for (const text of ['', 'no link', 'https://market.test/', 'a https://market.test/x, b https://y.example c'])
    expect(
      splitAtLinks(text, origin)
        .map(({ text }) => text)
        .join(''),
    ).toBe(text)
})
