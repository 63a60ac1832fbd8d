import type { Result } from '../scripts/speed-document.ts'

export type { Result }

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** What this part of them does not exceed: 0.99 for the 99th percentile. */
export function at(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

/** The 99th percentile of these milliseconds against the most it may be; what reads a large table as a whole misses it as well. */
export function judgeTail(
  name: string,
  times: readonly number[],
  most: number,
  { wholeReads, slowest }: { wholeReads: readonly string[]; slowest: string },
): Result {
  const p99 = at(times, 0.99)
  return {
    name,
    what: 'p99',
    value: `${p99.toFixed(1)} ms`,
    target: `<= ${most} ms`,
    verdict: p99 <= most && wholeReads.length === 0 ? 'ok' : 'MISSED',
    note:
      wholeReads.length > 0
        ? `reads all of ${wholeReads.join(', ')}`
        : `p50 ${median(times).toFixed(1)} ms of ${times.length}; slowest ${slowest}`,
  }
}

export function printResults(title: string, results: readonly Result[]): void {
  console.log(`\n${title}`)
  const width = (pick: (result: Result) => string) => Math.max(0, ...results.map((result) => pick(result).length))
  const [names, whats, values, targets] = [
    width((r) => r.name),
    width((r) => r.what),
    width((r) => r.value),
    width((r) => r.target),
  ]
  for (const { name, what, value, target, verdict, note } of results)
    console.log(
      `  ${verdict.padEnd(7)} ${name.padEnd(names)}  ${what.padEnd(whats)}  ${value.padStart(values)}  ${target.padEnd(targets)}  ${note}`,
    )
}
