import { defineMessages } from './locale.ts'

/** The generic notice (docs/product.md#texts): its title and its sentence. Alone in its file, because the first page needs it and not the other refusals. */
export const genericNotice = defineMessages({
  title: 'Error!',
  sentence: 'Something went wrong! Contact Support or try again later!',
  /** Said by the web where no server answers. */
  unreachable: 'The server could not be reached. Check your connection and try again.',
})
