/**
 * Whether a stored value has everything a model has, field by field; the items of a list are like the model's first one, and of a list that is empty in the
 * model anything. What is null in the model may be anything, and what is true or false may also be open (null).
 */
export function hasShapeOf<Model>(model: Model, value: unknown): value is Model {
  if (model === null) return true
  if (Array.isArray(model))
    return Array.isArray(value) && (model.length === 0 || value.every((item) => hasShapeOf(model[0], item)))
  if (typeof model === 'boolean') return typeof value === 'boolean' || value === null
  if (typeof model !== 'object') return typeof value === typeof model
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(model).every(([key, part]) => hasShapeOf(part, (value as Record<string, unknown>)[key]))
}
