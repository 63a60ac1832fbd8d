/**
 * How somebody showed who they are. `code`: password and a code of an authenticator app; `recovery`: password and a recovery code; `company`: at the provider of
 * their company; `visit`: they did not, an operator looks on with their consent.
 */
export const signInWays = ['password', 'code', 'recovery', 'passkey', 'company', 'visit'] as const
export type SignInWay = (typeof signInWays)[number]
