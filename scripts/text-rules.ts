import { parseSync } from 'vite'

/** Project paths (with `/`) to their text. */
export type Sources = ReadonlyMap<string, string>

export type Text = { file: string; line: number; words: string }

/**
 * Words for people that stand in the code of the web instead of in messages, so that another language would not reach them: text between tags, in attributes
 * that are read out or shown, and sentences in strings. What screens say stands in the messages of a capability.
 */
export function findTexts(sources: Sources): Text[] {
  return [...sources].flatMap(([file, code]) => {
    const { program, errors } = parseSync(file, code)
    if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
    const found: Text[] = []
    visitTexts(program as unknown as CodeNode, (words, { start }) => {
      found.push({ file, line: code.slice(0, start).split('\n').length, words: words.trim().replace(/\s+/g, ' ') })
    })
    return found
  })
}

/** A node of the syntax tree; the fields are those of ESTree. */
export type CodeNode = { type: string; start: number; end: number; [field: string]: unknown }

type Report = (words: string, node: CodeNode, parents: readonly CodeNode[]) => void

/** Attributes that people read or hear. */
const readAttributes =
  /^(label|.+Label|title|.+Title|placeholder|help|hint|alt|aria-(label|description|roledescription|valuetext)|lead|note|summary|legend|caption|heading|description|tooltip|prefix|suffix)$/

/** Calls every text below a node, with the nodes around it, the nearest first. */
export function visitTexts(node: CodeNode, report: Report, parents: readonly CodeNode[] = []): void {
  if (node.type === 'ImportDeclaration' || node.type === 'ThrowStatement' || isTypeOnly(node)) return
  const words = wordsOf(node)
  if (words !== undefined && isForPeople(words, node, parents)) report(words, node, parents)
  for (const [field, value] of Object.entries(node)) {
    if (isCode(node, field)) continue
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) visitTexts(child, report, [node, ...parents])
  }
}

function isNode(value: unknown): value is CodeNode {
  return typeof value === 'object' && value !== null && typeof (value as CodeNode).type === 'string'
}

function isTypeOnly({ type }: CodeNode): boolean {
  return type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(type)
}

/** Parts that only name things: keys of objects, what is compared with, attributes' names, what a module exports. */
function isCode(node: CodeNode, field: string): boolean {
  if (node.type === 'Property' || node.type === 'MemberExpression')
    return (field === 'key' && !node.computed) || field === 'property'
  if (node.type === 'BinaryExpression') return ['===', '!==', 'in'].includes(String(node.operator))
  if (node.type === 'SwitchCase') return field === 'test'
  if (node.type === 'CallExpression')
    return field === 'arguments' && (node.callee as unknown as { name?: string }).name === 'lazyPart'
  return node.type === 'JSXAttribute' && field === 'name'
}

function wordsOf(node: CodeNode): string | undefined {
  if (node.type === 'JSXText') return String(node.value)
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  return node.type === 'TemplateElement' ? (node.value as { cooked: string }).cooked : undefined
}

function isForPeople(words: string, node: CodeNode, parents: readonly CodeNode[]): boolean {
  if (!/\p{L}/u.test(words)) return false
  if (node.type === 'JSXText') return true
  const attribute = attributeOf(parents)
  if (attribute === 'className') return false
  if (attribute !== undefined && readAttributes.test(attribute)) return /\p{L}{2}/u.test(words)
  return startsSentence.test(words) || endsSentence.test(words)
}

const startsSentence = /^\s*\p{Lu}[\p{Ll}’']+([\s.!?:…,]|$)/u
const endsSentence = /\p{L}{2,} \p{L}.*[.!?…]\s*$/u

/** The attribute whose value holds a node; nothing inside the elements of a value. */
function attributeOf(parents: readonly CodeNode[]): string | undefined {
  for (const parent of parents) {
    if (parent.type === 'JSXElement' || /Function/.test(parent.type)) return undefined
    if (parent.type === 'JSXAttribute') return String((parent.name as { name: unknown }).name)
  }
  return undefined
}
