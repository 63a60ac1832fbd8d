// A process of its own that turns templates and data into PDFs, one at a time: what happens in it can be ended by killing it, and never stops the server.
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { readSteadyFonts, unpackChineseFonts } from './document-fonts.ts'

const folder = join(import.meta.dirname, '../documents')
const steadyFonts = readSteadyFonts()
const openCompiler = (fonts: readonly Buffer[]) =>
  NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: [...steadyFonts, ...fonts] }] })
const compiler = openCompiler([])

/** Results of documents this many older are forgotten: each document's data are its own, only the template's parts are worth keeping. */
const remembered = 5

process.on('message', ({ template, data }: { template: string; data: string }) => {
  compile(template, data)
    .then((pdf) => process.send?.({ pdf }))
    .catch((error: unknown) => {
      process.send?.({ reason: error instanceof Error ? error.message : String(error) })
    })
})
process.on('disconnect', () => process.exit())
process.send?.('ready')

/** Fonts are given to a compiler when it is made. This one has all Chinese signs that any document of this process had so far. */
let chinese: { compiler: NodeCompiler; slices: ReadonlyMap<string, readonly Buffer[]> } | undefined

async function compile(template: string, data: string): Promise<Uint8Array> {
  const typst = (await openChinese(data)) ?? compiler
  const pdf = typst.pdf({ mainFilePath: join(folder, `${template}.typ`), inputs: { data } })
  typst.evictCache(remembered)
  return pdf
}

async function openChinese(data: string): Promise<NodeCompiler | undefined> {
  const wanted = await unpackChineseFonts(data)
  if (wanted.size === 0) return undefined
  const known = chinese?.slices
  if (chinese && known && [...wanted.keys()].every((slice) => known.has(slice))) return chinese.compiler
  const slices = new Map([...(known ?? []), ...wanted].sort(([a], [b]) => (a < b ? -1 : 1)))
  chinese = { compiler: openCompiler([...slices.values()].flat()), slices }
  return chinese.compiler
}
