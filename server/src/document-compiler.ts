// A process of its own that turns templates and data into PDFs: what happens in it can be ended by killing it, and never stops the server.
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { cutChineseFonts, readSteadyFonts } from './document-fonts.ts'

const folder = join(import.meta.dirname, '../documents')
const steadyFonts = readSteadyFonts()
const openCompiler = (fonts: Buffer[]) =>
  NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: [...steadyFonts, ...fonts] }] })
const compiler = openCompiler([])

/** Results of documents this many older are forgotten: each document's data are its own, only the template's parts are worth keeping. */
const remembered = 5

process.on('message', ({ id, template, data }: { id: number; template: string; data: string }) => {
  compile(template, data)
    .then((pdf) => process.send?.({ id, pdf }))
    .catch((error: unknown) => {
      process.send?.({ id, reason: error instanceof Error ? error.message : String(error) })
    })
})
process.on('disconnect', () => process.exit())

async function compile(template: string, data: string): Promise<Uint8Array> {
  const chinese = await cutChineseFonts(data)
  // Fonts are given to a compiler when it is made: a document with Chinese signs has one of its own.
  const typst = chinese.length > 0 ? openCompiler(chinese) : compiler
  const pdf = typst.pdf({ mainFilePath: join(folder, `${template}.typ`), inputs: { data } })
  typst.evictCache(remembered)
  return pdf
}
