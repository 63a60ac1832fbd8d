import * as Type from 'typebox'

/** How what is in a pack must travel, as it was when the pack was frozen; absent is what nobody had said. Degrees Celsius; '9', 'UN3480'. */
export const packTravel = Type.Object({
  temperature: Type.Optional(Type.Object({ min: Type.Number(), max: Type.Number() })),
  dangerousGoodsClass: Type.Optional(Type.String()),
  unNumber: Type.Optional(Type.String()),
})
