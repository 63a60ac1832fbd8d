/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('../design.css', import.meta.url), 'utf8')

const tokens = new Map(
  [...css.matchAll(/--color-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(([, name, light, dark]) => [
    name,
    { light, dark },
  ]),
)

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(name: string, ground: string, theme: 'light' | 'dark'): number {
  const [one, other] = [name, ground].map((token) => luminance(tokens.get(token)?.[theme] ?? '#000000'))
  if (one === undefined || other === undefined) return 0
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

const grounds = ['sunken', 'paper', 'surface', 'raised']
const texts: [string, string][] = [
  ...['ink', 'soft', 'faint', 'quay', 'quay-deep', 'amber', 'brick', 'brick-deep'].flatMap((name) =>
    grounds.map((ground): [string, string] => [name, ground]),
  ),
  ...['ink', 'soft', 'quay', 'quay-deep'].map((name): [string, string] => [name, 'tint']),
  ['on-quay', 'quay'],
  ['on-quay', 'quay-deep'],
  ['on-brick', 'brick'],
  ['on-brick', 'brick-deep'],
  ['amber', 'amber-tint'],
  ['brick', 'brick-tint'],
]

test.each(texts)('words in %s can be read on %s, light and dark', (name, ground) => {
  expect(tokens.has(name) && tokens.has(ground)).toBe(true)
  expect(contrast(name, ground, 'light')).toBeGreaterThanOrEqual(4.5)
  expect(contrast(name, ground, 'dark')).toBeGreaterThanOrEqual(4.5)
})

test.each(grounds)('the edge of a control stands out from %s, light and dark', (ground) => {
  expect(contrast('edge', ground, 'light')).toBeGreaterThanOrEqual(3)
  expect(contrast('edge', ground, 'dark')).toBeGreaterThanOrEqual(3)
})
