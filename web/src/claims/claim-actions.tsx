import type { ClaimDetail } from '@fairquay/contract/claims/shapes.ts'
import type { ClaimAction } from '@fairquay/contract/claims/states.ts'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import type { ButtonTone } from '../ui/button-look.ts'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { claimTexts } from './texts.ts'
import type { WordyAction } from './words-dialog.tsx'

type DialogProps = { claim: ClaimDetail; onClose: () => void }

const words = (action: WordyAction) =>
  lazyDialog(async () => {
    const { WordsDialog } = await import('./words-dialog.tsx')
    return (props: DialogProps) => <WordsDialog {...props} action={action} />
  })
const dialogs = {
  say: words('say'),
  refuse: words('refuse'),
  insist: words('insist'),
  withdraw: words('withdraw'),
  send_back: words('send_back'),
  offer: lazyDialog(async () => (await import('./offer-dialog.tsx')).OfferDialog),
  accept: lazyDialog(async () => (await import('./accept-dialog.tsx')).AcceptDialog),
  credit: lazyDialog(async () => (await import('./credit-dialog.tsx')).CreditDialog),
  replace: lazyDialog(async () => (await import('./replace-dialog.tsx')).ReplaceDialog),
  receive_back: lazyDialog(async () => (await import('./receive-back-dialog.tsx')).ReceiveBackDialog),
}

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
  if (claim.actions.length === 0 && !open) return null
  const Dialog = open && dialogs[open]
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
            onPointerEnter={dialogs[action].preload}
            onFocus={dialogs[action].preload}
            onClick={() => setOpen(action)}
          >
            {claimTexts.actions[action]}
          </Button>
        ))}
      {Dialog ? <Dialog key={open} claim={claim} onClose={() => setOpen(undefined)} /> : null}
    </div>
  )
}
