import { type BoxLook, edgeOf, palletColour, shade } from '@fairquay/contract/shipment-plans/box-colours.ts'
import type { PalletLayer } from '@fairquay/contract/shipment-plans/pallet-layers.ts'
import type { PalletSize } from '@fairquay/contract/shipment-plans/unit-sizes.ts'
import { useId } from 'react'
import { BoxPatterns } from './box-patterns.tsx'
import { pictureTexts as say } from './texts.ts'

/** What goods are called and look like; the letter is for where there are several. */
export type LayerGoods = { name: string; letter: string; look: BoxLook }

type LayerDrawingProps = {
  layer: PalletLayer
  goods: ReadonlyMap<string, LayerGoods>
  size: PalletSize
  overhang: number
  isLettered: boolean
  label: string
}

/** Boards of a deck across its length, and the share of each that is wood. */
const [boards, wood] = [7, 0.74]

/** One layer from above, with the pallet below it and its measures: true to scale, and clear without colours. */
export function LayerDrawing({ layer, goods, size, overhang, isLettered, label }: LayerDrawingProps) {
  const id = useId()
  const { length_mm: length, width_mm: width } = size
  // Room for the measures, in the drawing's own millimetres.
  const [text, air] = [62, 12]
  const left = -overhang - air
  const top = -overhang - air
  const across = length + 2 * overhang + 2 * air + text * 1.5
  const down = width + 2 * overhang + 2 * air + text * 1.5
  const hairline = { vectorEffect: 'non-scaling-stroke' } as const
  return (
    <svg role="img" aria-label={label} viewBox={`${left} ${top} ${across} ${down}`} className="block h-auto w-full">
      <BoxPatterns id={id} size={60} />
      {/* What is open above other layers shows these, and no deck. */}
      {Array.from({ length: layer.numbers.includes(1) ? boards : 0 }, (_, board) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: boards are all alike
          key={board}
          x={0}
          y={(board * (width - (width / boards) * wood)) / (boards - 1)}
          width={length}
          height={(width / boards) * wood}
          fill={palletColour}
          opacity={0.4}
        />
      ))}
      <rect width={length} height={width} className="fill-none stroke-edge" {...hairline} />
      {layer.boxes.map((box) => {
        const known = goods.get(box.id)
        return (
          <Carton
            key={`${box.x} ${box.y}`}
            id={id}
            box={box}
            goods={known}
            letter={isLettered ? (known?.letter ?? '') : ''}
          />
        )
      })}
      {layer.rising.map((box) => (
        <rect
          key={`${box.x} ${box.y}`}
          {...{ x: box.x, y: box.y, width: box.length, height: box.width }}
          className="fill-surface/70 stroke-edge"
          strokeDasharray="3 3"
          {...hairline}
        />
      ))}
      <g className="tabular fill-soft" fontSize={text} textAnchor="middle">
        <text x={length / 2} y={width + overhang + text * 1.25}>
          {say.length(length)}
        </text>
        <text transform={`translate(${length + overhang + text * 1.25} ${width / 2}) rotate(-90)`}>
          {say.length(width)}
        </text>
      </g>
    </svg>
  )
}

type CartonProps = {
  id: string
  box: PalletLayer['boxes'][number]
  goods: LayerGoods | undefined
  letter: string
}

function Carton({ id, box: { x, y, length, width }, goods, letter }: CartonProps) {
  if (!goods) return null
  const { colour, pattern } = goods.look
  const place = { x, y, width: length, height: width }
  const size = Math.min(110, length * 0.6, width * 0.6)
  return (
    <>
      <rect
        {...place}
        fill={shade(colour, 'top')}
        stroke={edgeOf(colour)}
        strokeWidth={1}
        vectorEffect="non-scaling-stroke"
      />
      {pattern === 'plain' ? null : <rect {...place} fill={`url(#${id}-${pattern})`} />}
      {letter === '' ? null : (
        <text
          x={x + length / 2}
          y={y + width / 2}
          dy="0.36em"
          fontSize={size}
          textAnchor="middle"
          className="fill-[#10201c] font-semibold"
          paintOrder="stroke"
          stroke={shade(colour, 'top')}
          strokeWidth={size / 6}
        >
          {letter}
        </text>
      )}
    </>
  )
}
