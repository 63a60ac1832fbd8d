/** What is counted, in the order of what leads to what; `showroom_views` stands for itself. */
export const figureNames = ['views', 'adds', 'requests', 'offers', 'orders', 'showroom_views'] as const
export type FigureName = (typeof figureNames)[number]
