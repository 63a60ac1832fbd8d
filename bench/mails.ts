// node bench/mails.ts: how many mails a second leave through one pool of connections, and how long somebody waits for a new password meanwhile.
//   --mails=3000       news to as many people, queued at once
//   --connections=5    connections to the mail server (SMTP_CONNECTIONS)
//   --latency=20       milliseconds the mail server takes over each mail
// The server as it runs, its own PostgreSQL, and a real mail server beside it. Ends with 1 below 50 a second, or when an account mail took longer than 3 s.
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '../server/src/database.ts'
import { postMail } from '../server/src/mail.ts'
import { openMailServer } from '../server/test/mail-server.ts'
import { makeTemporaryFolder } from '../server/test/postgres.ts'
import { startFairquay } from '../server/test/start-fairquay.ts'

const { values } = parseArgs({
  options: {
    mails: { type: 'string', default: '3000' },
    connections: { type: 'string', default: '5' },
    latency: { type: 'string', default: '20' },
  },
})
const [mails, latency] = [Number(values.mails), Number(values.latency)]
const target = { aSecond: 50, account: 3000 }

const arrived = new Map<string, number>()
const mailServer = await openMailServer({
  onMail: async ({ subject = '' }) => {
    await pause(latency)
    arrived.set(subject, Date.now())
  },
})
const folder = await makeTemporaryFolder('fairquay-mails-')
const fairquay = await startFairquay({
  DATA_DIR: folder,
  DEMO: 'false',
  SMTP_URL: mailServer.url,
  SMTP_CONNECTIONS: values.connections,
})
const password = (await readFile(join(folder, 'database/password'), 'utf8')).trim()
const socket = encodeURIComponent(join(folder, 'database'))
const db = openDatabase(`postgres://fairquay:${password}@127.0.0.1:5432/fairquay?host=${socket}`, { connections: 1 })
const config = { smtpUrl: mailServer.url }
const text =
  'Dear Jo,\n\nThe harbour has news.\n\nSee it: http://127.0.0.1:3000/#/dashboard\n\nFairquay\n\nChoose what you are mailed: http://127.0.0.1:3000/#/profile/notifications'

try {
  await db.transaction().execute(async (tx) => {
    for (let n = 0; n < mails; n++)
      await postMail(tx, config, {
        ...{ toName: 'Jo', toAddress: `jo-${n}@example.test`, subject: `News ${n}`, text, urgency: 'news' },
        companyId: 1,
      })
  })
  const began = Date.now()
  const waits: number[] = []
  while (arrived.size < mails + waits.length) {
    await pause(1000)
    if (arrived.size >= mails + waits.length) break
    const asked = Date.now()
    const subject = `A new password ${waits.length}`
    await postMail(db, config, {
      ...{ toName: 'Ann', toAddress: 'ann@example.test', subject, text: 'Hello', urgency: 'account' },
    })
    while (!arrived.has(subject)) await pause(10)
    waits.push((arrived.get(subject) ?? 0) - asked)
  }
  const last = Math.max(...[...arrived].filter(([subject]) => subject.startsWith('News')).map(([, at]) => at))
  const aSecond = Math.round((mails * 1000) / (last - began))
  const longest = Math.max(...waits)
  console.log(
    `${mails.toLocaleString('en-US')} mails through ${values.connections} connections, ${latency} ms each at the mail server: ${aSecond} a second.`,
  )
  console.log(`${waits.length} account mails asked for meanwhile: the slowest arrived after ${longest} ms.`)
  process.exitCode = aSecond < target.aSecond || longest > target.account ? 1 : 0
} finally {
  await db.destroy()
  await fairquay.stop()
  await mailServer.close()
  await rm(folder, { recursive: true, force: true })
}
