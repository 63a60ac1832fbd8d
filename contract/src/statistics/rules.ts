/** Things whose pages are counted. */
export const viewedKinds = ['product', 'showroom'] as const
export type ViewedKind = (typeof viewedKinds)[number]

/** Days a chart shows. */
export const chartDays = 30

/** The Cubot is a telephone. */
const robots =
  /(?<!\bcu)bot\b|(?<!\bcu)bot[/_-]|crawl|spider|slurp|fetch|scrap|monitor|preview|headless|lighthouse|pagespeed|curl|wget|python|java\/|go-http|node|axios|okhttp|libwww|feed|facebookexternalhit|archiver|validator|checker|inspection|googleother|apis-google|mediapartners|adsbot|gptbot|chatgpt|claude|perplexity|phantomjs|puppeteer|playwright|selenium|webdriver|httrack|uptime|pingdom|zabbix|censys|nmap|zgrab/i

/** Whether somebody who calls themselves so is a machine; who tells nothing is one. */
export function isRobot(userAgent: string | undefined): boolean {
  return !userAgent || !/mozilla|opera/i.test(userAgent) || robots.test(userAgent)
}

export type DayCount = { day: string; count: number }

/** Every day of a period up to `today` (ISO date, UTC), days without anything included. */
export function fillDays(counts: readonly DayCount[], today: string, days = chartDays): DayCount[] {
  const known = new Map(counts.map(({ day, count }) => [day, count]))
  const last = Date.parse(`${today}T00:00:00Z`)
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(last - (days - 1 - index) * 86_400_000).toISOString().slice(0, 10)
    return { day, count: known.get(day) ?? 0 }
  })
}
