#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { openReceiver, type ReceivedCall } from './receiver.ts'

const usage = `fairquay-webhooks: takes the calls of a webhook on this machine, checks who signed them and shows them.

  --port 8787          where it listens, on 127.0.0.1
  --secret whsec_…     of the webhook, or FAIRQUAY_SECRET; without one nothing is checked
  --answer 204         what good calls are answered; 500 to see them come again, 410 to have the webhook switched off
  --full               the whole of every call

A marketplace calls no address of a private network, unless its operator has set PRIVATE_WEBHOOKS=true: on a server for trying out, never where strangers are.
Elsewhere give the webhook the https address of a tunnel that leads to this port.`

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8787' },
    secret: { type: 'string' },
    answer: { type: 'string', default: '204' },
    full: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const port = Number(values.port)
const answer = Number(values.answer)
if (values.help) console.log(usage)
else if (!isWithin(port, 0, 65_535)) refuse('--port must be a number from 0 to 65535.')
else if (!isWithin(answer, 200, 599)) refuse('--answer must be a status of HTTP, from 200 to 599.')
else await receive()

async function receive(): Promise<void> {
  const secret = values.secret ?? process.env.FAIRQUAY_SECRET
  const { url } = await openReceiver({ port, secret, answer, tell: show })
  console.log(`Give your webhook this address: ${url}`)
  console.log(secret ? 'Signatures are checked.' : 'Without a secret nothing is checked: give it with --secret.')
}

function show({ id, isAgain, event, fault, body, status }: ReceivedCall): void {
  const marks = [isAgain && 'again', event && 'is_test' in event && event.is_test && 'test', fault].filter(Boolean)
  const what = event?.type ?? 'refused'
  console.log(
    `${new Date().toTimeString().slice(0, 8)}  ${what}  ${id}  ${status}${marks.length ? `  (${marks.join(', ')})` : ''}`,
  )
  console.log(
    values.full && event ? JSON.stringify(event, null, 2) : `  ${body.slice(0, 160)}${body.length > 160 ? '…' : ''}`,
  )
}

function isWithin(value: number, from: number, to: number): boolean {
  return Number.isInteger(value) && value >= from && value <= to
}

function refuse(sentence: string): void {
  console.error(`${sentence}\n\n${usage}`)
  process.exitCode = 2
}
