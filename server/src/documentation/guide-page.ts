import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeMarkup } from '../share/write-page.ts'
import { writeGuide } from './write-guide.ts'

const source = join(import.meta.dirname, '../../../docs/programs.md')

/** What the developer of a company reads first, as a page of the marketplace; addresses in it are those of this one. */
export async function writeGuidePage(title: string, publicUrl: string): Promise<string> {
  const markdown = (await readFile(source, 'utf8')).replaceAll('https://market.example', publicUrl)
  const name = escapeMarkup(title)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>For programs · ${name}</title>
<link rel="stylesheet" href="/docs/guide.css">
</head>
<body>
<nav><a href="/#/integrations">${name}: Integrations</a> <a href="/docs">All calls</a> <a href="/docs/json">OpenAPI</a></nav>
<main>
${writeGuide(markdown)}
</main>
</body>
</html>
`
}

/** How the guide looks: no script, no font of its own, in light and dark. */
export const guideStyle = `:root { color-scheme: light dark; --line: light-dark(#d9d5ca, #2c3a36); --soft: light-dark(#f1eee5, #18221f); --link: light-dark(#0b6b5b, #6fd3bd); }
body { margin: 0 auto; max-width: 46rem; padding: 1rem 1rem 4rem; font: 1rem/1.6 system-ui, sans-serif; background: light-dark(#fbfaf7, #101816); color: light-dark(#1c2422, #e6ece9); overflow-wrap: anywhere; }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; border-bottom: 1px solid var(--line); padding-bottom: .75rem; }
a { color: var(--link); }
h1, h2 { line-height: 1.25; }
h2 { margin-top: 2.25rem; }
code { font: .9em ui-monospace, monospace; background: var(--soft); border-radius: .25rem; padding: .1em .3em; }
pre { overflow-x: auto; background: var(--soft); border-radius: .5rem; padding: .75rem 1rem; }
pre code { background: none; padding: 0; overflow-wrap: normal; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid var(--line); padding: .4rem .75rem .4rem 0; text-align: left; vertical-align: top; overflow-wrap: normal; }
td code { overflow-wrap: anywhere; }
`
