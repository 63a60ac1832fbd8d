import type { Plugin } from 'vite'

/**
 * What a dynamic import goes through in the built web. Vite's own is 0.7 kB; what is left is that a page's style sheet is there before the page, and that the
 * scripts a page is made of, where `vite.config.ts` tells them, are fetched together.
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

export const __vitePreload = (load, files = []) =>
  Promise.all([
    load(),
    ...files.map((file) => {
      if (file.endsWith('css')) return fetchSheet(file)
      if (!coming.has(file)) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }))
      coming.set(file)
    }),
  ]).then(([page]) => page)
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
