import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { formatNumber } from '@fairquay/contract/locale.ts'
import { exportRateLanes, type RateCard, takeRateLanes } from '@fairquay/contract/rate-cards/endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { Download, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { call, download } from '../call.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { saveFile } from '../ui/save-file.ts'
import { TableScroll } from '../ui/table-scroll.tsx'
import { showToast } from '../ui/toast-list.ts'
import { useCardsChanged } from './card-queries.ts'
import { rateCardTexts as texts } from './texts.ts'

type Taken = AnswerOf<typeof takeRateLanes>
type LaneFileProps = { card: RateCard; mayEdit: boolean }

/** Lanes into a file, and out of one: first what it would do, then, when that is wanted, it is done. */
export function LaneFile({ card, mayEdit }: LaneFileProps) {
  const saving = useMutation({
    mutationFn: async (format: 'csv' | 'xlsx') =>
      saveFile(await download(exportRateLanes, { params: { id: card.id }, query: { format } }), `rate-card.${format}`),
    onError: () => showToast('error', texts.exportFailed),
  })
  return (
    <section className="mb-8 rounded-lg border border-line bg-surface p-4 md:p-5">
      <h2 className="text-lg">{texts.importTitle}</h2>
      <p className="mt-1 mb-4 text-sm text-soft">{texts.importHelp}</p>
      <div className="flex flex-wrap gap-x-2 gap-y-3">
        {mayEdit ? <FileTaking card={card} /> : null}
        {(['csv', 'xlsx'] as const).map((format) => (
          <Button
            key={format}
            tone="quiet"
            icon={<Download size={16} aria-hidden="true" />}
            isBusy={saving.isPending && saving.variables === format}
            onClick={() => saving.mutate(format)}
          >
            {format === 'csv' ? texts.exportCsv : texts.exportXlsx}
          </Button>
        ))}
      </div>
    </section>
  )
}

function FileTaking({ card }: { card: RateCard }) {
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [chosen, setChosen] = useState<{ file: File; isWhole: boolean } | null>(null)
  const changed = useCardsChanged()
  const send = ({ file, isWhole }: NonNullable<typeof chosen>, isTrial: boolean): Promise<Taken> => {
    const form = new FormData()
    form.append('file', file)
    return call(takeRateLanes, {
      params: { id: card.id },
      query: { name: file.name.slice(0, 200) || 'lanes', is_trial: isTrial, is_whole: isWhole },
      form,
    })
  }
  const trying = useMutation({ mutationFn: (asked: NonNullable<typeof chosen>) => send(asked, true) })
  const taking = useMutation({
    mutationFn: (asked: NonNullable<typeof chosen>) => send(asked, false),
    onSuccess: ({ change }) => {
      end()
      showToast('success', change ? texts.taken : texts.nothingNew)
      return changed()
    },
  })
  function begin(asked: NonNullable<typeof chosen>) {
    setChosen(asked)
    taking.reset()
    trying.mutate(asked)
  }
  function end() {
    setChosen(null)
    trying.reset()
    // The buttons that were pressed go away; whoever uses the keyboard goes on here.
    button.current?.focus()
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,text/csv"
        aria-label={texts.choose}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) begin({ file, isWhole: false })
          event.target.value = ''
        }}
      />
      <Button
        ref={button}
        tone="secondary"
        icon={<Upload size={16} aria-hidden="true" />}
        isBusy={trying.isPending}
        onClick={() => input.current?.click()}
      >
        {texts.choose}
      </Button>
      {chosen ? (
        <div className="order-last w-full min-w-0 rounded-md bg-sunken p-4" aria-live="polite">
          <p className="font-medium">{texts.trial(chosen.file.name)}</p>
          {trying.data ? <Trial taken={trying.data} /> : null}
          <FormFailure error={trying.error ?? taking.error} />
          <Checkbox
            className="mt-2"
            label={texts.endOthers}
            checked={chosen.isWhole}
            onChange={(event) => begin({ ...chosen, isWhole: event.target.checked })}
          />
          <div className="mt-3 flex flex-wrap gap-2">
            <Button
              isBusy={taking.isPending}
              disabled={!trying.data || trying.isPending || isNothing(trying.data)}
              onClick={() => taking.mutate(chosen)}
            >
              {texts.take}
            </Button>
            <Button tone="secondary" onClick={end} disabled={taking.isPending}>
              {texts.cancel}
            </Button>
          </div>
        </div>
      ) : null}
    </>
  )
}

function isNothing({ counts }: Taken): boolean {
  return counts.added + counts.ended === 0
}

function Trial({ taken }: { taken: Taken }) {
  return (
    <>
      <p className="tabular mt-1">{texts.counts(taken.counts)}</p>
      {taken.faults.length > 0 ? <p className="mt-1 text-sm text-amber">{texts.leftOut}</p> : null}
      {isNothing(taken) ? <p className="text-soft">{texts.nothingNew}</p> : null}
      {taken.faults.length > 0 ? (
        <div className="mt-3">
          <TableScroll label={texts.faults}>
            <table className="block w-full text-sm md:table">
              <thead className="hidden text-left text-soft md:table-header-group">
                <tr>
                  {[texts.row, texts.column, texts.stands, texts.why].map((title) => (
                    <th key={title} scope="col" className="px-3 py-2 font-medium">
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="block md:table-row-group">
                {taken.faults.map((fault) => (
                  <FaultRow key={`${fault.row} ${fault.column}`} fault={fault} />
                ))}
              </tbody>
            </table>
          </TableScroll>
        </div>
      ) : null}
    </>
  )
}

/** A row that cannot be taken; on a phone it is a card. */
function FaultRow({ fault: { row, column, text, reason } }: { fault: Taken['faults'][number] }) {
  const cells = [
    [texts.row, formatNumber(row)],
    [texts.column, column],
    [texts.stands, text],
    [texts.why, reason],
  ] as const
  return (
    <tr className="block border-t border-line px-3 py-2 first:border-t-0 md:table-row md:align-top md:first:border-t">
      {cells.map(([title, says]) => (
        <td key={title} className="tabular flex justify-between gap-4 py-0.5 md:table-cell md:px-3 md:py-1.5">
          <span className="shrink-0 text-soft md:hidden">{title}</span>
          <span className="min-w-0 break-words max-md:text-right">{says}</span>
        </td>
      ))}
    </tr>
  )
}
