import type { Page } from '@playwright/test'

/** Opens the pages in the pseudo-language, in which every message is marked (`contract/src/locale.ts`). */
export async function speakAnother(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const answer = await route.fetch()
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace('<html lang="en"', '<html lang="en-XA"'),
      })
    },
  )
}

/** Collects every text the server answers with: names, addresses, what people wrote. They are data, whatever the language. */
export async function watchAnswers(page: Page): Promise<ReadonlySet<string>> {
  const texts = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value === 'string')
      for (const line of value.replace(/<[^>]*>/g, '\n').split('\n')) texts.add(line.trim())
    else if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) {
        collect(key)
        collect(part)
      }
  }
  page.on('response', async (response) => {
    if (!/json/.test(response.headers()['content-type'] ?? '')) return
    collect(await response.json().catch(() => undefined))
  })
  page.on('domcontentloaded', async () => {
    collect(
      JSON.parse(
        (await page
          .locator('#settings')
          .textContent()
          .catch(() => null)) ?? '{}',
      ),
    )
  })
  return texts
}

/** What stands on the page and comes neither from messages nor from the server, with what is read out of it. */
export async function findUntranslated(page: Page, answers: ReadonlySet<string>): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
          const text = node.getAttribute(name)
          if (text) texts.push(text)
        }
      } else if (!node.parentElement?.closest('script, style, noscript, option[value], [lang="zxx"], svg'))
        texts.push(node.textContent ?? '')
    }
    return texts
  })
  const data = [...answers].filter((text) => /\p{L}/u.test(text)).sort((a, b) => b.length - a.length)
  return [...new Set(shown.flatMap((text) => leftOver(text, data)))]
}

/** The words of a text that are neither marked nor data, nor the names of months, currencies and units. */
function leftOver(text: string, data: readonly string[]): string[] {
  let rest = text
  while (/⟦[^⟦⟧]*⟧/.test(rest)) rest = rest.replace(/⟦[^⟦⟧]*⟧/g, ' ')
  if (!/\p{L}{2}/u.test(rest)) return []
  for (const known of data) rest = rest.replaceAll(known, ' ')
  rest = rest.replace(known, ' ')
  return /\p{L}{2}/u.test(rest) ? [text.trim()] : []
}

const known =
  /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|January|February|March|April|June|July|August|September|October|November|December|AM|PM|USD|EUR|GBP|CAD|CA|kg|cm|mm|kB|MB|GB|UTC|HTS|PDF|PNG|JPEG|CSV|XLSX|XML)\b/g
