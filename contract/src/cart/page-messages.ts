/** What the cart's screens say beside the sentences of spec §2 and §8. */
export const cartPageMessages = {
  signIn: 'Sign in to use your cart',
  signInHelp: 'Your cart is kept with your account and waits for you on every machine.',
  loadFailed: 'Some products of your cart could not be loaded.',
  notOffered: 'No longer offered',
  sendTitle: 'Send purchase request?',
  sendHelp: 'Each seller gets one request with your company and contact details and answers you directly.',
  sent: (count: number) => (count === 1 ? 'Your request was sent' : `${count} requests were sent`),
  sentHelp: (sellers: readonly string[]) => `${sellers.join(', ')} will answer you by e-mail.`,
  removed: (count: number) => (count === 1 ? '1 product removed.' : `${count} products removed.`),
  products: (count: number) => (count === 1 ? '1 product' : `${count} products`),
} as const
