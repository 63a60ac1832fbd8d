import type { FailureDetails } from '@fairquay/contract/errors.ts'
import { momentPattern } from '@fairquay/contract/fields.ts'

/** What the checker of shapes (Ajv) says of one fault. */
export type InputIssue = {
  instancePath: string
  schemaPath: string
  keyword: string
  params?: Record<string, unknown>
  message?: string
}

/** More of them than this nobody reads in a sentence; the API documentation has them all. */
const mostNamed = 40

/** A body of thousands of faults is no slip, and must not keep the server busy: its faults are told as they are. */
const mostWeighed = 500

/**
 * What is wrong with what was sent, by field ('terms.3.price'), for whoever writes a program: the first fault of each. Of shapes that may be one of several only
 * what the one says that was meant.
 */
export function readInputFaults(issues: readonly InputIssue[], otherwise: string): FailureDetails {
  const details: FailureDetails = {}
  const weighed = issues.length > mostWeighed ? issues : leaveMeant(issues)
  const words = Map.groupBy(
    issues.filter(({ keyword }) => keyword === 'const'),
    ({ instancePath }) => instancePath,
  )
  for (const issue of weighed) details[nameField(issue)] ??= describe(issue, words) ?? otherwise
  return details
}

function nameField({ instancePath, params }: InputIssue): string {
  const last = params?.missingProperty ?? params?.additionalProperty
  const parts = instancePath.split('/').slice(1)
  return [...parts, ...(typeof last === 'string' ? [last] : [])].join('.') || 'body'
}

function describe(issue: InputIssue, words: ReadonlyMap<string, readonly InputIssue[]>): string | undefined {
  const { keyword, params, message } = issue
  if (keyword === 'additionalProperties') return 'is not a known field'
  if (keyword === 'pattern' && params?.pattern === momentPattern)
    return 'must be a moment with its offset, such as 2027-03-31T12:00:00Z'
  if (keyword === 'enum') return nameValues(params?.allowedValues as readonly unknown[]) ?? message
  if (keyword !== 'const') return message
  const fixed = words.get(issue.instancePath) ?? []
  return nameValues([...new Set(fixed.map((one) => one.params?.allowedValue))]) ?? message
}

function nameValues(values: readonly unknown[]): string | undefined {
  if (values.length > mostNamed) return undefined
  const named = values.map((value) => JSON.stringify(value)).join(', ')
  return values.length === 1 ? `must be ${named}` : `must be one of ${named}`
}

/** Of each choice between shapes (`anyOf`) the faults of the shape that was meant: the one whose fixed words are right, and never 'null' where something stands. */
function leaveMeant(issues: readonly InputIssue[]): readonly InputIssue[] {
  let left = issues
  for (const choice of issues.filter(({ keyword }) => keyword === 'anyOf')) {
    const shapes = [
      ...Map.groupBy(
        left.filter((one) => one !== choice && isWithin(one, choice)),
        ({ schemaPath }) => schemaPath.slice(choice.schemaPath.length + 1).split('/')[0],
      ).values(),
    ]
    const meant = chooseMeant(shapes)
    if (meant.length > 0) left = left.filter((one) => one !== choice && (!isWithin(one, choice) || meant.includes(one)))
  }
  return left
}

function isWithin(issue: InputIssue, choice: InputIssue): boolean {
  return (
    issue.schemaPath.startsWith(`${choice.schemaPath}/`) &&
    (issue.instancePath === choice.instancePath || issue.instancePath.startsWith(`${choice.instancePath}/`))
  )
}

function chooseMeant(shapes: readonly InputIssue[][]): readonly InputIssue[] {
  const filled = shapes.filter((shape) => !shape.every(({ params }) => params?.type === 'null'))
  const isNamed = (shape: readonly InputIssue[]) => !shape.some(({ keyword }) => keyword === 'const')
  const named = filled.filter(isNamed)
  // None of its words is right: they are what has to be mended first.
  if (named.length === 0) return filled.flat().filter(({ keyword }) => keyword === 'const')
  const shared = named
    .flat()
    .filter((issue) => named.every((shape) => shape.some((one) => nameField(one) === nameField(issue))))
  return shared.length > 0 ? shared : named.flat()
}
