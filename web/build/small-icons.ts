import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const standIn = '\0small-icons'

/** Builds lucide's drawings with `ui/lucide-icon.ts` instead of lucide's own machinery, which is larger than all the drawings of a page. */
export function smallIcons(): Plugin {
  const builder = fileURLToPath(new URL('../src/ui/lucide-icon.ts', import.meta.url))
  return {
    name: 'small-icons',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/dist/esm/icons/') ? standIn : null,
    load: (id) => (id === standIn ? `export { createLucideIcon as default } from ${JSON.stringify(builder)}` : null),
  }
}
