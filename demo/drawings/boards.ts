import { mix, shade } from './colour.ts'
import type { Sculptor } from './figure.ts'
import { cast, laid, slab } from './laid.ts'
import { line, path, rect } from './marks.ts'
import { grain, plane } from './materials.ts'
import { block, stand } from './solid.ts'

/** A stack of plain slabs or boards with their faces to the viewer. */
export const slabs: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const [w, d] = [380, 250]
  const veins = line(
    'M10 40Q120 10 200 70T370 60M0 150Q110 110 190 170T380 150M40 220Q160 190 300 230',
    shade(colour, -0.3),
    3,
    'opacity=".35"',
  )
  const art = [0, 1, 2]
    .map((i) =>
      block(easel, {
        x: i * 14 - 14,
        y: i * 30,
        z: i * 6,
        width: w,
        height: 26,
        depth: d,
        fill: shade(colour, i * 0.03),
        front: rect(0, 0, w, 26, accent, 0, 'opacity=".22"'),
        top: i === 2 ? veins : '',
      }),
    )
    .join('')
  return { ...stand(art, w, 86, d), setting: 'bench', footprint: 420, focus: [-20, -90, 1.6], several: 'stack' }
}

/** Boards of cork or fibre for insulation: thick sheets, one over the other. */
export const insulationBoards: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const [w, d] = [360, 230]
  const crumbs = (step: number) =>
    easel.pattern(
      34,
      26,
      `<path d="M4 6h9v6h-9zM20 3h7v5h-7zM14 15h10v7h-10z" fill="${shade(colour, -0.35)}" fill-opacity=".5"/><path d="M2 18h7v5h-7zM26 13h6v5h-6z" fill="${accent}" fill-opacity=".5"/>`,
      `rotate(${step})`,
    )
  const art = [0, 1, 2]
    .map((i) =>
      block(easel, {
        y: i * 56,
        width: w,
        height: 52,
        depth: d,
        fill: shade(colour, i * 0.03 - 0.04),
        front: rect(0, 0, w, 52, crumbs(0)),
        side: rect(0, 0, d, 52, crumbs(8)),
        top: i === 2 ? rect(0, 0, w, d, crumbs(20)) : '',
      }),
    )
    .join('')
  return { ...stand(art, w, 164, d), setting: 'bench', footprint: 400, focus: [-20, -120, 1.6], several: 'stack' }
}

/** Glued beams. */
export const beams: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const wood = mix(colour, '#e3c58d', 0.3)
  const beam = (x: number, y: number) =>
    block(easel, {
      x,
      y,
      width: 96,
      height: 150,
      depth: 560,
      fill: wood,
      front:
        line('M0 30H96M0 60H96M0 90H96M0 120H96', accent, 3, 'opacity=".7"') + rect(0, 0, 96, 150, grain(easel, 0.25)),
      side: line('M0 30H560M0 60H560M0 90H560M0 120H560', '#000', 2, 'opacity=".25"'),
      top: rect(0, 0, 96, 560, '#7a4f26', 0, 'opacity=".06"'),
    })
  return {
    ...stand(beam(0, 0) + beam(104, 0) + beam(52, 152), 200, 302, 560),
    setting: 'outdoor',
    footprint: 480,
    focus: [-130, -120, 1.5],
    several: 'stack',
  }
}

/** Clay roof tiles, overlapping. */
export const roofTiles: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const tile = 'M-76 70V-40Q-70-110 0-112T76-40V70Q0 40-76 70Z'
  const one = (tone: string) =>
    easel.stamp(
      cast(tile, 5, 8, 0.3) +
        path(
          tile,
          easel.across([0, shade(tone, -0.35)], [0.35, shade(tone, 0.25)], [0.7, tone], [1, shade(tone, -0.4)]),
        ) +
        path('M-76 70V60Q0 30 76 60V70Q0 40-76 70Z', shade(tone, -0.45)),
    )
  const [a, b] = [one(colour), one(mix(colour, accent, 0.35))]
  let art = ''
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 3; i++) art += ((row + i) % 2 ? a : b)(`translate(${-150 + i * 150} ${-130 + row * 96})`)
  return laid(art, 470, 470, { focus: [0, 20, 1.8] })
}

/** Six-sided mosaic on a mesh. */
export const hexMosaic: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const hex = 'M0-40L35-20V20L0 40L-35 20V-20Z'
  const one = (tone: string) =>
    easel.stamp(
      path(hex, plane(easel, tone)) + line('M-20-14Q0 4 22-10M-10 16Q6 6 18 20', shade(tone, -0.25), 2, 'opacity=".4"'),
    )
  const stamps = [one(colour), one(shade(colour, -0.08)), one(mix(colour, accent, 0.25))]
  let art = rect(-226, -226, 452, 452, '#d5d2c8', 4)
  for (let row = 0; row < 7; row++)
    for (let i = 0; i < 6; i++)
      art +=
        stamps[(row * 2 + i * 3) % 3]?.(`translate(${-186 + i * 74 + (row % 2 ? 37 : 0) - 18} ${-192 + row * 64})`) ??
        ''
  return laid(art, 452, 452, { outline: slab(452, 452, 4), focus: [30, 20, 1.9], several: 'stack' })
}
