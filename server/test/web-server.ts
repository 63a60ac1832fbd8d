import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type ReceivedCall = { path: string; headers: IncomingHttpHeaders; body: string }
export type GivenAnswer = { status: number; body?: string; headers?: Record<string, string> }

export type WebServer = {
  url: string
  received: ReceivedCall[]
  /** What the next calls are answered, one after another; afterwards 200 again. */
  answerNext(...answers: GivenAnswer[]): void
  close(): Promise<void>
}

/** A real server of somebody else's on a port of its own, which keeps what it is sent. */
export async function openWebServer(): Promise<WebServer> {
  const received: ReceivedCall[] = []
  const answers: GivenAnswer[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ path: request.url ?? '', headers: request.headers, body })
      const { status, body: answer = 'fine', headers } = answers.shift() ?? { status: 200 }
      response.writeHead(status, headers).end(answer)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answerNext: (...next) => {
      answers.push(...next)
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
