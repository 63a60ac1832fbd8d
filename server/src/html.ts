import type sanitizeHtml from 'sanitize-html'
import { loadWhenUsed } from './load-when-used.ts'

const loadSanitizer = loadWhenUsed<typeof sanitizeHtml>('sanitize-html')

/** Largest description, before and after cleaning, in characters and bytes alike (docs/safety.md#browser). */
const largestBody = 32_768
const deepestBody = 50

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'h2',
    'h3',
    'h4',
    'blockquote',
    'a',
    'dl',
    'dt',
    'dd',
    'table',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
    'caption',
  ],
  allowedAttributes: { a: ['href', 'rel'], th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // What stands inside these is not text for people.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'iframe', 'svg', 'math'],
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: (tagName, attributes) => ({
      tagName,
      attribs: { ...(attributes.href && { href: attributes.href }), rel: 'noopener nofollow ugc' },
    }),
  },
}

export type CleanBody = { html: string } | { fault: 'tooLarge' | 'tooDeep' }

/** Makes somebody's HTML harmless, once, when it is written. Too large or too deep is refused before anything parses it. */
export function cleanBody(html: string): CleanBody {
  if (Buffer.byteLength(html) > largestBody) return { fault: 'tooLarge' }
  if (isTooDeep(html)) return { fault: 'tooDeep' }
  const clean = loadSanitizer()(html, rules).trim()
  return clean.length > largestBody ? { fault: 'tooLarge' } : { html: clean }
}

/** The words of an HTML text, for searching. */
export function readText(html: string): string {
  return loadSanitizer()(partWords(html), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Elements that never hold others. */
const empty = new Set([
  'br',
  'hr',
  'img',
  'input',
  'meta',
  'link',
  'wbr',
  'col',
  'area',
  'base',
  'embed',
  'source',
  'track',
])

type Tag = { name: string; isClosing: boolean; isEmpty: boolean; from: number; end: number }

/**
 * The tags of a text, each as far as the next '>'. As one regular expression this takes time with the square of the length where '<a ' stands ten thousand
 * times without a '>': 300 ms for a description, in which nobody else is answered. Here a missing '>' ends the search.
 */
function* readTags(html: string): Generator<Tag> {
  const opening = /<(\/?)([a-z][a-z0-9]*)/gi
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    const end = html.indexOf('>', opening.lastIndex)
    if (end < 0) return
    const [, slash, name = ''] = found
    yield {
      name: name.toLowerCase(),
      isClosing: slash === '/',
      isEmpty: html[end - 1] === '/',
      from: found.index,
      end: end + 1,
    }
    opening.lastIndex = end + 1
  }
}

/** Words of two paragraphs or cells are two words, though nothing but tags stands between them. */
function partWords(html: string): string {
  const parts: string[] = []
  let at = 0
  for (const { name, from, end } of readTags(html))
    if (/^(p|br|li|td|th|h\d|dd|dt|div|tr)$/.test(name)) {
      parts.push(html.slice(at, from))
      at = end
    }
  return [...parts, html.slice(at)].join(' ')
}

/** Counts open tags in one pass; errs on the deep side for tags that are never closed but hold others. */
function isTooDeep(html: string): boolean {
  const open: string[] = []
  for (const { name, isClosing, isEmpty } of readTags(html)) {
    if (isClosing) {
      const from = open.lastIndexOf(name)
      if (from >= 0) open.length = from
    } else if (!empty.has(name) && !isEmpty) {
      // A paragraph or list item that is not closed ends where the next begins.
      if (['p', 'li', 'td', 'th', 'tr', 'dd', 'dt', 'option'].includes(name) && open.at(-1) === name) open.pop()
      open.push(name)
      if (open.length > deepestBody) return true
    }
  }
  return false
}
