import { defineMessages, formatNumber } from '../locale.ts'
import type { FigureName } from './figure-names.ts'
import { mostPeriodDays } from './period.ts'

export const figureMessages = defineMessages({
  refusedPeriods: {
    backwards: 'The period ends before it begins.',
    long: `Figures are shown for ${formatNumber(mostPeriodDays)} days at most.`,
  },
  exportsRunning: 'Other files are being made for you. Try again in a moment.',
})

export const figureTitles: Record<FigureName, string> = defineMessages({
  views: 'Product views',
  adds: 'Added to cart',
  requests: 'Requests',
  offers: 'Offers',
  orders: 'Orders',
  showroom_views: 'Showroom views',
})
