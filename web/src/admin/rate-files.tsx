import { listRateFiles, type RateFile, undoRateFile } from '@fairquay/contract/admin/rate-endpoints.ts'
import { formatDay, formatMoment } from '@fairquay/contract/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '../call.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { auditTexts } from './audit-texts.ts'
import { Loaded, rowLook, rowsLook } from './desk-frame.tsx'
import { adminTexts } from './texts.ts'
import { useDeskAction } from './use-desk-action.ts'

/** The files of rates that were taken last, each with its undoing; nothing where none was. */
export function RateFiles() {
  const [asked, setAsked] = useState<RateFile | null>(null)
  const files = useQuery({
    queryKey: ['operator', 'rate-files'],
    queryFn: ({ signal }) => call(listRateFiles, { signal }),
    staleTime: 0,
  })
  return (
    <Loaded query={files} rows={1}>
      {({ data }) =>
        data.length === 0 ? null : (
          <>
            <h2 className="mb-2 text-lg">{adminTexts.rateFilesTaken}</h2>
            <ul aria-label={adminTexts.rateFilesTaken} className={`${rowsLook} max-w-2xl`}>
              {data.map((file) => (
                <FileRow key={file.id} file={file} onUndo={() => setAsked(file)} />
              ))}
            </ul>
            {asked ? <UndoDialog key={asked.id} file={asked} onClose={() => setAsked(null)} /> : null}
          </>
        )
      }
    </Loaded>
  )
}

function FileRow({ file, onUndo }: { file: RateFile; onUndo: () => void }) {
  const { name, added, replaced, made_by, made_at, undone_at } = file
  return (
    <li className={`${rowLook} flex flex-wrap items-center gap-x-4 gap-y-2`}>
      <div className="min-w-0 grow basis-56">
        <p className="font-medium break-words">{name}</p>
        <p className="tabular text-sm text-soft">{adminTexts.rateFileDid(added, replaced)}</p>
      </div>
      <p className="tabular text-sm text-soft">
        {adminTexts.rateFileBy(made_by || auditTexts.theMarketplace, formatMoment(made_at))}
        {undone_at === null ? null : <span className="block">{adminTexts.rateFileUndoneOn(formatDay(undone_at))}</span>}
      </p>
      {undone_at === null ? (
        <Button
          size="small"
          tone="secondary"
          icon={<Undo2 size={16} aria-hidden="true" />}
          aria-label={adminTexts.undoRateFile(name)}
          onClick={onUndo}
        >
          {adminTexts.undoRates}
        </Button>
      ) : null}
    </li>
  )
}

function UndoDialog({ file: { id, name }, onClose }: { file: RateFile; onClose: () => void }) {
  const undoing = useDeskAction({
    act: () => call(undoRateFile, { params: { id } }),
    done: () => adminTexts.rateFileUndone(name),
    onDone: onClose,
    isFailureShown: true,
  })
  return (
    <ConfirmDialog
      isOpen
      title={adminTexts.undoRateFileQuestion(name)}
      confirmLabel={adminTexts.undoRates}
      isBusy={undoing.isPending}
      onConfirm={() => undoing.mutate(undefined)}
      onCancel={onClose}
    >
      <p>{adminTexts.undoRateFileHelp}</p>
      <FormFailure error={undoing.error} />
    </ConfirmDialog>
  )
}
