import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = Email & { envelopeTo: string[] }

export type MailServer = {
  url: string
  /** Every mail that arrived, also those that were then refused. */
  received: ReceivedMail[]
  /** Where each of them is to come back to when it cannot be delivered. */
  envelopesFrom: string[]
  /** Takes the next mails and then says that something went wrong. */
  failNext(count: number): void
  /** The most connections that were open at the same time. */
  mostAtOnce(): number
  close(): Promise<void>
}

type Habits = {
  port?: number
  /** Called when a mail has arrived; it is acknowledged when this is done, or refused with what is thrown. */
  onMail?: (mail: ReceivedMail) => Promise<void>
  /** What the server says to a recipient instead of taking mail for it. */
  refuse?: (address: string) => { code: number; text: string } | undefined
}

/** A real mail server that keeps what it gets, on a port of its own or on a given one. */
export async function openMailServer({ port = 0, onMail, refuse }: Habits = {}): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const envelopesFrom: string[] = []
  let failures = 0
  let open = 0
  let most = 0
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    closeTimeout: 200,
    onConnect(_session, done) {
      open++
      most = Math.max(most, open)
      done()
    },
    onClose() {
      open--
    },
    onRcptTo({ address }, _session, done) {
      const refusal = refuse?.(address)
      done(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }))
    },
    onData(stream, session, done) {
      void buffer(stream)
        .then(async (bytes) => {
          const parsed = await PostalMime.parse(bytes)
          const mail = { ...parsed, envelopeTo: session.envelope.rcptTo.map(({ address }) => address) }
          received.push(mail)
          envelopesFrom.push(session.envelope.mailFrom ? session.envelope.mailFrom.address : '')
          if (failures-- > 0) return done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
          await onMail?.(mail)
          done()
        })
        .catch(done)
    },
  })
  // Senders that hang up are their own concern.
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address() as AddressInfo
  let closing: Promise<void> | undefined
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    envelopesFrom,
    failNext(count) {
      failures = count
    },
    mostAtOnce: () => most,
    close() {
      closing ??= new Promise((resolve) => server.close(() => resolve()))
      return closing
    },
  }
}

/** Something that takes connections and says `greeting`, or never a word. */
export async function openSilentServer(greeting = ''): Promise<{ url: string; close(): Promise<void> }> {
  const sockets = new Set<import('node:net').Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    if (greeting !== '') socket.write(greeting)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
