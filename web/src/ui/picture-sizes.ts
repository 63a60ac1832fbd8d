/** How wide pictures stand on the screen, as the `sizes` of an img: of a card in a grid, and of a product on its page. */
export const pictureSizes = {
  card: '(min-width: 1280px) 260px, (min-width: 769px) 24vw, 46vw',
  product: '(min-width: 1280px) 680px, (min-width: 769px) 50vw, 100vw',
}
