import * as Type from 'typebox'

/** How one pack is handled on the road, where that is not as it is with every pack: upright, with others on it. Kilograms. */
export const packHandling = Type.Object({
  thisSideUp: Type.Boolean(),
  stackable: Type.Boolean(),
  maxStackLayers: Type.Optional(Type.Integer()),
  maxTopLoadKg: Type.Optional(Type.Number()),
})
export type PackHandling = Type.Static<typeof packHandling>
