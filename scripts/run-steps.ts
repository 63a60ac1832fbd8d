import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

export type Step = {
  name: string
  /** A program and its arguments, found as npm finds them. */
  command: readonly string[]
  env?: Readonly<Record<string, string>>
  /** Steps that have to be done before. */
  after?: readonly string[]
  /** Keeps nearly every core busy by itself: never two such at once. What is light runs beside it, in the moments in which it waits. */
  heavy?: boolean
  /** Says nothing new when all is well: its output is shown only when it fails. */
  quiet?: boolean
}

export type Outcome = { step: Step; isDone: boolean; seconds: number; said: string }

/** Milliseconds in which a step that is told to stop may still clear up: a database to stop, folders to remove. */
const patience = 20_000

/** The steps whose name holds one of the words, with all that they need; every step without words. */
export function chooseSteps(steps: readonly Step[], words: readonly string[]): Step[] {
  const isNamed = ({ name }: Step) => words.length === 0 || words.some((word) => name.includes(word))
  const chosen = new Set(steps.filter(isNamed).map(({ name }) => name))
  // Each step stands behind those it needs.
  for (const { name, after = [] } of steps.toReversed()) if (chosen.has(name)) for (const one of after) chosen.add(one)
  return steps.filter(({ name }) => chosen.has(name))
}

/**
 * Runs steps in their order, as many at once as there are `lanes`, and tells of each when it ends. The first that fails stops the others, and so does
 * `signal`; their processes are gone when this returns. Outcomes are those of the steps that ended by themselves.
 */
export async function runSteps(
  steps: readonly Step[],
  { lanes, root, signal, tell }: { lanes: number; root: string; signal: AbortSignal; tell: (outcome: Outcome) => void },
): Promise<Outcome[]> {
  const failed = new AbortController()
  const stop = AbortSignal.any([signal, failed.signal])
  const waiting = [...steps]
  const outcomes: Outcome[] = []
  const running = new Map<Step, Promise<void>>()
  const isReady = ({ after = [], heavy }: Step) =>
    after.every(
      (name) => !steps.some((step) => step.name === name) || outcomes.some(({ step }) => step.name === name),
    ) && !(heavy && [...running.keys()].some((step) => step.heavy))
  const isRoom = () => running.size < lanes

  while (!stop.aborted && (waiting.length > 0 || running.size > 0)) {
    const next = isRoom() ? waiting.find(isReady) : undefined
    if (!next) {
      if (running.size === 0) throw new Error(`Nothing can begin: ${waiting.map(({ name }) => name).join(', ')}`)
      await Promise.race(running.values())
      continue
    }
    waiting.splice(waiting.indexOf(next), 1)
    const work = runStep(next, root, stop).then((outcome) => {
      running.delete(next)
      if (stop.aborted) return
      outcomes.push(outcome)
      tell(outcome)
      if (!outcome.isDone) failed.abort()
    })
    running.set(next, work)
  }
  await Promise.all(running.values())
  return outcomes
}

async function runStep(step: Step, root: string, stop: AbortSignal): Promise<Outcome> {
  const begin = performance.now()
  const [program = '', ...args] = step.command
  const isWindows = process.platform === 'win32'
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...step.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: isWindows,
    // A group of its own, so that all it started can be ended with it.
    detached: !isWindows,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  const ended = new Promise<boolean>((resolve) => {
    child.on('error', (error) => {
      said += `${error.message}\n`
      resolve(false)
    })
    child.on('close', (code) => resolve(code === 0))
  })
  const end = () => void endGroup(child, ended)
  stop.addEventListener('abort', end)
  const isDone = await ended
  stop.removeEventListener('abort', end)
  return { step, isDone, seconds: (performance.now() - begin) / 1000, said }
}

/** First as Ctrl-C would, which every runner answers by clearing up. */
async function endGroup(child: ChildProcess, ended: Promise<boolean>): Promise<void> {
  kill(child, 'SIGINT')
  const gaveUp = new AbortController()
  const isGone = await Promise.race([
    ended.then(() => true),
    wait(patience, false, { signal: gaveUp.signal }).catch(() => false),
  ])
  gaveUp.abort()
  if (!isGone) kill(child, 'SIGKILL')
}

function kill({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(process.platform === 'win32' ? pid : -pid, signal)
  } catch {
    // Gone already.
  }
}
