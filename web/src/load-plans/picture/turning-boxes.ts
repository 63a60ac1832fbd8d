import { type BoxLook, palletColour, shade } from '@fairquay/contract/shipment-plans/box-colours.ts'
import type { Side } from '@fairquay/contract/shipment-plans/draw-boxes.ts'
import { palletParts } from '@fairquay/contract/shipment-plans/pallet-parts.ts'
import type { Scene, SceneBox } from '@fairquay/contract/shipment-plans/scene.ts'
import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  Color,
  Group,
  InstancedMesh,
  LineBasicMaterial,
  LineSegments,
  Matrix4,
  MeshBasicMaterial,
  RepeatWrapping,
  SRGBColorSpace,
} from 'three'

/** Boxes of a scene as few things to draw: one for the boxes of each look, one for all edges. Metres; y is up. */
export type TurningBoxes = {
  group: Group
  edges: LineBasicMaterial
  show: (count: number) => void
  dispose: () => void
}

/** What of a scene a part belongs to, so that it comes with it. */
type Part = { box: SceneBox; at: number }

export function makeTurningBoxes({ boxes }: Scene, lookOf: (id: string) => BoxLook): TurningBoxes {
  const parts = boxes.flatMap((box, at): Part[] =>
    box.kind === 'pallet' ? palletParts(box).map((part) => ({ box: part, at })) : [{ box, at }],
  )
  const shape = new BoxGeometry(1, 1, 1)
  const group = new Group()
  const meshes = splitByLook(parts, lookOf).map(({ look, members }) => {
    const materials = sides.map((side) => makeMaterial(look, side))
    const mesh = new InstancedMesh(shape, materials, members.length)
    members.forEach(({ box }, index) => {
      mesh.setMatrixAt(index, matrixOf(box))
    })
    // Its outline is that of all boxes, and all are looked at together.
    mesh.frustumCulled = false
    group.add(mesh)
    return { mesh, materials, members }
  })
  const edges = new LineBasicMaterial({ transparent: true, opacity: 0.45 })
  const lines = new LineSegments(edgesOf(parts), edges)
  lines.frustumCulled = false
  group.add(lines)
  return {
    group,
    edges,
    show: (count) => {
      for (const { mesh, members } of meshes) mesh.count = countBefore(members, count)
      lines.geometry.setDrawRange(0, countBefore(parts, count) * 24)
    },
    dispose: () => {
      shape.dispose()
      lines.geometry.dispose()
      edges.dispose()
      for (const { mesh, materials } of meshes) {
        for (const material of materials) {
          material.map?.dispose()
          material.dispose()
        }
        mesh.dispose()
      }
    },
  }
}

/** How many parts belong to the first boxes of the scene; they are in its order. */
function countBefore(parts: readonly Part[], count: number): number {
  const next = parts.findIndex(({ at }) => at >= count)
  return next < 0 ? parts.length : next
}

function splitByLook(parts: readonly Part[], lookOf: (id: string) => BoxLook) {
  const groups = new Map<string, { look: BoxLook; members: Part[] }>()
  for (const part of parts) {
    const isPallet = part.box.kind === 'pallet'
    const look = isPallet ? ({ colour: palletColour, pattern: 'plain' } as const) : lookOf(part.box.id)
    const key = `${look.colour} ${look.pattern} ${isPallet}`
    const group = groups.get(key)
    if (group) group.members.push(part)
    else groups.set(key, { look, members: [part] })
  }
  return [...groups.values()]
}

function matrixOf({ x, y, z, length, width, height }: SceneBox): Matrix4 {
  const metres = (value: number) => value / 1000
  return new Matrix4()
    .makeScale(metres(length), metres(height), metres(width))
    .setPosition(metres(x + length / 2), metres(z + height / 2), metres(y + width / 2))
}

/** Which side of the flat drawing each side of a box is like: two each for x, y (up) and z. There is no lamp that would have to turn with the load. */
const sides = ['door', 'door', 'top', 'door', 'side', 'side'] as const satisfies Side[]

function makeMaterial({ colour, pattern }: BoxLook, side: Side): MeshBasicMaterial {
  const shown = new Color(shade(colour, side))
  return new MeshBasicMaterial({
    // Edges lie on the faces: these give way a little.
    polygonOffset: true,
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 1,
    ...(pattern === 'plain' ? { color: shown } : { map: drawPattern(pattern, shown) }),
  })
}

/** The twelve edges of a box, as corners from 0 to 1. */
const edgesOfBox = [0, 1].flatMap((one) =>
  [0, 1].flatMap((other) => [
    [0, one, other, 1, one, other],
    [one, 0, other, one, 1, other],
    [one, other, 0, one, other, 1],
  ]),
)

function edgesOf(parts: readonly Part[]): BufferGeometry {
  const points = new Float32Array(parts.length * 72)
  let at = 0
  for (const { box } of parts)
    for (const edge of edgesOfBox)
      for (let end = 0; end < 6; end += 3) {
        points[at++] = (box.x + (edge[end] ?? 0) * box.length) / 1000
        points[at++] = (box.z + (edge[end + 1] ?? 0) * box.height) / 1000
        points[at++] = (box.y + (edge[end + 2] ?? 0) * box.width) / 1000
      }
  return new BufferGeometry().setAttribute('position', new BufferAttribute(points, 3))
}

/** Stripes or dots as in the flat drawing, over each side of a box. */
function drawPattern(pattern: 'stripes' | 'dots', colour: Color): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 32
  const brush = canvas.getContext('2d')
  if (brush) {
    brush.fillStyle = colour.getStyle()
    brush.fillRect(0, 0, 32, 32)
    brush.fillStyle = 'rgb(255 255 255 / 0.7)'
    if (pattern === 'stripes') brush.fillRect(0, 0, 13, 32)
    else {
      brush.arc(16, 16, 9, 0, Math.PI * 2)
      brush.fill()
    }
  }
  const texture = new CanvasTexture(canvas)
  texture.wrapS = texture.wrapT = RepeatWrapping
  texture.repeat.set(4, 4)
  texture.colorSpace = SRGBColorSpace
  return texture
}
