import { type CartItem, sumItems } from '@fairquay/contract/cart/items.ts'
import { cartPageMessages } from '@fairquay/contract/cart/page-messages.ts'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CallFailure } from '../call.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { PriceText } from '../ui/price-text.tsx'
import { showToast } from '../ui/toast-list.ts'
import { groupBySeller } from './group-by-seller.ts'
import { sendPurchase } from './send-purchase.ts'

type SendDialogProps = { items: readonly CartItem[]; isOpen: boolean; onClose: () => void }

/** Asks once before purchase requests go out: one to each seller among the selected lines. A failure leaves everything as it is. */
export function SendDialog({ items, isOpen, onClose }: SendDialogProps) {
  const navigate = useNavigate()
  const groups = groupBySeller(items)
  const sending = useMutation({
    mutationFn: (lines: readonly CartItem[]) => sendPurchase(lines),
    onSuccess: ({ requests }, lines) => {
      onClose()
      showToast(
        'success',
        cartPageMessages.sent(requests.length),
        cartPageMessages.sentHelp(groupBySeller(lines).map(({ company }) => company.name)),
      )
      void navigate({ to: '/' })
    },
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={cartPageMessages.sendTitle}
      confirmLabel="Send request"
      isBusy={sending.isPending}
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
                <PriceText key={currency} minor={total} currency={currency} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      <Failure error={sending.error} items={items} />
    </ConfirmDialog>
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
