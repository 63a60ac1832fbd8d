/** How long a token may be good for, in days; whoever needs it longer makes a new one in time. */
export const tokenDays = [30, 90, 365] as const
export const longestDays = 365
export const mostTokens = 20
