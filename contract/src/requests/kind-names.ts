/** What the kinds of request are called on the wire; what each of them is: kinds.ts. Apart from it, so that an address can be read without their rules. */
export const requestKinds = ['purchase', 'logistic', 'customs'] as const
export type RequestKind = (typeof requestKinds)[number]
