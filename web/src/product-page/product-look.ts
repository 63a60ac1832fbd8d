/**
 * How the page of a product stands. Pictures and what there is to read on the left, everything about ordering on the right; on phones one below the other.
 */
export const productLook = {
  page: 'page-width pt-4 pb-16 max-md:pb-0',
  columns:
    'mt-4 grid grid-cols-1 gap-x-12 gap-y-8 md:gap-x-8 md:grid-cols-[minmax(0,1fr)_21.5rem] lg:gap-x-12 lg:grid-cols-[minmax(0,1fr)_26rem] md:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,1fr)_28rem]',
  frame: 'relative overflow-hidden rounded-lg border border-line bg-sunken',
  picture: 'aspect-square w-full object-contain',
  thumbnails: 'mt-3 flex flex-wrap gap-2',
  thumbnail: 'block size-16 overflow-hidden rounded-md border bg-sunken transition-colors lg:size-18',
  ordering: 'min-w-0 self-start md:sticky md:row-span-2',
  badges: 'mb-2 flex flex-wrap gap-1.5 empty:hidden',
  heading: 'flex items-start gap-2',
  name: 'grow text-2xl text-pretty lg:text-[1.75rem]',
  promise: 'mt-2 text-soft',
}
