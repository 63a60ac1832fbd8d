import type sharp from 'sharp'
import type { Files } from '../files.ts'
import { loadWhenUsed } from '../load-when-used.ts'
import { pictureHeight, pictureWidth } from './write-page.ts'

const loadSharp = loadWhenUsed<typeof sharp>('sharp')

/** Pictures being drawn, by file name: many messengers ask for a new one at the same moment. */
const underWay = new Map<string, Promise<Buffer | undefined>>()
let last: Promise<unknown> = Promise.resolve()

/**
 * The picture at `address` (`/files/…`) as messengers want it: a JPEG of one size, whatever it was, the picture whole before a soft copy of itself.
 * Drawn once, one at a time, and kept beside the original. Nothing when the original's file is not there.
 */
export async function drawPicture(files: Files, address: string): Promise<Buffer | undefined> {
  const source = address.replace('/files/', '')
  const name = `${source.replace(/\.\w+$/, '')}-share.jpg`
  const kept = await files.read(name)
  if (kept) return kept
  const drawing = underWay.get(name) ?? inTurn(() => drawNew(files, source, name))
  underWay.set(name, drawing)
  return drawing.finally(() => underWay.delete(name))
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work)
  last = turn.catch(() => {})
  return turn
}

async function drawNew(files: Files, source: string, name: string): Promise<Buffer | undefined> {
  const original = await files.read(source)
  if (!original) return undefined
  const sharp = loadSharp()
  const open = () => sharp(original, { limitInputPixels: 40_000_000, density: 96 }).flatten({ background: '#fbfaf7' })
  const backdrop = await open().resize(pictureWidth, pictureHeight, { fit: 'cover' }).blur(36).toBuffer()
  const front = await open().resize(pictureWidth, pictureHeight, { fit: 'inside' }).png().toBuffer()
  const picture = await sharp(backdrop)
    .composite([{ input: front, gravity: 'centre' }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
  await files.write(name, picture)
  return picture
}
