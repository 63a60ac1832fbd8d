import type { Plugin, Rolldown } from 'vite'

/** The pages people arrive at from outside, by the first word of their address: those of the first script (app/first-routes.tsx), and others. */
const firstPages: Record<string, string> = {
  '': 'home/home-page.tsx',
  products: 'catalogue/catalogue-page.tsx',
  product: 'product-page/product-page.tsx',
  showroom: 'showroom/showroom-page.tsx',
  company: 'company-page/company-page.tsx',
}
const pages: Record<string, string> = {
  ...firstPages,
  shop: 'showroom/shop-page.tsx',
  search: 'search/search-page.tsx',
  secured: 'app/login-layout.tsx',
}
/** What every other page needs. */
const table = 'app/routes.tsx'
const fetchedAhead = / *<link rel="modulepreload"[^>]*>\n?/g

/**
 * Writes into the page which scripts each address needs beside the entry's, for `app/before-scripts.js` to fetch at once: otherwise they are asked for only when
 * the entry has arrived and run, a round trip and its work later (on a line of 1.6 Mbit/s and 150 ms the home page shows 0.5 s later,
 * the catalogue 0.3 s). What the entry itself imports is fetched there too, behind the picture and the first question: a browser asks one server six things at a
 * time, and a link in the page comes before whatever a script asks for.
 */
export function pageScripts(): Plugin {
  return {
    name: 'page-scripts',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build made no index.html.')
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const entry = chunks.find(({ isEntry }) => isEntry)
        const known = entry ? collectImports(bundle, entry.fileName) : new Set<string>()
        const scriptsOf = (file: string) => {
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/src/${file}`))
          if (!chunk) throw new Error(`No script was built for ${file}: correct web/build/page-scripts.ts.`)
          return [...collectImports(bundle, chunk.fileName)].filter((name) => !known.has(name))
        }
        const further = scriptsOf(table)
        const sheets = further.flatMap((name) => {
          const chunk = bundle[name]
          return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : []
        })
        const write = (names: string[]) => [...new Set(names)].map((name) => name.replace('assets/', ''))
        const scripts = Object.entries(pages).map(([word, file]) => [
          word,
          write(word in firstPages ? scriptsOf(file) : [...further, ...sheets, ...scriptsOf(file)]),
        ])
        scripts.push(['*', write([...further, ...sheets])])
        const sizeOf = (name: string) => (bundle[name]?.type === 'chunk' ? bundle[name].code.length : 0)
        const imported = [...known].filter((name) => name !== entry?.fileName)
        // The largest takes longest.
        scripts.push(['entry', write(imported.sort((a, b) => sizeOf(b) - sizeOf(a)))])
        page.source = String(page.source)
          .replace(fetchedAhead, '')
          .replace(
            '<script type="application/json" id="page-scripts">{}</script>',
            () =>
              `<script type="application/json" id="page-scripts">${JSON.stringify(Object.fromEntries(scripts))}</script>`,
          )
      },
    },
  }
}

function collectImports(bundle: Rolldown.OutputBundle, name: string, into = new Set<string>()): Set<string> {
  const chunk = bundle[name]
  if (chunk?.type !== 'chunk' || into.has(name)) return into
  into.add(name)
  for (const next of chunk.imports) collectImports(bundle, next, into)
  return into
}
