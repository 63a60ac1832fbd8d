import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Where pictures and documents lie. Names are made by us (see `isFileName`), so that no path of anybody's can reach outside the folder. */
export type Files = {
  /** Writes to a temporary name, syncs, renames: a file is whole or not there. */
  write(name: string, content: Buffer | string): Promise<void>
  /** The content, or nothing when there is no such file. */
  read(name: string): Promise<Buffer | undefined>
  remove(name: string): Promise<void>
}

export function isFileName(name: string): boolean {
  return /^[a-z0-9-]{16,90}\.(webp|svg|jpg|pdf|csv)$/.test(name)
}

/** Files in a local folder, spread over 256 sub-folders by the first two characters of their random names. */
export function openLocalFiles(folder: string): Files {
  const pathOf = (name: string) => {
    if (!isFileName(name)) throw new Error(`Not a name of ours: ${name}`)
    return join(folder, name.slice(0, 2), name)
  }
  const made = new Set<string>()
  return {
    async write(name, content) {
      const path = pathOf(name)
      if (!made.has(dirname(path))) {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        made.add(dirname(path))
      }
      const temporary = `${path}.${process.pid}.part`
      const handle = await open(temporary, 'w', 0o600)
      try {
        await handle.writeFile(content)
        await handle.sync()
        await handle.close()
        await rename(temporary, path)
      } catch (error) {
        await handle.close().catch(() => {})
        // On a full disk a half-written file would hold the very room that is missing.
        await rm(temporary, { force: true }).catch(() => {})
        throw error
      }
    },
    async read(name) {
      try {
        return await readFile(pathOf(name))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}
