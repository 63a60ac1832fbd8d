import { isLeftOver } from '../files.ts'
import type { Sweep, SweepParts } from '../sweep.ts'
import { findBeginning, findNamedFiles } from './queries.ts'

/**
 * Files that no row names: what a write that broke off has left, pictures whose row could not be stored, and what was drawn for messengers of a picture that
 * is gone. A file that is being uploaded is younger than its row is late, by days. One that is older than the marketplace in this database is not looked at:
 * whoever starts a new database beside the files of another must not lose them. Our own drawings stay, as anybody may store the same one again at any moment.
 */
export const strayFiles: Sweep = {
  what: 'files that nothing refers to',
  keptDays: () => 7,
  async sweep({ db, files, atOnce }, before) {
    const times = { from: await findBeginning(db), to: before }
    let swept = 0
    for await (const names of files.list())
      for (let at = 0; at < names.length; at += atOnce)
        for (const name of await findStray(db, names.slice(at, at + atOnce)))
          if (await files.removeWritten(name, times)) swept++
    return swept
  },
}

async function findStray(db: SweepParts['db'], names: readonly string[]): Promise<string[]> {
  const asked = names.filter((name) => /\.(webp|jpg|pdf)$/.test(name))
  const named = await findNamedFiles(db, asked)
  return [...names.filter(isLeftOver), ...asked.filter((name) => !named.has(name))]
}
