/** An industry of the set as it is chosen and named; its sub-industries the same. */
export type Choice = {
  icon: string
  name: string
  isChosen: boolean
  subs: readonly { name: string; isChosen: boolean }[]
}
