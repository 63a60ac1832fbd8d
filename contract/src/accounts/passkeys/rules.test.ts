import { expect, test } from 'vitest'
import { passkeyMessages } from './messages.ts'
import { findPasskeyPlace, longestPasskeyName, refusePasskeyName } from './rules.ts'

test.each([
  ['https://market.example', { rpId: 'market.example', origin: 'https://market.example' }],
  ['https://Market.Example:8443/trade', { rpId: 'market.example', origin: 'https://market.example:8443' }],
  ['http://localhost:3000', { rpId: 'localhost', origin: 'http://localhost:3000' }],
  ['http://127.0.0.1:3000', { rpId: 'localhost', origin: 'http://localhost:3000' }],
  ['http://0.0.0.0:3000', { rpId: 'localhost', origin: 'http://localhost:3000' }],
  ['http://[::1]:3000', { rpId: 'localhost', origin: 'http://localhost:3000' }],
  ['http://[::]:3000', { rpId: 'localhost', origin: 'http://localhost:3000' }],
  ['http://192.168.1.7', undefined],
  ['https://[2001:db8::1]', undefined],
])('passkeys of %s are bound to %j', (address, place) => {
  expect(findPasskeyPlace(address)).toEqual(place)
})

test('a passkey has a name of some characters', () => {
  expect(refusePasskeyName('  ')).toBe(passkeyMessages.nameMissing)
  expect(refusePasskeyName('x'.repeat(longestPasskeyName))).toBeUndefined()
  expect(refusePasskeyName('x'.repeat(longestPasskeyName + 1))).toContain('60')
})
