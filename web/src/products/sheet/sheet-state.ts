import type { SheetColumn } from '@fairquay/contract/products/sheet/columns.ts'

/** A cell that says something else than what is stored. `seen` is what was stored when it was typed, in the product's `version` of then. */
export type Edit = {
  id: number
  version: number
  column: SheetColumn
  options: Record<string, string>
  currency: string
  seen: string
  text: string
}

/** What is typed and not saved, by cell. */
export type Edits = Readonly<Record<string, Edit>>

/** One step that can be undone: how each of its cells was before and is after. */
type Step = readonly { key: string; before: Edit | undefined; after: Edit | undefined }[]

export type SheetState = { edits: Edits; past: readonly Step[]; future: readonly Step[] }

export const emptySheet: SheetState = { edits: {}, past: [], future: [] }

const mostSteps = 200

/** Writes cells as one step; one that becomes what is stored is no edit any more. */
export function writeCells(state: SheetState, cells: readonly { key: string; edit: Edit }[]): SheetState {
  const step = cells.flatMap(({ key, edit }) => {
    const before = state.edits[key]
    const after = edit.text === edit.seen ? undefined : edit
    return before?.text === after?.text ? [] : [{ key, before, after }]
  })
  if (step.length === 0) return state
  return { edits: apply(state.edits, step, 'after'), past: [...state.past, step].slice(-mostSteps), future: [] }
}

export function undoStep({ edits, past, future }: SheetState): SheetState {
  const step = past.at(-1)
  if (!step) return { edits, past, future }
  return { edits: apply(edits, step, 'before'), past: past.slice(0, -1), future: [step, ...future] }
}

export function redoStep({ edits, past, future }: SheetState): SheetState {
  const [step, ...rest] = future
  if (!step) return { edits, past, future }
  return { edits: apply(edits, step, 'after'), past: [...past, step], future: rest }
}

/** What was saved is no edit any more, and the steps that led to it are done; what was refused was looked at, so it is written over the newest version. */
export function settleSaved(
  { edits }: SheetState,
  saved: readonly { id: number; isDone: boolean; version: number | undefined }[],
): SheetState {
  const ends = new Map(saved.map((one) => [one.id, one]))
  const left = Object.entries(edits).flatMap(([key, edit]): [string, Edit][] => {
    const end = ends.get(edit.id)
    if (end?.isDone) return []
    return [[key, end?.version === undefined ? edit : { ...edit, version: end.version }]]
  })
  return { edits: Object.fromEntries(left), past: [], future: [] }
}

function apply(edits: Edits, step: Step, side: 'before' | 'after'): Edits {
  const next: Record<string, Edit> = { ...edits }
  for (const change of step) {
    const edit = change[side]
    if (edit) next[change.key] = edit
    else delete next[change.key]
  }
  return next
}

/** The edits of each product, as they are sent. */
export function groupByProduct(edits: Edits): { id: number; version: number; edits: Edit[] }[] {
  const groups = new Map<number, { id: number; version: number; edits: Edit[] }>()
  for (const edit of Object.values(edits)) {
    const group = groups.get(edit.id) ?? { id: edit.id, version: edit.version, edits: [] }
    groups.set(edit.id, { ...group, version: Math.min(group.version, edit.version), edits: [...group.edits, edit] })
  }
  return [...groups.values()]
}
