import type { SettingsHosts } from '@fairquay/contract/settings.ts'

/** The address of a call: its host, the path with the parameters filled in, the query without what is absent. */
export function addressOf(path: string, hosts: SettingsHosts, params?: unknown, query?: unknown): string {
  const values = new Map(Object.entries(params ?? {}))
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== null) search.set(name, String(value))
  const text = search.toString()
  return `${hostOf(path, hosts)}${filled}${text ? `?${text}` : ''}`
}

/** Which of the four hosts (docs/product.md#settings) answers a path; all four are the page's own origin unless the operator says otherwise. */
export function hostOf(path: string, hosts: SettingsHosts): string {
  if (path.startsWith('/special-products/')) return hosts.products
  if (path.startsWith('/mailer/')) return hosts.mail
  if (/^\/api\/(auth|marketplace|showroom|rest)\//.test(path)) return hosts.editorial
  return hosts.api
}
