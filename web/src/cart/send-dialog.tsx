import type { CartItem } from '@fairquay/contract/cart/items.ts'
import { cartPageMessages } from '@fairquay/contract/cart/page-messages.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CallFailure } from '../call-failure.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { useKept } from '../forms/use-kept.ts'
import { showToast } from '../ui/toast-list.ts'
import { AskedLines, Totals } from './asked-lines.tsx'
import { askingTermsQuery } from './asking-terms-query.ts'
import { forgetUploads, isSendable, uploadFiles } from './attach-files.ts'
import { FileFields } from './file-fields.tsx'
import { groupBySeller } from './group-by-seller.ts'
import { fillTerms, keptWishes, noWishes, refuseWishes, wishFieldOf } from './kept-wishes.ts'
import { PriceStep } from './price-note.tsx'
import { type SentRequest, usePurchaseSending } from './send-purchase.ts'
import { TermFields } from './term-fields.tsx'
import { cartTexts } from './texts.ts'
import { refreshCart } from './use-cart.ts'
import { WishFields } from './wish-fields.tsx'

type SendDialogProps = {
  items: readonly CartItem[]
  isOpen: boolean
  onClose: () => void
  onSent: (requests: readonly SentRequest[]) => void
}

/**
 * Asks once before purchase requests go out, one to each seller among the selected lines, and takes what the buyer wishes beside the goods. A failure leaves
 * everything as it is.
 */
export function SendDialog({ items: selected, isOpen, onClose, onSent }: SendDialogProps) {
  const isChecking = usePriceCheck(isOpen)
  const [files, setFiles] = useState<readonly File[]>([])
  const { draft, change, clear } = useKept(keptWishes.name, noWishes, keptWishes)
  const sending = usePurchaseSending()
  const terms = useQuery({ ...askingTermsQuery, enabled: isOpen })
  // What can be sent; prices may have gone while the confirmation was open.
  const items = selected.filter(({ term }) => term)
  const form = useForm({
    start: noWishes,
    kept: [draft, change],
    refuse: (wishes) => refuseWishes(wishes, items),
    fieldOf: (name) => wishFieldOf(name, items),
    send: async (wishes) => {
      const attachments = await uploadFiles(files.filter(isSendable))
      return sending.mutateAsync({ items, wishes, attachments }).catch((error) => {
        // One of the files is not there any more: it is brought again with the next try.
        if (error instanceof CallFailure && 'attachments' in error.details) forgetUploads(files)
        throw error
      })
    },
    onSent: (requests) => {
      clear()
      forgetUploads(files)
      setFiles([])
      onSent(requests)
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: filled in once for each request
  useEffect(() => {
    if (isOpen && terms.data && !form.values.isFilled) form.update((now) => fillTerms(now, terms.data))
  }, [isOpen, terms.data, form.values.isFilled])
  const isEmpty = isOpen && items.length === 0 && sending.isIdle
  // What was selected may have left the market while the prices were fetched.
  useEffect(() => {
    if (!isEmpty) return
    onClose()
    showToast('warning', cartPageMessages.nothingLeft)
  }, [isEmpty, onClose])
  const sellers = groupBySeller(items).length
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      title={cartPageMessages.sendTitle}
      description={cartPageMessages.sendHelp}
      action={cartTexts.sendRequest}
      width="medium"
      isChecking={isChecking}
      onClose={() => {
        form.reset(form.values)
        onClose()
      }}
    >
      <AskedLines items={items} form={form} />
      {sellers > 1 ? (
        <p className="flex justify-between gap-4 px-4 font-semibold">
          {cartTexts.total}
          <Totals items={items} />
        </p>
      ) : null}
      <WishFields form={form} />
      <FileFields files={files} onChange={setFiles} />
      <TermFields
        form={form}
        addresses={terms.data?.addresses ?? []}
        from={items.map(({ product }) => product.country.code)}
      />
      <p role="status" className="text-sm text-soft empty:hidden">
        {isChecking ? cartPageMessages.checkingPrices : null}
      </p>
      <ChangedPrices items={items} />
      <FormFailure error={form.failure} describe={(error) => describeFailure(error, items)} />
    </FormDialog>
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

function ChangedPrices({ items }: { items: readonly CartItem[] }) {
  const changed = items.filter(({ priceChange }) => priceChange)
  return (
    <div role="status" className="rounded-md bg-amber-tint px-4 py-3 text-sm text-amber empty:hidden">
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

/** The sentence, and what of it is about which goods. */
function describeFailure(error: Error, items: readonly CartItem[]) {
  const details = error instanceof CallFailure ? Object.entries(error.details) : []
  return (
    <>
      <p>{error.message}</p>
      {details.length > 0 ? (
        <ul className="mt-1 list-disc pl-5 text-sm font-normal">
          {details.map(([field, sentence]) => (
            <li key={field}>{[nameOfLine(field, items), sentence].filter(Boolean).join(': ')}</li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

/** The refused field is named `lines.N.something`; people know the line by its product. */
function nameOfLine(field: string, items: readonly CartItem[]): string | undefined {
  const index = /^lines\.(\d+)/.exec(field)?.[1]
  return index === undefined ? undefined : items[Number(index)]?.product.name
}
