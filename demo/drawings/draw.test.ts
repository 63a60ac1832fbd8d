import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Picture, PictureKind } from '../shape.ts'
import { drawProduct, pictureKinds } from './draw.ts'
import type { View } from './stage.ts'

const views: readonly View[] = [0, 1, 2, 3]
const palettes = [
  ['#2f6f5e', '#e0b43c'],
  ['#fbfaf7', '#ffffff'],
  ['#101418', '#b5502f'],
] as const

function sample(kind: PictureKind, palette: readonly [string, string] = palettes[0]): Picture {
  return { kind, colour: palette[0], accent: palette[1], label: 'Harbour & <Fields>', sublabel: 'No. 4 "Porto", 500 g' }
}

/** Answers what is wrong with the markup, or nothing. */
function findFault(svg: string): string | undefined {
  const open: string[] = []
  for (const [tag, close, name = '', attributes = '', self] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*?)(\/?)>/g)) {
    if (close && open.pop() !== name) return `${tag} closes what was not open`
    if (!close && !/^(\s+[\w:-]+="[^"<]*")*\s*$/.test(attributes)) return `${tag} has broken attributes`
    if (!close && !self) open.push(name)
  }
  if (open.length) return `${open.join(', ')} left open`
  if (/&(?!amp;|lt;|gt;|quot;)/.test(svg)) return 'an ampersand that is not escaped'
  if (/NaN|undefined|Infinity/.test(svg)) return 'arithmetic that went wrong'
  if (/<script|<filter|<foreignObject|<image|href="(?!#)|url\((?!#)/.test(svg)) return 'something an image may not hold'
  const known = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  for (const [, id] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)) if (!known.has(id)) return `nothing is called ${id}`
  return undefined
}

describe('drawing goods', () => {
  it('gives every kind four well-formed, self-contained pictures of at most 12 kB', () => {
    const faults: string[] = []
    for (const kind of pictureKinds) {
      for (const palette of palettes) {
        for (const view of views) {
          const svg = drawProduct(sample(kind, palette), view)
          const fault = svg.length > 12_000 ? `${svg.length} characters` : findFault(svg)
          if (fault) faults.push(`${kind}, view ${view}, ${palette[0]}: ${fault}`)
        }
      }
    }
    expect(faults).toEqual([])
  })

  it('draws the same picture every time, and another one for each view', () => {
    for (const kind of pictureKinds) {
      const drawn = views.map((view) => drawProduct(sample(kind), view))
      expect(views.map((view) => drawProduct(sample(kind), view))).toEqual(drawn)
      expect(new Set(drawn).size, kind).toBe(4)
    }
  })

  it('lets both colours be seen in the hero picture', () => {
    for (const kind of pictureKinds) {
      const hero = drawProduct(sample(kind), 0)
      expect(drawProduct({ ...sample(kind), colour: '#a03050' }, 0), `${kind}, colour`).not.toBe(hero)
      expect(drawProduct({ ...sample(kind), accent: '#a03050' }, 0), `${kind}, accent`).not.toBe(hero)
    }
  })

  it('prints what the label says, escaped, and draws goods without a label', () => {
    const svg = drawProduct({ ...sample('carton'), label: 'Salt & <Smoke>' }, 0)
    expect(svg).toContain('&lt;Smoke&gt;')
    expect(svg).not.toContain('<Smoke>')
    for (const kind of pictureKinds) {
      expect(findFault(drawProduct({ kind, colour: '#7b3f5c', accent: '#d9b44a' }, 0)), kind).toBeUndefined()
    }
  })

  it('has a name for people who cannot see it', () => {
    expect(drawProduct({ kind: 'hand-tool', colour: '#2f5d7a', accent: '#9aa3a8' }, 1)).toContain(
      '<title>hand tool</title>',
    )
  })

  it('is drawn for every kind the demo goods ask for', () => {
    const goods = new URL('../goods/', import.meta.url)
    const text = readdirSync(goods)
      .map((file) => readFileSync(new URL(file, goods), 'utf8'))
      .join('')
    const asked = new Set([...text.matchAll(/shot\(\s*'([a-z-]+)'/g)].map(([, kind]) => kind))
    expect([...asked].filter((kind) => !pictureKinds.some((known) => known === kind))).toEqual([])
  })
})
