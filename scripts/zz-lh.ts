import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
const [,, base, method, ...paths] = process.argv
for (const path of paths) {
  const port = 9333
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'] })
  const result = await lighthouse(base + path, { port, logLevel: 'silent', onlyCategories: ['performance'], throttlingMethod: method as any })
  const a = result!.lhr.audits
  const v = (n: string) => Math.round(a[n]?.numericValue ?? -1)
  console.log(path, method, 'score', result!.lhr.categories.performance!.score, 'fcp', v('first-contentful-paint'), 'lcp', v('largest-contentful-paint'), 'tbt', v('total-blocking-time'), 'si', v('speed-index'), 'tti', v('interactive'), 'obsFCP', ((a['metrics']?.details as any)?.items?.[0] ?? {}).observedFirstContentfulPaint, 'obsLCP', ((a['metrics']?.details as any)?.items?.[0] ?? {}).observedLargestContentfulPaint)
  if (process.env.V) {
    const r = (a['network-requests']!.details as any).items
    for (const i of r) console.log(' ', Math.round(i.networkRequestTime), Math.round(i.networkEndTime), i.priority, i.transferSize, i.url.replace(base, '').slice(0, 70))
    console.log(JSON.stringify((a['lcp-breakdown-insight'] ?? a['largest-contentful-paint-element'])?.details)?.slice(0, 600))
  }
  await browser.close()
}
