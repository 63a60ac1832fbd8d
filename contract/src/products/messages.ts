import { defineMessages } from '../locale.ts'
export const productMessages = defineMessages({
  changedMeanwhile: (who: string) =>
    `${who} changed this product while you were working on it. Nothing was overwritten.`,
  somebody: 'Somebody',
  hiddenByOperator: 'The marketplace has hidden this product. It cannot be published until this is lifted.',
  foreignPicture: 'This picture cannot be used here. Upload it again.',
  foreignProduct: 'One of these products is no longer there. Take it out.',
  gone: 'This product is no longer there.',
  /** Stands after the name of a copy. */
  copyMark: '(copy)',
  reasonMissing: 'Say why, so that the seller can put it right.',
})
