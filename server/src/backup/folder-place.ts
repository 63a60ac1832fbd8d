import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readBackupName } from './names.ts'
import type { Place } from './place.ts'

/** A backup nobody has written to for so long was broken off. */
const abandonedAfter = 24 * 60 * 60 * 1000

/** A folder of this machine, or one that is mounted on it. */
export function openFolderPlace(folder: string): Place {
  return {
    name: folder,
    async write(name, content) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const draft = join(folder, `.${name}.${process.pid}.part`)
      let bytes = 0
      const handle = await open(draft, 'wx', 0o600)
      try {
        for await (const chunk of content) {
          bytes += chunk.length
          await handle.writeFile(chunk)
        }
        await handle.sync()
        await handle.close()
        await rename(draft, join(folder, name))
        await syncFolder(folder)
        return bytes
      } catch (error) {
        await handle.close().catch(() => {})
        await rm(draft, { force: true }).catch(() => {})
        throw error
      }
    },
    async list() {
      const names = await readdir(folder)
      return names.filter((name) => readBackupName(name) !== undefined)
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    read: async (name) => createReadStream(join(folder, name)),
    pathOf: (name) => join(folder, name),
    async sweep() {
      for (const name of await readdir(folder)) {
        if (!/^\.fairquay-.*\.part$/.test(name)) continue
        const path = join(folder, name)
        const found = await stat(path).catch(() => undefined)
        if (found && Date.now() - found.mtimeMs > abandonedAfter) await rm(path, { force: true })
      }
    },
  }
}

/** The new name itself must have reached the disk. Some systems cannot open a folder; they write names at once. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => undefined)
  await handle?.sync().catch(() => {})
  await handle?.close()
}
