import { formatNumber } from '@fairquay/contract/locale.ts'
import { tableLimits } from '@fairquay/contract/shipment-plans/tables.ts'
import { FileUp } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'
import { plannerTexts as texts } from './texts.ts'
import type { TableFile } from './use-table-file.ts'

const types =
  '.xlsx,.csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A file whose table takes the place of what is typed, where it can still be looked through; of a workbook of several sheets one is chosen. */
export function TableFileField({ file }: { file: TableFile }) {
  const { isReading, name, fault, tables, chosen, read, choose } = file
  const input = useRef<HTMLInputElement>(null)
  const help = useId()
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          size="small"
          tone="secondary"
          icon={<FileUp size={16} aria-hidden="true" />}
          isBusy={isReading}
          aria-describedby={help}
          onClick={() => input.current?.click()}
        >
          {texts.file}
        </Button>
        <input
          ref={input}
          type="file"
          // The button before it is what is seen, named and reached.
          hidden
          accept={types}
          onChange={({ currentTarget }) => {
            const [picked] = currentTarget.files ?? []
            // The same file chosen again is a change as well.
            if (picked) read(picked)
            currentTarget.value = ''
          }}
        />
        <span role="status" className="min-w-0 text-sm break-words text-soft">
          {isReading ? texts.readingFile(name) : tables.length > 0 ? name : ''}
        </span>
      </div>
      <p id={help} className="text-sm text-soft">
        {texts.fileHelp}
      </p>
      <p role="alert" className="text-sm text-brick">
        {fault ? texts.fileFault(name, fault) : ''}
      </p>
      {tables.length > 1 ? (
        <Select
          label={texts.sheet}
          options={tables.map((table, index) => ({ value: String(index), label: table.name }))}
          value={String(chosen)}
          onChange={(event) => choose(Number(event.target.value))}
        />
      ) : null}
      {tables[chosen]?.isCut ? (
        <p className="text-sm text-amber">{texts.cutFile(formatNumber(tableLimits.rows))}</p>
      ) : null}
    </div>
  )
}
