import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export type Fairquay = {
  url: string
  /** The line a person reads when it is up. */
  line: string
  process: ChildProcess
  /** Everything it wrote so far. */
  said(): string
  /** Resolves once the process has ended, and fails if it did so with an error. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

export type Ended = { code: number | null; signal: NodeJS.Signals | null; said: string }

type Through = 'start.mjs' | 'main.ts'
type Settings = Readonly<Record<string, string>>

/**
 * Starts the real server as its own process on a free port; `through` the script behind `npm start`, or the server alone; `within` another program
 * that runs it, such as one that makes a container.
 */
export async function startFairquay(
  settings: Settings,
  through: Through = 'main.ts',
  within: readonly string[] = [],
): Promise<Fairquay> {
  const { child, ended, line, said } = launch(settings, through, within)
  const ready = await Promise.race([line, ended])
  if (typeof ready !== 'string') throw new Error(`Fairquay did not start: ${ready.said}`)
  const url = /http:\S+/.exec(ready)?.[0] ?? ''
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    const { code, said } = await ended
    if (code !== 0 && signal !== 'SIGKILL') throw new Error(`Fairquay ended with ${code}: ${said}`)
  }
  return { url, line: ready, process: child, said, stop }
}

/** For starts that are meant to fail: what was said, and the exit code. */
export async function failToStart(
  settings: Settings,
  within: readonly string[] = [],
  through: Through = 'main.ts',
): Promise<Ended> {
  const { child, ended, line } = launch(settings, through, within)
  const outcome = await Promise.race([line, ended])
  if (typeof outcome !== 'string') return outcome
  child.kill()
  await ended
  throw new Error('Fairquay started although it should not have.')
}

function launch(
  settings: Settings,
  through: Through,
  within: readonly string[],
): { child: ChildProcess; ended: Promise<Ended>; line: Promise<string>; said: () => string } {
  const command = through === 'main.ts' ? ['server/src/main.ts'] : [`scripts/${through}`, '--no-install']
  // Nothing of the surrounding environment but where programs are: a DATABASE_URL out there is not ours to fill.
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    NODE_COMPILE_CACHE: join(root, '.cache/node'),
    PORT: '0',
    LOG_LEVEL: 'warn',
    // A test machine that stands still for seconds is no overload to speak of.
    OVERLOAD_DELAY: '0',
    ...settings,
  }
  const [program = '', ...args] = [...within, process.execPath, ...command]
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const line = new Promise<string>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const found = /^Fairquay is ready at .*$/m.exec(said)
      if (found) resolve(found[0])
    })
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal, said }))
  })
  return { child, ended, line, said: () => said }
}
