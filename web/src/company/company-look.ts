/** How a company's page stands, from its logo down to what it says of itself. */
export const companyLook = {
  page: 'page-width space-y-12 pt-6 pb-16 lg:space-y-16',
  head: 'flex flex-wrap items-center gap-x-6 gap-y-4',
  logo: 'size-20 shrink-0 rounded-lg border border-line bg-surface object-contain sm:size-28',
  naming: 'min-w-0 grow basis-52',
  name: 'text-2xl text-pretty sm:text-3xl',
  place: 'mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-soft',
  ways: 'flex w-full flex-wrap gap-2 sm:w-auto',
  facts: 'mt-7 grid grid-cols-2 gap-3 lg:grid-cols-[1fr_1fr_2fr]',
  tile: 'rounded-lg border border-line bg-surface px-4 py-3',
  factName: 'text-sm text-faint',
  factValue: 'tabular mt-0.5 text-lg leading-snug font-medium text-pretty',
  industriesTile: 'col-span-2 lg:col-span-1',
  industries: 'mt-1.5 flex flex-wrap gap-1.5',
  story: 'mt-7 max-w-3xl whitespace-pre-line text-base leading-relaxed text-soft',
}
