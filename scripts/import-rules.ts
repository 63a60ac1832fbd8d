import { posix } from 'node:path'

/** Project paths (with `/`) to their text. */
export type Sources = ReadonlyMap<string, string>

/** Where decimals are moved and cut by hand, and of what. */
const countsItself: Readonly<Record<string, string>> = {
  'contract/src/money.ts': 'money itself',
  'contract/src/rounding.ts': 'shares and measures',
  'contract/src/catalogue/prices.ts': 'weights, exact to nine decimals',
  'contract/src/customs/duty.ts': 'rates in percent, exact to six decimals',
  'server/src/maps/draw-map.ts': 'coordinates of a drawing',
  'web/src/freight/wizard/pallet-drawing.tsx': 'coordinates of a drawing',
}

/** Where something is listed for each kind of request, and why there and not in the kind's own value. */
const listsKinds: Readonly<Record<string, string>> = {
  'contract/src/requests/kinds.ts': 'the list of kinds',
  'server/src/requests/kinds.ts': 'the list of kinds',
  'web/src/requests/kind-views.ts': 'the list of kinds',
  'web/src/requests/inbox/kind-icon.tsx':
    'lists show no more of a kind than its icon, and its view would add 20 kB to the dashboard',
  'contract/src/trade/messages.ts': 'their names, which their values take from there',
  'contract/src/notifications/messages.ts': 'what stored notifications call them, below all requests',
}

type Place = { part: string; capability: string | undefined; isTest: boolean }

/** Who may import whom (CONTRIBUTING.md), as sentences about what breaks it. */
export function findViolations(sources: Sources): string[] {
  const found: string[] = []
  const capabilities: Edges = new Map()
  const files: Edges = new Map()
  for (const [file, text] of sources) {
    const code = withoutComments(text)
    const from = locate(file)
    for (const target of findTargets(sources, file, code)) remember(files, file, target, file)
    if (from.isTest) continue
    for (const specifier of findSpecifiers(code)) {
      const target = resolveTarget(file, specifier)
      const fault = judgeImport(file, from, specifier, target)
      if (fault) found.push(`${file} imports ${specifier}: ${fault}`)
      const to = target ? locate(target) : undefined
      if (from.capability && to?.capability && to.part === from.part && to.capability !== from.capability)
        remember(capabilities, from.capability, to.capability, file)
    }
    if (/\bprocess\.env\b/.test(code) && isProduct(file) && file !== 'server/src/config.ts')
      found.push(`${file}: process.env is read in server/src/config.ts only`)
    if (/\b(callUnderKey|Idempotency-Key)\b/.test(code) && /^web\/src\//.test(file) && !isSendingOnce(file))
      found.push(`${file}: what is sent under a key goes through web/src/forms/use-once.ts`)
    if (/(?<![.\w])fetch\(/.test(code) && /^(web|contract)\/src\//.test(file) && file !== 'web/src/call.ts')
      found.push(`${file}: fetch is called in web/src/call.ts only`)
    if (isProduct(file) && !(file in countsItself) && /\.toFixed\(|[/*] ?100n?\b|\b100n? ?\*/.test(code))
      found.push(`${file}: money is read, written and rounded in contract/src/money.ts, other numbers in rounding.ts`)
    if (kindMap.test(code) && isProduct(file) && !knowsKinds.test(file) && !(file in listsKinds))
      found.push(`${file}: what differs from kind to kind is part of its value, in its own folder (requests/kinds.ts)`)
    if (kindLiteral.test(code) && isProduct(file) && !knowsKinds.test(file))
      found.push(
        `${file}: which kind a request is, only its own folder asks; others ask its value in requests/kinds.ts`,
      )
  }
  return [
    ...found,
    ...findCycles(capabilities).map(
      // The arrows of all parts together: two parts never point opposite ways.
      ({ nodes, files: named }) => `Capabilities form a cycle: ${nodes.join(' → ')} (${named.join(', ')})`,
    ),
    ...findCycles(files).map(({ nodes }) => `Files form a cycle, if only of types: ${nodes.join(' → ')}`),
  ]
}

/** Who imports whom, with the first file that does. */
type Edges = Map<string, Map<string, string>>

/** A comparison with the name of a kind of request. */
const kindLiteral = /(?:[=!]==\s*|\bcase\s+)'(?:purchase|logistic|customs)'|'(?:purchase|logistic|customs)'\s*[=!]==/
/** An object with something for each kind; shapes of the wire name the kinds' parts, but not that of `purchase`, whose lines are the request's own. */
const kindMap = /\{[^{}]*\bpurchase\s*[:,][^{}]*\b(?:logistic|customs)\s*[:,}]/
const knowsKinds = /^(contract|server|web)\/src\/(purchase|freight|customs)\//

function findTargets(sources: Sources, file: string, code: string): string[] {
  return findSpecifiers(code).flatMap((specifier) => {
    const target = resolveTarget(file, specifier)
    return target && sources.has(target) ? [target] : []
  })
}

function judgeImport(file: string, from: Place, specifier: string, target: string | undefined): string | undefined {
  if (from.part === 'contract' && !target?.startsWith('contract/') && !/^typebox(\/|$)/.test(specifier))
    return 'contract imports its schema library and nothing else'
  if (file.startsWith('planner/src/') && !target?.startsWith('planner/'))
    return 'the planner knows nothing but numbers: it imports nothing'
  if (from.part === 'client' && !target?.startsWith('client/') && !specifier.startsWith('node:'))
    return 'who uses the client has nothing else of ours: it imports nothing'
  if (!target) return undefined
  const to = locate(target)
  if ((from.part === 'server' && to.part === 'web') || (from.part === 'web' && to.part === 'server'))
    return 'server and web never import each other'
  if (to.part === 'demo' && isProduct(file)) return 'the demo uses the product, and the product does not know it'
  if (isComposition(file)) return undefined
  if (to.capability && isPlatform(file)) return 'platform files know no capability'
  const isPrivate = /(^|\/)routes\.ts$|-page\.tsx$/.test(target)
  if (isPrivate && to.capability && to.capability !== from.capability)
    return 'the routes and pages of a capability are private'
  return undefined
}

function isSendingOnce(file: string): boolean {
  return file === 'web/src/call.ts' || file.startsWith('web/src/forms/')
}

/** Where all capabilities come together. */
function isComposition(file: string): boolean {
  return /^server\/src\/(app|main)\.ts$|^web\/src\/(app\/|main\.tsx$)|^(e2e|scripts|bench)\//.test(file)
}

function isPlatform(file: string): boolean {
  return /^(server|contract)\/src\/[^/]+$|^web\/src\/(ui\/|forms\/|call\.ts$)/.test(file)
}

function isProduct(file: string): boolean {
  return /^(contract|planner|server|web)\/src\//.test(file)
}

function locate(file: string): Place {
  const [part = '', , folder = '', rest] = file.split('/')
  const isFolder = isProduct(file) && rest !== undefined
  const capability = isFolder && !(part === 'web' && ['ui', 'app', 'forms'].includes(folder)) ? folder : undefined
  return { part, capability, isTest: /\.(test|spec)\.tsx?$|^server\/test\/|^e2e\//.test(file) }
}

function findSpecifiers(code: string): string[] {
  const patterns = [
    /(?:^|[\s;])(?:import|export)\s(?:[^'";]*?\sfrom\s*)?['"]([^'"]+)['"]/g,
    /\bimport\(\s*['"]([^'"]+)['"]/g,
  ]
  return patterns.flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[1] ?? ''))
}

/** The project path an import leads to; nothing for packages. */
function resolveTarget(file: string, specifier: string): string | undefined {
  const workspace = /^@fairquay\/(contract|planner)\/(.*)$/.exec(specifier)
  if (workspace) return `${workspace[1]}/src/${workspace[2]}`
  return specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : undefined
}

/** Comments may name what code may not do. Strings stay: they hold the specifiers. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')
}

function remember(edges: Edges, from: string, to: string, file: string): void {
  const targets = edges.get(from) ?? new Map<string, string>()
  edges.set(from, targets)
  if (!targets.has(to)) targets.set(to, file)
}

function findCycles(edges: Edges): { nodes: string[]; files: (string | undefined)[] }[] {
  const finished = new Set<string>()
  const cycles: { nodes: string[]; files: (string | undefined)[] }[] = []
  const visit = (node: string, path: readonly string[]): void => {
    const at = path.indexOf(node)
    if (at >= 0) {
      const nodes = [...path.slice(at), node]
      cycles.push({ nodes, files: nodes.slice(1).map((to, step) => edges.get(nodes[step] ?? '')?.get(to)) })
      return
    }
    if (finished.has(node)) return
    for (const next of edges.get(node)?.keys() ?? []) visit(next, [...path, node])
    finished.add(node)
  }
  for (const node of edges.keys()) visit(node, [])
  return cycles
}
