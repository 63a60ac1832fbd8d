import { type FileStore, isLeftOver } from '../files.ts'

export type Copied = { copied: number; bytes: number; wasThere: number }

/** How many are copied at the same time: each waits for a disk or a line. */
const atOnce = 16

/**
 * Copies all files of one place to another, and reads each back to compare. What is there already is left alone: a name is never used for another content, and a
 * file is whole or not there. So it may break off anywhere and be run again, and a second run copies what came in during the first.
 */
export async function copyFiles(from: FileStore, to: FileStore, tell: (copied: Copied) => void = () => {}) {
  const known = new Set<string>()
  for await (const names of to.list()) for (const name of names) known.add(name)
  const result: Copied = { copied: 0, bytes: 0, wasThere: 0 }
  for await (const names of from.list()) {
    const waiting = names.filter((name) => !isLeftOver(name))
    const copySome = async () => {
      for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
        if (known.has(name)) result.wasThere++
        else await copyOne(from, to, name, result)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, copySome))
    tell(result)
  }
  return result
}

async function copyOne(from: FileStore, to: FileStore, name: string, result: Copied): Promise<void> {
  const found = await from.open(name)
  // Somebody removed it meanwhile.
  if (!found) return
  const parts: Buffer[] = []
  for await (const part of found.content) parts.push(part)
  const content = Buffer.concat(parts)
  await to.write(name, content, found.writtenAt)
  if (!(await to.read(name))?.equals(content))
    throw new Error(`The file ${name} came back changed from ${to.place}: nothing was removed, run it again.`)
  result.copied++
  result.bytes += content.length
}
