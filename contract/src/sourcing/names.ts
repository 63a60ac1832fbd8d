import { defineMessages } from '../locale.ts'
/** What other pages call the way to several sellers; apart from the rest, because pages of goods carry no more of it than this. */
export const sourcingNames = defineMessages({ title: 'Several sellers', ask: 'Ask several sellers' })
