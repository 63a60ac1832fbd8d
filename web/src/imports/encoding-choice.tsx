import type { ImportFormat, TableSample } from '@fairquay/contract/imports/format-schema.ts'
import { encodingNames } from '@fairquay/contract/imports/page-messages.ts'
import { Check } from 'lucide-react'
import { joinClasses } from '../ui/join-classes.ts'
import type { Reading } from './reading-fields.tsx'
import { importsTexts as say } from './texts.ts'

type EncodingChoiceProps = { format: ImportFormat; sample: TableSample; onReadAgain: (reading: Reading) => void }

/** Lines of the file as the likeliest encodings read them, side by side; pressing one has the file read so. Open where nobody could be sure. */
export function EncodingChoice({ format, sample, onReadAgain }: EncodingChoiceProps) {
  const { encodings = [], isEncodingSure } = sample
  const { encoding, delimiter, headerRow } = format
  if (encodings.length < 2) return null
  return (
    <details className="mt-4 rounded-lg border border-line bg-surface px-4 py-3" open={!isEncodingSure}>
      <summary className="cursor-pointer font-medium">{say.encodingsTitle}</summary>
      <p className="mt-1 mb-3 text-sm text-soft">{say.encodingsHelp}</p>
      <ul className="grid gap-3 sm:grid-cols-2">
        {encodings.map((one) => {
          const isChosen = one.encoding === encoding
          return (
            <li key={one.encoding}>
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() =>
                  isChosen
                    ? undefined
                    : onReadAgain({ encoding: one.encoding, delimiter, ...(headerRow !== undefined && { headerRow }) })
                }
                className={joinClasses(
                  'h-full w-full rounded-md border px-3 py-2 text-left text-sm',
                  isChosen ? 'border-quay bg-tint' : 'border-line hover:bg-sunken',
                )}
              >
                <span className="flex items-center justify-between gap-2 font-medium">
                  {encodingNames[one.encoding]}
                  {isChosen ? <Check size={16} aria-hidden="true" className="text-quay" /> : null}
                </span>
                {one.lines.map((line, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
                  <span key={at} className="mt-1 block truncate text-soft">
                    {line}
                  </span>
                ))}
              </button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
