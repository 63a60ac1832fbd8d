import { readMoney } from '@fairquay/contract/money.ts'
import { Suspense, useState } from 'react'
import type { AgreedGoods, AskProps } from '../trade/kind-view.ts'
import { Button } from '../ui/button.tsx'
import { preloadDialog } from '../ui/dialog.tsx'
import { focusHeading } from '../ui/focus-heading.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Select } from '../ui/select.tsx'
import { customsIcon as Icon } from './icon.ts'
import { customsTexts } from './texts.ts'

const fetchCustoms = () => import('./customs-dialog.tsx')
const CustomsDialog = lazyPart(fetchCustoms, 'CustomsDialog')

/** Asks a broker what it costs to import goods of a deal: all that was agreed, or, while nothing is, one product at a time. */
export function AskDuty({ fileId, seller, goods, agreed, isQuiet, onSent }: AskProps) {
  const products = listProducts(goods)
  const [chosenId, setChosenId] = useState<number>()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const chosen = agreed ? agreedProduct(agreed) : (products.find(({ id }) => id === chosenId) ?? products[0])
  function preload() {
    void fetchCustoms()
    preloadDialog()
  }
  return (
    <>
      <Button
        tone={isQuiet ? 'quiet' : 'primary'}
        size={isQuiet ? 'small' : 'medium'}
        className={isQuiet ? '-ml-3 min-h-11 md:min-h-8' : undefined}
        icon={isQuiet ? undefined : <Icon size={17} aria-hidden="true" />}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      >
        {customsTexts.ask}
      </Button>
      {wasOpened && chosen ? (
        <Suspense fallback={null}>
          <CustomsDialog
            key={chosen.id}
            product={chosen}
            seller={seller}
            goods={agreed ? listAgreed(agreed) : listAsked(goods, chosen.id)}
            deal={{
              fileId,
              agreed,
              onSent: (id) => {
                setOpen(false)
                onSent(id)
                focusHeading()
              },
            }}
            choice={
              !agreed && products.length > 1 ? (
                <Select
                  label={customsTexts.askAbout}
                  options={products.map(({ id, name }) => ({ value: String(id), label: name }))}
                  value={String(chosen.id)}
                  onChange={(event) => setChosenId(Number(event.target.value))}
                />
              ) : null
            }
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}

/** The products of a deal that are on the market, each once. */
function listProducts(goods: AskProps['goods']): { id: number; name: string }[] {
  const products = new Map<number, string>()
  for (const { product_id, slug, name } of goods)
    if (product_id !== null && slug !== null && !products.has(product_id)) products.set(product_id, name)
  return [...products].map(([id, name]) => ({ id, name }))
}

/** In the place of one product: what is kept of the dialog is kept for the deal. */
function agreedProduct({ requestId, lines }: AgreedGoods): { id: number; name: string } {
  return { id: -requestId, name: customsTexts.dealLines(lines.length) }
}

function listAgreed({ lines, currency }: AgreedGoods) {
  return lines.map(({ name, quantity, order_measure, total }) => ({
    name,
    quantity,
    unit: order_measure,
    total: readMoney(total ?? 0, currency),
    currency,
  }))
}

function listAsked(goods: AskProps['goods'], productId: number) {
  return goods
    .filter(({ product_id }) => product_id === productId)
    .map(({ quantity, order_measure, total, prices }) => ({
      quantity,
      unit: order_measure,
      total: readMoney(total ?? 0, prices?.currency ?? 'USD'),
      currency: prices?.currency ?? 'USD',
    }))
}
