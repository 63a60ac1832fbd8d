import { defineMessages } from '../locale.ts'
export const webhookMessages = defineMessages({
  title: 'Webhooks',
  help: 'We call an address of yours whenever something happens to your requests, orders, shipments, invoices and payments, claims, reviews, products or stock.',
  addressWrong: 'This is not the address of a web server.',
  addressNotSafe: 'The address has to begin with https://.',
  addressWithPassword: 'An address with a name and a password in it is not accepted. Check the signature instead.',
  tooMany: 'A company can have ten webhooks. Delete one that is not needed any more.',
  noCompany: 'Your account belongs to no company, so it has no integrations.',
  noEvents: 'Please choose at least one event.',
  forbidden: 'The address does not lead to the public internet.',
  unreachable: 'The address could not be reached.',
  noAnswer: 'There was no answer within 10 seconds.',
  isOff: 'This webhook is switched off.',
  notSent: 'It was not sent, because the webhook was switched off meanwhile.',
  secretOnce: 'Copy the secret now. It is not shown again.',
  rotateHelp:
    'You get a new secret. Until tomorrow every call is signed with both, so that nothing is refused while you change over.',
  deleteHelp: 'It is called no more, and its log is deleted.',
  empty: 'There are no webhooks yet.',
  noDeliveries: 'Nothing has been sent yet.',
  givenUp: 'Switched off after three days without success',
  goneState: 'Switched off: the receiver said gone (410)',
  gone: 'The receiver said: gone, for good (410). It asked never to be called again, so the webhook was switched off. Switch it on again once the address answers.',
  redirected:
    'The address leads elsewhere, and redirects are not followed. Give the webhook the address where they end.',
  replayed: 'It is sent again.',
  saved: 'The webhook is saved.',
  deleted: 'The webhook is deleted.',
})

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

export const deliveryStateNames: Record<DeliveryState, string> = defineMessages({
  waiting: 'Being sent',
  delivered: 'Delivered',
  failed: 'Failed',
})
