/** Whether only those are listed whose next try is refused, or everybody who is counted now. */
export const countGroups = ['held', 'all'] as const
export type CountGroup = (typeof countGroups)[number]
