import { createHash, randomBytes } from 'node:crypto'
import { describePictureFault, type otherKinds, type PictureFault } from '@fairquay/contract/picture-fault.ts'
import { sql } from 'kysely'
import type sharp from 'sharp'
import type { Sharp } from 'sharp'
import type { Queryable } from './database.ts'
import { Failure } from './failure.ts'
import type { Files } from './files.ts'
import { insertRows } from './insert-rows.ts'
import { loadWhenUsed } from './load-when-used.ts'

const loadSharp = loadWhenUsed<typeof sharp>('sharp')

/** Addresses of one picture in the three sizes of the wire (docs/product.md#wire). */
export type PictureAddresses = { preview: string; medium: string; original: string }

/** A picture just stored; `width` and `height` are the original's, pixels. */
export type StoredPicture = { id: number; width: number; height: number } & PictureAddresses

const previewWidth = 320
const mediumWidth = 800
const originalWidth = 2000
/**
 * Megapixels of what is decoded line by line, of what is held as a whole for it, and of what takes many times its pixels. Measured with 81 megapixels: 46 to 64 MB
 * of memory for a plain JPEG or PNG, 280 to 510 MB for a progressive or interlaced one, 1.4 GB for an AVIF.
 */
const mostMegapixels = { byLine: 100, whole: 40, avif: 16 }

/** Where the three sizes of a stored picture are found. A drawing is one file for all sizes. */
export function addressesOf(name: string, format: string): PictureAddresses {
  const base = `/files/${name}`
  if (format === 'svg') return { preview: `${base}.svg`, medium: `${base}.svg`, original: `${base}.svg` }
  return { preview: `${base}-preview.webp`, medium: `${base}-medium.webp`, original: `${base}.webp` }
}

/** A picture that cannot be taken, and why. */
export class UnusablePicture extends Failure {
  readonly fault: PictureFault
  constructor(fault: PictureFault) {
    const sentence = describePictureFault(fault)
    super('unsupported_type', { image: sentence }, sentence)
    this.fault = fault
  }
}

/**
 * Stores an uploaded PNG, JPEG, WebP or AVIF: what it is decides its content, not its name. It is decoded and encoded anew, which drops metadata and anything
 * hidden in it. Refuses what is no such picture with its real fault. The files are written before the row, so that a row never points at nothing.
 */
export async function storePhoto(db: Queryable, files: Files, content: Buffer): Promise<StoredPicture> {
  const kind = findPictureKind(content)
  if (!kind) throw new UnusablePicture({ kind: 'other-kind', found: findOtherKind(content) })
  await refuseTooManyPixels(content, kind)
  // Whatever the decoder does not like about what was sent, it is no picture we can show.
  const { data, info, medium, preview } = await encode(content).catch(() => {
    throw new UnusablePicture({ kind: 'damaged' })
  })
  const name = randomBytes(16).toString('hex')
  await files.write(`${name}.webp`, data)
  await files.write(`${name}-medium.webp`, medium)
  await files.write(`${name}-preview.webp`, preview)
  return insertImage(db, { name, format: 'webp', width: info.width, height: info.height, bytes: data.length })
}

/** By what the picture says of itself, before it is decoded. */
async function refuseTooManyPixels(content: Buffer, kind: PictureKind): Promise<void> {
  const { width, height, isProgressive } = await loadSharp()(content, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new UnusablePicture({ kind: 'damaged' })
    })
  const isByLine = (kind === 'png' || kind === 'jpeg') && !isProgressive
  const most = kind === 'avif' ? mostMegapixels.avif : isByLine ? mostMegapixels.byLine : mostMegapixels.whole
  if (width * height > most * 1_000_000) throw new UnusablePicture({ kind: 'too-many-pixels', width, height, most })
}

/** Removes the files of a stored picture; those that are gone already are no error. */
export async function removePhoto(files: Files, name: string): Promise<void> {
  for (const ending of ['', '-medium', '-preview']) await files.remove(`${name}${ending}.webp`)
}

async function encode(content: Buffer) {
  const { data, info } = await encodeWithin(content, originalWidth).toBuffer({ resolveWithObject: true })
  const shrunk = (width: number) =>
    loadSharp()(data).resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer()
  return { data, info, medium: await shrunk(mediumWidth), preview: await shrunk(previewWidth) }
}

/** A picture decoded and encoded anew as WebP, no wider or higher than `widest`; throws when it is none or too large. */
export async function encodePicture(content: Buffer, widest: number): Promise<Buffer> {
  const kind = findPictureKind(content)
  if (kind) await refuseTooManyPixels(content, kind)
  return encodeWithin(content, widest).toBuffer()
}

function encodeWithin(content: Buffer, widest: number): Sharp {
  return loadSharp()(content, {
    limitInputPixels: mostMegapixels.byLine * 1_000_000,
    failOn: 'error',
    sequentialRead: true,
  })
    .rotate()
    .resize({ width: widest, height: widest, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
}

export type Drawing = { svg: string; width: number; height: number }

/** Stores a drawing made by our own code (never one from outside: SVG can hold scripts). Equal drawings are stored once. */
export async function storeDrawing(
  db: Queryable,
  files: Files,
  svg: string,
  width: number,
  height: number,
): Promise<{ id: number } & PictureAddresses> {
  const [id] = await storeDrawings(db, files, [{ svg, width, height }])
  if (id === undefined) throw new Error('A drawing that was stored has no id.')
  return { id, ...addressesOf(nameDrawing(svg), 'svg') }
}

/** How many files are written at once: each waits for the disk, not for the processor. */
const writers = 32

/** Stores any number of drawings; their ids in the order given, rising, on every machine the same. */
export async function storeDrawings(db: Queryable, files: Files, drawings: readonly Drawing[]): Promise<number[]> {
  const byName = new Map(drawings.map((drawing) => [nameDrawing(drawing.svg), drawing]))
  const waiting = [...byName]
  const writeNext = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await files.write(`${next[0]}.svg`, next[1].svg)
  }
  await Promise.all(Array.from({ length: writers }, writeNext))
  const names = [...byName.keys()]
  const rows = [...byName].map(([name, { svg, width, height }]) => ({
    name,
    format: 'svg',
    width,
    height,
    bytes: Buffer.byteLength(svg),
  }))
  const columns = { name: 'text', format: 'text', width: 'int', height: 'int', bytes: 'int' }
  await insertRows(db, 'images', columns, rows, 'on conflict (name) do nothing')
  const known = await sql<{ id: number; name: string }>`select id, name from images where name = any(${names})`.execute(
    db,
  )
  const ids = new Map(known.rows.map(({ id, name }) => [name, id]))
  return drawings.map(({ svg }) => ids.get(nameDrawing(svg)) ?? 0)
}

function nameDrawing(svg: string): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, 32)
}

async function insertImage(
  db: Queryable,
  image: { name: string; format: 'webp' | 'svg'; width: number; height: number; bytes: number },
): Promise<StoredPicture> {
  const { id } = await db.insertInto('images').values(image).returning('id').executeTakeFirstOrThrow()
  return { id, ...addressesOf(image.name, image.format), width: image.width, height: image.height }
}

type PictureKind = 'png' | 'jpeg' | 'webp' | 'avif'

/** What kind of picture this is, by its first bytes; nothing when it is none that can be taken. */
export function findPictureKind(content: Buffer): PictureKind | undefined {
  if (content.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png'
  if (content[0] === 0xff && content[1] === 0xd8 && content[2] === 0xff) return 'jpeg'
  const head = content.toString('latin1', 0, 64)
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp'
  return brandsOf(content).some((brand) => brand === 'avif' || brand === 'avis') ? 'avif' : undefined
}

function findOtherKind(content: Buffer): (typeof otherKinds)[number] | null {
  const head = content.toString('latin1', 0, 512).trimStart()
  if (head.startsWith('GIF8')) return 'gif'
  if (head.startsWith('%PDF')) return 'pdf'
  if (head.startsWith('BM')) return 'bmp'
  if (/^(II\*\0|MM\0\*)/.test(head)) return 'tiff'
  if (brandsOf(content).some((brand) => /^(hei[cx]|hev[cx]|mif1)$/.test(brand))) return 'heic'
  if (/^(<\?xml[^>]*>\s*)?(<!--.*?-->\s*)*<svg[\s>]/is.test(head)) return 'svg'
  return /^<[a-z!?]/i.test(head) ? 'page' : null
}

/** The kinds that a file of the ISO family says it is. */
function brandsOf(content: Buffer): string[] {
  if (content.toString('latin1', 4, 8) !== 'ftyp') return []
  const end = Math.min(content.readUInt32BE(0), 64, content.length)
  const brands = content.toString('latin1', 8, end)
  return brands.match(/.{4}/gs) ?? []
}
