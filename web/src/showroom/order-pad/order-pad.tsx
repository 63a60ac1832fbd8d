import { hasPrice } from '@fairquay/contract/catalogue/prices.ts'
import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { writeUnitPrice } from '@fairquay/contract/money.ts'
import type { getShop } from '@fairquay/contract/showroom/endpoints.ts'
import { orderPadMessages } from '@fairquay/contract/showroom/messages.ts'
import { listPadRows, type PadRow, pricePadRow, sumPad } from '@fairquay/contract/showroom/order-pad.ts'
import { Search } from 'lucide-react'
import { Suspense, useDeferredValue, useMemo, useState } from 'react'
import { addLinesToCart } from '../../cart/add-lines-to-cart.ts'
import { oncePerPress } from '../../cart/once-per-press.ts'
import { useOrderRefusal } from '../../cart/order-refusal.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { PadBar } from './pad-bar.tsx'
import { usePadQuantities } from './pad-quantities.ts'
import { PadTable } from './pad-table.tsx'
import { orderPadTexts } from './texts.ts'

const PadLoad = lazyPart(() => import('./pad-load.tsx'), 'PadLoad')

type OrderPadProps = { shop: AnswerOf<typeof getShop>['data']; seesPrices: boolean }

/** A seller's goods to be ordered from by typing quantities down the list. */
export function OrderPad({ shop: { company, products }, seesPrices }: OrderPadProps) {
  const { quantities, setQuantity, forget } = usePadQuantities(company.id)
  const [term, setTerm] = useState('')
  const [isOnlyFilled, setOnlyFilled] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const refusal = useOrderRefusal(company.id)
  const wanted = useDeferredValue(term.trim().toLowerCase())
  const rows = useMemo(() => products.data.flatMap(listPadRows), [products.data])
  const totals = useMemo(() => sumPad(rows, quantities), [rows, quantities])
  const shown = useMemo(
    () => rows.filter((row) => matches(row, wanted) && (!isOnlyFilled || quantities.has(row.key))),
    [rows, wanted, isOnlyFilled, quantities],
  )

  async function add() {
    const filled = rows.flatMap((row) => {
      const quantity = quantities.get(row.key) ?? 0
      const priced = pricePadRow(row, quantity)
      return quantity > 0 && row.limits && hasPrice(priced) ? [{ row, quantity, limits: row.limits, priced }] : []
    })
    if (filled.length === 0) {
      showToast('info', orderPadMessages.nothingFilledIn)
      return
    }
    setAdding(true)
    const added = await addLinesToCart(
      filled.map(({ row, quantity, limits, priced }) => ({
        product_id: row.product.id,
        option_values: row.optionValues,
        selected_price_id: priced.term.id,
        quantity,
        limits,
        seen: { price: writeUnitPrice(priced.unitPrice), currency: row.product.currency },
      })),
    )
    setAdding(false)
    if (added === 0) return
    forget(filled.map(({ row }) => row.key))
    setOnlyFilled(false)
    showToast('success', orderPadMessages.added(added))
  }

  return (
    <div>
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <span className="relative grow sm:max-w-sm">
          <Search
            size={17}
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-faint"
          />
          <TextField
            label={orderPadTexts.find}
            isLabelHidden
            type="search"
            placeholder={orderPadTexts.placeholder}
            value={term}
            onChange={(event) => setTerm(event.target.value)}
          />
        </span>
        {seesPrices ? (
          <Checkbox
            label={orderPadTexts.onlyFilledIn}
            checked={isOnlyFilled}
            onChange={(event) => setOnlyFilled(event.target.checked)}
          />
        ) : null}
        <p role="status" className="tabular text-sm text-soft sm:ml-auto">
          {orderPadTexts.lines(shown.length)}
        </p>
      </div>
      {shown.length === 0 ? (
        <EmptyState icon={<Search size={24} aria-hidden="true" />} title={orderPadMessages.nothingFound}>
          {orderPadMessages.nothingFoundHelp}
        </EmptyState>
      ) : (
        <PadTable rows={shown} quantities={quantities} seesPrices={seesPrices} onChange={setQuantity} />
      )}
      {seesPrices ? (
        <PadBar
          totals={totals}
          isBusy={isAdding}
          refusal={refusal}
          load={
            totals.lines > 0 ? (
              <Suspense fallback={null}>
                <PadLoad rows={rows} quantities={quantities} className="w-full" />
              </Suspense>
            ) : null
          }
          onAdd={() => void oncePerPress('order pad', add)}
          onClear={() => forget(rows.map(({ key }) => key))}
        />
      ) : null}
    </div>
  )
}

function matches({ product, variant }: PadRow, wanted: string): boolean {
  return wanted === '' || `${product.name} ${variant} ${product.ttw_code ?? ''}`.toLowerCase().includes(wanted)
}
