import { posix } from 'node:path'

/** Project paths (with `/`) to their text. */
export type Texts = ReadonlyMap<string, string>

/** Sections that may be named by their sign, because everybody can find the document: a standard before it. */
const standards = /(GS1 General Specifications|RFC \d+|ISO \d+) $/

/** Documents that described the product before docs/product.md did, and are not part of the project. */
const goneDocuments = /\b(spec(?![-.\w])|the specification\b|the readings\b)/gi

/** The migrations of version 0.1, which are never edited: what they say stays, and the README beside them says what is meant. */
const unchangeable = /^server\/migrations\/(000[1-8]_\w+\.sql|README\.md)$/

const parts = 'contract|server|web|e2e|bench|scripts|docs|demo|planner'
const fileName = /[\w@*<>{}…,./-]*[\w>}*…-]\.(?:md|tsx?|mjs|sql|typ|css)(?![\w(])(?:#[\w-]+)?/g
const projectPath = new RegExp(`(?<![\\w/.@-])(?:${parts})/[\\w@*<>{}…,./-]*[\\w>}*…-]`, 'g')

/**
 * Every place where a comment or a document names a file, a section or a decision that does not exist, as sentences with file and line. `paths` are all files
 * of the project, also those without a text.
 */
export function findDeadReferences(texts: Texts, paths: Iterable<string>): string[] {
  const project = describeProject(texts, paths)
  const found: string[] = []
  for (const [file, text] of texts)
    for (const { line, words } of findProse(file, text))
      for (const fault of judge(file, words.replace(/\bhttps?:\/\/\S+/g, ''), project))
        found.push(`${file}:${line}: ${fault}`)
  for (const [number, files] of project.decisions)
    if (files.length > 1) found.push(`docs/decisions: ${files.join(' and ')} are both number ${number}`)
  return found
}

type Project = {
  /** Every file and folder. */
  paths: readonly string[]
  anchors: ReadonlyMap<string, ReadonlySet<string>>
  decisions: ReadonlyMap<number, readonly string[]>
  known: Map<string, readonly string[]>
}

function describeProject(texts: Texts, files: Iterable<string>): Project {
  const all = new Set<string>()
  for (const file of files) for (let path = file; path !== '.'; path = posix.dirname(path)) all.add(path)
  const anchors = new Map<string, Set<string>>()
  const decisions = new Map<number, string[]>()
  for (const [file, text] of texts) {
    if (file.endsWith('.md'))
      anchors.set(file, new Set([...text.matchAll(/^#+ (.+)$/gm)].map((match) => makeAnchor(match[1] ?? ''))))
    const number = /^docs\/decisions\/(\d{4})-/.exec(file)?.[1]
    if (number) decisions.set(Number(number), [...(decisions.get(Number(number)) ?? []), posix.basename(file)])
  }
  return { paths: [...all], anchors, decisions, known: new Map() }
}

/** As forges make them out of headings. */
function makeAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-')
}

function* judge(file: string, words: string, project: Project): Generator<string> {
  if (!unchangeable.test(file)) {
    for (const { 0: sign, index } of words.matchAll(/(?:[^\s§]+ )?§\d*/g))
      if (!standards.test(words.slice(0, index + sign.indexOf('§')))) yield `“${sign}” is a section of nothing we have`
    for (const [name] of words.matchAll(goneDocuments))
      yield `“${name}” names a document that is not part of the project`
  }
  for (const [, number] of words.matchAll(/\bdecisions? (\d{1,4})\b/gi))
    if (!project.decisions.has(Number(number))) yield `there is no decision ${number}`
  const links = file.endsWith('.md') ? [...words.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '') : []
  for (const link of links) {
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? file : posix.join(posix.dirname(file), path).replace(/\/$/, '')
    if (!project.paths.includes(target)) yield `${link} leads nowhere`
    else if (anchor && !project.anchors.get(target)?.has(anchor)) yield `${link}: there is no such section`
  }
  // Files move on, and what names them in a released migration cannot.
  if (unchangeable.test(file)) return
  const rest = words.replace(/\]\([^)\s]+\)/g, '] ')
  const names = new Set([...rest.matchAll(fileName), ...rest.matchAll(projectPath)].map(([name]) => name))
  for (const name of names) yield* judgeName(name, project)
}

/** A file may be named by its end: `rules.ts`, `cart/rules.ts`. `*`, `…` and `<name>` stand for anything, `{a,b}` for each. */
function* judgeName(name: string, project: Project): Generator<string> {
  const [path = '', anchor] = name.split('#')
  if (/(^|\/)(node_modules|dist)(\/|$)/.test(path)) return
  for (const one of expandBraces(path.replace(/^[.,/]+/, '').replace(/^@fairquay\/contract\//, 'contract/src/'))) {
    const targets = findPaths(one, project)
    if (targets.length === 0) yield `there is no ${one}`
    else if (anchor && !targets.some((target) => project.anchors.get(target)?.has(anchor)))
      yield `${one} has no section #${anchor}`
  }
}

function expandBraces(path: string): string[] {
  const match = /^([^{}]*)\{([^{}]*)\}(.*)$/.exec(path)
  if (!match) return [path]
  const [, before = '', among = '', after = ''] = match
  return among.split(',').flatMap((one) => expandBraces(`${before}${one}${after}`))
}

function findPaths(name: string, { paths, known }: Project): readonly string[] {
  const before = known.get(name)
  if (before) return before
  const pattern = name
    .split(/(<[^>]*>|\*\*?|…)/)
    .map((piece, index) => (index % 2 === 1 ? '[^/]*' : piece.replace(/[.+^$()|[\]\\{}]/g, '\\$&')))
    .join('')
  const matches = new RegExp(`(^|/)${pattern}$`)
  const found = paths.filter((path) => matches.test(path))
  known.set(name, found)
  return found
}

/** What people read in a file, by line: all of a document, the comments of code. */
function* findProse(file: string, text: string): Generator<{ line: number; words: string }> {
  const blocks = file.endsWith('.md') ? [{ index: 0, words: text }] : findComments(file, text)
  for (const { index, words } of blocks) {
    const first = text.slice(0, index).split('\n').length
    for (const [offset, one] of words.split('\n').entries()) yield { line: first + offset, words: one }
  }
}

const strings = String.raw`'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"`
const inScripts = new RegExp(`${strings}|${'`'}(?:\\\\.|[^${'`'}\\\\])*${'`'}|/\\*[\\s\\S]*?\\*/|//.*`, 'g')
const inStatements = new RegExp(`${strings}|/\\*[\\s\\S]*?\\*/|--.*`, 'g')

function findComments(file: string, text: string): { index: number; words: string }[] {
  const pattern = /\.(tsx?|mjs|css|typ)$/.test(file) ? inScripts : /\.sql$/.test(file) ? inStatements : /(?<=^|\s)#.*/g
  return [...text.matchAll(pattern)]
    .filter(([piece]) => /^(\/[*/]|--|#)/.test(piece))
    .map((match) => ({ index: match.index, words: match[0] }))
}
