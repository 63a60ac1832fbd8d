import { expect, test } from 'vitest'
import { addressOf, hostOf } from './call-address.ts'

const sameOrigin = { editorial: '', api: '', products: '', mail: '' }

test('an address carries its parameters and the query without what is absent', () => {
  expect(
    addressOf(
      '/api/v1/marketplace/product/:slug',
      sameOrigin,
      { slug: 'a/b c' },
      { page: 2, brand: undefined, category: '1,2' },
    ),
  ).toBe('/api/v1/marketplace/product/a%2Fb%20c?page=2&category=1%2C2')
})

test.each([
  ['/api/auth/login', 'editorial'],
  ['/api/marketplace/sellers', 'editorial'],
  ['/api/marketplace/new-sellers', 'editorial'],
  ['/api/showroom/filters/:supplierId', 'editorial'],
  ['/api/rest/locations', 'editorial'],
  ['/api/v1/products/all', 'api'],
  ['/api/v2/search', 'api'],
  ['/api/review-to-pdf', 'api'],
  ['/special-products/new-arrivals', 'products'],
  ['/mailer/send', 'mail'],
])('%s is asked of the %s host', (path, host) => {
  const hosts = { editorial: 'editorial', api: 'api', products: 'products', mail: 'mail' }
  expect(hostOf(path, hosts)).toBe(host)
})
