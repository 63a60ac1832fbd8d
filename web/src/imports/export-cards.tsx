import { downloadTemplate, exportProducts } from '@fairquay/contract/imports/endpoints.ts'
import { importPageMessages as say } from '@fairquay/contract/imports/page-messages.ts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { download } from '../call.ts'
import { Button } from '../ui/button.tsx'
import { saveFile } from '../ui/save-file.ts'
import { showToast } from '../ui/toast-list.ts'

type Format = 'csv' | 'xlsx'

/** The template to begin with, and one's own products to take along. */
export function ExportCards() {
  return (
    <div className="mt-6 grid gap-4 md:grid-cols-2">
      <Card title={say.templateTitle} help={say.templateHelp} endpoint={downloadTemplate} name="import-template" />
      <Card title={say.exportTitle} help={say.exportHelp} endpoint={exportProducts} name="products" />
    </div>
  )
}

type CardProps = {
  title: string
  help: string
  endpoint: typeof downloadTemplate | typeof exportProducts
  name: string
}

function Card({ title, help, endpoint, name }: CardProps) {
  const fetching = useMutation({
    mutationFn: async (format: Format) =>
      saveFile(await download(endpoint, { query: { format } }), `${name}.${format}`),
    onError: (error) => showToast('error', error.message),
  })
  const button = (format: Format, label: string) => (
    <Button
      tone="secondary"
      size="small"
      icon={<Download size={16} aria-hidden="true" />}
      aria-label={`${title}: ${label}`}
      isBusy={fetching.isPending && fetching.variables === format}
      onClick={() => fetching.mutate(format)}
    >
      {label}
    </Button>
  )
  return (
    <section aria-label={title} className="flex flex-col gap-2 rounded-lg border border-line bg-surface px-5 py-4">
      <h2 className="text-lg">{title}</h2>
      <p className="grow text-sm text-soft">{help}</p>
      <div className="mt-1 flex gap-3">
        {button('csv', say.csv)}
        {button('xlsx', say.excel)}
      </div>
    </section>
  )
}
