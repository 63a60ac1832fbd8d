import type { SceneBox } from './scene.ts'

/** How much of a pallet's height its deck is, and of its sides a block. */
const [deckShare, blockShare] = [0.3, 0.12]

/** A pallet as it is seen: a deck on nine blocks. */
export function palletParts(pallet: SceneBox): SceneBox[] {
  const { x, y, z, length, width, height } = pallet
  const deck = height * deckShare
  const [long, wide] = [length * blockShare, width * blockShare]
  const blocks = [0, 0.5, 1].flatMap((along) =>
    [0, 0.5, 1].map((across) => ({
      ...pallet,
      x: x + along * (length - long),
      y: y + across * (width - wide),
      length: long,
      width: wide,
      height: height - deck,
    })),
  )
  return [...blocks, { ...pallet, z: z + height - deck, height: deck }]
}
