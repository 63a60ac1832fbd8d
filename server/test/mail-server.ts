import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = Email & { envelopeTo: string[] }

export type MailServer = {
  url: string
  /** Every mail that arrived, also those that were then refused. */
  received: ReceivedMail[]
  /** Takes the next mails and then says that something went wrong. */
  failNext(count: number): void
  close(): Promise<void>
}

/** A real mail server on a port of its own that keeps what it gets. */
export async function openMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = []
  let failures = 0
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData(stream, session, done) {
      void buffer(stream).then(async (bytes) => {
        const mail = await PostalMime.parse(bytes)
        received.push({ ...mail, envelopeTo: session.envelope.rcptTo.map(({ address }) => address) })
        done(failures-- > 0 ? Object.assign(new Error('Try again later'), { responseCode: 451 }) : null)
      })
    },
  })
  // Senders that hang up are their own concern.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  let closing: Promise<void> | undefined
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    failNext(count) {
      failures = count
    },
    close() {
      closing ??= new Promise((resolve) => server.close(() => resolve()))
      return closing
    },
  }
}
