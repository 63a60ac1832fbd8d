/** When a product was made, as an export writes it behind its ID: no two marketplaces have made the same ID in the same second. */
export function markOf({ created_at }: { created_at: Date }): string {
  return Math.floor(created_at.getTime() / 1000).toString(36)
}

/** Where a product that was exported elsewhere is known again: its ID is none of this company's. */
export function foreignHandle({ id, mark }: { id?: number | undefined; mark?: string | undefined }): string {
  return mark === undefined ? `export-${id}` : `export-${id}-${mark}`
}
