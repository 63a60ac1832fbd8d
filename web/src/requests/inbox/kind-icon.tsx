import type { RequestKind } from '@fairquay/contract/trade/states.ts'
import { Landmark, ShoppingCart, Truck } from 'lucide-react'

const icons: Record<RequestKind, typeof Truck> = { purchase: ShoppingCart, logistic: Truck, customs: Landmark }

export function KindIcon({ kind }: { kind: RequestKind }) {
  const Icon = icons[kind]
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-full bg-tint text-quay">
      <Icon size={19} aria-hidden="true" />
    </span>
  )
}
