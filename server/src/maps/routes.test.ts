import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { readConfig } from '../config.ts'

const porto = { center: '41.15,-8.61', zoom: 12, size: '300x300', markers: '41.15,-8.61,Porto <b>&' }

describe('a map without a tile server', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp()
  })
  afterAll(() => app.close())
  const ask = (query: object, headers: Record<string, string> = {}) => app.guest.get('/static-map', { query, headers })

  test('is a drawing of the asked size with land, sea, markers and a scale', async () => {
    const { status, headers, text } = await ask(porto)
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('image/svg+xml')
    expect(text).toContain('width="300" height="300"')
    expect(text).toContain('Porto &#60;b&#62;&#38;')
    expect(text).toContain('2 km')
    const { data, info } = await sharp(Buffer.from(text)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const colourAt = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
    ]
    // The Atlantic lies in the west of Porto, the town's hinterland in the east.
    expect(colourAt(6, 150)).toEqual([0xd6, 0xe6, 0xe3])
    expect(colourAt(280, 250)).toEqual([0xfb, 0xfa, 0xf7])
  })

  test('is the same for everybody and may be kept', async () => {
    const first = await ask(porto)
    expect(first.headers['cache-control']).toBe('public, max-age=604800, immutable')
    const again = await ask(porto, { 'if-none-match': String(first.headers.etag) })
    expect(again).toMatchObject({ status: 304, text: '' })
  })

  test('runs around the world', async () => {
    const { status, text } = await ask({ center: '-16.5,179.9', zoom: 5, markers: '-16.5,-179.5,Over there' })
    expect(status).toBe(200)
    // The marker is 0.6 degrees east of the middle, not a world away.
    expect(text).toContain('translate(163.7 150.0)')
  })

  test('is widened until every marker is on it', async () => {
    const places = ['41.15,-8.61', '38.72,-9.14', '51.92,4.48', '43.55,10.3']
    const { text } = await ask({ ...porto, markers: places.join('|') })
    const markers = [...text.matchAll(/translate\(([\d.-]+) ([\d.-]+)\)/g)].map(([, x, y]) => [Number(x), Number(y)])
    expect(markers).toHaveLength(4)
    for (const place of markers.flat()) {
      expect(place).toBeGreaterThan(0)
      expect(place).toBeLessThan(300)
    }
  })

  test('shows lands that cross the date line and the pole where they are', async () => {
    const colours = async (query: object, points: readonly (readonly [number, number])[]) => {
      const { text } = await ask({ size: '300x300', ...query })
      const { data } = await sharp(Buffer.from(text)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
      return points.map(([x, y]) => data[(y * 300 + x) * 3])
    }
    const [land, sea] = [0xfb, 0xd6]
    // Chukotka on both sides of the date line, the sea north of it.
    expect(
      await colours({ center: '67.5,180', zoom: 4 }, [
        [140, 150],
        [165, 150],
        [60, 30],
      ]),
    ).toEqual([land, land, sea])
    expect(
      await colours({ center: '-75,0', zoom: 2 }, [
        [150, 290],
        [60, 30],
      ]),
    ).toEqual([land, sea])
  })

  test('is small at every zoom', async () => {
    for (const zoom of [1, 4, 7, 9, 18]) {
      const { status, text } = await ask({ center: '60,10', zoom, size: '640x640' })
      expect(status).toBe(200)
      expect(text.length).toBeLessThan(200_000)
      expect(text).not.toContain('NaN')
    }
  })

  test.each([
    ['center', { center: undefined }],
    ['center', { center: 'here' }],
    ['zoom', { zoom: 0 }],
    ['zoom', { zoom: 19 }],
    ['size', { size: '5000x5000' }],
    ['markers', { markers: '1' }],
  ])('is refused with %s named: %o', async (name, change) => {
    const query = Object.fromEntries(Object.entries({ ...porto, ...change }).filter(([, value]) => value !== undefined))
    const answer = await ask(query)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(Object.keys(answer.body.details)).toEqual([name])
  })
})

describe('a map with a tile server', () => {
  let tiles: Server
  let app: TestApp
  let asked: string[] = []
  let reply: 'picture' | 'garbage' | 'nothing'
  let red: Buffer

  beforeAll(async () => {
    red = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#cc2211' } })
      .png()
      .toBuffer()
    tiles = createServer((request, response) => {
      asked.push(request.url ?? '')
      if (reply === 'nothing') response.writeHead(500).end()
      else response.writeHead(200, { 'content-type': 'image/png' }).end(reply === 'picture' ? red : 'no picture')
    })
    await new Promise<void>((listening) => tiles.listen(0, '127.0.0.1', listening))
  })
  afterAll(() => new Promise((closed) => tiles.close(closed)))
  beforeEach(async () => {
    asked = []
    const { port } = tiles.address() as AddressInfo
    app = await openTestApp({
      environment: { TILES_URL: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`, TILES_ATTRIBUTION: '© Survey' },
    })
    return () => app.close()
  })
  const ask = (query: object = porto) => app.guest.get('/static-map', { query })

  test('shows its tiles under our markers, asks for each once and names their source', async () => {
    reply = 'picture'
    const { text } = await ask()
    expect(text).toMatch(/<image href="data:image\/webp;base64,/)
    expect(text).toContain('© Survey')
    expect(text).toContain('Porto')
    const picture = Buffer.from(/base64,([^"]+)"/.exec(text)?.[1] ?? '', 'base64')
    const { channels } = await sharp(picture).stats()
    expect(channels[0]?.mean).toBeGreaterThan(195)
    expect(channels[2]?.max).toBeLessThan(40)
    const first = asked.length
    expect(first).toBeGreaterThanOrEqual(4)
    expect(new Set(asked).size).toBe(first)
    await ask({ ...porto, markers: '' })
    expect(asked).toHaveLength(first)
  })

  test.each(['garbage', 'nothing'] as const)(
    'is drawn from outlines while the server answers with %s, and not kept for long',
    async (kind) => {
      reply = kind
      const { status, headers, text } = await ask()
      expect(status).toBe(200)
      expect(text).not.toContain('<image')
      expect(text).toContain('Porto')
      expect(headers['cache-control']).toBe('public, max-age=60')
    },
  )

  test('leaves a server alone for a while after it failed', async () => {
    reply = 'nothing'
    await ask()
    const before = asked.length
    await ask({ ...porto, zoom: 11 })
    expect(asked).toHaveLength(before)
  })
})

test('an address of tiles without places for the numbers ends the start', () => {
  expect(() => readConfig({ TILES_URL: 'https://tiles.test/one.png' })).toThrow(/TILES_URL must hold \{z\}/)
})
