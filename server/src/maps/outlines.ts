import { Worker } from 'node:worker_threads'

/**
 * The outline of an island or a mainland within one country: x and y in turns, as fractions of the world (mercator.ts), with its bounds. One that crosses
 * the date line runs on beyond 0 or 1.
 */
export type Outline = { points: Float64Array; left: number; right: number; top: number; bottom: number }

/** How fine an outline is: Natural Earth at 1:10, 1:50 million. */
export type Scale = '10m' | '50m'

const loaded = new Map<Scale, Promise<Outline[]>>()

/** The outlines of all countries, read when the first map needs them and kept. Reading takes half a second of work, which a thread of its own does. */
export function loadOutlines(scale: Scale): Promise<Outline[]> {
  let outlines = loaded.get(scale)
  if (!outlines) {
    outlines = readAside(scale)
    // A failed read is tried again by the next map.
    outlines.catch(() => loaded.delete(scale))
    loaded.set(scale, outlines)
  }
  return outlines
}

function readAside(scale: Scale): Promise<Outline[]> {
  return new Promise((fulfil, reject) => {
    const worker = new Worker(new URL('./read-outlines.ts', import.meta.url), { workerData: scale })
    worker.once('message', fulfil)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The outlines were not read.')))
  })
}
