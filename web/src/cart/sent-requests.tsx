import { cartPageMessages } from '@fairquay/contract/cart/page-messages.ts'
import { sentTexts } from '@fairquay/contract/trade/messages.ts'
import { Link } from '@tanstack/react-router'
import { Dialog } from '../ui/dialog.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import type { SentRequest } from './send-purchase.ts'
import { cartTexts } from './texts.ts'

type SentRequestsProps = { requests: readonly SentRequest[]; onClose: () => void }

/** Where several requests have gone at once: each by its number, with its seller. */
export function SentRequests({ requests, onClose }: SentRequestsProps) {
  return (
    <Dialog
      isOpen={requests.length > 0}
      onClose={onClose}
      title={cartPageMessages.sent(requests.length)}
      width="narrow"
      isConfirmation
      footer={<LinkButton to="/requests">{cartTexts.allRequests}</LinkButton>}
    >
      <ul>
        {requests.map(({ id, seller }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2 last:border-0"
          >
            <span className="min-w-0">{seller}</span>
            <Link
              to="/requests/$id"
              params={{ id: String(id) }}
              className="inline-flex min-h-8 items-center rounded-sm font-medium text-quay underline-offset-4 hover:underline"
            >
              {sentTexts.open(id)}
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
