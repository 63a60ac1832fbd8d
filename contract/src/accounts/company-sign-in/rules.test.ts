import { expect, test } from 'vitest'
import { companySignInMessages as say } from './messages.ts'
import { domainOf, isPublicDomain, normaliseIssuer, refuseIssuer } from './rules.ts'

test.each([
  ['https://login.firm.example', undefined],
  [' https://login.firm.example/realms/a/.well-known/openid-configuration ', undefined],
  ['login.firm.example', say.issuerWrong],
  ['http://login.firm.example', say.issuerNotSafe],
  ['javascript:alert(1)', say.issuerNotSafe],
  ['https://ann:secret@login.firm.example', say.issuerWithPassword],
  ['https://login.firm.example/?tenant=1', say.issuerWithMore],
  ['https://login.firm.example/#a', say.issuerWithMore],
])('an issuer %s', (typed, refusal) => {
  expect(refuseIssuer(typed, false)).toBe(refusal)
})

test('an issuer without TLS may be tried where the operator lets calls stay private', () => {
  expect(refuseIssuer('http://localhost:4000', true)).toBeUndefined()
})

test('the address of the description is read as the issuer', () => {
  expect(normaliseIssuer(' https://a.example/x/.well-known/openid-configuration')).toBe('https://a.example/x')
  expect(normaliseIssuer('https://a.example/')).toBe('https://a.example/')
})

test('whose domain an address is of', () => {
  expect(domainOf('Ann@Firm.Example')).toBe('firm.example')
  expect([isPublicDomain('gmail.com'), isPublicDomain('firm.example')]).toEqual([true, false])
})
