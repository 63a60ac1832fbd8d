import { defineMessages } from '@fairquay/contract/locale.ts'
import type { ReportThing } from '@fairquay/contract/reports/shapes.ts'

const titles: Record<ReportThing, string> = {
  product: 'Report this product',
  company: 'Report this company',
  message: 'Report this message',
}

/** What the button says and the title of what it opens. */
export const reportButtonTexts = defineMessages({ report: 'Report', titles })
