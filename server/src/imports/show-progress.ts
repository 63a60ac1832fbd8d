import { importPageMessages as say } from '@fairquay/contract/imports/page-messages.ts'
import { isWorking } from '@fairquay/contract/imports/rules.ts'
import type { StoredImport } from './import-queries.ts'

type Screen = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>

/**
 * Shows how far an import is: on a terminal in one line that is written over, elsewhere (a log) one line for each step and what it is at. It goes where errors
 * go, so that the report alone can be kept in a file.
 */
export function makeProgress(screen: Screen): (stored: Pick<StoredImport, 'state' | 'progress'>) => void {
  let last = ''
  return ({ state, progress }) => {
    const step = isWorking(state) ? say.working[state as keyof typeof say.working] : ''
    const phase = progress ? `: ${say.phase(progress.phase).toLowerCase()}` : ''
    const count = progress && progress.total > 0 ? ` ${say.progress(progress.done, progress.total)}` : ''
    const line = step && (screen.isTTY ? `${step}${phase}${count} …` : `${step}${phase} …`)
    if (line === last) return
    last = line
    if (screen.isTTY) screen.write(`\r\u001B[K${line}`)
    else if (line) screen.write(`${line}\n`)
  }
}
