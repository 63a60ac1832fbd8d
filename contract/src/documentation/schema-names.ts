/** A schema as it is written into the document. */
export type Schema = { readonly [key: string]: unknown }

/** A schema that a module of the contract exports, under the name it has there. */
export type ExportedSchema = { name: string; folder: string; schema: Schema; words: string | undefined }

/** What is shorter is read faster where it stands than behind a reference. */
const worthNaming = 100

/**
 * Replaces in schemas what the contract exports under a name by a reference to it, so that programs get one type for it and the document says it once.
 * Two schemas that read the same are the same. Names that two folders use for different things are told apart by the folder.
 */
export function makeSchemaNames(exported: readonly ExportedSchema[]) {
  const texts = new WeakMap<object, string>()
  const byText = nameByText(exported, textOf)
  const used = new Map<string, Schema>()

  function textOf(schema: object): string {
    const known = texts.get(schema) ?? JSON.stringify(schema)
    texts.set(schema, known)
    return known
  }

  /** The schema with references in it, or a reference to it. */
  function refer(schema: Schema): Schema {
    const found = byText.get(textOf(schema))
    if (!found) return referWithin(schema)
    if (!used.has(found.name)) {
      used.set(found.name, {})
      used.set(found.name, { ...(found.words && { description: found.words }), ...referWithin(schema) })
    }
    return { $ref: `#/components/schemas/${found.name}` }
  }

  function referWithin(schema: Schema): Schema {
    return Object.fromEntries(
      Object.entries(schema).map(([key, value]) => {
        if (['properties', 'patternProperties', '$defs'].includes(key)) return [key, mapValues(value as object, refer)]
        if (['items', 'additionalProperties', 'not'].includes(key) && isSchema(value)) return [key, refer(value)]
        if (['anyOf', 'allOf', 'oneOf'].includes(key)) return [key, (value as Schema[]).map(refer)]
        return [key, value]
      }),
    )
  }

  return { refer, listUsed: () => Object.fromEntries([...used].sort(([a], [b]) => (a < b ? -1 : 1))) }
}

function nameByText(exported: readonly ExportedSchema[], textOf: (schema: object) => string) {
  const worth = exported.filter(({ schema }) => textOf(schema).length >= worthNaming)
  const meanings = new Map<string, Set<string>>()
  for (const { name, schema } of worth)
    meanings.set(toType(name), (meanings.get(toType(name)) ?? new Set()).add(textOf(schema)))
  const found = new Map<string, { name: string; words: string | undefined }>()
  for (const { name, folder, schema, words } of worth) {
    const isAlone = meanings.get(toType(name))?.size === 1
    const text = textOf(schema)
    if (!found.has(text)) found.set(text, { name: toType(isAlone ? name : `${folder}-${name}`), words })
  }
  return found
}

/** 'orderDetail' → 'OrderDetail', 'company-place' → 'CompanyPlace'. */
function toType(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function mapValues(of: object, map: (value: Schema) => Schema): object {
  return Object.fromEntries(Object.entries(of).map(([key, value]) => [key, map(value as Schema)]))
}
