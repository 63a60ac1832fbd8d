// node bench/ask-often.ts '{"url": …, "duration": seconds, "connections": …, "overallRate": …, "headers": {…}}'
// Asks an address as often as it goes, or as often as it is told to, and prints what came of it; a process of its own, so that nobody measured shares its time.
// Milliseconds have decimals: the loader's own summary rounds an answer of 1.6 ms to 1.
// @ts-expect-error It comes without types.
import autocannon from 'autocannon'
import type { Load } from './processes.ts'

type Totals = { requests: { average: number }; latency: { p50: number; p99: number }; non2xx: number; errors: number }

const asked = JSON.parse(process.argv[2] ?? '{}')
const times: number[] = []
const running = autocannon(asked, (error: Error | null, totals: Totals) => {
  if (error) throw error
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.floor(share * times.length)] ?? 0
  // At a pace of its own it reckons with what should have been asked while an answer was late.
  const { p50, p99 } = asked.overallRate === undefined ? { p50: at(0.5), p99: at(0.99) } : totals.latency
  const load: Load = { perSecond: totals.requests.average, p50, p99, failed: totals.non2xx + totals.errors }
  console.log(JSON.stringify(load))
})
running.on('response', (_client: object, _status: number, _bytes: number, ms: number) => times.push(ms))
