import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { headersFor } from './server.ts'

test.each([
  ['a year, of this host alone', 'https://quay.test', {}, { maxAge: 31_536_000, includeSubDomains: false }],
  [
    'what is set',
    'https://quay.test',
    { HSTS_SECONDS: '60', HSTS_SUBDOMAINS: 'true' },
    { maxAge: 60, includeSubDomains: true },
  ],
  ['that it is to be forgotten', 'https://quay.test', { HSTS_SECONDS: '0' }, { maxAge: 0, includeSubDomains: false }],
  ['nothing without TLS', 'http://quay.test', { HSTS_SECONDS: '60' }, false],
])('browsers are told of HTTPS: %s', (_, url, environment, told) => {
  const config = readConfig({ DATA_DIR: '/nowhere', PUBLIC_URL: url, ...environment })
  expect(headersFor(config).strictTransportSecurity).toEqual(told)
})
