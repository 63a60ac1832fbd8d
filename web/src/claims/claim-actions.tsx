import type { ClaimDetail } from '@fairquay/contract/claims/shapes.ts'
import type { ClaimAction } from '@fairquay/contract/claims/states.ts'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import type { ButtonTone } from '../ui/button-look.ts'
import { preloadDialog } from '../ui/dialog.tsx'
import { AcceptDialog } from './accept-dialog.tsx'
import { CreditDialog } from './credit-dialog.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import { ReceiveBackDialog } from './receive-back-dialog.tsx'
import { ReplaceDialog } from './replace-dialog.tsx'
import { claimTexts } from './texts.ts'
import { WordsDialog, type WordyAction, wordyActions } from './words-dialog.tsx'

/** The likeliest first. */
const order: readonly ClaimAction[] = [
  'accept',
  'offer',
  'credit',
  'replace',
  'receive_back',
  'send_back',
  'refuse',
  'insist',
  'withdraw',
  'say',
]
const likely: readonly ClaimAction[] = ['accept', 'offer', 'credit', 'replace', 'receive_back', 'send_back']

function toneOf(action: ClaimAction): ButtonTone {
  return likely.includes(action) ? 'primary' : action === 'refuse' || action === 'insist' ? 'secondary' : 'quiet'
}

/** What the reader of a claim can do with it now. */
export function ClaimActions({ claim }: { claim: ClaimDetail }) {
  const [open, setOpen] = useState<ClaimAction>()
  if (claim.actions.length === 0) return null
  const close = () => setOpen(undefined)
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {order
        .filter((action) => claim.actions.includes(action))
        .map((action) => (
          <Button
            key={action}
            tone={toneOf(action)}
            size="small"
            className="max-md:min-h-11"
            onPointerEnter={preloadDialog}
            onFocus={preloadDialog}
            onClick={() => setOpen(action)}
          >
            {claimTexts.actions[action]}
          </Button>
        ))}
      {open === 'offer' ? <OfferDialog claim={claim} onClose={close} /> : null}
      {open === 'accept' ? <AcceptDialog claim={claim} onClose={close} /> : null}
      {open === 'credit' ? <CreditDialog claim={claim} onClose={close} /> : null}
      {open === 'replace' ? <ReplaceDialog claim={claim} onClose={close} /> : null}
      {open === 'receive_back' ? <ReceiveBackDialog claim={claim} onClose={close} /> : null}
      {isWordy(open) ? <WordsDialog claim={claim} action={open} onClose={close} /> : null}
    </div>
  )
}

function isWordy(action: ClaimAction | undefined): action is WordyAction {
  return (wordyActions as readonly (ClaimAction | undefined)[]).includes(action)
}
