import { closeRfq, type RfqDetail } from '@fairquay/contract/sourcing/endpoints.ts'
import { sourcingPageMessages as messages } from '@fairquay/contract/sourcing/page-messages.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../call.ts'
import { CallFailure } from '../call-failure.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { preloadDialog } from '../ui/dialog.tsx'
import { focusHeading } from '../ui/focus-heading.ts'
import { showToast } from '../ui/toast-list.ts'
import { rfqQuery } from './sourcing-queries.ts'

/** The way out of an RFQ that nobody gets the order of. */
export function CloseRfq({ rfq }: { rfq: RfqDetail }) {
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { queryKey } = rfqQuery(rfq.id)
  const closing = useMutation({
    mutationFn: () => call(closeRfq, { params: { id: rfq.id } }),
    onSuccess: ({ data }) => {
      setAsking(false)
      queries.setQueryData(queryKey, data)
      void queries.invalidateQueries({ queryKey: ['sourcing', 'list'] })
      void queries.invalidateQueries({ queryKey: ['requests'] })
      showToast('success', messages.closedToast)
      focusHeading()
    },
    onError: (error) => {
      if (error instanceof CallFailure && error.code === 'conflict') void queries.invalidateQueries({ queryKey })
    },
  })
  return (
    <>
      <Button
        tone="secondary"
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => {
          closing.reset()
          setAsking(true)
        }}
      >
        {messages.close}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        tone="danger"
        title={messages.closeTitle}
        confirmLabel={messages.close}
        isBusy={closing.isPending}
        onConfirm={() => closing.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p className="text-soft">{messages.closeHelp}</p>
        <FormFailure error={closing.error} />
      </ConfirmDialog>
    </>
  )
}
