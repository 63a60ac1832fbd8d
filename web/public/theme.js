// Runs before the first paint, so that a chosen theme never flashes. Inline scripts are not allowed.
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

// What stands on the page until the scripts have run (src/app/shell.css); the home page's picture comes before them.
if (word === '') {
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  const href = isDark ? '/pictures/hero-night.svg' : '/pictures/hero.svg'
  fetchAhead({ rel: 'preload', as: 'image', href, fetchPriority: 'high' })
  document.documentElement.dataset.shell = 'home'
  document.documentElement.style.setProperty('--shell-picture', `url(${href})`)
} else if (word !== 'secured') document.documentElement.dataset.shell = 'market'

// What the page asks first (its `prefetch`), for guests: others ask with their token. Not where other hosts answer.
const marketplace = `/api/v1/marketplace/${word}/${slug}`
const question = { '': '/special-products/new-arrivals', product: marketplace, company: marketplace }[word]
if (question && isGuest && !Object.values(readNote('settings').hosts ?? {}).some(Boolean))
  fetchAhead({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: question })

// The scripts of this page (web/build/page-scripts.ts).
const scripts = readNote('page-scripts')
for (const name of scripts[word] ?? scripts['*'] ?? []) {
  const href = `/assets/${name}`
  fetchAhead(name.endsWith('.css') ? { rel: 'preload', as: 'style', href } : { rel: 'modulepreload', href })
}
