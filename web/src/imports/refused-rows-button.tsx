import { downloadRefusedRows } from '@fairquay/contract/imports/endpoints.ts'
import { importPageMessages as say } from '@fairquay/contract/imports/page-messages.ts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { download } from '../call.ts'
import { Button } from '../ui/button.tsx'
import { saveFile } from '../ui/save-file.ts'
import { showToast } from '../ui/toast-list.ts'

/** The refused rows as a file, each with its reason. */
export function RefusedRowsButton({ id }: { id: number }) {
  const fetching = useMutation({
    mutationFn: async () => saveFile(await download(downloadRefusedRows, { params: { id } }), 'refused-rows.csv'),
    onError: (error) => showToast('error', error.message),
  })
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        tone="secondary"
        size="small"
        icon={<Download size={16} aria-hidden="true" />}
        isBusy={fetching.isPending}
        onClick={() => fetching.mutate()}
      >
        {say.refusedRows}
      </Button>
      <p className="text-sm text-soft">{say.refusedHelp}</p>
    </div>
  )
}
