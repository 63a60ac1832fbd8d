/** How the words in front of the quay stand, with the search below them. */
export const heroLook = {
  page: 'page-width flex min-h-[34rem] flex-col pt-10 pb-60 md:min-h-[32rem] md:pt-16 md:pb-16 lg:min-h-0 lg:h-[clamp(30rem,37vw,42rem)] lg:justify-center lg:pt-4 lg:pb-20',
  words: 'max-w-lg xl:max-w-xl',
  title: 'text-[2rem] leading-[1.1] md:text-[2.75rem] xl:text-[3.25rem]',
  lead: 'mt-3 max-w-md text-base text-pretty md:mt-4 md:text-lg',
  search: 'mt-5 md:mt-7',
  ways: 'mt-3 flex flex-wrap gap-1.5 sm:gap-2',
  askSeveral: 'mt-2 text-sm',
  chip: 'inline-flex min-h-9 items-center rounded-full border border-edge/40 bg-surface/80 px-3 text-sm font-medium backdrop-blur-sm sm:px-3.5 transition-colors hover:border-quay hover:text-quay',
}
