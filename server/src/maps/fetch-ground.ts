import { frameOf, tileSize } from '@fairquay/contract/maps/mercator.ts'
import type { StaticMap } from '@fairquay/contract/maps/static-map.ts'
import type sharp from 'sharp'
import { download } from '../imports/download.ts'
import { loadWhenUsed } from '../load-when-used.ts'

const loadSharp = loadWhenUsed<typeof sharp>('sharp')

type Tile = { z: number; x: number; y: number; left: number; top: number }

/** For all tiles of a map together, milliseconds. */
const patience = 2500
/** After a failure the tile server is left alone for this long. */
const rest = 30_000
const mostKept = 300

/** The picture of the ground from an operator's tile server, as a data address; undefined when it does not answer in time or not with pictures. */
export type Ground = (map: StaticMap) => Promise<string | undefined>

/** `template` is the tile server's address with {z}, {x} and {y}. */
export function makeGround(template: string, now: () => number = Date.now): Ground {
  const kept = new Map<string, Buffer>()
  let restsUntil = 0

  async function fetchTile(tile: Tile): Promise<Buffer> {
    const address = template
      .replace('{z}', String(tile.z))
      .replace('{x}', String(tile.x))
      .replace('{y}', String(tile.y))
    const known = kept.get(address)
    if (known) return known
    // The operator chose the address; a tile server may well stand on the operator's own network.
    const answer = await download(address, { isAllowed: () => true, timeout: patience })
    if (answer.kind !== 'content') throw new Error('No tile.')
    const picture = await loadSharp()(answer.content, { limitInputPixels: 4_194_304 })
      .resize(tileSize, tileSize, { fit: 'fill' })
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer()
    kept.set(address, picture)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return picture
  }

  return async (map) => {
    if (now() < restsUntil) return undefined
    try {
      const tiles = listTiles(map)
      const pictures = await Promise.all(tiles.map(fetchTile))
      return await join(map, tiles, pictures)
    } catch {
      restsUntil = now() + rest
      return undefined
    }
  }
}

/** The tiles a map touches and where each lies in it. North and south of the world there are none. */
export function listTiles(map: StaticMap): Tile[] {
  const { left, top, width, height } = frameOf(map)
  const count = 2 ** map.zoom
  const tiles: Tile[] = []
  for (
    let y = Math.max(0, Math.floor(top / tileSize));
    y <= Math.min(count - 1, Math.floor((top + height) / tileSize));
    y++
  )
    for (let x = Math.floor(left / tileSize); x <= Math.floor((left + width) / tileSize); x++)
      tiles.push({
        z: map.zoom,
        x: ((x % count) + count) % count,
        y,
        left: Math.round(x * tileSize - left),
        top: Math.round(y * tileSize - top),
      })
  return tiles
}

async function join(map: StaticMap, tiles: readonly Tile[], pictures: readonly Buffer[]): Promise<string> {
  const [left, top] = [Math.min(0, ...tiles.map((tile) => tile.left)), Math.min(0, ...tiles.map((tile) => tile.top))]
  const right = Math.max(map.width, ...tiles.map((tile) => tile.left + tileSize))
  const bottom = Math.max(map.height, ...tiles.map((tile) => tile.top + tileSize))
  const sharp = loadSharp()
  const whole = await sharp({
    create: { width: right - left, height: bottom - top, channels: 3, background: '#d6e6e3' },
  })
    .composite(
      tiles.map((tile, index) => ({
        input: pictures[index] ?? Buffer.alloc(0),
        left: tile.left - left,
        top: tile.top - top,
      })),
    )
    .png()
    .toBuffer()
  const cut = await sharp(whole)
    .extract({ left: -left, top: -top, width: map.width, height: map.height })
    .webp({ quality: 82 })
    .toBuffer()
  return `data:image/webp;base64,${cut.toString('base64')}`
}
