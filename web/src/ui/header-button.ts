/** How the cart and the bell of the headers look; the picture that comes with the page and what follows it alike. */
export const headerButtonClasses =
  'relative grid size-11 place-items-center rounded-md text-soft transition-colors hover:bg-tint hover:text-quay md:size-10'
