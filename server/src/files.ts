import type { Stats } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
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
  /** The content of a file to read on, also of one that was removed while `keepRemoved` holds; nothing when it is gone. */
  open(name: string): Promise<{ size: number; writtenAt: Date; content: AsyncIterable<Buffer> } | undefined>
  /**
   * From now on, in every process, a file that is removed is only put aside, until `end`. Its row was gone before: whoever looks at the database after this
   * has returned finds the file of each row that it sees.
   */
  keepRemoved(): Promise<{ end(): Promise<void> }>
}

export function isFileName(name: string): boolean {
  return /^[a-z0-9-]{16,90}\.(webp|svg|jpg|pdf|csv)$/.test(name)
}

/** What a write that broke off has left: the name the file would have had, the process, 'part'. */
export function isLeftOver(name: string): boolean {
  const match = /^(.+)\.\d+\.part$/.exec(name)
  return match?.[1] !== undefined && isFileName(match[1])
}

/** What `keepRemoved` puts aside looks like a write that broke off: should the one that asked be killed, the daily sweep removes it. */
const asideOf = (name: string) => `${name}.0.part`
/** The file of this name, where it is kept while it is removed. */
export function readAside(name: string): string | undefined {
  return name.endsWith('.0.part') && isLeftOver(name) ? name.slice(0, -'.0.part'.length) : undefined
}

/** Whoever keeps what is removed says so this often, and is taken for dead after so long, milliseconds. */
const keeping = { every: 10_000, lasts: 120_000 }

/** Files in a local folder, spread over 256 sub-folders by the first two characters of their random names. */
export function openLocalFiles(folder: string): FileStore {
  const pathOf = (name: string, isOurs = isFileName(name)) => {
    if (!isOurs) throw new Error(`Not a name of ours: ${name}`)
    return join(folder, name.slice(0, 2), name)
  }
  const made = new Set<string>()
  const mark = join(folder, 'removed-is-kept')
  const isKept = async () => Date.now() - ((await findTimes(mark))?.mtimeMs ?? 0) < keeping.lasts
  async function* list() {
    for (const place of await readNames(folder))
      if (/^[a-z0-9-]{2}$/.test(place))
        yield (await readNames(join(folder, place))).filter((name) => isFileName(name) || isLeftOver(name))
  }
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
    async remove(name) {
      const path = pathOf(name)
      if (await isKept()) await rename(path, asideOf(path)).catch(ignoreMissing)
      else await rm(path, { force: true })
    },
    list,
    async removeWritten(name, { from, to }) {
      const path = pathOf(name, isFileName(name) || isLeftOver(name))
      try {
        const { mtime } = await stat(path)
        // What it is kept for is done within the day; the next sweep finds it again.
        if (mtime < from || mtime >= to || (await isKept())) return false
        await rm(path)
        return true
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
        throw error
      }
    },
    async open(name) {
      for (const path of [pathOf(name), asideOf(pathOf(name))]) {
        const handle = await open(path).catch(ignoreMissing)
        if (!handle) continue
        const { size, mtime } = await handle.stat()
        return { size, writtenAt: mtime, content: handle.createReadStream() }
      }
      return undefined
    },
    async keepRemoved() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const renew = () => writeFile(mark, '', { mode: 0o600 })
      await renew()
      const timer = setInterval(() => void renew().catch(() => {}), keeping.every).unref()
      const end = async () => {
        clearInterval(timer)
        await rm(mark, { force: true })
        for await (const names of list())
          for (const name of names) if (readAside(name) !== undefined) await rm(pathOf(name, true), { force: true })
      }
      return { end }
    },
  }
}

async function findTimes(path: string): Promise<Stats | undefined> {
  return (await stat(path).catch(ignoreMissing)) ?? undefined
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
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
