import type { RequestKind } from '@fairquay/contract/requests/kind-names.ts'
import { customsIcon } from '../../customs/icon.ts'
import { freightIcon } from '../../freight/icon.ts'
import { purchaseIcon } from '../../purchase/icon.ts'

/** Apart from the views of kinds: lists show nothing else of a kind, and the rest would add 20 kB to the dashboard. */
const icons = {
  purchase: purchaseIcon,
  logistic: freightIcon,
  customs: customsIcon,
} satisfies Record<RequestKind, unknown>

export function KindIcon({ kind }: { kind: RequestKind }) {
  const Icon = icons[kind]
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-full bg-tint text-quay">
      <Icon size={19} aria-hidden="true" />
    </span>
  )
}
