/** How the catalogue stands, down to its list. */
export const catalogueLook = {
  page: 'page-width pt-4 pb-16',
  heading: 'mt-3 mb-4 text-2xl md:text-3xl',
}
