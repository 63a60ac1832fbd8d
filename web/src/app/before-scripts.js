// Stands in index.html (web/build/first-paint.ts) and runs before the first paint, so that a chosen theme never flashes.
let theme = null
let isGuest = false
try {
  theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  isGuest = !localStorage.getItem('token') && !sessionStorage.getItem('visit')
} catch {
  // Storage can be switched off.
}
const readNote = (id) => JSON.parse(document.getElementById(id)?.textContent ?? '{}')
const fetchAhead = (link) => document.head.append(Object.assign(document.createElement('link'), link))
const [, word = '', slug = ''] = location.hash.split(/[/?]/)

// Until the scripts have run: shell.css.
if (word === '') {
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  const href = isDark ? '/pictures/hero-night.svg' : '/pictures/hero.svg'
  fetchAhead({ rel: 'preload', as: 'image', href, fetchPriority: 'high' })
  document.documentElement.dataset.shell = 'home'
  document.documentElement.style.setProperty('--shell-picture', `url(${href})`)
} else if (word !== 'secured') document.documentElement.dataset.shell = 'market'

// A guest's first question (`prefetch`): what shows first is made of it (first-sight/), and call.ts takes it.
const marketplace = `/api/v1/marketplace/${word}/${slug}`
// Of a list as it stands without filters, by the width of the window (web/build/first-questions.ts).
const isPlain = location.hash === `#/${word}` || location.hash === `#/${word}/${slug}`
const list = (readNote('first-questions')[word] ?? []).findLast(([width]) => isPlain && width <= innerWidth)?.[1]
const question =
  list?.replace(':slug', slug) ??
  { '': '/special-products/new-arrivals', product: marketplace, company: marketplace }[word]
const isAsked = question && isGuest && !Object.values(readNote('settings').hosts ?? {}).some(Boolean)
if (isAsked) window.askedAhead = { [question]: fetch(question) }

// The scripts of the entry and of this page (web/build/page-scripts.ts). Without HTTP/2 a browser asks a server six things at a time: one is the question, and where it
// is answered the pictures of the answer come next (first-sight/), then the rest of the scripts.
const scripts = readNote('page-scripts')
const names = [...(scripts.entry ?? []), ...(scripts[word] ?? scripts['*'] ?? [])]
const fetchScripts = (some) => {
  for (const name of some) {
    const href = `/assets/${name}`
    fetchAhead(name.endsWith('.css') ? { rel: 'preload', as: 'style', href } : { rel: 'modulepreload', href })
  }
}
const atOnce = isAsked ? 5 : names.length
fetchScripts(names.slice(0, atOnce))
window.fetchRest = () => fetchScripts(names.slice(atOnce))
