import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import {
  dropUseless,
  findServerFailure,
  forgetServerFailure,
  giveBack,
  keepRefusal,
  keepSent,
  keepServerFailure,
  type TakenMail,
  takeMails,
  takeProbe,
  tryServerNow,
} from './mail-queue.ts'
import { type HandOver, type MailServer, mailServerLimits, openMailServer } from './mail-server.ts'
import { makeThrottledWarning } from './throttled-warning.ts'

export type MailSender = {
  /** Sends whatever is due until `stop`. */
  start(): void
  /** Sends what is due now and returns how many mails were tried; for tests and commands. */
  sendDue(): Promise<number>
  /** Finishes what is being handed over, but does not wait long for it. */
  stop(): Promise<void>
}

type Parts = { db: Database; config: Config; log: Logger }

/** How often a sender with nothing to do looks, milliseconds: the longest an urgent mail waits for nothing. */
const lookEvery = 1000

/**
 * Hands waiting mails to the mail server, several at a time: whenever one is done, the next in line is taken. Any number of processes may do so on one
 * database. While the server does not answer, mails wait, one of them is tried now and then, and the rest follows once it got through.
 */
export function makeMailSender(
  { db, config, log }: Parts,
  limits = { ...mailServerLimits, stopping: 8000 },
): MailSender {
  const underWay = new Set<Promise<void>>()
  let server: MailServer | undefined
  let lastSentAt = 0
  let lastSweepAt = 0
  let running: Promise<void> | undefined
  let isStopping = false
  let wake = () => {}

  /** Takes as many as there are free connections and returns how many these were. */
  async function takeSome(): Promise<number> {
    if (!config.smtpUrl) return 0
    if (Date.now() - lastSweepAt >= lookEvery) {
      lastSweepAt = Date.now()
      await dropUseless(db)
    }
    if (await findServerFailure(db)) {
      const probe = await takeProbe(db)
      if (probe) send(probe.mail, probe)
      return probe ? 1 : 0
    }
    const free = config.smtpConnections - underWay.size
    const mails = free > 0 ? await takeMails(db, free) : []
    for (const mail of mails) send(mail)
    return mails.length
  }

  function send(mail: TakenMail, probe?: { tries: number }): void {
    server ??= openMailServer(config, limits)
    const startedAt = Date.now()
    const sending = server
      .handOver(mail)
      .then((outcome) => note(mail, outcome, startedAt, probe))
      // The database is away: the mail is taken again when its lease is over, under the same Message-ID.
      .catch((err: unknown) => log.warn({ err, mailId: mail.id }, 'mail handed over, but that could not be noted'))
      .finally(() => underWay.delete(sending))
    underWay.add(sending)
  }

  async function note(mail: TakenMail, outcome: HandOver, startedAt: number, probe?: { tries: number }): Promise<void> {
    if (outcome.is === 'sent') {
      lastSentAt = Date.now()
      await keepSent(db, mail)
      if (!probe) return
      await forgetServerFailure(db)
      log.info('the mail server answers again')
    } else if (outcome.is === 'refused') await noteRefusal(mail, outcome.reason, outcome.isFinal, probe)
    // Cut off by our own end, which says nothing about the server.
    else if (isStopping) await giveBack(db, mail)
    // Others got through meanwhile: it is this mail, or its connection.
    else if (lastSentAt > startedAt) await noteRefusal(mail, outcome.reason, false, probe)
    else {
      await giveBack(db, mail)
      await keepServerFailure(db, outcome.reason, probe)
      if (!probe) log.warn({ reason: outcome.reason }, 'the mail server does not answer, mails wait')
    }
  }

  async function noteRefusal(mail: TakenMail, reason: string, isFinal: boolean, probe?: object): Promise<void> {
    // Whoever refuses is there.
    if (probe) await forgetServerFailure(db)
    const isGivenUp = await keepRefusal(db, mail, reason, isFinal)
    log.warn({ mailId: mail.id, reason }, isGivenUp ? 'mail given up' : 'mail refused, will be tried again')
  }

  async function run(): Promise<void> {
    await tryServerNow(db).catch(() => {})
    const warnLookedInVain = makeThrottledWarning(log, 'mails could not be looked for')
    while (!isStopping) {
      const taken = await takeSome().catch((error: unknown) => {
        warnLookedInVain(error)
        return 0
      })
      if (underWay.size >= config.smtpConnections) await Promise.race(underWay)
      else if (taken === 0) await nap()
    }
  }

  function nap(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, lookEvery)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  return {
    start() {
      if (config.smtpUrl) running ??= run()
    },
    async sendDue() {
      let tried = 0
      for (;;) {
        const taken = await takeSome()
        tried += taken
        if (taken === 0 && underWay.size === 0) return tried
        if (taken === 0 || underWay.size >= config.smtpConnections) await Promise.race(underWay)
      }
    },
    async stop() {
      isStopping = true
      wake()
      const patience = setTimeout(() => server?.close(true), limits.stopping)
      await running
      await Promise.all(underWay)
      clearTimeout(patience)
      server?.close(true)
    },
  }
}
