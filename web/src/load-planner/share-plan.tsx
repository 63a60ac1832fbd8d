import { makeShipmentPlanFile, planShipmentLoad } from '@fairquay/contract/shipment-plans/endpoints.ts'
import type { PlanInput } from '@fairquay/contract/shipment-plans/shapes.ts'
import { useMutation } from '@tanstack/react-query'
import { FileDown, Link as LinkIcon, Printer } from 'lucide-react'
import { useState } from 'react'
import { call, download } from '../call.ts'
import { Button } from '../ui/button.tsx'
import { saveFile } from '../ui/save-file.ts'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast-list.ts'
import { plannerTexts as texts } from './texts.ts'

const formats = ['pdf', 'csv', 'xlsx'] as const
type Format = (typeof formats)[number]
const labels = { pdf: texts.pdf, csv: texts.csv, xlsx: texts.workbook }

type SharePlanProps = {
  title: string
  input: PlanInput
  /** Of a plan that is kept already. */
  kept?: string
}

/** Hands a plan on: as a link, on paper, as a file. It is kept by the server only when one of them is asked for, and once. */
export function SharePlan({ title, input, kept }: SharePlanProps) {
  const asked = JSON.stringify({ title, input })
  const [made, setMade] = useState<{ asked: string; id: string } | undefined>()
  const id = kept ?? (made?.asked === asked ? made.id : undefined)

  async function keep(): Promise<string> {
    if (id !== undefined) return id
    const { id: key } = await call(planShipmentLoad, { body: { title, keep: true, ...input } })
    if (key === null) throw new Error('The plan was not kept')
    setMade({ asked, id: key })
    return key
  }

  const share = useMutation({
    mutationFn: async () => {
      const address = addressOf(await keep())
      await navigator.clipboard?.writeText(address).then(
        () => showToast('success', texts.shared),
        () => undefined,
      )
    },
    onError: () => showToast('error', texts.notShared),
  })
  const take = useMutation({
    mutationFn: async (format: Format) => {
      const params = { id: await keep() }
      saveFile(await download(makeShipmentPlanFile, { params, query: { format } }), `load-plan.${format}`)
    },
    onError: () => showToast('error', texts.notShared),
  })

  return (
    <div className="flex flex-col items-start gap-2 print:hidden">
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          tone="secondary"
          icon={<LinkIcon size={16} aria-hidden="true" />}
          isBusy={share.isPending}
          onClick={() => share.mutate()}
        >
          {texts.share}
        </Button>
        <Button
          size="small"
          tone="secondary"
          icon={<Printer size={16} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {texts.print}
        </Button>
        {formats.map((format) => (
          <Button
            key={format}
            size="small"
            tone="quiet"
            icon={<FileDown size={16} aria-hidden="true" />}
            isBusy={take.isPending && take.variables === format}
            onClick={() => take.mutate(format)}
          >
            {labels[format]}
          </Button>
        ))}
      </div>
      {id !== undefined && share.isSuccess ? (
        <TextField
          label={texts.sharedAt}
          readOnly
          value={addressOf(id)}
          className="w-full max-w-md"
          onFocus={(event) => event.target.select()}
        />
      ) : null}
    </div>
  )
}

function addressOf(id: string): string {
  return `${location.origin}${location.pathname}#/load-planner/${id}`
}
