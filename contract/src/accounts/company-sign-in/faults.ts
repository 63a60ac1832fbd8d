/** What can become of a sign-in at a company's provider that does not come through. A closed set: it stands in an address, and in the owner's trial. */
export const companySignInFaultNames = [
  'denied',
  'unreachable',
  'forbidden',
  'refused_client',
  'untrusted',
  'unverified',
  'stranger',
  'other_login',
  'over',
] as const
export type CompanySignInFault = (typeof companySignInFaultNames)[number]
