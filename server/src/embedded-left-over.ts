import { execFile } from 'node:child_process'
import { constants, type FileHandle, open, readFile, readlink, rm, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { isRunning } from './running-process.ts'
import { refuseStart } from './start-failure.ts'

/** What PostgreSQL's processes keep open as long as one of them lives, in any container: a pipe with a name, which holds nothing. */
const pipeName = 'in-use'

/** How long a database whose server is gone may take to end by itself, milliseconds: its guard gives it 5 s, and PostgreSQL its processes 5 s more. */
export const endingPatience = 30_000

/** The end of the pipe that PostgreSQL inherits; nothing where the system has no such pipes. */
export async function openPipe(folder: string): Promise<FileHandle | undefined> {
  const path = join(folder, pipeName)
  if (process.platform === 'win32') return undefined
  if (!(await stat(path).catch(() => undefined)))
    await promisify(execFile)('mkfifo', ['-m', '600', path]).catch(() => {})
  if (!(await isPipe(path))) return undefined
  return open(path, constants.O_RDONLY | constants.O_NONBLOCK)
}

/**
 * Whether any process of the PostgreSQL of this folder lives. A process id says nothing in another container, but the kernel refuses to open a pipe for
 * writing that nobody has open for reading.
 */
export async function isInUse(folder: string): Promise<boolean> {
  const path = join(folder, pipeName)
  // Left by a version that had no pipe, or a copy that left it out: its socket then, which the kernel answers for as well.
  if (!(await isPipe(path))) return answers(join(folder, '.s.PGSQL.5432'))
  try {
    await (await open(path, constants.O_WRONLY | constants.O_NONBLOCK)).close()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENXIO') return false
    throw error
  }
}

async function isPipe(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFIFO() ?? false
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/** The eight lines of PostgreSQL's `postmaster.pid`: process, folder, start, port, socket folder, address, shared memory, state. */
export async function readPostmaster(cluster: string): Promise<string[]> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  return text.split('\n').map((line) => line.trim())
}

/**
 * After `kill -9` of the server PostgreSQL may live on. It is stopped and started anew instead of adopted: one way only, settings of this version,
 * no transaction of a dead server left open. One that runs in another container is out of reach: it ends when it notices that its server is gone,
 * and until then nothing is started and no file of it touched.
 */
export async function endLeftOver(
  { folder, cluster }: { folder: string; cluster: string },
  stop: () => Promise<void>,
  patience = endingPatience,
): Promise<void> {
  const pid = Number((await readPostmaster(cluster))[0])
  if (pid > 0 && isRunning(pid) && (await isPostmasterOf(cluster, pid))) await stop()
  for (const deadline = Date.now() + patience; await isInUse(folder); ) {
    if (Date.now() > deadline)
      throw refuseStart(
        `The database in ${cluster} is still run by a PostgreSQL that a killed server left behind, in another container or hidden from this account: stop that container or process, then start again.`,
      )
    await wait(100)
  }
  // Nobody has the database open: what these files name are the dead, whose numbers may meanwhile belong to others whom PostgreSQL would take for its own.
  await rm(join(cluster, 'postmaster.pid'), { force: true })
  await rm(join(folder, '.s.PGSQL.5432.lock'), { force: true })
}

async function isPostmasterOf(cluster: string, pid: number): Promise<boolean> {
  if (process.platform !== 'linux') {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
      stdout: 'postgres',
    }))
    return stdout.includes('postgres')
  }
  // PostgreSQL works inside its data folder.
  const [at, ours] = await Promise.all([
    readlink(`/proc/${pid}/cwd`).catch(() => ''),
    readFile(`/proc/${pid}/comm`, 'utf8').catch(() => ''),
  ])
  const [here, there] = await Promise.all([stat(cluster), stat(at || '/').catch(() => undefined)])
  return ours.startsWith('postgres') && here.ino === there?.ino && here.dev === there.dev
}
