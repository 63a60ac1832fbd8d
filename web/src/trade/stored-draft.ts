type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What the tab keeps; anything that has not the shape of what was proposed counts as nothing. */
export function readDraft<Draft>(storage: DraftStorage, key: string, model: Draft): Draft | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    return hasShapeOf(model, stored) ? stored : null
  } catch {
    return null
  }
}

export function writeDraft(storage: DraftStorage, key: string, draft: unknown): void {
  try {
    if (draft === null) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(draft))
  } catch {
    // A tab that keeps nothing has its text until it is reloaded.
  }
}

/** Whether a value has everything a model has; the items of a list are like the model's first one. */
function hasShapeOf<Model>(model: Model, value: unknown): value is Model {
  if (Array.isArray(model))
    return Array.isArray(value) && (model.length === 0 || value.every((item) => hasShapeOf(model[0], item)))
  if (typeof model !== 'object' || model === null) return typeof value === typeof model
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(model).every(([key, part]) => hasShapeOf(part, (value as Record<string, unknown>)[key]))
}
