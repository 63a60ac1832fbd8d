import { nameLine } from '@fairquay/contract/shipment-plans/names.ts'
import type { PadRow } from '@fairquay/contract/showroom/order-pad.ts'
import { findPackOf } from '@fairquay/contract/trade/load.ts'
import { LoadLine } from '../../load-plans/load-line.tsx'
import type { Quantities } from './pad-quantities.ts'
import { orderPadTexts } from './texts.ts'
import { useWholeProducts } from './use-whole-products.ts'

type PadLoadProps = { rows: readonly PadRow[]; quantities: Quantities; className?: string }

/** What is filled in comes to on the road. Nothing until it is known how the goods are packed. */
export function PadLoad({ rows, quantities, className }: PadLoadProps) {
  const filled = rows.filter(({ key, limits }) => limits && quantities.has(key))
  const products = useWholeProducts([...new Set(filled.map(({ product }) => product.id))])
  if (!products || filled.length === 0) return null
  const goods = filled.flatMap(({ key, product, optionValues, variant }) => {
    const whole = products.get(product.id)
    const pack = whole && findPackOf(whole, optionValues)
    const name = nameLine(product.name, variant === '' ? [] : [{ value: variant }])
    return pack ? [{ id: key.slice(0, 60), name, pack, quantity: quantities.get(key) ?? 0 }] : []
  })
  const unpacked = filled.filter(({ product }) => products.has(product.id)).length - goods.length
  return (
    <LoadLine
      goods={goods}
      note={unpacked > 0 ? orderPadTexts.unpacked(unpacked) : undefined}
      {...(className && { className })}
    />
  )
}
