import { createHash, randomBytes } from 'node:crypto'
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
/** Larger pictures are refused before they are decoded. */
const mostPixels = 40_000_000

/** Where the three sizes of a stored picture are found. A drawing is one file for all sizes. */
export function addressesOf(name: string, format: string): PictureAddresses {
  const base = `/files/${name}`
  if (format === 'svg') return { preview: `${base}.svg`, medium: `${base}.svg`, original: `${base}.svg` }
  return { preview: `${base}-preview.webp`, medium: `${base}-medium.webp`, original: `${base}.webp` }
}

/**
 * Stores an uploaded PNG or JPEG: what it is decides its content, not its name. It is decoded and encoded anew, which drops metadata and anything
 * hidden in it. Refuses with `unsupported_type` what is no such picture. The files are written before the row, so that a row never points at nothing.
 */
export async function storePhoto(db: Queryable, files: Files, content: Buffer): Promise<StoredPicture> {
  if (!isPngOrJpeg(content)) throw new Failure('unsupported_type')
  // Whatever the decoder does not like about what was sent, it is no picture we can show.
  const { data, info, medium, preview } = await encode(content).catch(() => {
    throw new Failure('unsupported_type')
  })
  const name = randomBytes(16).toString('hex')
  await files.write(`${name}.webp`, data)
  await files.write(`${name}-medium.webp`, medium)
  await files.write(`${name}-preview.webp`, preview)
  return insertImage(db, { name, format: 'webp', width: info.width, height: info.height, bytes: data.length })
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

/** A PNG or JPEG decoded and encoded anew as WebP, no wider or higher than `widest`; throws when it is none or too large. */
export function encodePicture(content: Buffer, widest: number): Promise<Buffer> {
  return encodeWithin(content, widest).toBuffer()
}

function encodeWithin(content: Buffer, widest: number): Sharp {
  return loadSharp()(content, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
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

export function isPngOrJpeg(content: Buffer): boolean {
  const isPng = content.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
  const isJpeg = content[0] === 0xff && content[1] === 0xd8 && content[2] === 0xff
  return isPng || isJpeg
}
