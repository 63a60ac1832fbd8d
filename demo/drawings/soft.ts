import { shade } from './colour.ts'
import type { Easel } from './easel.ts'
import { group, line } from './marks.ts'
import { globe } from './materials.ts'

/** Artwork cut to a shape. */
export function within(easel: Easel, d: string, art: string): string {
  return group('', art, easel.clip(`<path d="${d}"/>`))
}

/** Soft creases: dark strokes that thin out towards the middle, with light beside them. */
export function folds(d: string, width: number, strength = 0.09): string {
  const dark = [1, 0.6, 0.25].map((share) => line(d, '#0b1216', width * share, `opacity="${strength}"`)).join('')
  const light = line(d, '#fff', width * 0.5, `opacity="${strength * 1.3}" transform="translate(${-width * 0.75} 0)"`)
  return group('', light + dark, 'stroke-linecap="round" stroke-linejoin="round"')
}

/** A dashed seam. */
export function stitch(d: string, colour: string, width = 2): string {
  return line(d, colour, width, `stroke-dasharray="${width * 3.5} ${width * 2}" stroke-linecap="round" opacity=".75"`)
}

/** The light on foil, film and coated paper. */
export function sheen(easel: Easel, strength = 1): string {
  const at = (value: number) => Math.round(value * strength * 100) / 100
  return easel.along(
    [0, 0, 1, 0.08],
    [0, '#000', at(0.34)],
    [0.05, '#fff', at(0.3)],
    [0.14, '#fff', at(0.06)],
    [0.3, '#fff', at(0.2)],
    [0.42, '#000', 0],
    [0.82, '#000', at(0.14)],
    [0.92, '#fff', at(0.14)],
    [0.96, '#000', at(0.1)],
    [1, '#000', at(0.36)],
  )
}

/** The light that crosses cloth and other matt forms from the upper left. */
export function daylight(easel: Easel, strength = 1): string {
  return easel.along(
    [0, 0, 1, 0.9],
    [0, '#fff', 0.24 * strength],
    [0.4, '#fff', 0],
    [0.55, '#000', 0],
    [1, '#0b1216', 0.34 * strength],
  )
}

/** A fruit, bead or grain. */
export function berry(easel: Easel, x: number, y: number, r: number, colour: string, flat = 0.94): string {
  return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${r}" ry="${(r * flat).toFixed(1)}" fill="${globe(easel, colour)}"/>`
}

/** A leaf that points up from x, y. */
export function leaf(easel: Easel, x: number, y: number, size: number, turn: number, colour: string): string {
  const fill = easel.along([0, 0, 1, 0.4], [0, shade(colour, 0.25)], [1, shade(colour, -0.3)])
  return group(
    `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn}) scale(${size})`,
    `<path d="M0 0C-16-14-16-38 0-54C16-38 16-14 0 0Z" fill="${fill}"/>${line('M0-2Q2-24 0-46', shade(colour, 0.45), 1.4)}`,
  )
}
