/** The generic notice (docs/product.md#texts): its title and its sentence. Alone in its file, because the first page needs it and not the other refusals. */
export const genericNotice = {
  title: 'Error!',
  sentence: 'Something went wrong! Contact Support or try again later!',
} as const
