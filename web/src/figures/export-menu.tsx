import { refusePeriod } from '@fairquay/contract/figures/address.ts'
import {
  exportFigures,
  type FigureFileFormat,
  figureFileFormats,
  type figureTables,
} from '@fairquay/contract/figures/endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { download } from '../call.ts'
import { buttonLook } from '../ui/button-look.ts'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { saveFile } from '../ui/save-file.ts'
import { showToast } from '../ui/toast-list.ts'
import { readPeriodOf } from './figure-queries.ts'
import { figuresTexts as say } from './texts.ts'
import { useFiguresAddress } from './use-figures-address.ts'

type FigureTable = (typeof figureTables)[number]

/** The figures of the period as a file: a row for each day, or for each product. */
export function ExportMenu({ tables }: { tables: readonly FigureTable[] }) {
  const { address } = useFiguresAddress()
  const period = readPeriodOf(address)
  const exporting = useMutation({
    mutationFn: async ({ table, format }: { table: FigureTable; format: FigureFileFormat }) =>
      saveFile(
        await download(exportFigures, {
          query: { ...period, table, format, ...(table === 'products' && address.only && { only: address.only }) },
        }),
        `${table}-${period.from}-${period.to}.${format}`,
      ),
    onError: (error) => showToast('error', say.exportFailed, error.message),
  })
  if (refusePeriod(period)) return null
  return (
    <Menu
      buttonClassName={buttonLook('secondary', 'medium')}
      button={
        <>
          <FileDown size={17} aria-hidden="true" />
          {say.export}
        </>
      }
    >
      {tables.flatMap((table) =>
        figureFileFormats.map((format) => (
          <MenuItem key={`${table}-${format}`} onClick={() => exporting.mutate({ table, format })}>
            {say.exportAs[table][format]}
          </MenuItem>
        )),
      )}
    </Menu>
  )
}
