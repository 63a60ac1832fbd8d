import { quoteTexts } from '@fairquay/contract/freight/messages.ts'
import { sentTexts } from '@fairquay/contract/trade/messages.ts'
import { useNavigate } from '@tanstack/react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { leaveTo } from './quote-place.ts'

type SentDialogProps = {
  /** What was sent; null until it is. */
  sentId: number | null
  /** The request whose deal it was asked from; null: it was asked from the cart. */
  requestId: number | null
}

/**
 * The end of the wizard (docs/product.md#freight-quotes): the fixed sentences with their button back to the marketplace, and the request itself as the main
 * way on, in the deal it was asked from. Closing the dialog leads to the marketplace, or back to that deal.
 */
export function SentDialog({ sentId, requestId }: SentDialogProps) {
  const navigate = useNavigate()
  const leave = () => void navigate({ to: '/' })
  return (
    <Dialog
      isOpen={sentId !== null}
      onClose={requestId === null ? leave : () => void navigate(leaveTo(requestId, sentId))}
      title={quoteTexts.sentTitle}
      width="narrow"
      isConfirmation
      footer={
        sentId === null ? null : (
          <>
            <Button tone="secondary" onClick={leave}>
              {quoteTexts.returnToMarketplace}
            </Button>
            <LinkButton {...leaveTo(requestId ?? sentId, sentId)}>{sentTexts.open(sentId)}</LinkButton>
          </>
        )
      }
    >
      <p>{quoteTexts.sentReceived}</p>
      <p className="mt-2">{quoteTexts.sentContact}</p>
    </Dialog>
  )
}
