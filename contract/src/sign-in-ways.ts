/**
 * How somebody showed who they are. `code`: password and a code of an authenticator app; `recovery`: password and a recovery code; `company`: at the provider of
 * their company.
 */
export const signInWays = ['password', 'code', 'recovery', 'passkey', 'company'] as const
export type SignInWay = (typeof signInWays)[number]
