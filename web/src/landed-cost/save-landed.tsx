import { makeLandedCostFile } from '@fairquay/contract/landed-cost/endpoints.ts'
import type { LandedCostInput } from '@fairquay/contract/landed-cost/shapes.ts'
import { useMutation } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { download } from '../call.ts'
import { Button } from '../ui/button.tsx'
import { saveFile } from '../ui/save-file.ts'
import { showToast } from '../ui/toast-list.ts'
import { landedTexts as texts } from './texts.ts'

type SaveLandedProps = { title: string; calculations: readonly { name: string; input: LandedCostInput }[] }

const formats = ['pdf', 'xlsx'] as const
const labels = { pdf: texts.pdf, xlsx: texts.workbook }

/** Takes what is on the screen along as a file. */
export function SaveLanded({ title, calculations }: SaveLandedProps) {
  const take = useMutation({
    mutationFn: async (format: (typeof formats)[number]) => {
      const body = { title: title.slice(0, 120), format, calculations: [...calculations] }
      saveFile(await download(makeLandedCostFile, { body }), `landed-cost.${format}`)
    },
    onError: () => showToast('error', texts.notMade),
  })
  return formats.map((format) => (
    <Button
      key={format}
      tone="quiet"
      icon={<FileDown size={17} aria-hidden="true" />}
      disabled={calculations.length === 0}
      isBusy={take.isPending && take.variables === format}
      onClick={() => take.mutate(format)}
    >
      {labels[format]}
    </Button>
  ))
}
