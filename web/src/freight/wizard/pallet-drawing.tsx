type PalletDrawingProps = { length: number; width: number }

/** Drawing units per centimetre: the largest pallet fills the picture, the others are as much smaller as they are. */
const scale = 0.56
/** Where each deck board begins, from the front edge. */
const boards = [0, 0.2, 0.4, 0.6, 0.8]
const boardDepth = 0.156

/** A pallet seen from a corner: deck boards on stringers on blocks, true to its length and width. */
export function PalletDrawing({ length, width }: PalletDrawingProps) {
  const across = length * scale
  const deep = width * scale * 0.75
  const left = (104 - across - deep * 0.5) / 2
  const front = 50
  const back = front - deep * 0.55
  // A point of the deck: x along the front edge, y towards the back, z down.
  const at = (x: number, y: number, z = 0) =>
    `${(left + across * x + deep * 0.5 * y).toFixed(1)},${(front - (front - back) * y + z).toFixed(1)}`
  const face = (x: number, y: number, dx: number, dy: number) =>
    [at(x, y), at(x + dx, y), at(x + dx, y + dy), at(x, y + dy)].join(' ')
  return (
    <svg viewBox="0 0 104 66" width={104} height={66} aria-hidden="true" className="max-w-full">
      {[0, 0.42, 0.84].map((x) => (
        <polygon
          key={x}
          points={[at(x, 0, 3), at(x + 0.16, 0, 3), at(x + 0.16, 0, 11), at(x, 0, 11)].join(' ')}
          className="fill-current opacity-70"
        />
      ))}
      {[0, 0.42, 0.84].map((y) => (
        <polygon
          key={y}
          points={[at(1, y, 3), at(1, y + 0.16, 3), at(1, y + 0.16, 11), at(1, y, 11)].join(' ')}
          className="fill-current opacity-50"
        />
      ))}
      <polygon points={[at(0, 0), at(1, 0), at(1, 0, 3), at(0, 0, 3)].join(' ')} className="fill-current opacity-90" />
      <polygon points={[at(1, 0), at(1, 1), at(1, 1, 3), at(1, 0, 3)].join(' ')} className="fill-current opacity-60" />
      {boards.map((y) => (
        <polygon
          key={y}
          points={face(0, y, 1, boardDepth)}
          className="fill-current stroke-current opacity-40"
          strokeWidth={0.5}
        />
      ))}
    </svg>
  )
}
