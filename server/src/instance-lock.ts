import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Heart, nameFile, readBeat, type Seen, startHeart, watchBeats } from './heartbeat.ts'
import { lockFile } from './kernel-lock.ts'
import { isOnLocalDisk } from './local-disk.ts'
import { isSameProcess, nameProcessWorld } from './running-process.ts'
import { refuseStart } from './start-failure.ts'

export type InstanceLock = { release(): Promise<void> }

export type LockOptions = {
  /** The folder was taken by another server while this one stood still: it must end at once and write nothing more. */
  onLost?: (sentence: string) => void
  /** Milliseconds between two beats. */
  interval?: number
  /** How long a start looks for beats of another machine, milliseconds: also longer than a killed server's database takes to end by itself. */
  watch?: number
  isLocal?: (folder: string) => Promise<boolean>
  /** The setting that names the folder. */
  setting?: 'DATA_DIR' | 'DATABASE_DIR'
}

/**
 * Keeps a second server from the same folder, whichever container or machine it runs in. First a lock of the kernel; then, where that may not reach
 * (a folder that several machines share), a heartbeat: whoever finds one that still moves is refused. Nothing of a dead server needs to be removed,
 * and nothing of anybody's is.
 */
export async function takeInstanceLock(folder: string, options: LockOptions = {}): Promise<InstanceLock> {
  const { interval = 2000, watch = 12_000, isLocal = isOnLocalDisk, onLost = endAtOnce, setting = 'DATA_DIR' } = options
  const refuse = (seen: Seen) => refuseFolder(folder, setting, seen)
  const path = join(folder, 'heartbeat')
  const kernelLock = await lockFile(join(folder, 'lock'))
  if (!kernelLock) throw refuse(await readBeat(path))
  let heart: Heart | undefined
  try {
    await refuseEarlierVersion(folder)
    const seen = await readBeat(path)
    const local = await isLocal(folder)
    if ((await mayBeAlive(path, seen, local)) && (await watchBeats(path, seen, watch)))
      throw refuse(await readBeat(path))
    let isTaken = false
    const run = randomUUID()
    heart = await startHeart(path, run, interval, () => {
      if (isTaken) onLost(`Another server has taken ${folder} over, so that this one ends at once.`)
    })
    // Two machines may have looked at the same moment; of the two beats in one file one stays.
    if (!local) await wait(interval * 1.5)
    const last = await readBeat(path)
    if (heart.isLost() || last.beat?.run !== run) throw refuse(last)
    isTaken = true
  } catch (error) {
    await heart?.stop()
    kernelLock.release()
    throw error
  }
  const held = heart
  return {
    release: async () => {
      await held.stop()
      kernelLock.release()
    },
  }
}

/** Whether the last beat could come from somebody who lives in spite of the kernel's lock being free. */
async function mayBeAlive(path: string, { text, beat }: Seen, isLocal: boolean): Promise<boolean> {
  if (text.trim() === '') return false
  if (!beat) return !isLocal
  if (beat.isReleased) return false
  // A copy of the folder says where it was copied from. Other machines may number the files of a shared folder otherwise.
  if (isLocal && beat.file !== (await nameFile(path))) return false
  const world = nameProcessWorld()
  if (world !== '' && beat.world === world) return isSameProcess(beat.pid, beat.start)
  return !isLocal
}

function refuseFolder(folder: string, setting: string, { beat }: Seen): Error {
  const isNear = beat?.world === nameProcessWorld()
  const who = beat && !beat.isReleased ? ` (process ${beat.pid}${isNear ? '' : ` of ${beat.host}`})` : ''
  return refuseStart(`Fairquay already runs on ${folder}${who}: stop it first, or set ${setting} to another folder.`)
}

/** Version 0.1 knew no other lock than files that name a process; one of them may still run when the next version is started. */
async function refuseEarlierVersion(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((name) => /^lock-\d+$/.test(name))) {
    const [pid, start] = (await readFile(join(folder, name), 'utf8').catch(() => '')).split(' ')
    if (start && isSameProcess(Number(pid), start))
      throw refuseStart(
        `Fairquay already runs on ${folder} (process ${pid}): stop it first, or set DATA_DIR to another folder.`,
      )
  }
}

function endAtOnce(sentence: string): void {
  console.error(sentence)
  process.exit(1)
}
