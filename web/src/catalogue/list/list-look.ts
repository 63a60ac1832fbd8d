/** How a list of goods stands: filters beside it where there is room, a line of what it can be told, and the cards. */
export const listLook = {
  beside: 'lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-10',
  line: 'mb-5 flex flex-wrap items-center gap-x-4 gap-y-3',
  controls: 'flex w-full items-center gap-2 md:ml-auto md:w-auto',
  count: 'tabular text-soft',
  grid: 'grid grid-cols-2 gap-x-3 gap-y-7 sm:gap-x-4 md:grid-cols-4 lg:grid-cols-3 xl:grid-cols-4 min-[1900px]:grid-cols-5 lg:gap-x-5 lg:gap-y-9',
}

/** So many cards, the first row, are what people see first. */
export const firstCards = 4
