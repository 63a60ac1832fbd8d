import type { OrdersAddress } from '@fairquay/contract/orders/address.ts'
import { exportOrders, type OrderFileFormat, orderFileFormats } from '@fairquay/contract/orders/endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { download } from '../call.ts'
import { buttonLook } from '../ui/button-look.ts'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { saveFile } from '../ui/save-file.ts'
import { showToast } from '../ui/toast-list.ts'
import { queryOf } from './order-queries.ts'
import { orderTexts } from './texts.ts'

/** What the list is narrowed to, as a file. */
export function ExportMenu({ address }: { address: OrdersAddress }) {
  const exporting = useMutation({
    mutationFn: async (format: OrderFileFormat) =>
      saveFile(await download(exportOrders, { query: { ...queryOf(address), format } }), `orders.${format}`),
    onError: (error) => showToast('error', orderTexts.exportFailed, error.message),
  })
  return (
    <Menu
      buttonClassName={buttonLook('secondary', 'medium')}
      button={
        <>
          <FileDown size={17} aria-hidden="true" />
          {orderTexts.export}
        </>
      }
    >
      {orderFileFormats.map((format) => (
        <MenuItem key={format} onClick={() => exporting.mutate(format)}>
          {orderTexts.exportAs[format]}
        </MenuItem>
      ))}
    </Menu>
  )
}
