import type { Side } from './draw-boxes.ts'

/**
 * Ten colours that people tell apart, also those who see no red, no green or no blue (box-colours.test.ts): by how light they are where not by their hue. They
 * are the same on light and dark pages: each box has an edge of its own.
 */
export const palette = [
  '#357d70',
  '#e2b83e',
  '#885fbd',
  '#73d0f0',
  '#b34f19',
  '#bde2b3',
  '#584780',
  '#bd82c5',
  '#76a36b',
  '#812d19',
] as const

/** Which of the ten, and what lies over it: more goods than colours are told apart by stripes, and then by dots. */
export type BoxLook = { colour: string; pattern: 'plain' | 'stripes' | 'dots' }
const patterns = ['plain', 'stripes', 'dots'] as const

/** Wood, and what of a pallet lies in the shade. */
export const palletColour = '#b9966a'

/** How the goods at a position of a plan look. */
export function lookOf(position: number): BoxLook {
  const colour = palette[position % palette.length] ?? palette[0]
  const pattern = patterns[Math.floor(position / palette.length) % patterns.length] ?? 'plain'
  return { colour, pattern }
}

/** What marks goods where no colour may be needed to tell them: A to Z, then AA. */
export function letterOf(position: number): string {
  const letter = String.fromCharCode(65 + (position % 26))
  return position < 26 ? letter : `${letterOf(Math.floor(position / 26) - 1)}${letter}`
}

/** The light comes from above, over the shoulder of who looks. */
const light: Readonly<Record<Side, number>> = { top: 0.26, side: 0, door: -0.2 }

/** The colour of a side of a box. */
export function shade(colour: string, side: Side): string {
  return mix(colour, light[side])
}

/** The colour of a box's edges. */
export function edgeOf(colour: string): string {
  return mix(colour, -0.5)
}

/** Towards white above 0, towards black below. */
function mix(colour: string, share: number): string {
  const towards = share > 0 ? 255 : 0
  const parts = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16)
    return Math.round(part + (towards - part) * Math.abs(share))
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}
