// A process of its own that turns templates and data into PDFs: what happens in it can be ended by killing it, and never stops the server.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

const folder = join(import.meta.dirname, '../documents')
const fonts = [
  '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  '@expo-google-fonts/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf',
]

const { resolve } = createRequire(import.meta.url)
const compiler = NodeCompiler.create({
  workspace: folder,
  fontArgs: [{ fontBlobs: fonts.map((font) => readFileSync(resolve(font))) }],
})

/** Results of documents this many older are forgotten: each document's data are its own, only the template's parts are worth keeping. */
const remembered = 5

process.on('message', ({ id, template, data }: { id: number; template: string; data: string }) => {
  try {
    const pdf = compiler.pdf({ mainFilePath: join(folder, `${template}.typ`), inputs: { data } })
    process.send?.({ id, pdf })
  } catch (error) {
    process.send?.({ id, reason: error instanceof Error ? error.message : String(error) })
  }
  compiler.evictCache(remembered)
})
process.on('disconnect', () => process.exit())
