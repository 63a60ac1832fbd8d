// Stands in index.html (web/build/first-paint.ts) and runs before the first paint, so that a chosen theme never flashes.
let theme = null
let token = null
try {
  theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  token = sessionStorage.getItem('visit') ?? localStorage.getItem('token')
} catch {
  // Storage can be switched off.
}
const readNote = (id) => JSON.parse(document.getElementById(id)?.textContent ?? '{}')
const fetchAhead = (link) => document.head.append(Object.assign(document.createElement('link'), link))
const [, first = '', slug = ''] = location.hash.split(/[/?]/)
// What every object answers to (`constructor`) is no page of ours.
const word = first in {} ? '?' : first

// Until the scripts have run: shell.css.
if (word === '') {
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  const href = isDark ? '/pictures/hero-night.svg' : '/pictures/hero.svg'
  fetchAhead({ rel: 'preload', as: 'image', href, fetchPriority: 'high' })
  document.documentElement.dataset.shell = 'home'
  document.documentElement.style.setProperty('--shell-picture', `url(${href})`)
} else if (word !== 'secured') document.documentElement.dataset.shell = 'market'

// The first question of the page (its `prefetch`), and who asks: what shows first is made of the answer (first-sight/), and call.ts takes both.
const marketplace = `/api/v1/marketplace/${word}/${slug}`
// Of a list as it stands without filters, by the width of the window (web/build/first-questions.ts).
const isPlain = location.hash === `#/${word}` || location.hash === `#/${word}/${slug}`
const list = (readNote('first-questions')[word] ?? []).findLast(([width]) => isPlain && width <= innerWidth)?.[1]
const hasHosts = Object.values(readNote('settings').hosts ?? {}).some(Boolean)
const question = hasHosts
  ? undefined
  : (list?.replace(':slug', slug) ??
    { '': '/special-products/new-arrivals', product: marketplace, company: marketplace }[word])
const questions = [question, token && !hasHosts ? '/api/auth/custom-session' : undefined].filter(Boolean)
const ask = (address) => {
  const answer = fetch(address, { headers: token ? { Authorization: `Bearer ${token}` } : {} })
  // Told to whoever takes it.
  answer.catch(() => {})
  return [address, answer]
}
window.askedAhead = { token, question, answers: Object.fromEntries(questions.map(ask)) }

// The scripts of the entry and of this page (web/build/page-scripts.ts). Without HTTP/2 a browser asks a server six things at a time, the
// questions among them; and where they are answered, the pictures of the answer come next (first-sight/), then the rest of the scripts.
const scripts = readNote('page-scripts')
const names = [...(scripts.entry ?? []), ...(scripts[word] ?? scripts['*'] ?? [])]
const fetchScripts = (some) => {
  for (const name of some) {
    const href = `/assets/${name}`
    fetchAhead(name.endsWith('.css') ? { rel: 'preload', as: 'style', href } : { rel: 'modulepreload', href })
  }
}
const atOnce = question ? 6 - questions.length : names.length
fetchScripts(names.slice(0, atOnce))
window.fetchRest = () => fetchScripts(names.slice(atOnce))
