import { describePictureFault, type otherKinds, type PictureFault } from '@fairquay/contract/picture-fault.ts'
import { uploadMessages } from '@fairquay/contract/uploads/messages.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Answer, type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { type MadeCompany, makeCompany, makeProduct } from '../../test/make.ts'
import { sweepUpload, sweepUploadJob } from './store-upload.ts'

let market: TestApp
let house: MadeCompany
let seller: Caller
let png: Buffer
let jpeg: Buffer
beforeAll(async () => {
  market = await openTestApp()
  house = await makeCompany(market.db)
  seller = await market.as(house.owner)
  const drawn = sharp({ create: { width: 60, height: 40, channels: 3, background: '#2b6' } })
  png = await drawn.clone().png().toBuffer()
  jpeg = await drawn
    .clone()
    .withExif({ IFD0: { Copyright: 'secret-in-exif' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => market.close())
beforeEach(() => market.db.deleteFrom('attempts').execute())

function form(content: Buffer, { field = 'image', name = 'a.png', type = 'image/png' } = {}) {
  const head = `--edge\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`
  return {
    body: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--edge--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
  }
}

const upload = (content: Buffer, more?: Parameters<typeof form>[1]): Promise<Answer> =>
  seller.post('/api/v1/images/upload?noImageProcess=1', form(content, more))
const sendBytes = (content: Buffer, type = 'application/octet-stream') =>
  seller.post('/api/image-upload', { body: content, headers: { 'content-type': type } })
const readFile = async (address: string) => (await market.app.http.inject(address)).rawPayload
const countImages = async () => (await market.db.selectFrom('images').select('id').execute()).length

describe('a picture', () => {
  test('is stored in three sizes, encoded anew, without what was hidden in it', async () => {
    const answer = await upload(Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]), {
      name: '../../x.html',
    })
    expect(answer.body).toMatchObject({ success: true, id: expect.any(Number) })
    expect(answer.body.image).toMatch(/^\/files\/[0-9a-f]{32}\.webp$/)
    for (const size of ['preview', 'medium', 'original']) {
      const stored = await readFile(answer.body[size])
      expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 })
      expect(stored.includes('script')).toBe(false)
      expect(stored.includes('secret-in-exif')).toBe(false)
    }
  })

  test.each(['webp', 'avif'] as const)('may be %s, of which the first frame is kept', async (format) => {
    const answer = await upload(await sharp(png).toFormat(format).toBuffer(), { type: `image/${format}` })
    expect(answer.body).toMatchObject({ success: true })
    expect(await sharp(await readFile(answer.body.original)).metadata()).toMatchObject({ format: 'webp', width: 60 })
  })

  test('of 81 megapixels is scaled down where it is read line by line', async () => {
    const wide = sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#2b6' } })
    const answer = await upload(await wide.jpeg().toBuffer())
    expect(await sharp(await readFile(answer.body.original)).metadata()).toMatchObject({ width: 2000, height: 2000 })
  })

  test('may be sent as bytes, as a form, and as a list of numbers', async () => {
    const listed = { file: [...png] }
    const answers = [
      await sendBytes(png),
      await sendBytes(jpeg, 'image/jpeg'),
      await seller.post('/api/image-upload', form(png, { field: 'file' })),
      await seller.post('/api/image-upload', { body: listed }),
    ]
    for (const { status, body } of answers) {
      expect([status, body.locations]).toEqual([200, [expect.stringMatching(/^\/files\/[0-9a-f]{32}\.webp$/)]])
    }
  })
})

test('a picture of nearly five megabytes may be sent as a list of numbers, one above that is refused for its size', async () => {
  const large = Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024 - png.length)])
  const listed = await seller.post('/api/image-upload', { body: { file: [...large] } })
  expect([listed.status, listed.body.locations]).toEqual([200, [expect.stringMatching(/^\/files\//)]])
  const tooLarge = await seller.post('/api/image-upload', { body: { file: [...large, 0] } })
  expect([tooLarge.status, tooLarge.body.message]).toEqual([413, uploadMessages.tooLarge])
})

test('a list may be written over many lines and between other fields; what is no list of bytes is no picture', async () => {
  const send = (body: string) =>
    seller.post('/api/image-upload', { body, headers: { 'content-type': 'application/json' } })
  const text = JSON.stringify({ name: 'a', file: [...png], more: 1 }, null, 4)
  expect((await send(text)).status).toBe(200)
  const torn = ['{"file":[1,2', '{"file":[1,2]', '[1,2', '{"file":']
  for (const body of torn) expect([body, (await send(body)).body.code]).toEqual([body, 'invalid_body'])
  const others = [
    '{"file":[]}',
    '{"file":[1,,2]}',
    '{"file":[1,]}',
    '{"file":[1 2]}',
    '{"file":[-1]}',
    '{"file":["a"]}',
    '{"file":[256]}',
  ]
  for (const body of [...others, '{"files":[1]}', '[1,2]', '{"file":1}', '{"name":["file"],"file":[1]}'])
    expect([body, (await send(body)).status]).toEqual([
      body,
      expect.toSatisfy((status) => status >= 400 && status < 500),
    ])
})

/** A PNG whose header promises 60,000 × 60,000 pixels. */
function makeBomb(): Buffer {
  const bomb = Buffer.from(png)
  bomb.writeUInt32BE(60_000, 16)
  bomb.writeUInt32BE(60_000, 20)
  return bomb
}

describe('what is no picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const other = (found: (typeof otherKinds)[number] | null): PictureFault => ({ kind: 'other-kind', found })
  const damaged: PictureFault = { kind: 'damaged' }
  const tooMany = (width: number, height: number, most: number): PictureFault => ({
    kind: 'too-many-pixels',
    width,
    height,
    most,
  })
  const draw = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#000' } })
  const corpus: [string, () => Buffer | Promise<Buffer>, PictureFault][] = [
    ['a drawing with a script', () => Buffer.from(svg), other('svg')],
    ['a GIF', () => sharp(png).gif().toBuffer(), other('gif')],
    ['a TIFF', () => sharp(png).tiff().toBuffer(), other('tiff')],
    ['a HEIC photo', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), other('heic')],
    ['a GIF that ends in a PNG', () => Buffer.concat([Buffer.from('GIF89a'), png]), other('gif')],
    ['a page that ends in a JPEG', () => Buffer.concat([Buffer.from('<html>'), jpeg]), other('page')],
    [
      'the head of a PNG before a page',
      () => Buffer.concat([png.subarray(0, 8), Buffer.from('<html></html>')]),
      damaged,
    ],
    ['the head of a JPEG before a page', () => Buffer.concat([jpeg.subarray(0, 3), Buffer.from('<?php ?>')]), damaged],
    ['half a PNG', () => png.subarray(0, png.length / 2), damaged],
    ['half a JPEG', () => jpeg.subarray(0, jpeg.length / 2), damaged],
    ['a PNG of 3.6 gigapixels', makeBomb, tooMany(60_000, 60_000, 100)],
    [
      'an interlaced PNG of 41 megapixels',
      () => draw(8200, 5000).png({ progressive: true }).toBuffer(),
      tooMany(8200, 5000, 40),
    ],
    ['a WebP of 41 megapixels', () => draw(8200, 5000).webp({ effort: 0 }).toBuffer(), tooMany(8200, 5000, 40)],
    ['a program', () => Buffer.from('MZ\u0090\u0000 not a picture at all'), other(null)],
  ]
  test.each(corpus)('%s is refused for its real fault, and nothing is stored', async (_what, make, fault) => {
    const [content, before] = [await make(), await countImages()]
    for (const answer of [await upload(content), await sendBytes(content)])
      expect([answer.status, answer.body.message]).toEqual([415, describePictureFault(fault)])
    expect(await countImages()).toBe(before)
  })

  test('nothing, another field and a torn form are refused with the field named', async () => {
    for (const answer of [
      await upload(Buffer.alloc(0)),
      await upload(png, { field: 'other' }),
      await seller.post('/api/v1/images/upload', { body: { image: 'x' } }),
      await seller.post('/api/v1/images/upload', {
        body: 'x',
        headers: { 'content-type': 'multipart/form-data; boundary=a' },
      }),
      await seller.post('/api/image-upload', { body: { file: [1, 2, 999] } }),
      await sendBytes(Buffer.alloc(0)),
    ])
      expect(answer.status).toBe(400)
  })

  test('more than 5 MB are refused as too large', async () => {
    const large = Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)])
    expect([(await upload(large)).status, (await sendBytes(large)).status]).toEqual([413, 413])
  })
})

describe('who', () => {
  test('acts for a company may upload what its logo is made of; goods have pictures of their sellers only', async () => {
    expect((await market.guest.post('/api/v1/images/upload', form(png))).status).toBe(401)
    expect((await (await market.as('buyer')).post('/api/v1/images/upload', form(png))).status).toBe(200)
    expect((await (await market.as('buyer')).post('/api/image-upload', form(png, { field: 'file' }))).status).toBe(403)
    expect((await (await market.as('admin')).post('/api/v1/images/upload', form(png))).status).toBe(200)
  })

  test('sends too many is told so', async () => {
    await market.db
      .insertInto('attempts')
      .values({ subject: `upload:${house.owner.id}`, window_start: new Date().toISOString(), count: 300 })
      .execute()
    const refused = await upload(png)
    expect(refused.status).toBe(429)
    // What is left of the quarter of an hour in which so many were sent.
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900)
  })

  test('sends many at once has them all stored, or is asked to wait', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => upload(png)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(18)
    expect(statuses.every((status) => status === 200 || status === 429)).toBe(true)
  })
})

test('a picture nothing shows is thrown away, one that is shown stays', async () => {
  const [lost, shown] = [(await upload(png)).body, (await upload(png)).body]
  await makeProduct(market.db, house.id, { images: [{ imageId: shown.id, alt: '', sourceUrl: null }] })
  const sweep = sweepUpload(market.app)
  expect(sweep.kind).toBe(sweepUploadJob)
  for (const { id } of [lost, shown, lost]) await sweep.handle({ imageId: id })
  expect((await market.app.http.inject(lost.original)).statusCode).toBe(404)
  expect((await market.app.http.inject(lost.preview)).statusCode).toBe(404)
  expect((await market.app.http.inject(shown.original)).statusCode).toBe(200)
})
