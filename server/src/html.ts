import sanitizeHtml from 'sanitize-html'

/** Largest description, before and after cleaning, in characters and bytes alike (safety.md). */
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
  const clean = sanitizeHtml(html, rules).trim()
  return clean.length > largestBody ? { fault: 'tooLarge' } : { html: clean }
}

/** The words of an HTML text, for searching. */
export function readText(html: string): string {
  return sanitizeHtml(html.replace(/<\/?(p|br|li|td|th|h\d|dd|dt|div|tr)\b[^>]*>/gi, ' '), {
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

/** Counts open tags in one pass; errs on the deep side for tags that are never closed but hold others. */
function isTooDeep(html: string): boolean {
  const open: string[] = []
  for (const [tag, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/gi)) {
    const word = name.toLowerCase()
    if (slash) {
      const from = open.lastIndexOf(word)
      if (from >= 0) open.length = from
    } else if (!empty.has(word) && !tag.endsWith('/>')) {
      // A paragraph or list item that is not closed ends where the next begins.
      if (['p', 'li', 'td', 'th', 'tr', 'dd', 'dt', 'option'].includes(word) && open.at(-1) === word) open.pop()
      open.push(word)
      if (open.length > deepestBody) return true
    }
  }
  return false
}
