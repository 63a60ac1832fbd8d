export const documentKinds = ['data_sheet', 'certificate', 'manual', 'safety_sheet', 'other'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** A replacement is named where the product cannot be had; an accessory goes with it; related goods stand before those that are found. */
export const linkKinds = ['replacement', 'accessory', 'related'] as const
export type LinkKind = (typeof linkKinds)[number]
