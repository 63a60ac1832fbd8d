import type { Stats } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  asideOf,
  type FileStore,
  isFileName,
  isLeftOver,
  keeping,
  keepingMark,
  nameAside,
  pathOfFile,
  readAside,
} from './files.ts'

/** Files in a folder of this machine: written to a temporary name, synced, renamed. */
export function openLocalFiles(folder: string): FileStore {
  const pathOf = (name: string, isOurs?: boolean) => join(folder, pathOfFile(name, isOurs))
  const made = new Set<string>()
  const mark = join(folder, keepingMark)
  const isKept = async () => Date.now() - ((await findTimes(mark))?.mtimeMs ?? 0) < keeping.lasts
  async function* list() {
    for (const place of await readNames(folder))
      if (/^[a-z0-9-]{2}$/.test(place))
        yield (await readNames(join(folder, place))).filter((name) => isFileName(name) || isLeftOver(name))
  }
  return {
    place: folder,
    async write(name, content, writtenAt) {
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
        if (writtenAt) await handle.utimes(writtenAt, writtenAt)
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
    async setAside() {
      const aside = nameAside(folder)
      await rename(folder, aside)
      made.clear()
      return aside
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
