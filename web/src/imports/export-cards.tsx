import { downloadTemplate } from '@fairquay/contract/imports/endpoints.ts'
import type { ExportQuestion } from '@fairquay/contract/imports/export-formats.ts'
import { exportMessages } from '@fairquay/contract/imports/export-messages.ts'
import { importPageMessages as say } from '@fairquay/contract/imports/page-messages.ts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { download } from '../call.ts'
import { ExportChoices } from '../products/export-choices.tsx'
import { Button } from '../ui/button.tsx'
import { saveFile } from '../ui/save-file.ts'
import { Select } from '../ui/select.tsx'
import { showToast } from '../ui/toast-list.ts'

/** The template to begin with, and one's own products to take along. */
export function ExportCards() {
  return (
    <div className="mt-6 grid items-start gap-4 lg:grid-cols-2">
      <TemplateCard />
      <ProductsCard />
    </div>
  )
}

function Card({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-2 rounded-lg border border-line bg-surface px-5 py-4">
      <h2 className="text-lg">{title}</h2>
      <p className="text-sm text-soft">{help}</p>
      {children}
    </section>
  )
}

function TemplateCard() {
  const fetching = useMutation({
    mutationFn: async (format: 'csv' | 'xlsx') =>
      saveFile(await download(downloadTemplate, { query: { format } }), `import-template.${format}`),
    onError: (error) => showToast('error', error.message),
  })
  const button = (format: 'csv' | 'xlsx', label: string) => (
    <Button
      tone="secondary"
      size="small"
      icon={<Download size={16} aria-hidden="true" />}
      aria-label={`${say.templateTitle}: ${label}`}
      isBusy={fetching.isPending && fetching.variables === format}
      onClick={() => fetching.mutate(format)}
    >
      {label}
    </Button>
  )
  return (
    <Card title={say.templateTitle} help={say.templateHelp}>
      <div className="mt-1 flex gap-3">
        {button('csv', say.csv)}
        {button('xlsx', say.excel)}
      </div>
    </Card>
  )
}

const states = ['published', 'draft', 'hidden'] as const

function ProductsCard() {
  const [state, setState] = useState<ExportQuestion['state']>()
  return (
    <Card title={say.exportTitle} help={say.exportHelp}>
      <Select
        label={exportMessages.which}
        className="mt-1 max-w-72"
        value={state ?? ''}
        options={[
          { value: '', label: exportMessages.all },
          ...states.map((one) => ({ value: one, label: exportMessages.states[one] })),
        ]}
        onChange={({ target }) => setState(states.find((one) => one === target.value))}
      />
      <ExportChoices wanted={{ state }} />
    </Card>
  )
}
