import type { Backup } from '@fairquay/contract/operations/endpoints.ts'
import { openPlace } from '../backup/open-place.ts'
import type { Config } from '../config.ts'

/** A store that does not answer keeps nobody from reading the list, milliseconds. */
const patience = 3000

/**
 * Says of each backup whether it still lies where backups go now: later ones thin out earlier ones, a disk may not be mounted, and people remove files.
 * Nothing is said of other places, nor when this one cannot be looked into; a folder that is not there, as that of a disk that is not mounted, holds none.
 */
export async function markKept(
  backups: readonly Backup[],
  { backup: { to }, s3 }: Pick<Config, 'backup' | 's3'>,
): Promise<Backup[]> {
  const kept = to === undefined || backups.length === 0 ? undefined : await lookInto(to, s3)
  return backups.map((one) => ({
    ...one,
    is_there: one.state === 'done' && one.place === kept?.place ? kept.names.has(one.name) : null,
  }))
}

async function lookInto(to: string, s3: Config['s3']) {
  const look = async () => {
    const place = await openPlace(to, { s3 })
    return { place: place.name, names: new Set(await place.list().catch(nothingWhereNoFolder)) }
  }
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patience)
  })
  try {
    return await Promise.race([look().catch(() => undefined), tooLate])
  } finally {
    clearTimeout(timer)
  }
}

function nothingWhereNoFolder(error: unknown): string[] {
  const cause = error instanceof Error ? error.cause : undefined
  if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return []
  throw error
}
