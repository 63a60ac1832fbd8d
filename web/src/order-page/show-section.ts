/** Leads the eye and the keyboard to a part of the page: the one that is called by the heading of this id. */
export function showSection(id: string): void {
  const section = document.querySelector<HTMLElement>(`[aria-labelledby="${id}"]`)
  section?.scrollIntoView({ block: 'start' })
  section?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
}
