import { countries } from '@fairquay/contract/countries.ts'
import { currencies } from '@fairquay/contract/money.ts'
import { plainColumns } from '@fairquay/contract/tariffs/columns.ts'
import { publicFacts } from '@fairquay/contract/tariffs/public-facts.ts'
import { incotermCodes } from '@fairquay/contract/trade/incoterms.ts'
import { expect, type Page } from '@playwright/test'

/** What the browser tells of things that moved by themselves; not among the types of the platform. */
type LayoutShift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** What a page of the test keeps beside the product: see `watchPage`. */
declare global {
  interface Window {
    watched: {
      waiting: number
      answers: Set<string>
      hasArrived: boolean
      shifts: { value: number; startTime: number; moved: string[] }[]
      since: number
    }
  }
}

/** Opens the application in the pseudo-language, in which every message is marked and its words are longer by 40 % (`contract/src/locale.ts`). */
export async function openInPseudoLanguage(page: Page): Promise<void> {
  await page.addInitScript(watchPage)
  await openHome(page)
}

/** The home page, with the application loaded anew. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await settle(page)
}

/** A message as the pseudo-language shows it: all of it, or, with `…` at its end, how it begins. */
export function readAs(english: string): RegExp {
  const words = english.replace(/…$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const marked = words.replace(
    /\p{L}+/gu,
    (word) => `${word.replace(/[aeiouAEO]/g, (vowel) => `[${vowel}${accents[vowel]}]`)}~*`,
  )
  return new RegExp(`^⟦${marked}${english.endsWith('…') ? '' : '⟧$'}`)
}

const accents: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', A: 'Å', E: 'É', O: 'Ö' }

/**
 * Runs in the page before its scripts: gives it its language, and remembers how many calls are on their way and every text they answered with. Done there
 * and not by intercepting, which would turn the browser's cache off.
 */
function watchPage(): void {
  new MutationObserver((_, observer) => {
    if (!document.documentElement) return
    document.documentElement.lang = 'en-XA'
    observer.disconnect()
  }).observe(document, { childList: true })

  const answers = new Set<string>()
  window.watched = { waiting: 0, answers, hasArrived: false, shifts: [], since: 0 }
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources, hadRecentInput } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const words = (node?.textContent ?? '').slice(0, 40)
        return `${node?.nodeName} “${words}” from ${Math.round(previousRect.y)} to ${Math.round(currentRect.y)}`
      })
      if (!hadRecentInput) window.watched.shifts.push({ value, startTime, moved })
    }
  }).observe({ type: 'layout-shift' })
  // After a navigation the focus goes to the new page.
  document.addEventListener('focusin', ({ target }) => {
    if (!(target as Element).closest('main')) return
    window.watched.hasArrived = true
    // The frame that shows the new page moves what stays from the one before; from the next one on only the page itself moves.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        window.watched.since = performance.now()
      }),
    )
  })
  const wait = <Value>(answer: Promise<Value>): Promise<Value> => {
    window.watched.waiting++
    return answer.finally(() => window.watched.waiting--)
  }
  const collect = (value: unknown): void => {
    if (typeof value === 'string') answers.add(value)
    else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) collect(part)
  }
  const { fetch } = window
  const { json } = Response.prototype
  window.fetch = (...given) => wait(fetch(...given))
  Response.prototype.json = function () {
    const answer = json.call(this)
    answer.then(collect, () => {})
    return wait(answer)
  }
}

/** Goes to a page of another path without loading the application again, and waits until that page has what it asked for. */
export async function moveTo(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => {
    ;(document.activeElement as HTMLElement | null)?.blur()
    window.watched.hasArrived = false
    location.hash = hash
  }, `#${address}`)
  const hasArrived = () => window.watched.hasArrived
  await expect.poll(() => page.evaluate(hasArrived), { message: `${address} opens`, intervals: [50] }).toBe(true)
  await settle(page)
}

/** Waits until nothing is on its way any more. */
export async function settle(page: Page): Promise<void> {
  const isQuiet = () =>
    window.watched.waiting === 0 && !document.querySelector('main .animate-pulse, main [aria-busy="true"]')
  await expect.poll(() => page.evaluate(isQuiet), { message: 'the page has its data', intervals: [50] }).toBe(true)
}

/** What moved while the page came together. Of the screen 0.02 may move; words so much longer wrap where English ones do not, which is allowed as much again. */
export async function findShifts(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() =>
    window.watched.shifts.filter(({ startTime }) => startTime > window.watched.since),
  )
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  return sum > 0.04 ? shifts.map(({ value, moved }) => `${value.toFixed(3)}: ${moved.join('; ')}`) : []
}

/** What is wrong with the page as it stands: texts that neither a message nor data accounts for, and what does not fit the screen of a phone. */
export async function findFaults(page: Page): Promise<string[]> {
  return [...(await page.evaluate(findPlainTexts, sameEverywhere)), ...(await page.evaluate(findCutOff))]
}

/** What reads the same in every language, codes and titles of columns among it, and names of countries and what ships of tariffs, which are data of the contract. */
const sameEverywhere = [
  'Fairquay',
  'LinkedIn',
  'you@company.com',
  'ASAP',
  ...currencies,
  ...incotermCodes,
  ...countries.map(({ name }) => name),
  ...publicFacts.flatMap(({ name, source }) => [name, source]),
  ...plainColumns,
]

/** Runs in the page. Values that are one word in small letters, such as `pending`, are codes for which there are messages: they count as plain text. */
function findPlainTexts(sameEverywhere: readonly string[]): string[] {
  const known = new Set(sameEverywhere)
  const know = (text: string): void => {
    const plain = text.replace(/\s+/g, ' ').trim()
    if (/\p{L}/u.test(plain) && !/^[a-z]+([_-][a-z]+)*$/.test(plain)) known.add(plain)
  }
  const settings = document.getElementById('settings')?.textContent
  for (const text of [...window.watched.answers, ...Object.values<string>(JSON.parse(settings ?? '{}'))]) {
    if (typeof text !== 'string') continue
    know(text)
    know(text.replace(/^https?:\/\/(www\.)?|\/$/g, ''))
    for (const line of text.split(/\n|<[^>]*>|https?:\/\/\S+/)) know(line.replaceAll('&amp;', '&'))
  }
  const byLength = [...known].sort((a, b) => b.length - a.length)
  const months = ['long', 'short'].flatMap((month) =>
    Array.from({ length: 12 }, (_, index) => new Date(2027, index).toLocaleString('en-XA', { month: month as 'long' })),
  )
  // Example addresses, time zones, dates as the browser writes them, units, and kinds of files.
  const written = new RegExp(
    `https?://\\S+|[A-Z]\\w+(/[A-Z][\\w -]+)+|\\b(${months.join('|')}|AM|PM|UTC|kg|cm|mm|kB|MB|GB|PDF|PNG|JPEG|CSV|XLSX|XML|JSON)\\b`,
    'g',
  )

  const faults = [...new Set([...texts(), document.title, ...readOutTexts()])].filter((text) => {
    let rest = text
    for (let before = ''; before !== rest; ) {
      before = rest
      rest = rest.replace(/⟦[^⟦⟧]*⟧/g, ' ')
    }
    return !rest.split('\n').every(isData)
  })
  return faults.map((text) => `not translated: ${text.trim()}`)

  function isData(line: string): boolean {
    const text = line.replace(/\s+/g, ' ').trim()
    if (!/\p{L}{2}/u.test(text) || known.has(text)) return true
    // A name that was cut keeps its beginning and, where it has one, its measure at the end.
    const [start, end] = text.split('…')
    if (end !== undefined && byLength.some((one) => one.startsWith(start?.trim() ?? '') && one.endsWith(end)))
      return true
    // A month may be part of a name, and a name part of a date.
    const without = (part: string) =>
      byLength.reduce((left, one) => (left.includes(one) ? leaveOut(one, left) : left), part)
    return [without(text).replace(written, ' '), without(text.replace(written, ' '))].some(
      (left) => !/\p{L}{2}/u.test(left),
    )
  }

  /** Without a known text, where it stands as words of its own. */
  function leaveOut(words: string, text: string): string {
    return text
      .split(words)
      .reduce((before, after) =>
        /[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(after) ? before + words + after : `${before} ${after}`,
      )
  }

  function texts(): string[] {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style, noscript, textarea, [lang="zxx"]'))
        found.push(node.textContent ?? '')
    return found
  }

  function readOutTexts(): string[] {
    return [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'placeholder',
      'title',
      'alt',
    ].flatMap((name) => [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''))
  }
}

/** Runs in the page. What lies beyond the edge of the screen, and texts that end where their box ends without a sign. */
function findCutOff(): string[] {
  const width = document.documentElement.clientWidth
  const faults: string[] = []
  const wide = document.documentElement.scrollWidth - width
  if (wide > 0) faults.push(`wider than the screen by ${wide} px`)
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (
      !element ||
      !node.textContent?.trim() ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
      continue
    range.selectNodeContents(node)
    const { left, right } = range.getBoundingClientRect()
    if (right === left) continue
    const frame = frameOf(element)
    if (frame === 'free') continue
    if (right > frame.right + 1 || left < frame.left - 1)
      faults.push(
        `cut off by ${Math.round(Math.max(right - frame.right, frame.left - left))} px: ${node.textContent.trim().slice(0, 60)} <${element.tagName} ${element.className}>`,
      )
  }
  return faults

  /** What a text must stay inside: its button, the box that clips it, the screen. Free is what can be scrolled, ends with a sign, or is only read out. */
  function frameOf(element: Element): { left: number; right: number } | 'free' {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, textOverflow, webkitLineClamp, position } = getComputedStyle(box)
      const rect = box.getBoundingClientRect()
      if (rect.width <= 1 || box.closest('[aria-roledescription]')) return 'free'
      if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis' || webkitLineClamp !== 'none')
        return 'free'
      if (overflowX === 'hidden' || overflowX === 'clip' || box.matches('button, a[class*="bg-"], a[class*="border"]'))
        return rect
      if (position === 'fixed') break
    }
    return { left: 0, right: width }
  }
}
