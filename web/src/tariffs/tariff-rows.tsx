import { formatDay } from '@fairquay/contract/locale.ts'
import { type KeptTariffRow, removeTariff } from '@fairquay/contract/tariffs/endpoints.ts'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { rowLook, rowsLook } from '../admin/desk-frame.tsx'
import { useDeskAction } from '../admin/use-desk-action.ts'
import { call } from '../call.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { nameRate, RateInWords, RateSubject } from './rate-facts.tsx'
import { tariffTexts as texts } from './texts.ts'

type TariffRowsProps = { rows: readonly KeptTariffRow[]; onCorrect: (kept: KeptTariffRow) => void }

/** Rates with where they are from and who brought them when; cards on a phone. */
export function TariffRows({ rows, onCorrect }: TariffRowsProps) {
  const [removed, setRemoved] = useState<KeptTariffRow | null>(null)
  const removing = useDeskAction({
    act: ({ id }: KeptTariffRow) => call(removeTariff, { params: { id } }),
    done: ({ row }) => texts.removed(nameRate(row)),
    onDone: () => setRemoved(null),
  })
  return (
    <>
      <ul aria-label={texts.rows} className={rowsLook}>
        {rows.map((kept) => (
          <li
            key={kept.id}
            className={`${rowLook} grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,5fr)_auto]`}
          >
            <RateSubject row={kept.row} />
            <div className="max-lg:col-span-2 max-lg:row-start-2">
              <RateInWords row={kept.row} />
            </div>
            <div className="min-w-0 text-sm break-words max-lg:col-span-2 max-lg:row-start-3">
              <p>{kept.row.source}</p>
              <p className="text-soft">
                {texts.broughtBy(
                  kept.change.made_by || texts.somebody,
                  formatDay(kept.change.made_at),
                  kept.change.title,
                )}
              </p>
            </div>
            <div className="flex gap-1 max-lg:row-start-1 max-lg:col-start-2">
              <IconButton
                size="small"
                label={texts.correctRow(nameRate(kept.row))}
                icon={<Pencil size={16} aria-hidden="true" />}
                onClick={() => onCorrect(kept)}
              />
              <IconButton
                size="small"
                label={texts.removeRow(nameRate(kept.row))}
                icon={<Trash2 size={16} aria-hidden="true" />}
                onClick={() => setRemoved(kept)}
              />
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={removed !== null}
        title={removed ? texts.removeQuestion(nameRate(removed.row)) : ''}
        confirmLabel={texts.remove}
        tone="danger"
        isBusy={removing.isPending}
        onConfirm={() => removed && removing.mutate(removed)}
        onCancel={() => setRemoved(null)}
      >
        {texts.removeHelp}
      </ConfirmDialog>
    </>
  )
}
