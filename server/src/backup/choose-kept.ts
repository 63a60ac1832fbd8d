import { readBackupName } from './names.ts'

/** Of how many days, weeks and months the last backup is kept. */
export type Keep = { days: number; weeks: number; months: number }

const dayOf = (at: Date) => at.toISOString().slice(0, 10)
const monthOf = (at: Date) => at.toISOString().slice(0, 7)
/** Weeks begin on Monday, and are named by it. */
function weekOf(at: Date): string {
  const monday = new Date(at)
  monday.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7))
  return dayOf(monday)
}

/**
 * Which backups go. Of each of the newest `days` days that have one the last stays, and so of weeks and months; days without one do not count, so that a
 * marketplace that stood still for a year still has its backups. The newest of all always stays, and what bears another name is nobody's business.
 */
export function chooseThinned(names: readonly string[], keep: Keep): string[] {
  const found = names
    .flatMap((name) => {
      const at = readBackupName(name)
      return at ? [{ name, at }] : []
    })
    .sort((a, b) => b.at.getTime() - a.at.getTime())
  const kept = new Set(found.slice(0, 1).map(({ name }) => name))
  const periods: [number, (at: Date) => string][] = [
    [keep.days, dayOf],
    [keep.weeks, weekOf],
    [keep.months, monthOf],
  ]
  for (const [most, periodOf] of periods) {
    const seen = new Set<string>()
    for (const { name, at } of found) {
      const period = periodOf(at)
      if (seen.has(period)) continue
      if (seen.size >= most) break
      seen.add(period)
      kept.add(name)
    }
  }
  return found.flatMap(({ name }) => (kept.has(name) ? [] : [name]))
}
