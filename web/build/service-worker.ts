import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** Files without a hash in their name that the shell consists of. */
const plain = ['/', '/quay.svg', '/manifest.webmanifest']

/**
 * Writes `sw.js`, the worker that keeps the application's shell. What it does is little enough to be read here: the page itself comes from the server whenever that
 * can be reached, files with a hash in their name from what is kept, and everything else, all answers of the API with their prices among them, passes it by.
 * Each build has its own list of files, so that its worker differs and what it does not know any more is thrown away. A server that is to be rid of it
 * answers `/sw.js` with one that leaves (server/src/web-pages.ts).
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.keys(bundle)
          .filter((name) => name.startsWith('assets/'))
          .map((name) => `/${name}`)
        const table = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/app/routes.tsx'),
        )
        const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
        const page = bundle['index.html']
        if (table?.type !== 'chunk' || entry?.type !== 'chunk' || page?.type !== 'asset')
          throw new Error('The build has no table of pages: correct web/build/service-worker.ts.')
        const first = [entry, table].flatMap((chunk) => [
          chunk.fileName,
          ...chunk.imports,
          ...(chunk.viteMetadata?.importedCss ?? []),
        ])
        const shell = [...plain, ...new Set(first.map((name) => `/${name}`))]
        const version = createHash('sha256').update(files.join()).update(String(page.source)).digest('hex').slice(0, 12)
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: writeWorker(version, shell, files) })
      },
    },
  }
}

function writeWorker(version: string, shell: readonly string[], files: readonly string[]): string {
  return `// Build ${version}
const shell = ${JSON.stringify(shell)}
const files = new Set(${JSON.stringify(files)})
const plain = new Set(${JSON.stringify(plain)})
const open = () => caches.open('fairquay-shell')

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(open().then((kept) => kept.addAll(shell)))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    open().then(async (kept) => {
      for (const request of await kept.keys()) {
        const { pathname } = new URL(request.url)
        if (!files.has(pathname) && !plain.has(pathname)) await kept.delete(request)
      }
      await self.clients.claim()
    }),
  )
})

async function fetchAndKeep(request, pathname) {
  const answer = await fetch(request)
  if (answer.ok) {
    const kept = await open()
    await kept.put(pathname, answer.clone())
  }
  return answer
}

async function findKept(pathname) {
  const kept = await open()
  return kept.match(pathname)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (files.has(pathname))
    event.respondWith(findKept(pathname).then((kept) => kept ?? fetchAndKeep(request, pathname)))
  else if (plain.has(pathname))
    event.respondWith(
      fetchAndKeep(request, pathname).catch(async (error) => {
        const kept = await findKept(pathname)
        if (kept) return kept
        throw error
      }),
    )
})
`
}
