import { type RequestDetail, setRequestStatus } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { requestPageMessages } from '@fairquay/contract/requests/page-messages.ts'
import { getRequestPdf } from '@fairquay/contract/requests/papers/pdf-endpoint.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { call, download } from '../../call.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import { useUser } from '../../session.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { preloadDialog } from '../../ui/dialog.tsx'
import { focusHeading } from '../../ui/focus-heading.ts'
import { saveFile } from '../../ui/save-file.ts'
import { showToast } from '../../ui/toast-list.ts'
import { refreshRequest } from '../thread/request-queries.ts'
import { isOffered } from '../thread/request-threads.ts'
import { describeRefusal, isOvertaken } from '../thread/tell-refusal.ts'

/** What can be done with a request as a whole: keep its document, and take it back. */
export function PartActions({ request }: { request: RequestDetail }) {
  const user = useUser()
  const pdf = useMutation({
    mutationFn: () => download(getRequestPdf, { params: { id: request.id } }),
    onSuccess: (content) => saveFile(content, `${new Date().toISOString().slice(0, 10)}.pdf`),
    onError: () => showToast('error', requestPageMessages.pdfFailed),
  })
  return (
    <>
      {request.has_document ? (
        <Button
          tone="quiet"
          icon={<Download size={17} aria-hidden="true" />}
          isBusy={pdf.isPending}
          onClick={() => pdf.mutate()}
        >
          {requestPageMessages.downloadPdf}
        </Button>
      ) : null}
      {isOffered('withdraw', request, undefined, user) ? <Withdrawal request={request} /> : null}
    </>
  )
}

function Withdrawal({ request }: { request: RequestDetail }) {
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const withdrawal = useMutation({
    mutationFn: () => call(setRequestStatus, { params: { id: request.id }, body: { status: 'withdrawn' } }),
    onSuccess: async () => {
      setAsking(false)
      await refreshRequest(queries, request.id)
      showToast('success', requestPageMessages.withdrawn)
      focusHeading()
    },
    onError: (error) => (isOvertaken(error) ? refreshRequest(queries, request.id) : undefined),
  })
  return (
    <>
      <Button
        tone="quiet"
        icon={<Undo2 size={17} aria-hidden="true" />}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setAsking(true)}
      >
        {requestPageMessages.withdraw}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        tone="danger"
        title={requestPageMessages.withdrawTitle}
        confirmLabel={requestPageMessages.withdraw}
        isBusy={withdrawal.isPending}
        onConfirm={() => withdrawal.mutate()}
        onCancel={() => {
          setAsking(false)
          withdrawal.reset()
        }}
      >
        <p className="text-soft">{requestPageMessages.withdrawHelp}</p>
        <FormFailure error={withdrawal.error} describe={describeRefusal} />
      </ConfirmDialog>
    </>
  )
}
