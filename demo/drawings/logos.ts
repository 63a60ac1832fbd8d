import { hash, inkOn, mix, shade } from './colour.ts'
import { document, Easel } from './easel.ts'
import { block, sizeToFit, write } from './lettering.ts'
import { group, line, oval, path, rect, ring } from './marks.ts'

export type Palette = { main: string; accent: string }

type Mark = (main: string, accent: string, letters: string) => string

/** Marks are drawn around 0, 0 within a circle of radius 100. */
const marks: readonly Mark[] = [
  // Monogram in a tile.
  (main, accent, letters) =>
    rect(-92, -92, 184, 184, main, 34) +
    rect(-92, 62, 184, 30, accent, 0, 'opacity=".9"') +
    write(0, 34, letters.length > 1 ? 96 : 124, letters, { fill: inkOn(main), weight: 700 }),
  // A leaf.
  (main, accent) =>
    path('M-78 70C-92-30-20-92 88-88C92 20 30 92-78 70Z', main) +
    line('M-78 70C-40 10 10-30 62-62M-36 28L-30-24M-4-2L8-44M-22 16L26 14', accent, 8, 'stroke-linecap="round"'),
  // Waves under a sun.
  (main, accent) =>
    oval(0, -18, 44, 44, accent) +
    rect(-96, 4, 192, 92, 'none') +
    [14, 44, 74]
      .map((y, i) => line(`M-92 ${y}q23-26 46 0t46 0t46 0t46 0`, shade(main, i * 0.16), 15, 'stroke-linecap="round"'))
      .join(''),
  // A compass rose.
  (main, accent) =>
    ring(0, 0, 88, 88, main, 9) +
    path('M0-74L18-18L74 0L18 18L0 74L-18 18L-74 0L-18-18Z', main) +
    path('M0-74L18-18L0 0ZM74 0L18 18L0 0ZM0 74L-18 18L0 0ZM-74 0L-18-18L0 0Z', accent),
  // Mountains.
  (main, accent) =>
    oval(34, -44, 24, 24, accent) +
    path('M-98 72L-26-66L14 6L34-24L98 72Z', main) +
    path('M-26-66L-2-22L-18-30L-30-16L-48-26Z', shade(main, 0.75)) +
    rect(-98, 78, 196, 10, accent),
  // A ship.
  (main, accent) =>
    path('M-88 26H88L60 78H-58Z', main) +
    path('M-8 14V-84C42-66 66-30 70 14Z', accent) +
    path('M-20 14V-54C-52-40-72-14-76 14Z', mix(main, accent, 0.35)) +
    line('M-14 26V-88', main, 9),
  // Stacked hexagon cells.
  (main, accent) => {
    const cell = (x: number, y: number, fill: string) =>
      group(`translate(${x} ${y})`, path('M0-40L35-20V20L0 40L-35 20V-20Z', fill))
    return cell(-37, -32, main) + cell(37, -32, accent) + cell(0, 32, shade(main, 0.25))
  },
  // Interlocked arches.
  (main, accent) =>
    line('M-80 80V-4A46 46 0 0 1 12-4V80', main, 24) +
    line('M-12 80V-30A46 46 0 0 1 80-30V80', accent, 24, 'style="mix-blend-mode:multiply"'),
  // A weave.
  (main, accent) =>
    [-60, 0, 60].map((x) => rect(x - 20, -92, 40, 184, main, 10)).join('') +
    [-60, 0, 60]
      .map(
        (y, i) =>
          rect(-92, y - 16, 184, 32, accent, 8) +
          [-60, 0, 60]
            .filter((_, j) => (i + j) % 2 === 0)
            .map((x) => rect(x - 20, y - 20, 40, 40, main))
            .join(''),
      )
      .join(''),
  // A gear with a heart of accent.
  (main, accent) =>
    [0, 45, 90, 135].map((turn) => group(`rotate(${turn})`, rect(-17, -96, 34, 192, main, 7))).join('') +
    oval(0, 0, 72, 72, main) +
    oval(0, 0, 40, 40, shade(main, 0.9)) +
    oval(0, 0, 22, 22, accent),
]

/** The sign of a trading house: 400 × 400, a mark above its name. Which mark follows from the seed, so that neighbours differ. */
export function drawCompanyLogo(name: string, palette: Palette, seed: number): string {
  const mark = marks[seed % marks.length] ?? marks[0]
  const letters = name
    .split(/[\s&-]+/)
    .filter((word) => /^\p{Lu}/u.test(word))
    .slice(0, 2)
    .map((word) => word[0])
    .join('')
  const art =
    rect(0, 0, 400, 400, '#fffefb') +
    group('translate(200 158)', mark ? mark(palette.main, palette.accent, letters) : '') +
    block(name, 30, 282, 340, 88, 46, { fill: inkOn('#fffefb', palette.main) })
  return document(new Easel(), 400, 400, `${name} logo`, art)
}

/** A brand's word mark, 400 × 240: three ways to set the name, with a small sign. */
export function drawBrandLogo(name: string, colour: string, seed: number): string {
  const style = (seed + hash(name)) % 4
  const ink = inkOn('#fffefb', colour)
  const size = sizeToFit(name, style === 2 ? 300 : 330, 64, 700)
  // Room to the rounded ends, in the widest of the fonts that may draw it.
  const framed = sizeToFit(name, 244, 54)
  const soft = shade(colour, 0.82)
  const layouts = [
    () => write(200, 120 + size * 0.3, size, name, { fill: ink, weight: 700 }) + rect(160, 162, 80, 7, colour, 3),
    () =>
      rect(28, 74, 344, 92, colour, 46) +
      write(200, 120 + framed * 0.36, framed, name, { fill: inkOn(colour), weight: 600 }),
    () =>
      rect(36, 44, 328, 152, 'none', 10, `stroke="${ink}" stroke-width="5"`) +
      write(200, 118 + size * 0.2, size, name.toUpperCase(), { fill: ink, weight: 600, spacing: 3 }).replace(
        /font-size="[\d.]+"/,
        `font-size="${sizeToFit(name.toUpperCase(), 270, 50, 600, 4).toFixed(1)}"`,
      ) +
      oval(200, 166, 6, 6, colour),
    () =>
      oval(200, 74, 30, 30, soft) +
      path('M200 50C219 62 219 86 200 98C181 86 181 62 200 50Z', colour) +
      write(200, 138 + size * 0.3, size, name, { fill: ink, weight: 500 }),
  ]
  return document(new Easel(), 400, 240, name, rect(0, 0, 400, 240, '#fffefb') + (layouts[style]?.() ?? ''))
}
