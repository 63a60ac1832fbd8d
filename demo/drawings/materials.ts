import { shade } from './colour.ts'
import type { Easel, Stop } from './easel.ts'
import { rect } from './marks.ts'

function lit(colour: string, stops: readonly (readonly [number, number])[]): Stop[] {
  return stops.map(([at, amount]) => [at, shade(colour, amount)])
}

/** A matt turned body, lit from the left. */
export function matt(easel: Easel, colour: string): string {
  return easel.across(
    ...lit(colour, [
      [0, -0.3],
      [0.08, -0.14],
      [0.27, 0.22],
      [0.45, 0.02],
      [0.75, -0.2],
      [0.94, -0.42],
      [1, -0.34],
    ]),
  )
}

/** A glazed or plastic turned body with a sharp window light. */
export function gloss(easel: Easel, colour: string): string {
  return easel.across(
    ...lit(colour, [
      [0, -0.42],
      [0.05, -0.2],
      [0.14, 0.04],
      [0.19, 0.52],
      [0.25, 0.5],
      [0.31, 0.1],
      [0.5, 0],
      [0.76, -0.22],
      [0.93, -0.48],
      [1, -0.2],
    ]),
  )
}

/** Brushed or polished metal, turned. */
export function metal(easel: Easel, colour: string): string {
  return easel.across(
    ...lit(colour, [
      [0, -0.5],
      [0.09, -0.12],
      [0.2, 0.66],
      [0.29, 0.3],
      [0.45, -0.2],
      [0.58, 0.02],
      [0.72, 0.34],
      [0.86, -0.24],
      [0.95, -0.5],
      [1, -0.2],
    ]),
  )
}

/** A flat surface that the light crosses from the upper left. */
export function plane(easel: Easel, colour: string, depth = 1): string {
  return easel.along(
    [0, 0, 0.9, 1],
    ...lit(colour, [
      [0, 0.16 * depth],
      [0.45, 0],
      [1, -0.2 * depth],
    ]),
  )
}

/** A flat surface lit from above. */
export function fall(easel: Easel, colour: string, top = 0.12, bottom = -0.2): string {
  return easel.down(
    ...lit(colour, [
      [0, top],
      [1, bottom],
    ]),
  )
}

/** A ball or any swelling form. */
export function globe(easel: Easel, colour: string): string {
  return easel.around(
    [0.5, 0.5, 0.56, 0.32, 0.24],
    ...lit(colour, [
      [0, 0.5],
      [0.25, 0.2],
      [0.6, -0.06],
      [0.88, -0.38],
      [1, -0.26],
    ]),
  )
}

/** Shade laid over a printed turned body, so that label and body bend together. */
export function veil(easel: Easel, strength = 1): string {
  const dark = '#0a1216'
  return easel.across(
    [0, dark, 0.42 * strength],
    [0.1, dark, 0.16 * strength],
    [0.2, '#ffffff', 0.12 * strength],
    [0.27, '#ffffff', 0.3 * strength],
    [0.4, '#ffffff', 0],
    [0.58, dark, 0],
    [0.84, dark, 0.26 * strength],
    [0.95, dark, 0.46 * strength],
    [1, dark, 0.34 * strength],
  )
}

/** An upright strip of reflected light that fades at both ends. */
export function gleam(easel: Easel, x: number, y: number, width: number, height: number, strength = 0.6): string {
  return rect(
    x,
    y,
    width,
    height,
    easel.down([0, '#fff', 0], [0.15, '#fff', strength], [0.8, '#fff', strength * 0.7], [1, '#fff', 0]),
    width / 2,
  )
}

/** A soft dark or light spot, for contact shadows, dents and glows; there are no filters. */
export function smudge(
  easel: Easel,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  opacity: number,
  colour = '#101a1c',
): string {
  const fill = easel.around([0.5, 0.5, 0.5], [0, colour, 1], [0.45, colour, 0.62], [0.75, colour, 0.2], [1, colour, 0])
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" opacity="${opacity}"/>`
}

/** Warp and weft, for cloth. */
export function weave(easel: Easel, size = 6, strength = 0.1): string {
  const half = size / 2
  return easel.pattern(
    size,
    size,
    `<path d="M0 0h${half}v${half}H0zM${half} ${half}h${half}v${half}h-${half}z" fill="#000" fill-opacity="${strength}"/><path d="M${half} 0h${half}v${half}h-${half}z" fill="#fff" fill-opacity="${strength}"/>`,
  )
}

/** Fine grain lines, for wood; runs along x. */
export function grain(easel: Easel, strength = 0.16): string {
  return easel.pattern(
    180,
    26,
    `<path d="M0 4q45 5 90 0t90 0M0 11q60-5 110 1t70-1M0 19q40 4 90-1t90 1M30 23q30 2 60 0" fill="none" stroke="#3a2410" stroke-opacity="${strength}" stroke-width="1.4"/>`,
  )
}
