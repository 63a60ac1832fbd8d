import { shareMessages } from '@fairquay/contract/share/messages.ts'
import { writeScriptJson } from '../json-text.ts'

/** What a page for crawlers and messengers says. Addresses are whole (`https://…`) where other programs read them. */
export type SharePage = {
  /** Name of the marketplace. */
  marketplace: string
  title: string
  description: string
  /** One line below the title: who offers it, or where it is. */
  byline: string
  /** The page's own lasting address. */
  canonical: string
  /** Where people belong: the hash route. */
  target: string
  picture: { address: string; alt: string } | undefined
  structuredData: object
}

/** Every shared picture is drawn to the size that messengers ask for. */
export const pictureWidth = 1200
export const pictureHeight = 630

/**
 * People are sent on by a small script that robots.txt asks crawlers to leave alone: a crawler that followed it would find the front page under every
 * address, since it drops what stands behind `#`. A `refresh` in the head would be followed as well, so there is none; the link serves everybody.
 */
export function writeSharePage(page: SharePage): string {
  const title = `${page.title} – ${page.marketplace}`
  const picture = page.picture
  return writeDocument(
    [
      `<title>${escapeMarkup(title)}</title>`,
      writeMeta('name', 'description', page.description),
      `<link rel="canonical" href="${escapeMarkup(page.canonical)}">`,
      writeMeta('property', 'og:type', 'website'),
      writeMeta('property', 'og:site_name', page.marketplace),
      writeMeta('property', 'og:title', page.title),
      writeMeta('property', 'og:description', page.description),
      writeMeta('property', 'og:url', page.canonical),
      ...(picture
        ? [
            writeMeta('property', 'og:image', picture.address),
            writeMeta('property', 'og:image:type', 'image/jpeg'),
            writeMeta('property', 'og:image:width', String(pictureWidth)),
            writeMeta('property', 'og:image:height', String(pictureHeight)),
            writeMeta('property', 'og:image:alt', picture.alt),
          ]
        : []),
      writeMeta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
      `<script type="application/ld+json">${writeScriptJson(page.structuredData)}</script>`,
      '<script src="/share.js" defer></script>',
    ],
    [
      `<h1>${escapeMarkup(page.title)}</h1>`,
      `<p>${escapeMarkup(page.byline)}</p>`,
      ...(picture
        ? [
            `<img src="${escapeMarkup(picture.address)}" alt="${escapeMarkup(picture.alt)}" width="${pictureWidth}" height="${pictureHeight}">`,
          ]
        : []),
      `<p>${escapeMarkup(page.description)}</p>`,
      `<p><a id="open" href="${escapeMarkup(page.target)}">${escapeMarkup(shareMessages.open(page.marketplace))}</a></p>`,
    ],
  )
}

/** Hidden, locked and missing things answer alike. */
export function writeNotFoundPage(marketplace: string): string {
  return writeDocument(
    [
      `<title>${escapeMarkup(`${shareMessages.notFoundTitle} – ${marketplace}`)}</title>`,
      writeMeta('name', 'robots', 'noindex'),
    ],
    [
      `<h1>${escapeMarkup(shareMessages.notFoundTitle)}</h1>`,
      `<p>${escapeMarkup(shareMessages.notFound)}</p>`,
      `<p><a href="/">${escapeMarkup(shareMessages.toMarket(marketplace))}</a></p>`,
    ],
  )
}

/** Runs in the browser, as `/share.js`. */
export const shareScript = `location.replace(document.getElementById('open').href)\n`

export const shareStyles = `:root { color-scheme: light dark }
body { max-width: 40rem; margin: 12vh auto; padding: 0 1.25rem; font: 1rem/1.6 system-ui, sans-serif; color: light-dark(#10201c, #e7ece9); background: light-dark(#fbfaf7, #0f1513) }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 }
img { width: 100%; height: auto; border-radius: 12px }
a { color: light-dark(#0e6b57, #6fcfb6) }
`

export function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

function writeDocument(head: readonly string[], body: readonly string[]): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="icon" href="/quay.svg" type="image/svg+xml">',
    '<link rel="stylesheet" href="/share.css">',
    ...head,
    '</head>',
    '<body>',
    '<main>',
    ...body,
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

function writeMeta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeMarkup(content)}">`
}
