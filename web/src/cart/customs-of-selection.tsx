import type { CartItem } from '@fairquay/contract/cart/items.ts'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { lazyPart } from '../ui/lazy-part.tsx'

/** The dialog, fetched before it is needed. */
export const fetchCustoms = () => import('../customs/customs-dialog.tsx')
const CustomsDialog = lazyPart(fetchCustoms, 'CustomsDialog')

function isSame(one: readonly CartItem[], other: readonly CartItem[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index])
}

/** Asks what is due at the border for the selected lines. */
export function CustomsOfSelection({ selected, isOpen }: { selected: readonly CartItem[]; isOpen: boolean }) {
  const navigate = useNavigate()
  const [wasOpened, setOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setOpened(true)
  // What is shown stays while the dialog goes.
  const [subject, setSubject] = useState<readonly CartItem[]>([])
  if (isOpen && subject !== selected && !isSame(subject, selected)) setSubject(selected)
  const [first] = subject
  if (!first || !wasOpened) return null
  return (
    <Suspense fallback={null}>
      <CustomsDialog
        key={first.productId}
        product={first.product}
        seller={first.company}
        goods={subject.map(({ line, price, currency }) => ({
          optionValues: line.option_values,
          quantity: line.quantity,
          unit: price?.term.orderMeasure ?? '',
          total: price?.total ?? 0,
          currency,
        }))}
        isOpen={isOpen}
        onClose={() => void navigate({ to: '/cart', replace: true })}
      />
    </Suspense>
  )
}
