// One of several processes that serve together (serving-processes.ts starts them and tells them what to serve).
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { readConfig } from './config.ts'
import { endAtFault, faultCode, refusedCode } from './end-at-fault.ts'
import { endWithGrace } from './end-with-grace.ts'
import { makeOpenings } from './keep-open.ts'
import { makeLog } from './log.ts'
import { describeStartFailure } from './start-failure.ts'

/** What it is told: the database, the how manieth it is from 0, whether it does what is done once at a start, and the port that all share. */
export type ServingOrder = { url: string; number: number; isFirst: boolean; port: number }

/** What it tells: that it serves, or why it does not, in a sentence for the operator. */
export type ServingNews =
  | { is: 'ready'; address: AddressInfo | string | null; firstLink: string | undefined }
  | { is: 'refused'; sentence: string }

const { keepOpen, closeAll, isClosing } = makeOpenings()
const config = readConfig()
const log = makeLog(config.logLevel)
let isReady = false

const grace = endWithGrace(closeAll)
// Whoever started us was killed: nobody would be left to stop us.
process.once('disconnect', grace.close)
endAtFault((error) => {
  const sentence = isReady ? undefined : describeStartFailure(error, config)
  if (sentence !== undefined) {
    tell({ is: 'refused', sentence })
    return refusedCode
  }
  log.fatal({ err: error }, 'a fault: the process ends to be started anew')
  return faultCode
}, closeAll)

const [{ url, number, isFirst, port }] = (await once(process, 'message')) as [ServingOrder]
try {
  // Each has figures of its own, so each has a port for them.
  if (config.metrics.port > 0) config.metrics.port += number
  config.port = port
  const { serve } = await import('./serve.ts')
  const { address, firstLink } = await serve({ url, config, log, keepOpen, isFirst, isSharing: true })
  isReady = true
  tell({ is: 'ready', address, firstLink })
} catch (error) {
  // What fails because we are already closing is no news.
  if (!isClosing()) {
    const sentence = describeStartFailure(error, config)
    if (sentence === undefined) console.error(error)
    else tell({ is: 'refused', sentence })
    await closeAll()
    process.exit(refusedCode)
  }
}

function tell(news: ServingNews): void {
  process.send?.(news)
}
