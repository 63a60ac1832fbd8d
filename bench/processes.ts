import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** A server as a process of its own, known by the port it printed. */
export type Server = { port: number; process: ChildProcess; stop(): Promise<void> }

export async function startServer(
  script: string,
  files: readonly string[] = [],
  environment: NodeJS.ProcessEnv = {},
): Promise<Server> {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...files], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const stop = async () => {
    if (child.exitCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  return { port: Number(line.toString().trim()), process: child, stop }
}

export type Load = { perSecond: number; p50: number; p99: number; failed: number }

/** What a server answers, asked by a process of its own; `rate` is how often in a second by all together, without it as often as it goes. Milliseconds. */
export async function load(
  url: string,
  seconds: number,
  token?: string,
  { connections = 16, rate }: { connections?: number; rate?: number } = {},
): Promise<Load> {
  const asked = {
    url,
    duration: seconds,
    connections,
    ...(rate !== undefined && { overallRate: rate }),
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  }
  const program = join(import.meta.dirname, 'ask-often.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [program, JSON.stringify(asked)])
  return JSON.parse(stdout)
}
