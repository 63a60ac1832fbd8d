import { exportProducts } from '@fairquay/contract/imports/endpoints.ts'
import type { ExportFormat, ExportQuestion } from '@fairquay/contract/imports/export-formats.ts'
import { exportMessages as say } from '@fairquay/contract/imports/export-messages.ts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { download } from '../call.ts'
import { Button } from '../ui/button.tsx'
import { saveFile } from '../ui/save-file.ts'
import { showToast } from '../ui/toast-list.ts'

const formats: readonly ExportFormat[] = ['csv', 'xlsx', 'shopify', 'google']

type ExportChoicesProps = { wanted: Omit<ExportQuestion, 'format'>; onSaved?: () => void }

/** The ways own products can be written, each with what it cannot say, as downloads. */
export function ExportChoices({ wanted, onSaved }: ExportChoicesProps) {
  const saving = useMutation({
    mutationFn: async (format: ExportFormat) => {
      const { state, ids } = wanted
      const query = { format, ...(state && { state }), ...(ids && { ids: ids.join(',') }) }
      saveFile(await download(exportProducts, { query }), say.fileNames[format])
    },
    onSuccess: onSaved,
    onError: (error) => showToast('error', error.message),
  })
  return (
    <ul className="flex flex-col divide-y divide-line">
      {formats.map((format) => (
        <li key={format} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
          <div className="min-w-48 flex-1">
            <p className="font-medium">{say.formats[format].name}</p>
            <p className="text-sm text-soft">{say.formats[format].help}</p>
          </div>
          <Button
            tone="secondary"
            size="small"
            icon={<Download size={16} aria-hidden="true" />}
            aria-label={say.downloadAs(say.formats[format].name)}
            isBusy={saving.isPending && saving.variables === format}
            disabled={saving.isPending && saving.variables !== format}
            onClick={() => saving.mutate(format)}
          >
            {say.download}
          </Button>
        </li>
      ))}
    </ul>
  )
}
