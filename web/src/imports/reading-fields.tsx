import { delimiters, encodings } from '@fairquay/contract/imports/format.ts'
import type { ImportFormat, TableSample } from '@fairquay/contract/imports/format-schema.ts'
import { delimiterNames, encodingNames, importPageMessages as say } from '@fairquay/contract/imports/page-messages.ts'
import { Select } from '../ui/select.tsx'
import { importsTexts } from './texts.ts'

/** What decides how the bytes become a table: a change has the server read the file again. */
export type Reading = Partial<Pick<ImportFormat, 'encoding' | 'delimiter' | 'sheet' | 'headerRow'>>

type ReadingFieldsProps = {
  format: ImportFormat
  sample: TableSample
  onReadAgain: (reading: Reading) => void
}

/** How the bytes are read: the characters and what parts the columns of a text, the sheet of a workbook that has several. */
export function ReadingFields({ format, sample: { sheets = [] }, onReadAgain }: ReadingFieldsProps) {
  const { container, encoding, delimiter, sheet = '', headerRow } = format
  if (container === 'xlsx' && sheets.length > 1)
    return (
      <Select
        label={importsTexts.sheet}
        value={sheet}
        options={sheets.map((name) => ({ value: name, label: name }))}
        onChange={({ target }) => onReadAgain({ sheet: target.value })}
      />
    )
  if (container !== 'text') return null
  return (
    <>
      <Select
        label={say.encoding}
        value={encoding}
        options={encodings.map((one) => ({ value: one, label: encodingNames[one] }))}
        onChange={({ target }) =>
          onReadAgain({
            ...{ encoding: encodings.find((one) => one === target.value) ?? 'utf-8', delimiter },
            ...(headerRow !== undefined && { headerRow }),
          })
        }
      />
      <Select
        label={say.delimiter}
        value={delimiter}
        options={delimiters.map((one) => ({ value: one, label: delimiterNames[one] }))}
        onChange={({ target }) =>
          onReadAgain({ delimiter: delimiters.find((one) => one === target.value) ?? ',', encoding })
        }
      />
    </>
  )
}
