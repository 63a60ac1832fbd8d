import type { Result } from '../scripts/speed-document.ts'

export type { Result }

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
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
