import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

export type ImapMessage = { uid: number; source: string; isSeen: boolean }

export type ImapServer = {
  url: string
  /** What is in the mailbox now. */
  messages: ImapMessage[]
  deliver(source: string): void
  /** Says no to every sign-in, with these words; with nothing, lets everybody in again who knows the password. */
  refuseWith(words: string | undefined): void
  close(): Promise<void>
}

/** A mail server with one mailbox, for the calls of IMAP4rev1 (RFC 3501) and UIDPLUS that reading it takes. The password is 'secret'. */
export async function openImapServer(): Promise<ImapServer> {
  const messages: ImapMessage[] = []
  let nextUid = 1
  let refusal: string | undefined
  const sockets = new Set<Socket>()

  function answer(line: string): { lines: string[]; isOver?: boolean } {
    const [, tag = '*', command = '', rest = ''] = /^(\S+) (UID \S+|\S+) ?(.*)$/i.exec(line) ?? []
    const ok = `${tag} OK done`
    const find = (uid: string) => messages.find((message) => message.uid === Number(uid))
    const numberOf = (message: ImapMessage) => messages.indexOf(message) + 1
    switch (command.toUpperCase()) {
      case 'CAPABILITY':
        return { lines: ['* CAPABILITY IMAP4rev1 UIDPLUS', ok] }
      case 'LOGIN':
        if (refusal !== undefined || !/"?secret"?$/.test(rest))
          return { lines: [`${tag} NO [AUTHENTICATIONFAILED] ${refusal ?? 'Wrong password'}`] }
        return { lines: [ok] }
      case 'LIST':
        return { lines: ['* LIST () "/" INBOX', ok] }
      case 'SELECT':
        return { lines: [`* ${messages.length} EXISTS`, '* OK [UIDVALIDITY 1] valid', `${tag} OK [READ-WRITE] done`] }
      case 'UID SEARCH': {
        const found = messages.filter(({ isSeen }) => !isSeen).map(({ uid }) => uid)
        return { lines: [`* SEARCH ${found.join(' ')}`.trim(), ok] }
      }
      case 'UID FETCH': {
        const message = find(rest.split(' ')[0] ?? '')
        if (!message) return { lines: [ok] }
        const { uid, source } = message
        return {
          lines: [
            `* ${numberOf(message)} FETCH (UID ${uid} BODY[]<0> {${Buffer.byteLength(source)}}\r\n${source})`,
            ok,
          ],
        }
      }
      case 'UID STORE': {
        const message = find(rest.split(' ')[0] ?? '')
        if (message && /\\Seen/i.test(rest)) message.isSeen = true
        return { lines: [ok] }
      }
      case 'UID EXPUNGE': {
        const message = find(rest)
        if (!message) return { lines: [ok] }
        const number = numberOf(message)
        messages.splice(number - 1, 1)
        return { lines: [`* ${number} EXPUNGE`, ok] }
      }
      case 'LOGOUT':
        return { lines: ['* BYE', ok], isOver: true }
      default:
        return { lines: [`${tag} BAD not here`] }
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.write('* OK ready\r\n')
    let unread = ''
    socket.on('data', (bytes) => {
      unread += bytes.toString()
      const lines = unread.split('\r\n')
      unread = lines.pop() ?? ''
      for (const line of lines) {
        const { lines: said, isOver } = answer(line)
        socket.write(`${said.join('\r\n')}\r\n`)
        if (isOver) socket.end()
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `imap://returns%40harbour.example:secret@127.0.0.1:${(server.address() as AddressInfo).port}/INBOX`,
    messages,
    deliver(source) {
      messages.push({ uid: nextUid++, source: source.replace(/\r?\n/g, '\r\n'), isSeen: false })
    },
    refuseWith(words) {
      refusal = words
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
