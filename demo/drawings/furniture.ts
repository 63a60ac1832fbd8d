import { mix, shade } from './colour.ts'
import type { Easel } from './easel.ts'
import type { Sculptor } from './figure.ts'
import { group, line, oval, type Point, path, polygon, rect } from './marks.ts'
import { grain, plane, weave } from './materials.ts'
import { berry, folds, leaf, within } from './soft.ts'
import { block, project, stand } from './solid.ts'

type Spot = readonly [number, number, number]

/** A turned leg or rail between two places, thicker at its first end. */
function limb(easel: Easel, from: Spot, to: Spot, thick: number, thin: number, colour: string): string {
  const [a, b] = [project(...from), project(...to)]
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const far = Math.hypot(dx, dy) || 1
  const side = (p: Point, w: number, sign: number): Point => [
    p[0] - (dy / far) * w * sign,
    p[1] + (dx / far) * w * sign,
  ]
  const upright = Math.abs(dy) > Math.abs(dx)
  const fill = easel.along(
    upright ? [0, 0, 1, 0] : [0, 0, 0, 1],
    [0, shade(colour, -0.1)],
    [0.3, shade(colour, 0.26)],
    [0.6, shade(colour, -0.06)],
    [1, shade(colour, -0.42)],
  )
  return (
    path(polygon([side(a, thick / 2, 1), side(b, thin / 2, 1), side(b, thin / 2, -1), side(a, thick / 2, -1)]), fill) +
    oval(Math.round(b[0]), Math.round(b[1]), thin / 2, thin / 3, shade(colour, upright ? -0.4 : 0))
  )
}

/** What stands on legs lets light under it. */
function airy(set: ReturnType<typeof stand>): ReturnType<typeof stand> {
  return { ...set, shadow: group('', set.shadow, 'opacity=".55"') }
}

/** A chair with a spindle back and an upholstered seat. */
export const chair: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const [w, d, seat, top] = [200, 190, 190, 420]
  const leg = (x: number, z: number, sx: number, sz: number) =>
    limb(easel, [x, seat - 4, z], [x + sx, 0, z + sz], 20, 11, colour)
  let art =
    leg(26, d - 24, -14, 16) +
    leg(w - 26, d - 24, 14, 16) +
    limb(easel, [24, 76, d - 14], [24, 84, 10], 9, 9, shade(colour, -0.2)) +
    limb(easel, [w - 20, 80, d - 14], [w - 20, 88, 10], 9, 9, shade(colour, -0.2)) +
    limb(easel, [24, 84, 96], [w - 20, 84, 96], 9, 9, shade(colour, -0.1))
  art += leg(26, 24, -14, -16) + leg(w - 26, 24, 14, -16)
  art += block(easel, {
    y: seat - 6,
    width: w,
    height: 16,
    depth: d,
    fill: colour,
    front: rect(0, 0, w, 16, grain(easel, 0.14)),
  })
  const p = (x: number, y: number, z: number) => project(x, y, z).map(Math.round).join(' ')
  const pad = `M${p(6, seat + 12, 4)}Q${p(w / 2, seat + 8, -4)} ${p(w - 6, seat + 12, 4)}Q${p(w + 4, seat + 24, d / 2)} ${p(w - 8, seat + 16, d - 14)}Q${p(w / 2, seat + 34, d)} ${p(8, seat + 16, d - 14)}Q${p(-6, seat + 26, d / 2)} ${p(6, seat + 12, 4)}Z`
  art +=
    path(pad, '#0b1216', 'opacity=".3" transform="translate(2 6)"') +
    path(pad, plane(easel, shade(accent, 0.12), 1.4)) +
    within(
      easel,
      pad,
      rect(-50, -360, 480, 360, weave(easel, 5, 0.07)) +
        folds(`M${p(30, seat + 20, 40)}Q${p(w / 2, seat + 26, 60)} ${p(w - 30, seat + 20, 30)}`, 16, 0.05),
    )
  for (const x of [46, 82, 118, 154])
    art += limb(easel, [x, seat + 12, d - 18], [x - 2 + (x - 100) * 0.1, top - 16, d + 18], 8, 7, colour)
  art +=
    limb(easel, [16, seat, d - 16], [2, top, d + 20], 19, 14, colour) +
    limb(easel, [w - 16, seat, d - 16], [w - 2, top, d + 20], 19, 14, colour)
  const rail = `M${p(-8, top - 42, d + 18)}Q${p(w / 2, top - 52, d + 44)} ${p(w + 8, top - 42, d + 18)}L${p(w + 8, top + 6, d + 22)}Q${p(w / 2, top + 10, d + 50)} ${p(-8, top + 6, d + 22)}Z`
  art +=
    path(
      rail,
      easel.along([0, 0, 0.7, 1], [0, shade(colour, 0.3)], [0.4, shade(colour, 0.06)], [1, shade(colour, -0.26)]),
    ) +
    within(easel, rail, group('translate(60 -520) rotate(9)', rect(0, 0, 300, 260, grain(easel, 0.14)))) +
    line(
      `M${p(-8, top + 6, d + 22)}Q${p(w / 2, top + 10, d + 50)} ${p(w + 8, top + 6, d + 22)}`,
      '#fff',
      2,
      'opacity=".45"',
    )
  const set = airy(stand(art, w, top, d))
  return {
    ...set,
    height: set.height + 20,
    setting: 'room',
    footprint: 300,
    depth: 0.24,
    focus: [0, -280, 1.7],
    several: 'pair',
  }
}

/** A dining table with splayed legs, set with a bowl. */
export const table: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const [w, d, high] = [400, 230, 230]
  const leg = (x: number, z: number, sx: number, sz: number) =>
    limb(easel, [x, high, z], [x + sx, 0, z + sz], 27, 13, accent)
  let art = leg(44, d - 34, -14, 14) + leg(w - 44, d - 34, 14, 14)
  art +=
    block(easel, { x: 34, y: high - 28, z: 30, width: w - 68, height: 28, depth: d - 60, fill: shade(accent, -0.14) }) +
    leg(44, 34, -14, -14) +
    leg(w - 44, 34, 14, -14)
  art += block(easel, {
    y: high,
    width: w,
    height: 17,
    depth: d,
    fill: colour,
    front: rect(0, 0, w, 17, grain(easel, 0.16)),
    side: rect(0, 0, d, 17, grain(easel, 0.16)),
    top:
      group('scale(2 1.800)', rect(0, 0, w / 2, d / 1.8, grain(easel, 0.2))) +
      line(`M0 ${d * 0.33}H${w}M0 ${d * 0.66}H${w}`, '#000', 1, 'opacity=".16"'),
  })
  const [x, y] = project(w * 0.48, high + 17, d * 0.5)
  art += group(
    `translate(${Math.round(x)} ${Math.round(y)})`,
    oval(8, 4, 56, 14, '#000', 'opacity=".25"') +
      path('M-48-30Q-40 4-16 6H16Q40 4 48-30Z', easel.across([0, '#fffdf8'], [0.4, '#ece6da'], [1, '#a9a294'])) +
      oval(0, -30, 48, 11, '#d9d2c4') +
      [
        [-20, -34],
        [4, -38],
        [24, -33],
      ]
        .map(([px = 0, py = 0]) => berry(easel, px, py, 15, mix(accent, '#d98a2f', 0.7)))
        .join('') +
      leaf(easel, 6, -48, 0.5, 40, '#5b8a52'),
  )
  return {
    ...airy(stand(art, w, high + 17, d)),
    height: 366,
    setting: 'room',
    footprint: 440,
    depth: 0.3,
    focus: [-40, -230, 1.6],
    several: 'pair',
  }
}

/** An open shelf with books and pots on it. */
export const shelf: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const [w, h, d] = [210, 440, 90]
  const board = mix(accent, '#d8b98c', 0.35)
  let art =
    path(
      polygon([project(0, 0, d), project(w, 0, d), project(w, h, d), project(0, h, d)]),
      shade(mix(colour, board, 0.35), -0.36),
    ) + block(easel, { width: 11, height: h, depth: d, fill: colour })
  const tones = ['#b5502f', '#2f5d6b', '#e2c58a', '#46584a', '#8a5a6b']
  const at = (x: number, y: number, z: number) => `translate(${project(x, y, z).map(Math.round).join(' ')})`
  const front = (x: number, width: number, height: number, fill: string) =>
    path(
      polygon([project(x, 0, 18), project(x + width, 0, 18), project(x + width, height, 18), project(x, height, 18)]),
      fill,
    )
  const books = tones.map((tone, n) => {
    const [x, width, height] = [n * 17, 16, 60 + ((n * 13) % 24)]
    const top = path(
      polygon([
        project(x, height, 18),
        project(x + width, height, 18),
        project(x + width, height, 66),
        project(x, height, 66),
      ]),
      '#efe8da',
    )
    return (
      path(
        polygon([
          project(x + width, 0, 18),
          project(x + width, 0, 66),
          project(x + width, height, 66),
          project(x + width, height, 18),
        ]),
        shade(tone, -0.4),
      ) +
      top +
      front(x, width, height, tone) +
      front(x, 3, height, shade(tone, 0.3))
    )
  })
  const row = easel.stamp(books.join(''))
  const plant = easel.stamp(
    oval(3, 0, 24, 6, '#000', 'opacity=".3"') +
      [-40, -14, 14, 42].map((turn) => leaf(easel, 0, -34, 0.86, turn, '#5d8a5a')).join('') +
      path('M-20-38H20L15 0Q0 5-15 0Z', easel.across([0, '#f4efe6'], [0.4, '#ddd5c6'], [1, '#9a9284'])),
  )
  const plank = easel.stamp(
    block(easel, { width: w - 22, height: 10, depth: d - 6, fill: board, front: rect(0, 0, w, 10, grain(easel, 0.2)) }),
  )
  for (const [i, y] of [10, 118, 226, 334].entries()) {
    art += plank(at(11, y, 3))
    if (i === 0) art += row(at(20, 20, 0)) + row(at(108, 20, 0))
    if (i === 1) art += row(at(76, y + 10, 0)) + plant(at(46, y + 10, 34))
    if (i === 2) art += row(at(20, y + 10, 0)) + plant(at(150, y + 10, 34))
    if (i === 3) art += plant(at(60, y + 10, 40)) + plant(at(140, y + 10, 40))
  }
  art +=
    block(easel, { x: w - 11, width: 11, height: h, depth: d, fill: colour }) +
    block(easel, { y: h, width: w, height: 11, depth: d, fill: colour })
  return { ...stand(art, w, h + 11, d), setting: 'room', footprint: 230, focus: [-20, -300, 1.7], several: 'pair' }
}
