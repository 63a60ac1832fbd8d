import { type CartItem, sumBefore, sumItems } from '@fairquay/contract/cart/items.ts'
import { cartPageMessages } from '@fairquay/contract/cart/page-messages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { CallFailure } from '../call-failure.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { PriceText } from '../ui/price-text.tsx'
import { showToast } from '../ui/toast-list.ts'
import { groupBySeller } from './group-by-seller.ts'
import { PriceStep } from './price-note.tsx'
import { usePurchaseSending } from './send-purchase.ts'
import { cartTexts } from './texts.ts'
import { refreshCart } from './use-cart.ts'

type SendDialogProps = { items: readonly CartItem[]; isOpen: boolean; onClose: () => void }

/** Asks once before purchase requests go out: one to each seller among the selected lines. A failure leaves everything as it is. */
export function SendDialog({ items, isOpen, onClose }: SendDialogProps) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const groups = groupBySeller(items)
  const isChecking = usePriceCheck(isOpen)
  const sending = usePurchaseSending((requests, sent) => {
    onClose()
    showToast(
      'success',
      cartPageMessages.sent(requests),
      cartPageMessages.sentHelp(groupBySeller(sent).map(({ company }) => company.name)),
    )
    void queries.invalidateQueries({ queryKey: ['requests'] })
    void navigate({ to: '/' })
  })
  const isEmpty = isOpen && items.length === 0 && sending.isIdle
  // What was selected may have left the market while the prices were fetched.
  useEffect(() => {
    if (!isEmpty) return
    onClose()
    showToast('warning', cartPageMessages.nothingLeft)
  }, [isEmpty, onClose])
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={cartPageMessages.sendTitle}
      confirmLabel={cartTexts.sendRequest}
      isBusy={sending.isPending || isChecking}
      onConfirm={() => sending.mutate(items)}
      onCancel={() => {
        sending.reset()
        onClose()
      }}
    >
      <p className="text-soft">{cartPageMessages.sendHelp}</p>
      <ul className="mt-4 rounded-lg border border-line">
        {groups.map(({ company, items: lines }) => (
          <li key={company.id} className="flex justify-between gap-4 border-b border-line px-4 py-3 last:border-0">
            <span className="min-w-0">
              <span className="block truncate font-medium">{company.name}</span>
              <span className="text-sm text-soft">{cartPageMessages.products(lines.length)}</span>
            </span>
            <span className="flex flex-col items-end font-semibold">
              {sumItems(lines).map(({ currency, total }) => (
                <Total key={currency} total={total} before={sumBefore(lines, currency)} currency={currency} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      {groups.length > 1 ? (
        <p className="mt-3 flex justify-between gap-4 px-4 font-semibold">
          {cartTexts.total}
          <span className="flex flex-col items-end">
            {sumItems(items).map(({ currency, total }) => (
              <Total key={currency} total={total} before={sumBefore(items, currency)} currency={currency} />
            ))}
          </span>
        </p>
      ) : null}
      <p role="status" className="mt-3 text-sm text-soft empty:hidden">
        {isChecking ? cartPageMessages.checkingPrices : null}
      </p>
      <ChangedPrices items={items} />
      <Failure error={sending.error} items={items} />
    </ConfirmDialog>
  )
}

/** Milliseconds after which a slow server no longer keeps a person from sending. */
const longestCheck = 3000

/** Fetches today's prices whenever the confirmation opens; when the server cannot be reached, sending will say so. */
function usePriceCheck(isOpen: boolean): boolean {
  const [isChecking, setChecking] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    let isLeft = false
    setChecking(true)
    const finish = () => {
      if (!isLeft) setChecking(false)
    }
    const patience = setTimeout(finish, longestCheck)
    void refreshCart().finally(finish)
    return () => {
      isLeft = true
      clearTimeout(patience)
    }
  }, [isOpen])
  return isOpen && isChecking
}

function Total({ total, before, currency }: { total: number; before: number | undefined; currency: string }) {
  return (
    <span className="flex items-baseline gap-2">
      {before === undefined || before === total ? null : (
        <s className="text-sm font-normal text-soft">
          <span className="sr-only">{cartPageMessages.priceBefore} </span>
          <PriceText minor={before} currency={currency} />
        </s>
      )}
      <PriceText minor={total} currency={currency} />
    </span>
  )
}

function ChangedPrices({ items }: { items: readonly CartItem[] }) {
  const changed = items.filter(({ priceChange }) => priceChange)
  return (
    <div role="status" className="mt-4 rounded-md bg-amber-tint px-4 py-3 text-sm text-amber empty:hidden">
      {changed.length > 0 ? (
        <>
          <p className="font-medium">{cartPageMessages.pricesChanged(changed.length)}</p>
          <ul className="mt-1">
            {changed.map((item) => (
              <li key={item.key} className="flex flex-wrap justify-between gap-x-4">
                <span className="min-w-0 truncate">{item.product.name}</span>
                <PriceStep item={item} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}

function Failure({ error, items }: { error: Error | null; items: readonly CartItem[] }) {
  const details = error instanceof CallFailure ? Object.entries(error.details) : []
  return (
    <div role="alert" className="mt-4 text-sm text-brick empty:hidden">
      {error ? <p className="font-medium">{error.message}</p> : null}
      {details.length > 0 ? (
        <ul className="mt-1 list-disc pl-5">
          {details.map(([field, sentence]) => (
            <li key={field}>{[nameOfLine(field, items), sentence].filter(Boolean).join(': ')}</li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/** The refused field is named `lines.N.something`; people know the line by its product. */
function nameOfLine(field: string, items: readonly CartItem[]): string | undefined {
  const index = /^lines\.(\d+)/.exec(field)?.[1]
  return index === undefined ? undefined : items.filter(({ term }) => term)[Number(index)]?.product.name
}
