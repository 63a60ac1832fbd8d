/** The id of the heading that links lead to: `#/company/…#reviews`. */
export const reviewsAnchor = 'reviews'

/** Leads the eye and the keyboard to the reviews of the page. */
export function showReviews(): void {
  const heading = document.getElementById(reviewsAnchor)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}
