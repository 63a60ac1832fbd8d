import { quoteTexts } from '@fairquay/contract/freight/messages.ts'
import { useNavigate } from '@tanstack/react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { quote } from './use-quote.ts'

/** The end of the wizard: what happens now, and the way out (docs/product.md#freight-quotes). Closing it leads the same way. */
export function SentDialog({ isOpen }: { isOpen: boolean }) {
  const navigate = useNavigate()
  function leave() {
    void navigate({ to: '/' }).then(() => quote.getState().clear())
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={leave}
      title={quoteTexts.sentTitle}
      width="narrow"
      footer={<Button onClick={leave}>{quoteTexts.returnToMarketplace}</Button>}
    >
      <p>{quoteTexts.sentReceived}</p>
      <p className="mt-2">{quoteTexts.sentContact}</p>
    </Dialog>
  )
}
