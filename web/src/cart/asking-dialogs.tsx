import type { CartItem } from '@fairquay/contract/cart/items.ts'
import type { Notice } from '@fairquay/contract/cart/messages.ts'
import { cartPageMessages } from '@fairquay/contract/cart/page-messages.ts'
import { sentTexts } from '@fairquay/contract/trade/messages.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { whereaboutsQuery } from '../accounts/whereabouts-query.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { showToast } from '../ui/toast-list.ts'
import { SendDialog } from './send-dialog.tsx'
import type { SentRequest } from './send-purchase.ts'
import { SentRequests } from './sent-requests.tsx'

const DetailsDialog = lazyPart(() => import('./details-dialog.tsx'), 'DetailsDialog')

type AskingDialogsProps = {
  selected: readonly CartItem[]
  /** Whether the lines are known. */
  isReady: boolean
  hasCompany: boolean
  mayAsk: boolean
  /** Why nothing can be sent. */
  refuse: () => Notice | undefined
}

/** What opens over the cart to ask sellers: the details nobody has told yet, the confirmation, and where it went. */
export function AskingDialogs({ selected, isReady, hasCompany, mayAsk, refuse }: AskingDialogsProps) {
  const { open } = useSearch({ from: '/market/cart' })
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [sent, setSent] = useState<readonly SentRequest[]>([])
  const mayOpen = open === 'send' && isReady && mayAsk
  const whereabouts = useQuery({ ...whereaboutsQuery, enabled: hasCompany })
  const missing = whereabouts.data && whereabouts.data.missing.length > 0 ? whereabouts.data : undefined
  const close = () => void navigate({ to: '/cart', replace: true })

  function show(requests: readonly SentRequest[]) {
    const [first, ...others] = requests
    if (first && others.length === 0) {
      showToast('success', cartPageMessages.sent(1), sentTexts.number(first.id))
      return void navigate({ to: '/requests/$id', params: { id: String(first.id) }, replace: true })
    }
    setSent(requests)
    close()
  }

  // The confirmation may be opened by an address: 'start order', a reload, signing in again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: judged once, as soon as the lines are known
  useEffect(() => {
    const refused = open === 'send' && isReady ? refuse() : undefined
    if (!refused) return
    showToast('warning', refused.title, refused.description)
    close()
  }, [open, isReady])

  return (
    <>
      {mayOpen && missing ? (
        <Suspense fallback={null}>
          <DetailsDialog
            known={missing}
            onClose={close}
            onSaved={(known) => queries.setQueryData(whereaboutsQuery.queryKey, known)}
          />
        </Suspense>
      ) : null}
      <SendDialog
        items={selected}
        isOpen={mayOpen && !whereabouts.isPending && !missing}
        onClose={close}
        onSent={show}
      />
      <SentRequests requests={sent} onClose={() => setSent([])} />
    </>
  )
}
