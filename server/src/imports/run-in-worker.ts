import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { App } from '../http.ts'
import { handleJob, type JobHandler } from '../jobs.ts'
import { type ImportTask, inspectImportJob, workOnImportJob } from './import-jobs.ts'
import type { WorkerTask } from './import-worker.ts'

/** Megabytes of heap: 250,000 rows take about 300. */
const mostMemory = 700
/** Megabytes for what is new: more lets rows that are read and gone pile up, for one second less of twenty. */
const youngMemory = 8
const longest = 45 * 60 * 1000

export function importHandlers(app: Pick<App, 'config' | 'log'>): JobHandler[] {
  const handle = async (task: ImportTask) => {
    await startWorker(app.config, task).done.catch((error: unknown) => {
      app.log.warn({ err: error, importId: task.importId }, 'import')
      throw error
    })
  }
  return [handleJob(inspectImportJob, handle), handleJob(workOnImportJob, handle)]
}

/**
 * Does one step of an import in a process of its own, of lower priority and bounded memory: the server goes on answering, and a file that is too much for it
 * ends that process alone. `done` fails when the process does; the queue then tries again.
 */
export function startWorker(
  config: Config,
  task: ImportTask,
  { allowAnyAddress = false } = {},
): { child: ChildProcess; done: Promise<void> } {
  const child = fork(join(import.meta.dirname, 'import-worker.ts'), {
    execArgv: [
      `--max-old-space-size=${mostMemory}`,
      `--max-semi-space-size=${youngMemory}`,
      '--disable-warning=ExperimentalWarning',
    ],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // Whoever looks at the market goes first. Told from here, at once: threads keep the priority that their process had when it began them, and those that tidy up its
  // memory are begun with it.
  if (child.pid !== undefined) setPriority(child.pid, 10)
  const patience = setTimeout(() => child.kill('SIGKILL'), longest)
  let fault = ''
  child.on('message', (message) => {
    fault = String((message as { fault?: string }).fault ?? '')
  })
  const message: WorkerTask = { task, config, allowAnyAddress }
  child.send(message)
  const done = new Promise<void>((resolve, reject) => {
    child.on('error', reject)
    child.once('exit', (code, signal) => {
      clearTimeout(patience)
      if (code === 0) resolve()
      else reject(new Error(fault || `The import process ended with ${signal ?? code}.`))
    })
  })
  return { child, done }
}
