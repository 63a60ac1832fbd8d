import { findDraftFaults } from '@fairquay/contract/catalogue/draft-rules.ts'
import { type ProductForm, toProductDraft } from '@fairquay/contract/products/form.ts'
import { variantMessages as say } from '@fairquay/contract/products/variant-messages.ts'
import { useMemo, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { type Pack, PackList } from '../pack-list.tsx'
import { ForWhich } from './for-which.tsx'

type PacksDialogProps = {
  form: ProductForm
  name: string
  packs: readonly Pack[]
  onSet: (packs: Pack[], where: string | null) => void
  onClose: () => void
}

const field = 'packs'

/** How a variant is packed, where that is not as the product is. */
export function PacksDialog({ form, name, packs: stored, onSet, onClose }: PacksDialogProps) {
  const [packs, setPacks] = useState(stored)
  const [where, setWhere] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)
  const faults = useMemo(() => findPackFaults(form, packs), [form, packs])
  return (
    <Dialog
      isOpen
      width="wide"
      title={say.packsOf(name)}
      description={say.packsHelp}
      onClose={onClose}
      footer={
        <Button
          onClick={() => {
            setTried(true)
            if (Object.keys(faults).length === 0) onSet([...packs], where)
          }}
        >
          {say.done}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <PackList
          packs={packs}
          field={field}
          faults={isTried ? faults : {}}
          currency={form.currency}
          onChange={(step) => setPacks(step)}
        />
        <div className="flex flex-wrap gap-2">
          {packs.length === 0 && form.packaging.length > 0 ? (
            <Button size="small" tone="secondary" onClick={() => setPacks(form.packaging)}>
              {say.startPacks}
            </Button>
          ) : null}
          {packs.length > 0 ? (
            <Button size="small" tone="quiet" onClick={() => setPacks([])}>
              {say.clearPacks}
            </Button>
          ) : null}
        </div>
      </div>
      <ForWhich options={form.options} value={where} onChange={setWhere} />
    </Dialog>
  )
}

/** What is wrong with packs, as if they were the product's. */
function findPackFaults(form: ProductForm, packs: readonly Pack[]): Record<string, string> {
  const faults = findDraftFaults(toProductDraft({ ...form, packaging: [...packs], variants: [] }))
  return Object.fromEntries(
    Object.entries(faults).flatMap(([name, sentence]) =>
      sentence !== undefined && name.startsWith('packaging') ? [[name.replace('packaging', field), sentence]] : [],
    ),
  )
}
