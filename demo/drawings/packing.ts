import type { Picture } from '../shape.ts'
import { hash, inkOn, mix, shade } from './colour.ts'
import type { Easel } from './easel.ts'
import type { Figure } from './figure.ts'
import { block, emblem } from './lettering.ts'
import { path, rect } from './marks.ts'
import { smudge } from './materials.ts'
import { project, block as solid, stand } from './solid.ts'

export const kraft = '#c79f6d'

/** Upright arrows, glass and umbrella: what every shipping carton carries. */
export function handling(x: number, y: number, size: number, ink: string): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 20})" fill="none" stroke="${ink}" stroke-width="1.800">${path('M0 0h18v20h-18ZM5 15v-9l-2.500 3M5 6l2.500 3M13 15v-9l-2.500 3M13 6l2.500 3M3 17.500h12', 'none')}<g transform="translate(24 0)">${path('M0 0h18v20h-18ZM6 3h6v4q0 3-3 3q-3 0-3-3ZM9 10v6M6 17h6', 'none')}</g><g transform="translate(48 0)">${path('M0 0h18v20h-18ZM3 10q6-10 12 0ZM9 10v6q0 1.500 2 1', 'none')}</g></g>`
}

/** What is printed on the outside of a carton of these goods. */
export function marking(picture: Picture, width: number, height: number, ink = '#4a3319'): string {
  const words = picture.label ?? ''
  const tone = mix(ink, picture.accent, 0.3)
  const wide = width > 150
  return (
    (words
      ? block(words, width * 0.08, height * 0.14, width * 0.84, height * 0.36, width * 0.15, { fill: tone })
      : '') +
    emblem(
      wide ? width * 0.82 : width * 0.5,
      height * (words ? 0.74 : 0.45),
      width * (words ? 0.06 : 0.13),
      tone,
      hash(words + picture.kind) >> 8,
    ) +
    (wide ? handling(width * 0.08, height * 0.68, height * 0.13, tone) : '')
  )
}

/** The inside and back of an open carton, and its front; goods go between the two. Width is outer; it stands on `floor`, centred on `cx`. */
export function openCarton(
  easel: Easel,
  picture: Picture,
  cx: number,
  floor: number,
  width: number,
  height: number,
): { behind: string; before: string } {
  const left = cx - width / 2
  const right = cx + width / 2
  const top = floor - height
  const lip = width * 0.09
  const behind =
    smudge(easel, cx + 20, floor, width * 0.66, 34, 0.4) +
    path(
      `M${left + lip} ${top - lip}L${right - lip} ${top - lip}L${right - lip * 1.6} ${top - lip * 2.3}L${left + lip * 1.6} ${top - lip * 2.3}Z`,
      easel.down([0, shade(kraft, 0.26)], [1, shade(kraft, 0.08)]),
    ) +
    path(
      `M${left} ${top}L${left + lip} ${top - lip}H${right - lip}L${right} ${top}Z`,
      easel.down([0, shade(kraft, -0.35)], [1, shade(kraft, -0.62)]),
    ) +
    path(
      `M${left} ${top}L${left + lip} ${top - lip}L${left - lip * 0.4} ${top - lip * 1.3}L${left - lip * 1.4} ${top - lip * 0.2}Z`,
      shade(kraft, 0.12),
    ) +
    path(
      `M${right} ${top}L${right - lip} ${top - lip}L${right + lip * 0.4} ${top - lip * 1.3}L${right + lip * 1.4} ${top - lip * 0.2}Z`,
      shade(kraft, -0.08),
    )
  const flap = height * 0.26
  const before =
    rect(
      left,
      top,
      width,
      height,
      easel.along([0, 0, 1, 0.4], [0, shade(kraft, 0.12)], [0.6, kraft], [1, shade(kraft, -0.18)]),
    ) +
    `<g transform="translate(${left} ${top + flap * 0.75})">${marking(picture, width, height - flap * 0.75)}</g>` +
    path(
      `M${left} ${top}H${right}L${right + lip * 0.5} ${top + flap}H${left - lip * 0.5}Z`,
      easel.down([0, shade(kraft, 0.34)], [1, shade(kraft, 0.1)]),
    ) +
    path(
      `M${left - lip * 0.5} ${top + flap}H${right + lip * 0.5}L${right} ${top + flap + 16}H${left}Z`,
      '#2a1c0c',
      'opacity=".2"',
    ) +
    rect(left, top - 1, width, 2.5, shade(kraft, 0.5))
  return { behind, before }
}

/** A wooden pallet of the given width and depth in `block` coordinates. */
export function palletWood(easel: Easel, width: number, depth: number, wood = '#d0ab7a', boards = 5): string {
  const at = (x: number, y: number, z: number) => {
    const [px, py] = project(x, y, z)
    return `translate(${px.toFixed(1)} ${py.toFixed(1)})`
  }
  const foot = easel.stamp(solid(easel, { width: width * 0.13, height: 26, depth: depth * 0.15, fill: wood }))
  const skid = easel.stamp(solid(easel, { width, height: 7, depth: depth * 0.15, fill: wood }))
  const step = depth / boards
  const board = easel.stamp(solid(easel, { width, height: 8, depth: step * 0.78, fill: wood }))
  let art = ''
  for (const z of [0.85, 0.425, 0]) {
    art += skid(at(0, 0, z * depth))
    for (const x of [0, 0.435, 0.87]) art += foot(at(x * width, 7, z * depth))
  }
  for (const z of [0.85, 0.425, 0]) art += skid(at(0, 33, z * depth))
  for (let i = boards - 1; i >= 0; i--) art += board(at(0, 39, i * step))
  return art
}

/** A pallet with the goods themselves on it, two by two, as many layers as they carry. Standing on y = 0, centred. */
export function loadedPallet(easel: Easel, figure: Figure, put: (transform: string) => string): string {
  const [width, depth] = [300, 240]
  const scale = figure.corner ? 200 / figure.width : 138 / figure.width
  const rise = figure.rise === undefined ? 0 : figure.rise * scale
  const layers = rise ? Math.max(1, Math.min(5, Math.floor(270 / rise))) : 1
  let art = palletWood(easel, width, depth)
  for (let layer = 0; layer < layers; layer++) {
    for (const z of [1, 0]) {
      for (const x of [0, 1]) {
        // Blocks stand on their near left corner, everything else on its middle.
        const [px, py] = figure.corner
          ? project(x * 150, 47 + layer * rise, z * 120)
          : project((x + 0.5) * 150, 47, (z + 0.4) * 120)
        const [dx, dy] = figure.corner ?? [0, 6 / scale]
        art += put(
          `translate(${(px + dx * scale).toFixed(1)} ${(py + dy * scale).toFixed(1)}) scale(${scale.toFixed(3)})`,
        )
      }
    }
  }
  const set = stand(art, width, 47, depth)
  return set.shadow + set.art
}

/** A card tied to the goods, with their name. */
export function tag(picture: Picture, x: number, y: number, scale: number, turn: number): string {
  const ink = inkOn('#efe3cb', mix(picture.accent, '#2a1e10', 0.4))
  const words = picture.label
    ? block(picture.label, 20, 46, 110, 62, 30, { fill: ink })
    : emblem(75, 80, 24, ink, hash(picture.kind + picture.colour))
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${path('M12 10L40-8H110L138 10V150H12Z', '#1c150b', 'opacity=".16" transform="translate(7 9)"')}${path('M12 10L40-8H110L138 10V150H12Z', '#efe3cb')}<circle cx="75" cy="12" r="8" fill="#b79a6a"/>${rect(50, 122, 50, 2.5, ink)}${words}${path('M75 12Q60-60 110-100', 'none', 'stroke="#a98a58" stroke-width="4"')}</g>`
}
