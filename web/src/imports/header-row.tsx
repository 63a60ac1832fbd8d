import type { ImportFormat, TableSample } from '@fairquay/contract/imports/format-schema.ts'
import { Check } from 'lucide-react'
import { joinClasses } from '../ui/join-classes.ts'
import type { Reading } from './reading-fields.tsx'
import { importsTexts as say } from './texts.ts'

type HeaderRowProps = { format: ImportFormat; sample: TableSample; onReadAgain: (reading: Reading) => void }

/** The first rows as they stand in the file; pressing one takes the titles of the columns from it. Open where they do not stand in the first. */
export function HeaderRow({ format, sample: { top = [], sheets = [] }, onReadAgain }: HeaderRowProps) {
  const [first] = top
  if (!first || top.length < 2) return null
  const { container, encoding, delimiter, sheet, headerRow = first.line } = format
  const read = (line: number) =>
    onReadAgain({
      headerRow: line,
      ...(container === 'text' && { encoding, delimiter }),
      ...(sheet !== undefined && { sheet }),
    })
  return (
    <details
      className="mt-4 rounded-lg border border-line bg-surface px-4 py-3"
      open={headerRow !== first.line || sheets.length > 1}
    >
      <summary className="cursor-pointer font-medium">{say.titlesIn(headerRow)}</summary>
      <p className="mt-1 mb-3 text-sm text-soft">{say.titlesHelp}</p>
      <ol className="overflow-hidden rounded-md border border-line text-sm">
        {top.map(({ line, cells }) => {
          const isChosen = line === headerRow
          return (
            <li key={line} className="border-t border-line first:border-t-0">
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => (isChosen ? undefined : read(line))}
                className={joinClasses(
                  'flex min-h-11 w-full items-center gap-3 overflow-hidden px-3 py-1.5 text-left md:min-h-9',
                  isChosen
                    ? 'bg-tint font-medium'
                    : line < headerRow
                      ? 'text-faint hover:bg-sunken'
                      : 'hover:bg-sunken',
                )}
              >
                <span className="tabular flex w-16 shrink-0 items-center gap-1 text-soft">
                  {say.row(line)}
                  {isChosen ? <Check size={16} aria-hidden="true" className="text-quay" /> : null}
                </span>
                {cells.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                  <span key={at} className={joinClasses('truncate', cells.length > 1 ? 'w-32 shrink-0' : 'min-w-0')}>
                    {cell}
                  </span>
                ))}
              </button>
            </li>
          )
        })}
      </ol>
    </details>
  )
}
