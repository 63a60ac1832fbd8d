// Clients that ask and never read, as a process of its own so that what they hold is not counted as the server's. Takes one message, an `Attack`; says
// { connected } once all have asked, and { closed } whenever it is told to count. Ends with the channel.
import { connect } from 'node:net'
import type { Attack } from './attack.ts'

let closed = 0

process.once('message', (attack: Attack) => {
  let asked = 0
  for (let client = 0; client < attack.clients; client++)
    // Not in one breath: what is tried is memory, not how many connections the system takes a millisecond.
    setTimeout(
      () =>
        stall(attack, client, () => {
          asked += 1
          if (asked === attack.clients) process.send?.({ asked })
        }),
      client * attack.every,
    )
  process.on('message', () => process.send?.({ closed }))
})
process.once('disconnect', () => process.exit())

function stall(attack: Attack, client: number, done: () => void): void {
  const socket = connect(attack.port, '127.0.0.1')
  // Before it is connected: otherwise Node reads a first piece.
  socket.pause()
  const request = Buffer.from(
    `GET ${attack.paths[client % attack.paths.length]} HTTP/1.1\r\nHost: x\r\n${attack.header}\r\n`,
  )
  socket.once('connect', () => {
    if (attack.atOnce >= attack.requests) socket.write(Buffer.concat(Array(attack.requests).fill(request)))
    else send(attack.requests)
    done()
  })
  function send(left: number): void {
    if (left <= 0 || socket.destroyed) return
    socket.write(Buffer.concat(Array(Math.min(left, attack.atOnce)).fill(request)))
    setTimeout(() => send(left - attack.atOnce), 100)
  }
  // A socket that reads nothing learns only by writing that it was shut. Empty lines before a request are allowed.
  const trying = setInterval(() => socket.write('\r\n'), 1000)
  socket.on('error', () => {})
  socket.once('close', () => {
    clearInterval(trying)
    closed += 1
    if (attack.comesBack) setTimeout(() => stall(attack, client, () => {}), 1000)
  })
}
