import { describe, expect, test } from 'vitest'
import { letterOf, lookOf, palette, shade } from './box-colours.ts'

type Colour = readonly [number, number, number]

/** What is left of red, green and blue light for those who lack one kind of cone (Machado and others, 2009, whole lack). */
const sights: Readonly<Record<string, readonly Colour[]>> = {
  everybody: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'who sees no red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'who sees no green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'who sees no blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

function read(colour: string): Colour {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255))
  return [r, g, b]
}

function see(colour: Colour, sight: readonly Colour[]): Colour {
  const [r = 0, g = 0, b = 0] = sight.map((row) => row.reduce((sum, part, at) => sum + part * (colour[at] ?? 0), 0))
  return [r, g, b].map((part) => Math.min(1, Math.max(0, part))) as unknown as Colour
}

/** Oklab, in which distances are about as large as they look. */
function toLab([r, g, b]: Colour): Colour {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

describe.each(Object.entries(sights))('for %s', (_, sight) => {
  test('no two colours look nearly alike', () => {
    const seen = palette.map((colour) => toLab(see(read(colour), sight)))
    const nearest = seen.flatMap((one, at) =>
      seen.slice(at + 1).map((other, after) => ({
        pair: [palette[at], palette[at + 1 + after]],
        far: Math.hypot(...one.map((part, axis) => part - (other[axis] ?? 0))),
      })),
    )
    expect(nearest.filter(({ far }) => far < 0.1)).toEqual([])
  })
})

test('the eleventh goods have the first colour and stripes, the twenty-first dots', () => {
  expect([0, 10, 20].map(lookOf)).toEqual([
    { colour: palette[0], pattern: 'plain' },
    { colour: palette[0], pattern: 'stripes' },
    { colour: palette[0], pattern: 'dots' },
  ])
})

test('letters go on after Z', () => {
  expect([0, 25, 26, 51, 52].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA'])
})

test('a box is lightest from above and darkest at the door', () => {
  expect([shade('#808080', 'top'), shade('#808080', 'side'), shade('#808080', 'door')]).toEqual([
    '#a1a1a1',
    '#808080',
    '#666666',
  ])
})
