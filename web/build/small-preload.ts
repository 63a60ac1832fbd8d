import type { Plugin } from 'vite'

/**
 * What a dynamic import goes through in the built web. Vite's own also fetches scripts ahead, which `vite.config.ts` has switched off, and is 0.7 kB; what is left
 * is that a page's style sheet is there before the page.
 */
const code = `
// The sheet that index.html names is there: fetched again it would stand behind the others and win over them.
const coming = new Map(
  [...document.querySelectorAll('link[rel=stylesheet]')].map((sheet) => [sheet.getAttribute('href').slice(1), Promise.resolve()]),
)

function fetchSheet(address) {
  if (coming.has(address)) return coming.get(address)
  // Twice it would come after the sheets that are to outdo it.
  for (const { href } of document.styleSheets) if (href?.endsWith('/' + address)) return
  const sheet = document.createElement('link')
  const arrival = new Promise((resolve, reject) => {
    sheet.onload = resolve
    sheet.onerror = () => {
      coming.delete(address)
      sheet.remove()
      reject(new TypeError('A style sheet could not be fetched.'))
    }
  })
  coming.set(address, arrival)
  sheet.rel = 'stylesheet'
  sheet.href = '/' + address
  // Behind the first sheet, which stands in the body: within a layer the later one wins.
  document.body.append(sheet)
  return arrival
}

export const __vitePreload = (load, sheets) =>
  sheets?.length ? Promise.all([load(), ...sheets.map(fetchSheet)]).then(([page]) => page) : load()
`

/** Puts a smaller piece in the place of Vite's preload helper. */
export function smallPreload(): Plugin {
  return {
    name: 'small-preload',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id === '\0vite/preload-helper.js' ? code : null),
  }
}
