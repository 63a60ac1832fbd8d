import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { sightOfHero } from '../src/first-sight/hero-sight.ts'
import { markUp } from '../src/first-sight/shape.ts'

const source = fileURLToPath(new URL('../src/', import.meta.url))
const app = `${source}app/`
const scriptPlace = '<!-- before-scripts -->'
const heroPlace = '<!-- hero -->'
const link = / *<link rel="stylesheet"[^>]*>\n?/g

/**
 * Writes into the page what is shown and begun before anything else has come: the shell's looks, the words of the hero, the script that says which shell and fetches ahead, and the one that
 * shows what it has fetched. The style sheets go behind the shell, which does not wait for them; scripts do. The server names both in the policy of the page by their hashes, so that no other
 * script or style that may have got into it counts (server/src/web-pages.ts).
 */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build made no index.html.')
        const sheets = Object.values(bundle).flatMap((file) =>
          file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
        )
        const [theme, looks] = await Promise.all(['theme.css', 'shell.css'].map((name) => readFile(app + name, 'utf8')))
        // The theme in a layer that is named before all others, so that the sheet wins where it says more.
        const shell = writeOutVariables(`@layer shell {\nbody { margin: 0 }\n${theme}}\n${looks}`, sheets)
        const script = await readFile(`${app}before-scripts.js`, 'utf8')
        page.source = layOut(
          String(page.source),
          `<style>${tighten(shell)}</style>`,
          `<script>${tighten(script)}</script>\n    <script>${await bundleFirstSight()}</script>`,
        )
      },
    },
  }
}

/** What makes something to look at of the first answer, as one script (web/src/first-sight/). */
async function bundleFirstSight(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry: `${source}first-sight/index.ts`, formats: ['iife'], name: 'firstSight' } },
  })
  const [chunk] = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  if (chunk?.type !== 'chunk') throw new Error('The build made no script of web/src/first-sight/.')
  if (chunk.code.includes('</script')) throw new Error('web/src/first-sight/ cannot stand in a page.')
  return chunk.code.trim()
}

/** The page with `style` and `script` in its head, what stands on its hero, and its style sheets behind the shell. */
function layOut(page: string, style: string, script: string): string {
  const links = page.match(link) ?? []
  const behind = '    <noscript>'
  if (links.length === 0 || ![scriptPlace, heroPlace, behind].every((place) => page.includes(place)))
    throw new Error('index.html has another shape: correct web/build/first-paint.ts.')
  return page
    .replace(link, '')
    .replace(scriptPlace, () => `${style}\n    ${script}`)
    .replace(heroPlace, () => markUp(sightOfHero()))
    .replace(behind, () => `${links.join('')}${behind}`)
}

/** Each `var(--name)` of the shell with what the sheets say it is; what the script sets stays. */
function writeOutVariables(shell: string, sheets: readonly string[]): string {
  return shell.replace(/var\((--(?:color|container)-[\w-]+)\)/g, (_all, name: string) => {
    const value = sheets.map((sheet) => new RegExp(`[{;]${name}:([^;}]+)`).exec(sheet)?.[1]).find(Boolean)
    if (!value) throw new Error(`No style sheet says what ${name} is.`)
    return value
  })
}

/** Without comments of whole lines and without indentation. */
function tighten(text: string): string {
  return text
    .replace(/\/\*.*?\*\//gs, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n')
}
