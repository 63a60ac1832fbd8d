import type { Logger } from 'pino'
import type { Config } from '../../server/src/config.ts'
import type { App } from '../../server/src/http.ts'
import { type Jobs, openJobs } from '../../server/src/jobs.ts'
import type { DemoLife } from '../../server/src/load-demo-apart.ts'
import { expireOfferJob } from '../../server/src/requests/offer/expire-offer.ts'

/**
 * What the actions of the server need to trade in the demo. Its mails are kept and never leave, whatever mail server there is: nobody lives at those addresses.
 * Of the work that follows later only the end of an offer matters; the rest has long been done.
 */
export async function openTrade(url: string, life: DemoLife, log: Logger): Promise<Pick<App, 'jobs' | 'config'>> {
  const queue = await openJobs(url, [expireOfferJob], log)
  const jobs: Pick<Jobs, 'enqueue'> = {
    async enqueue(tx, kind, data, options) {
      if (kind.name === expireOfferJob.name && options?.after && options.after > new Date())
        await queue.enqueue(tx, kind, data, options)
    },
  }
  const unlimited = { anHour: 0, aDay: 0 }
  const config = { ...life, smtpUrl: undefined, sendingLimits: { requests: unlimited, messages: unlimited } }
  // The actions read nothing else of the two.
  return { jobs: jobs as Jobs, config: config as Config }
}
