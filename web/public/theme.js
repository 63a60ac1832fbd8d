// Runs before the first paint, so that a chosen theme never flashes. Kept apart from the bundle because inline scripts are not allowed.
let theme = null
try {
  theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage can be switched off; the page then follows the system.
}

// What stands on the page until the scripts have run (src/app/shell.css). The home page's picture is the first thing people see there: it is
// fetched while the scripts still are.
if (/^(#\/?)?$/.test(location.hash)) {
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  const picture = document.createElement('link')
  picture.rel = 'preload'
  picture.as = 'image'
  picture.href = isDark ? '/pictures/hero-night.svg' : '/pictures/hero.svg'
  picture.fetchPriority = 'high'
  document.head.append(picture)
  document.documentElement.dataset.shell = 'home'
  document.documentElement.style.setProperty('--shell-picture', `url(${picture.href})`)
} else if (!/^#\/secured/.test(location.hash)) {
  document.documentElement.dataset.shell = 'market'
}

// The scripts of the page at this address (web/build/page-scripts.ts), while those that every page needs are on their way.
const scripts = JSON.parse(document.getElementById('page-scripts')?.textContent ?? '{}')
for (const name of scripts[location.hash.split(/[/?]/)[1] ?? ''] ?? scripts['*'] ?? []) {
  const ahead = document.createElement('link')
  const isSheet = name.endsWith('.css')
  ahead.rel = isSheet ? 'preload' : 'modulepreload'
  if (isSheet) ahead.as = 'style'
  ahead.href = `/assets/${name}`
  document.head.append(ahead)
}
