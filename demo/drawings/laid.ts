import { shade } from './colour.ts'
import type { Easel } from './easel.ts'
import type { Figure } from './figure.ts'
import { line, path } from './marks.ts'
import { plane } from './materials.ts'
import { daylight, within } from './soft.ts'

/** A piece cut to an outline: its colour, what is on it, the light over both and a thin edge. */
export function piece(easel: Easel, d: string, colour: string, on = '', light = 0.7): string {
  return (
    path(d, plane(easel, colour)) +
    (on && within(easel, d, on)) +
    path(d, daylight(easel, light)) +
    line(d, shade(colour, -0.5), 1.6, 'opacity=".45"')
  )
}

/** The same outline fallen on what lies below. */
export function cast(d: string, dx = 4, dy = 7, opacity = 0.26): string {
  return path(d, '#0b1216', `opacity="${opacity}" transform="translate(${dx} ${dy})"`)
}

/** Goods under the camera; with an outline their shadow has that form. */
export function laid(art: string, width: number, height: number, more: Partial<Figure> = {}): Figure {
  return { art, width, height, stance: 'lying', setting: 'flat', several: 'pair', ...more }
}

/** A rectangle with round corners around 0, 0, as an outline. */
export function slab(width: number, height: number, r = 10): string {
  const [x, y] = [width / 2, height / 2]
  return `M${-x + r} ${-y}H${x - r}Q${x} ${-y} ${x} ${-y + r}V${y - r}Q${x} ${y} ${x - r} ${y}H${-x + r}Q${-x} ${y} ${-x} ${y - r}V${-y + r}Q${-x} ${-y} ${-x + r} ${-y}Z`
}

/** A circle around a place, as an outline. */
export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`
}
