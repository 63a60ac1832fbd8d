/** What other pages call the way to several sellers; apart from the rest, because pages of goods carry no more of it than this. */
export const sourcingNames = { title: 'Several sellers', ask: 'Ask several sellers' } as const
