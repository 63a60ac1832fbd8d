import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { refuseStart } from '../start-failure.ts'
import { readBackupName } from './names.ts'
import type { Place } from './place.ts'

/** A backup nobody has written to for so long was broken off. */
const abandonedAfter = 24 * 60 * 60 * 1000

/** A folder of this machine, or one that is mounted on it. */
export function openFolderPlace(folder: string): Place {
  /** Says of which folder it is: the marketplace has others, and somebody would look for the fault there. */
  const here = <Answer>(work: Promise<Answer>) =>
    work.catch((error: unknown) => {
      throw describeFolderFault(error, folder)
    })
  return {
    name: folder,
    async write(name, content) {
      await here(mkdir(folder, { recursive: true, mode: 0o700 }))
      const draft = join(folder, `.${name}.${process.pid}.part`)
      let bytes = 0
      const handle = await here(open(draft, 'wx', 0o600))
      try {
        for await (const chunk of content) {
          bytes += chunk.length
          await here(handle.writeFile(chunk))
        }
        await here(handle.sync())
        await handle.close()
        await here(rename(draft, join(folder, name)))
        await syncFolder(folder)
        return bytes
      } catch (error) {
        await handle.close().catch(() => {})
        await rm(draft, { force: true }).catch(() => {})
        throw error
      }
    },
    async list() {
      const names = await here(readdir(folder))
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

function describeFolderFault(error: unknown, folder: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const sentence = {
    EEXIST: `The folder of backups ${folder} is a file, or a file stands in its way: move that away, or name another folder.`,
    ENOTDIR: `The folder of backups ${folder} is a file, or a file stands in its way: move that away, or name another folder.`,
    ENOENT: `The folder of backups ${folder} is not there: is its disk?`,
    EACCES: `The folder of backups ${folder} may not be used by this account: correct its permissions.`,
    EPERM: `The folder of backups ${folder} may not be used by this account: correct its permissions.`,
    EROFS: `The folder of backups ${folder} can only be read: correct that, or name another folder.`,
    ENOSPC: `There is no room left in the folder of backups ${folder}: free some space, or keep fewer (BACKUP_KEEP).`,
    EDQUOT: `There is no room left in the folder of backups ${folder}: free some space, or keep fewer (BACKUP_KEEP).`,
  }[String(code)]
  return sentence === undefined ? error : refuseStart(sentence, error)
}
