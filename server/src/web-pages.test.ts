import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../test/app.ts'
import { makeTemporaryFolder } from '../test/postgres.ts'
import { webPages } from './web-pages.ts'

const script = 'export const quay = 1 // a script long enough to be worth compressing\n'.repeat(40)
const files: Record<string, string | Buffer> = {
  'index.html':
    '<!doctype html><style>.shell {}</style><script>begin()</script><script type="application/json" id="settings"></script>',
  'quay.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'sw.js': 'keep()',
  'manifest.webmanifest': '{}',
  'assets/app-Ab12.js': script,
  'assets/app-Ab12.js.br': brotliCompressSync(script),
  'assets/app-Ab12.js.gz': gzipSync(script),
  'assets/app-Ab12.js.map': '{"sources":["../src/secret.ts"]}',
  'assets/noto.woff2': Buffer.from([1, 2, 3, 255]),
  '.vite/manifest.json': '{"src/main.tsx":{"file":"assets/app-Ab12.js"}}',
  '.env': 'SMTP_URL=smtp://user:password@host',
  'assets/.hidden.js': 'hidden()',
  'sources.txt': 'the hash of the sources',
}

const longText = 'ä'.repeat(100_000)

let folder: string
let market: TestApp
beforeAll(async () => {
  folder = await makeTemporaryFolder('fairquay-web-')
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  market = await openTestApp({
    addRoutes: async (app) => {
      await webPages(app, { settled: async () => {} }, folder)
      app.http.get('/long-text', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(longText))
    },
  })
})
afterAll(async () => {
  await market.close()
  await rm(folder, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) => market.app.http.inject({ url, headers })

describe('of the build', () => {
  test.each([
    '/.vite/manifest.json',
    '/.vite%2Fmanifest.json',
    '/assets/../.vite/manifest.json',
    '/assets/%2e%2e/.vite/manifest.json',
    '/.env',
    '/assets/.hidden.js',
    '/sources.txt',
    '/index.html',
    '/assets/app-Ab12.js.map',
    '/assets/app-Ab12.js.br',
    '/assets/app-Ab12.js.gz',
    '/assets/',
    '/assets',
    '/constructor',
    '/%00',
  ])('%s is not for browsers', async (url) => {
    const { statusCode, body } = await get(url)
    expect([400, 404]).toContain(statusCode)
    expect(Object.values(files).map(String)).not.toContain(body)
  })

  test.each([
    ['/assets/app-Ab12.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/noto.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
    ['/quay.svg', 'image/svg+xml', 'no-cache'],
  ])('%s is sent as it was built', async (url, type, kept) => {
    const { statusCode, headers, rawPayload } = await get(url)
    expect(statusCode).toBe(200)
    expect(rawPayload.equals(Buffer.from(files[url.slice(1)] ?? ''))).toBe(true)
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': kept, 'x-content-type-options': 'nosniff' })
  })
})

describe('what stands in the page itself', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

  test('is the only script and the only style that its policy lets in', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' ${hash('begin()')};`)
    expect(policy).toContain(`style-src 'self' ${hash('.shell {}')};`)
    expect(policy).not.toMatch(/unsafe|nonce/)
  })

  test('is let in nowhere else', async () => {
    const policy = String((await get('/quay.svg')).headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("style-src 'self';")
  })
})

describe('a script', () => {
  test('comes in the smallest form that the browser takes', async () => {
    const br = await get('/assets/app-Ab12.js', { 'accept-encoding': 'gzip, deflate, br' })
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Origin, accept-encoding' })
    expect(String(brotliDecompressSync(br.rawPayload))).toBe(script)
    const gzip = await get('/assets/app-Ab12.js', { 'accept-encoding': 'gzip, br;q=0' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(String(gunzipSync(gzip.rawPayload))).toBe(script)
    const plain = await get('/assets/app-Ab12.js', { 'accept-encoding': 'identity' })
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(plain.body).toBe(script)
  })

  test('that the browser has is not sent again', async () => {
    const { headers } = await get('/assets/app-Ab12.js')
    const again = await get('/assets/app-Ab12.js', { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('is described without being sent', async () => {
    const { statusCode, headers, body } = await market.app.http.inject({ method: 'HEAD', url: '/assets/app-Ab12.js' })
    expect([statusCode, headers['content-length'], body]).toEqual([200, String(script.length), ''])
  })
})

describe('the description of the calls', () => {
  test.each([
    '/docs/json',
    '/docs/yaml',
    '/docs/guide',
    '/docs/guide.css',
    '/docs/static/swagger-ui-bundle.js',
    '/docs/static/swagger-ui.css',
  ])('%s is made once and the same bytes for all', async (url) => {
    const [first, second] = [await get(url, { 'accept-encoding': 'br' }), await get(url)]
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect(first.headers['content-encoding']).toBe('br')
    expect(first.headers['content-length']).toBe(String(first.rawPayload.length))
    expect(brotliDecompressSync(first.rawPayload).equals(second.rawPayload)).toBe(true)
    expect(second.headers.etag).toBe(first.headers.etag)
    expect((await get(url, { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304)
  })

  test('names every call, also those that were added last', async () => {
    const { paths } = (await get('/docs/json')).json() as { paths: object }
    expect(Object.keys(paths)).toContain('/api/v1/products/all')
    expect(Object.keys(paths)).toContain('/ready')
  })

  test('has its page, with a policy of its own', async () => {
    const page = await get('/docs/')
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).toContain('frame-ancestors')
    expect((await get('/docs/static/swagger-initializer.js')).statusCode).toBe(200)
  })
})

describe('a long list', () => {
  test.each(['br', 'gzip'])('is compressed as a whole, with its length: %s', async (encoding) => {
    const { headers, rawPayload } = await get('/long-text', { 'accept-encoding': encoding })
    expect(headers).toMatchObject({ 'content-encoding': encoding, 'content-length': String(rawPayload.length) })
    const plain = encoding === 'br' ? brotliDecompressSync(rawPayload) : gunzipSync(rawPayload)
    expect(String(plain)).toBe(longText)
    expect(headers.vary).toContain('accept-encoding')
  })
})

test('the worker that keeps the shell is asked for anew each time, and told to leave where it is not wanted', async () => {
  const wanted = await market.app.http.inject('/sw.js')
  expect([wanted.body, wanted.headers['cache-control']]).toEqual(['keep()', 'no-cache'])
  const without = await openTestApp({
    environment: { KEEP_SHELL: 'false' },
    addRoutes: (app) => webPages(app, { settled: async () => {} }, folder),
  })
  const leaving = await without.app.http.inject('/sw.js')
  expect(leaving.headers['cache-control']).toBe('no-cache')
  expect(leaving.body).toContain('unregister()')
  await without.close()
})
