import { createHash } from 'node:crypto'
import { getStaticMap } from '@fairquay/contract/maps/endpoints.ts'
import { widenToMarkers } from '@fairquay/contract/maps/mercator.ts'
import { readStaticMap, type StaticMap } from '@fairquay/contract/maps/static-map.ts'
import { Failure } from '../failure.ts'
import { type App, answered, implement } from '../http.ts'
import { drawOutlineMap, drawTileMap } from './draw-map.ts'
import { makeGround } from './fetch-ground.ts'

type Drawn = { svg: string; tag: string; isFinal: boolean }

const mostKept = 200

export function mapRoutes(app: App): void {
  const { tilesUrl, tilesAttribution } = app.config
  const ground = tilesUrl ? makeGround(tilesUrl) : undefined
  const kept = new Map<string, Drawn>()

  async function draw(map: StaticMap): Promise<Drawn> {
    const picture = await ground?.(map)
    const svg = picture ? drawTileMap(map, picture, tilesAttribution) : await drawOutlineMap(map)
    const tag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`
    return { svg, tag, isFinal: !ground || picture !== undefined }
  }

  async function find(map: StaticMap): Promise<Drawn> {
    const key = JSON.stringify(map)
    const known = kept.get(key)
    if (known) return known
    const drawn = await draw(map)
    if (drawn.isFinal) kept.set(key, drawn)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return drawn
  }

  implement(app, getStaticMap, async ({ query, request, reply }) => {
    const read = readStaticMap(query)
    if ('faults' in read) throw new Failure('invalid_input', read.faults)
    const { svg, tag, isFinal } = await find(widenToMarkers(read.map))
    reply
      .header('ETag', tag)
      // What stands in while the tile server is away is asked for again soon.
      .header('Cache-Control', isFinal ? 'public, max-age=604800, immutable' : 'public, max-age=60')
      .header('Content-Security-Policy', "default-src 'none'; img-src data:; sandbox")
      .type('image/svg+xml')
    if (request.headers['if-none-match'] === tag) reply.status(304).send()
    else reply.send(svg)
    return answered
  })
}
