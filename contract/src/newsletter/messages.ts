import { defineMessages } from '../locale.ts'
/** The newsletter's sentences: those of docs/product.md#texts to the letter, and the two mails of a subscription. */
export const newsletterMessages = defineMessages({
  subscribed: 'Thank you for your subscription!',
  failed: 'Something went wrong! Contact Support or try again later!',
})

type Letter = { subject: string; text: string }

/** To the subscriber; `support` is missing while the operator has not said where people write to. */
export function writeWelcome(marketplace: string, support: string | undefined): Letter {
  return {
    subject: `Your subscription to the ${marketplace} newsletter`,
    text: [
      newsletterMessages.subscribed,
      '',
      `From now on we send the ${marketplace} newsletter to this address.`,
      ...(support
        ? [`If this was not you, or you change your mind, write to ${support} and we take the address off the list.`]
        : []),
      '',
      marketplace,
      '',
    ].join('\n'),
  }
}

/** To the operator's desk. */
export function writeNotice(subscriber: string): Letter {
  return {
    subject: 'New newsletter subscription',
    text: ['Please add this address to the newsletter:', '', subscriber, ''].join('\n'),
  }
}
