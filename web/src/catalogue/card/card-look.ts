/** How a card of goods in a grid looks, from its picture down to its name. */
export const cardLook = {
  card: 'group @container relative flex h-full min-w-0 flex-col',
  frame: 'relative aspect-square overflow-hidden rounded-lg bg-sunken',
  picture: 'size-full object-cover transition-transform duration-180 ease-out group-hover:scale-[1.025]',
  words: 'flex grow flex-col pt-2.5',
  seller:
    'relative z-10 -my-0.5 max-w-full self-start truncate rounded-sm py-1 text-[0.8125rem] leading-tight text-faint hover:text-quay hover:underline',
  heading: 'text-[0.9375rem] leading-snug font-medium tracking-normal text-pretty @max-[9rem]:text-[0.8125rem]',
  name: 'line-clamp-2 min-h-6 rounded-sm after:absolute after:inset-0 after:rounded-lg group-hover:text-quay',
}

/** Up to this width names on cards are cut as on a phone. */
export const phoneCards = '(max-width: 768px)'
