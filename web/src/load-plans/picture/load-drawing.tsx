import { type BoxLook, edgeOf, palletColour, shade } from '@fairquay/contract/shipment-plans/box-colours.ts'
import { frameOf, project } from '@fairquay/contract/shipment-plans/draw-boxes.ts'
import type { PaintedFace, Painting } from '@fairquay/contract/shipment-plans/paint-load.ts'
import type { Scene } from '@fairquay/contract/shipment-plans/scene.ts'
import { memo, useId } from 'react'
import { BoxPatterns } from './box-patterns.tsx'

type LoadDrawingProps = {
  room: Scene['room']
  painting: Painting
  lookOf: (id: string) => BoxLook
  /** Walls behind the goods; without them only the floor is drawn. */
  hasWalls: boolean
  label: string
}

/** A load as a flat drawing, seen from above the corner at the door: it stands in any browser, on paper, and where nothing may move. */
export const LoadDrawing = memo(function LoadDrawing({ room, painting, lookOf, hasWalls, label }: LoadDrawingProps) {
  const id = useId()
  const { left, top, width, height } = marginOf(room)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${left} ${top} ${width} ${height}`}
      className="block h-auto w-full"
      strokeLinejoin="round"
    >
      <BoxPatterns id={id} size={width / 70} />
      <defs>
        {painting.shapes.map(({ key, faces }) => (
          <g key={key} id={`${id}-${key}`}>
            {faces.map((face, index) => (
              // Faces have no name but their place in the painting.
              // biome-ignore lint/suspicious/noArrayIndexKey: they are painted in this order
              <DrawnFace key={index} id={id} face={face} look={lookOf(face.id)} />
            ))}
          </g>
        ))}
      </defs>
      <RoomBehind room={room} hasWalls={hasWalls} />
      {painting.places.map(({ shape, at: [x, y] }) => (
        <use key={`${shape} ${x} ${y}`} href={`#${id}-${shape}`} x={x} y={y} />
      ))}
      {hasWalls ? <RoomBefore room={room} /> : null}
    </svg>
  )
})

/** The frame of a room, and some air around it for the strokes. */
export function marginOf(room: Scene['room']) {
  const { left, top, width, height } = frameOf(room)
  const air = width * 0.012
  return { left: left - air, top: top - air, width: width + 2 * air, height: height + 2 * air }
}

function DrawnFace({ id, face, look }: { id: string; face: PaintedFace; look: BoxLook }) {
  const { points, lines, side, isPallet } = face
  const colour = isPallet ? palletColour : look.colour
  const edge = {
    stroke: edgeOf(colour),
    strokeWidth: isPallet ? 0.4 : 0.7,
    vectorEffect: 'non-scaling-stroke',
  } as const
  return (
    <>
      <polygon points={points} fill={shade(colour, side)} {...edge} />
      {!isPallet && look.pattern !== 'plain' ? <polygon points={points} fill={`url(#${id}-${look.pattern})`} /> : null}
      {lines === '' ? null : <path d={lines} fill="none" {...edge} />}
    </>
  )
}

type Corner = readonly [number, number, number]

function pointsOf(corners: readonly Corner[]): string {
  return corners.map(([x, y, z]) => project(x, y, z).join()).join(' ')
}

const hairline = { vectorEffect: 'non-scaling-stroke', strokeWidth: 1 } as const

/** What stands behind all goods: the floor, the wall at the closed end and the long wall. */
function RoomBehind({ room: { length, width, height }, hasWalls }: { room: Scene['room']; hasWalls: boolean }) {
  const floor = pointsOf([
    [0, 0, 0],
    [length, 0, 0],
    [length, width, 0],
    [0, width, 0],
  ])
  const end = pointsOf([
    [0, 0, 0],
    [0, width, 0],
    [0, width, height],
    [0, 0, height],
  ])
  const long = pointsOf([
    [0, 0, 0],
    [length, 0, 0],
    [length, 0, height],
    [0, 0, height],
  ])
  return (
    <g className="stroke-edge/60">
      {hasWalls ? (
        <>
          <polygon points={end} className="fill-surface" {...hairline} />
          <polygon points={long} className="fill-surface/60" {...hairline} />
        </>
      ) : null}
      <polygon points={floor} className="fill-line" {...hairline} />
    </g>
  )
}

/** The edges nearest to who looks, through which the goods are seen. */
function RoomBefore({ room: { length, width, height } }: { room: Scene['room'] }) {
  const roof = pointsOf([
    [length, 0, height],
    [length, width, height],
    [0, width, height],
  ])
  const post = pointsOf([
    [length, width, height],
    [length, width, 0],
  ])
  return (
    <g className="fill-none stroke-edge/70" strokeDasharray="3 4">
      <polyline points={roof} {...hairline} />
      <polyline points={post} {...hairline} />
    </g>
  )
}
