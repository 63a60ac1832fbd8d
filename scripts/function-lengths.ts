import { parseSync } from 'vite'

/** The most lines a function of the web may have: about two screens, beyond which nobody sees what belongs together. */
export const longest = 100

/** The functions of a file that are longer, as sentences. Lines are those of the text, markup included, which the linter's own rule does not count. */
export function findLongFunctions(file: string, text: string): string[] {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) return [`${file}: ${errors[0]?.message}`]
  const found: string[] = []
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  visit(program, (node) => {
    if (!isFunction(node)) return
    const first = lineAt(node.start)
    const lines = lineAt(node.end) - first + 1
    if (lines > longest) found.push(`${file}:${first} a function of ${lines} lines; ${longest} are the most`)
  })
  return found
}

type Node = { type: string; start: number; end: number }

function isFunction({ type }: Node): boolean {
  return type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression'
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (isNode(value)) see(value)
  for (const part of Object.values(value)) visit(part, see)
}

function isNode(value: object): value is Node {
  return 'type' in value && typeof value.type === 'string' && 'start' in value && 'end' in value
}
