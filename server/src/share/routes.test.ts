import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { readUnitPrice } from '@fairquay/contract/money.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { type MadeCompany, type MadeProduct, makeCompany, makeImage, makeProduct } from '../../test/make.ts'
import { changeProduct } from '../catalogue/change-product.ts'
import { indexCompany } from '../company/index-company.ts'
import { inTransaction } from '../database.ts'
import { storeDrawing } from '../pictures.ts'
import { retireSlug } from '../unique-slugs.ts'
import { shorten } from './describe.ts'
import { sitemapPage } from './queries.ts'

const hostile = `Oil "extra" <script>alert(1)</script> & 'fine' </title></script>`
let market: TestApp
let house: MadeCompany
let goods: MadeProduct

beforeAll(async () => {
  market = await openTestApp({ environment: { PUBLIC_URL: 'https://quay.test', BRAND_NAME: 'Quay & Sons' } })
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><rect width="800" height="800" fill="#0e6b57"/></svg>'
  const picture = await storeDrawing(market.db, market.app.files, svg, 800, 800)
  house = await makeCompany(market.db, {
    name: 'Azeite <b>Douro</b>',
    description: 'Oil & olives since 1920.',
    website: 'https://douro.test',
    logoImageId: picture.id,
  })
  goods = await makeProduct(market.db, house.id, {
    name: hostile,
    brand: 'Lagar "Velho"',
    isDirect: true,
    body: `<p>Cold pressed &amp; <strong>unfiltered</strong>.</p><p>${'A long story of olives. '.repeat(30)}</p>`,
    images: [{ imageId: picture.id, alt: '', sourceUrl: null }],
    terms: [plainTerm(9876.54, { listPrice: readUnitPrice(12345.67), availableQty: 10 })],
  })
})
afterAll(() => market.close())

const open = (path: string) => market.guest.get(path)

function readData(text: string): Record<string, unknown> {
  return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null')
}

function readMeta(text: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(text)?.[1]
}

describe('a product is shared', () => {
  test('with title, description, picture, its lasting address and data', async () => {
    const { status, headers, text } = await open(`/p/${goods.slug}`)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(readMeta(text, 'description')).toMatch(/^Cold pressed &amp; unfiltered\. A long story .*…$/)
    expect(text).toContain(`<link rel="canonical" href="https://quay.test/p/${goods.slug}">`)
    expect(readMeta(text, 'og:url')).toBe(`https://quay.test/p/${goods.slug}`)
    expect(readMeta(text, 'og:image')).toMatch(new RegExp(`^https://quay.test/p/${goods.slug}/picture.jpg\\?v=\\w{8}$`))
    expect(readMeta(text, 'og:site_name')).toBe('Quay &amp; Sons')
    expect(readMeta(text, 'twitter:card')).toBe('summary_large_image')
    expect(readData(text)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: hostile,
      brand: { '@type': 'Brand', name: 'Lagar "Velho"' },
      url: `https://quay.test/p/${goods.slug}`,
      countryOfOrigin: { name: 'Portugal' },
      manufacturer: { name: 'Azeite <b>Douro</b>', url: `https://quay.test/s/${house.slug}` },
    })
  })

  test('without any price, and to members as to guests', async () => {
    const { text } = await open(`/p/${goods.slug}`)
    expect(text).not.toMatch(/offer"|price|9[,.]?876|98\.?76|12[,.]?345|discount/i)
    expect((await (await market.as('buyer')).get(`/p/${goods.slug}`)).text).toBe(text)
  })

  test('under a name that tries to be markup, as text', async () => {
    const { text } = await open(`/p/${goods.slug}`)
    expect(text).toContain(
      '<title>Oil &quot;extra&quot; &lt;script&gt;alert(1)&lt;/script&gt; &amp; &#39;fine&#39; &lt;/title&gt;&lt;/script&gt; – Quay &amp; Sons</title>',
    )
    expect(text).not.toContain('<script>alert')
    expect(text).not.toContain('<b>Douro')
    // The data, the script that sends people on, and nothing else.
    expect(text.match(/<script/g)).toHaveLength(2)
    expect(text.match(/<\/script>/g)).toHaveLength(2)
  })

  test('and people are sent on by a script of our own, which the policy allows and crawlers leave alone', async () => {
    const { text, headers } = await open(`/p/${goods.slug}`)
    expect(text).toContain(`<a id="open" href="/#/product/${goods.slug}">Open in Quay &amp; Sons</a>`)
    expect(text).toContain('<script src="/share.js" defer></script>')
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    const script = await open('/share.js')
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(script.text).toContain("getElementById('open')")
    expect((await open('/robots.txt')).text).toContain('Disallow: /share.js')
  })

  test('with a picture of the size messengers want', async () => {
    const address = readMeta((await open(`/p/${goods.slug}`)).text, 'og:image')?.replace('https://quay.test', '') ?? ''
    const answers = await Promise.all([1, 2, 3].map(() => market.app.http.inject(address)))
    for (const { statusCode, headers, rawPayload } of answers) {
      expect(statusCode).toBe(200)
      expect(headers['content-type']).toBe('image/jpeg')
      const { format, width, height } = await sharp(rawPayload).metadata()
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
    }
  })

  test('without a picture when it has none, or its file is gone', async () => {
    const bare = await makeProduct(market.db, house.id)
    const { text } = await open(`/p/${bare.slug}`)
    expect(readMeta(text, 'og:image')).toBeUndefined()
    expect(readMeta(text, 'description')).toBe(
      `${bare.draft.name}, offered by Azeite &lt;b&gt;Douro&lt;/b&gt;, Porto, Portugal.`,
    )
    expect((await open(`/p/${bare.slug}/picture.jpg`)).status).toBe(404)
    const lost = await makeProduct(market.db, house.id, {
      images: [{ imageId: await makeImage(market.db), alt: '', sourceUrl: null }],
    })
    expect((await open(`/p/${lost.slug}/picture.jpg`)).status).toBe(404)
  })

  test('at a name it had before, by a lasting move to its present one', async () => {
    const renamed = await makeProduct(market.db, house.id, { name: 'Old name' })
    await inTransaction(market.db, (tx) =>
      changeProduct(tx, { productId: renamed.id, draft: { ...renamed.draft, name: 'New name' } }),
    )
    const moved = await open('/p/old-name')
    expect(moved).toMatchObject({ status: 301, headers: { location: '/p/new-name', 'cache-control': 'no-cache' } })
    expect((await open('/p/new-name')).status).toBe(200)
  })

  test('not while it is a draft or hidden', async () => {
    for (const state of ['draft', 'hidden'] as const) {
      const unseen = await makeProduct(market.db, house.id, { state, name: `Unseen ${state}` })
      const answer = await open(`/p/${unseen.slug}`)
      expect(answer.status).toBe(404)
      expect(answer.text).toBe((await open('/p/there-never-was-any')).text)
      expect(answer.text).toContain('There is nothing here under this address.')
    }
  })
})

describe('a seller is shared', () => {
  test('with its facts, as an organization', async () => {
    const { status, text } = await open(`/s/${house.slug}`)
    expect(status).toBe(200)
    expect(text).toContain(`<a id="open" href="/#/showroom/${house.slug}">`)
    expect(readMeta(text, 'og:description')).toBe('Oil &amp; olives since 1920.')
    expect(readData(text)).toMatchObject({
      '@type': 'Organization',
      name: 'Azeite <b>Douro</b>',
      sameAs: ['https://douro.test'],
      address: { addressLocality: 'Porto', addressCountry: 'PT' },
    })
    expect((await open(`/s/${house.slug}/picture.jpg`)).headers['content-type']).toBe('image/jpeg')
  })

  test('at a name it had before, by a lasting move', async () => {
    await retireSlug(market.db, 'company', 'azeite-antigo', house.id)
    expect(await open('/s/azeite-antigo')).toMatchObject({ status: 301, headers: { location: `/s/${house.slug}` } })
  })

  test('not while its first person is locked, and neither are its goods', async () => {
    const locked = await makeCompany(market.db)
    const its = await makeProduct(market.db, locked.id)
    expect((await open(`/p/${its.slug}`)).status).toBe(200)
    await inTransaction(market.db, async (tx) => {
      await tx.updateTable('users').set({ status: 0 }).where('id', '=', locked.owner.id).execute()
      await indexCompany(tx, locked.id)
    })
    const missing = (await open('/s/there-never-was-any')).text
    for (const path of [`/s/${locked.slug}`, `/p/${its.slug}`])
      expect(await open(path)).toMatchObject({ status: 404, text: missing })
    expect((await open(`/p/${its.slug}/picture.jpg`)).status).toBe(404)
    expect((await open('/sitemap.xml')).text).not.toContain(locked.slug)
  })

  test('only when it is one: buyers have no page', async () => {
    const buyer = await makeCompany(market.db, { kind: 'buyer' })
    expect((await open(`/s/${buyer.slug}`)).status).toBe(404)
  })
})

describe('the site map', () => {
  const read = async (path: string) =>
    [...(await open(path)).text.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])

  test('names every product and seller, and robots.txt names the map', async () => {
    const addresses = await read('/sitemap.xml')
    expect(addresses[0]).toBe('https://quay.test/')
    expect(addresses).toContain(`https://quay.test/p/${goods.slug}`)
    expect(addresses).toContain(`https://quay.test/s/${house.slug}`)
    expect(addresses.filter((address) => address?.includes('unseen'))).toEqual([])
    const robots = await open('/robots.txt')
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(robots.text).toContain('Sitemap: https://quay.test/sitemap.xml')
  })

  test('is an index of pages once there are more than one page holds', async () => {
    await sql`insert into listings (product_id, slug, company_id, facets, created_at, name_key, position, hit, search, names, currency)
      select n + 20000, 'many-' || n, ${house.id}, '{}', now(), '', 0, '', '', '', 'USD' from generate_series(1, ${sitemapPage + 1}) n`.execute(
      market.db,
    )
    const { headers, text } = await open('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(text).toContain('<sitemapindex')
    const pages = await read('/sitemap.xml')
    expect(pages).toEqual([
      'https://quay.test/sitemaps/products-1.xml',
      'https://quay.test/sitemaps/products-5.xml',
      'https://quay.test/sitemaps/products-6.xml',
      'https://quay.test/sitemaps/sellers-1.xml',
    ])
    const all = (await Promise.all(pages.map((page) => read(page?.replace('https://quay.test', '') ?? '')))).flat()
    expect(new Set(all).size).toBe(all.length)
    expect(all).toContain(`https://quay.test/p/many-${sitemapPage + 1}`)
    expect(all).toContain(`https://quay.test/p/${goods.slug}`)
    expect(all).toContain(`https://quay.test/s/${house.slug}`)
    for (const path of [
      'products-2.xml',
      'products-0.xml',
      'people-1.xml',
      'products-1',
      'products-99999.xml',
      'products-999999.xml',
    ])
      expect((await open(`/sitemaps/${path}`)).status).toBe(404)
    await sql`delete from listings where product_id > 20000`.execute(market.db)
  })
})

test.each([
  ['short', 'short'],
  ['two\n\n  lines', 'two lines'],
  [`${'word '.repeat(39)}word.`, `${'word '.repeat(39)}word.`],
  [`${'word '.repeat(60)}`, `${'word '.repeat(39).trim()}…`],
  [`${'x'.repeat(198)}😀😀`, `${'x'.repeat(198)}…`],
])('a description is cut at a word: %j', (text, expected) => {
  expect(shorten(text)).toBe(expected)
})
