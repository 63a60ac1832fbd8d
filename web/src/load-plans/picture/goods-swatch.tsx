import { type BoxLook, edgeOf, shade } from '@fairquay/contract/shipment-plans/box-colours.ts'
import { useId } from 'react'
import { BoxPatterns } from './box-patterns.tsx'

const faces = [
  { side: 'top', points: '10,1 19,5.5 10,10 1,5.5' },
  { side: 'door', points: '10,10 19,5.5 19,14.5 10,19' },
  { side: 'side', points: '1,5.5 10,10 10,19 1,14.5' },
] as const

/** A box as it is drawn in the load: the key to its colours. */
export function GoodsSwatch({ look }: { look: BoxLook }) {
  const id = useId()
  return (
    <svg viewBox="0 0 20 20" width={20} height={20} aria-hidden="true" className="shrink-0" strokeLinejoin="round">
      <BoxPatterns id={id} size={5} />
      {faces.map(({ side, points }) => (
        <g key={side}>
          <polygon points={points} fill={shade(look.colour, side)} stroke={edgeOf(look.colour)} strokeWidth={0.8} />
          {look.pattern === 'plain' ? null : <polygon points={points} fill={`url(#${id}-${look.pattern})`} />}
        </g>
      ))}
    </svg>
  )
}
