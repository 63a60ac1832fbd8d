/** How a showroom stands, from its banner down to its goods. Low, so that the goods are on the first screen. */
export const showroomLook = {
  page: 'page-width pt-3 pb-16',
  banner: 'relative h-20 overflow-hidden rounded-lg sm:h-32',
  bannerPicture: 'absolute inset-0 size-full object-cover',
  /** White words stay readable on any picture. */
  bannerShade:
    'absolute inset-0 bg-linear-to-r from-[rgb(8_22_18/0.82)] via-[rgb(8_22_18/0.58)] to-[rgb(8_22_18/0.12)]',
  bannerWords: 'absolute inset-0 flex max-w-3xl flex-col justify-center px-5 pb-5 sm:px-10',
  bannerTitle: 'line-clamp-1 font-semibold text-xl text-pretty sm:text-3xl',
  bannerSubTitle: 'mt-1 line-clamp-1 text-sm sm:text-base',
  intro: 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2',
  seller: 'flex min-w-0 items-end gap-4',
  logo: 'relative -mt-4 ml-4 size-14 shrink-0 rounded-lg border border-line bg-surface object-contain sm:-mt-8 sm:ml-10 sm:size-20',
  name: 'flex min-w-0 flex-wrap items-center gap-x-2 pt-3 pb-1',
  ways: 'grid grow grid-cols-2 gap-2 md:mt-3 md:grow-0',
  description: 'mt-2 max-w-3xl sm:pl-10',
  cut: 'flex items-center gap-2',
  story: 'whitespace-pre-line text-soft',
  cutStory: 'line-clamp-1 min-w-0',
  facts: 'mt-1 hidden flex-wrap gap-x-6 gap-y-1 text-sm md:flex sm:pl-10',
  fact: 'flex gap-2',
  goods: 'mt-3 border-t border-line pt-3',
  line: 'mb-4 flex flex-wrap items-center gap-x-4 gap-y-2',
}
