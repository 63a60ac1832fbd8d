import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Where pictures and documents lie. Names are made by us (see `isFileName`), so that no path of anybody's can reach outside the folder. */
export type Files = {
  /** Writes to a temporary name, syncs, renames: a file is whole or not there. */
  write(name: string, content: Buffer | string): Promise<void>
  /** The content, or nothing when there is no such file. */
  read(name: string): Promise<Buffer | undefined>
  remove(name: string): Promise<void>
}

/** The same with what is needed to find files that nobody wants any more. */
export type FileStore = Files & {
  /** The names of all files, some at a time, with what writes that broke off have left behind (`isLeftOver`). */
  list(): AsyncGenerator<string[]>
  /** Removes one of `list` if it was written last after `from` and before `to`; says whether it did. */
  removeWritten(name: string, times: { from: Date; to: Date }): Promise<boolean>
}

export function isFileName(name: string): boolean {
  return /^[a-z0-9-]{16,90}\.(webp|svg|jpg|pdf|csv)$/.test(name)
}

/** What a write that broke off has left: the name the file would have had, the process, 'part'. */
export function isLeftOver(name: string): boolean {
  const match = /^(.+)\.\d+\.part$/.exec(name)
  return match?.[1] !== undefined && isFileName(match[1])
}

/** Files in a local folder, spread over 256 sub-folders by the first two characters of their random names. */
export function openLocalFiles(folder: string): FileStore {
  const pathOf = (name: string, isOurs = isFileName(name)) => {
    if (!isOurs) throw new Error(`Not a name of ours: ${name}`)
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
    async *list() {
      for (const place of await readNames(folder))
        if (/^[a-z0-9-]{2}$/.test(place))
          yield (await readNames(join(folder, place))).filter((name) => isFileName(name) || isLeftOver(name))
    },
    async removeWritten(name, { from, to }) {
      const path = pathOf(name, isFileName(name) || isLeftOver(name))
      try {
        const { mtime } = await stat(path)
        if (mtime < from || mtime >= to) return false
        await rm(path)
        return true
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
        throw error
      }
    },
  }
}

/** Of a folder; none of one that nothing was ever written to. */
async function readNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}
