/** Which level: of a product, by the combination its price list names. */
export type LevelKey = { productId: number; levelKey: string }

export function nameLevel({ productId, levelKey }: LevelKey): string {
  return `${productId} ${levelKey}`
}
