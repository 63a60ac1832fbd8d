import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const source = fileURLToPath(new URL('../src/', import.meta.url))

/**
 * Two things about the style sheets. Browsers that know `@property`, as all do that we serve, need no second copy of what it says (0.5 kB). And whatever the frame
 * and the first pages show must be among the sources of the first sheet, or it would stand there without its looks until the second has come.
 */
export function firstStyles(): Plugin {
  return {
    name: 'first-styles',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'asset' && file.fileName.endsWith('.css'))
            file.source = leaveOutBlock(String(file.source), '@layer properties{')
        const sources = readSources(await readFile(`${source}styles.css`, 'utf8'))
        const shown = collect((id) => this.getModuleInfo(id), `${source}main.tsx`)
        const forgotten = [...shown].filter((id) => !sources.some((start) => id.startsWith(start)))
        if (forgotten.length > 0)
          throw new Error(
            `The first pages show what is no source of web/src/styles.css: ${forgotten.map((id) => id.replace(source, '')).join(', ')}`,
          )
      },
    },
  }
}

function readSources(sheet: string): string[] {
  return [...sheet.matchAll(/^@source "\.\/(?:\{([^}]+)\}|([^"]+))";/gm)].flatMap(([, several, one]) =>
    one === undefined ? (several ?? '').split(',').map((name) => `${source}${name}/`) : [`${source}${one}`],
  )
}

type Info = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null

/** The components that are reached without the table of all pages, which brings the second sheet. */
function collect(
  look: (id: string) => Info,
  id: string,
  into = new Set<string>(),
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(id) || id === `${source}app/routes.tsx`) return into
  seen.add(id)
  if (id.startsWith(source) && id.endsWith('.tsx') && id !== `${source}main.tsx` && id !== `${source}session.tsx`)
    into.add(id)
  const info = look(id)
  for (const next of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])])
    collect(look, next, into, seen)
  return into
}

/** A block of a style sheet with all that it holds. */
function leaveOutBlock(sheet: string, start: string): string {
  const from = sheet.indexOf(start)
  if (from < 0) return sheet
  let depth = 0
  for (let place = from + start.length - 1; place < sheet.length; place++) {
    if (sheet[place] === '{') depth++
    else if (sheet[place] === '}') depth--
    if (depth === 0) return sheet.slice(0, from) + sheet.slice(place + 1)
  }
  return sheet
}
