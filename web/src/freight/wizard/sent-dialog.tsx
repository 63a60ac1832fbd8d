import { quoteTexts } from '@fairquay/contract/freight/messages.ts'
import { sentTexts } from '@fairquay/contract/trade/messages.ts'
import { useNavigate } from '@tanstack/react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/**
 * The end of the wizard (docs/product.md#freight-quotes): the fixed sentences with their button back to the marketplace, and the request itself as the main
 * way on. Closing the dialog leads to the marketplace. `requestId` is null until the quote was sent.
 */
export function SentDialog({ requestId }: { requestId: number | null }) {
  const navigate = useNavigate()
  const leave = () => void navigate({ to: '/' })
  return (
    <Dialog
      isOpen={requestId !== null}
      onClose={leave}
      title={quoteTexts.sentTitle}
      width="narrow"
      footer={
        requestId === null ? null : (
          <>
            <Button tone="secondary" onClick={leave}>
              {quoteTexts.returnToMarketplace}
            </Button>
            <LinkButton to="/requests/$id" params={{ id: String(requestId) }}>
              {sentTexts.open(requestId)}
            </LinkButton>
          </>
        )
      }
    >
      <p>{quoteTexts.sentReceived}</p>
      <p className="mt-2">{quoteTexts.sentContact}</p>
    </Dialog>
  )
}
