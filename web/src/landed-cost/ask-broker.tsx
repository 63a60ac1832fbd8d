import type { CartItem } from '@fairquay/contract/cart/items.ts'
import { Suspense, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { preloadDialog } from '../ui/dialog.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { useAskRefusal } from '../use-may-edit.ts'
import { landedTexts as texts } from './texts.ts'

const fetchCustoms = () => import('../customs/customs-dialog.tsx')
const CustomsDialog = lazyPart(fetchCustoms, 'CustomsDialog')

/** Asks a broker what goods cost to import, with what is known of them filled in. */
export function AskBroker({ item }: { item: CartItem }) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  if (useAskRefusal() !== undefined) return null
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      >
        {texts.askDuty}
      </Button>
      {wasOpened ? (
        <Suspense fallback={null}>
          <CustomsDialog
            product={item.product}
            seller={item.company}
            goods={[
              {
                optionValues: item.line.option_values,
                quantity: item.line.quantity,
                unit: item.price?.term.orderMeasure ?? '',
                total: item.price?.total ?? 0,
                currency: item.currency,
              },
            ]}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}

function preload() {
  void fetchCustoms()
  preloadDialog()
}
