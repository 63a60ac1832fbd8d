// Browsers that enforce Trusted Types accept HTML and addresses of scripts only from a policy. This is the only one; the server's content security policy names it.
type Policy = { createHTML: (html: string) => string; createScriptURL: (address: string) => string }
type PolicyFactory = { createPolicy: (name: string, rules: Policy) => Policy }

let policy: Policy | undefined

/** HTML as browsers accept it. Only for what the server has sanitised, or what nothing is run of (`parseHtml`). */
export function trustHtml(html: string): string {
  return findPolicy().createHTML(html)
}

/** The address of a worker of our own: of this origin, never one that somebody gave us. */
export function trustWorker(address: string): string {
  if (new URL(address, location.href).origin !== location.origin) throw new Error('A worker of somebody else')
  return findPolicy().createScriptURL(address)
}

function findPolicy(): Policy {
  const rules = { createHTML: (text: string) => text, createScriptURL: (text: string) => text }
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes
  policy ??= factory?.createPolicy('fairquay', rules) ?? rules
  return policy
}

/** The elements of an HTML text in a document of their own: no script of it runs, no picture of it is fetched. */
export function parseHtml(html: string): HTMLElement {
  return new DOMParser().parseFromString(trustHtml(html), 'text/html').body
}
