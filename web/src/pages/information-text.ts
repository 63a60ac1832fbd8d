/** A paragraph, or points one below the other. */
export type Passage = string | readonly string[]

/** One of the marketplace's own pages to read. */
export type InformationText = {
  title: string
  lead: string
  /** A line above the title that says what kind of page it is. */
  kind?: string
  sections: readonly { heading: string; passages: readonly Passage[] }[]
  /** Where to go from here: addresses to what their links say. */
  next?: Readonly<Record<string, string>>
}
