import { edgeOf, letterOf, lookOf, palletColour, shade } from './box-colours.ts'
import { frameOf, project } from './draw-boxes.ts'
import { findPalletShapes, type PaintedFace, type Painting, paintBoxes, paintPallets } from './paint-load.ts'
import type { PalletLayer } from './pallet-layers.ts'
import { findGoods, findScene, type PalletTerms, type Scene } from './scene.ts'
import type { ShipmentPlan } from './shapes.ts'
import { palletOf } from './unit-sizes.ts'

/** Drawings as SVG texts of their own, for documents: what screens draw with the same shapes and colours, in fixed colours for paper. */

const [edge, floor, wall, ink] = ['#8b948f', '#e4e6e1', '#fafaf7', '#10201c'] as const

/** A unit of a plan with everything in it, seen from above the corner at the door. */
export function drawUnitSvg(plan: ShipmentPlan, terms: PalletTerms, unit: number): string {
  const { room, boxes, step } = findScene(plan, terms, { unit })
  const painting = step === 'pallet' ? paintPallets(findPalletShapes(boxes)) : paintBoxes(boxes)
  const frame = frameOf(room)
  const air = frame.width * 0.01
  const view = [frame.left - air, frame.top - air, frame.width + 2 * air, frame.height + 2 * air]
  return svg(view, drawRoom(room) + drawPainting(painting, positionsOf(plan), frame.width / 1400))
}

/** A layer of a pallet from above: its deck, its cartons, and a letter on each where there are several goods. */
export function drawLayerSvg(plan: ShipmentPlan, terms: PalletTerms, { boxes, rising }: PalletLayer): string {
  const { length_mm: length, width_mm: width } = palletOf(terms)
  const { overhang_mm: overhang = 0 } = terms
  const positions = positionsOf(plan)
  const cartons = boxes.map((box) => {
    const position = positions.get(box.id) ?? 0
    const { colour } = lookOf(position)
    const size = Math.min(110, box.length * 0.6, box.width * 0.6)
    const letter =
      positions.size > 1
        ? `<text x="${box.x + box.length / 2}" y="${box.y + box.width / 2 + size * 0.36}" font-size="${size}" font-family="Noto Sans" text-anchor="middle" fill="${ink}">${letterOf(position)}</text>`
        : ''
    return rectangle(box, shade(colour, 'top'), edgeOf(colour)) + letter
  })
  const above = rising.map((box) => rectangle(box, '#ffffff', edge, ' stroke-dasharray="24 24"'))
  const deck = rectangle({ x: 0, y: 0, length, width }, '#f1e9dd', edge)
  const air = 10
  const view = [-overhang - air, -overhang - air, length + 2 * (overhang + air), width + 2 * (overhang + air)]
  return svg(view, [deck, ...cartons, ...above].join(''))
}

/** Where each of the goods stands in the plan: what colours and letters go by. */
function positionsOf(plan: ShipmentPlan): Map<string, number> {
  return new Map(findGoods(plan).map((id, position) => [id, position]))
}

function svg(view: readonly number[], content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.map(Math.round).join(' ')}" stroke-linejoin="round">${content}</svg>`
}

type Rectangle = { x: number; y: number; length: number; width: number }

function rectangle({ x, y, length, width }: Rectangle, fill: string, stroke: string, more = ''): string {
  return `<rect x="${x}" y="${y}" width="${length}" height="${width}" fill="${fill}" stroke="${stroke}" stroke-width="4"${more}/>`
}

function drawRoom({ length, width, height }: Scene['room']): string {
  const polygon = (fill: string, corners: readonly (readonly [number, number, number])[]) =>
    `<polygon points="${corners
      .map((corner) =>
        project(...corner)
          .map(Math.round)
          .join(),
      )
      .join(' ')}" fill="${fill}" stroke="${edge}" stroke-width="${length / 900}"/>`
  const at = (x: number, y: number, z: number) => [x, y, z] as const
  return (
    polygon(wall, [at(0, 0, 0), at(0, width, 0), at(0, width, height), at(0, 0, height)]) +
    polygon(wall, [at(0, 0, 0), at(length, 0, 0), at(length, 0, height), at(0, 0, height)]) +
    polygon(floor, [at(0, 0, 0), at(length, 0, 0), at(length, width, 0), at(0, width, 0)])
  )
}

/** Every shape as often as it stands: a document has no use for what refers to another part of itself. */
function drawPainting({ shapes, places }: Painting, positions: ReadonlyMap<string, number>, stroke: number): string {
  const drawn = new Map(shapes.map(({ key, faces }) => [key, drawFaces(faces, positions, stroke)]))
  return places
    .map(
      ({ shape, at: [x, y] }) =>
        `<g transform="translate(${Math.round(x)} ${Math.round(y)})">${drawn.get(shape) ?? ''}</g>`,
    )
    .join('')
}

function drawFaces(faces: readonly PaintedFace[], positions: ReadonlyMap<string, number>, stroke: number): string {
  return faces
    .map(({ id, isPallet, side, points, lines }) => {
      const colour = isPallet ? palletColour : lookOf(positions.get(id) ?? 0).colour
      const line = `stroke="${edgeOf(colour)}" stroke-width="${stroke}"`
      const inner = lines === '' ? '' : `<path d="${lines}" fill="none" ${line}/>`
      return `<polygon points="${points}" fill="${shade(colour, side)}" ${line}/>${inner}`
    })
    .join('')
}
