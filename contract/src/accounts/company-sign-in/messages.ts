import { defineMessages } from '../../locale.ts'
import type { CompanySignInFault } from './faults.ts'

/** Sentences of signing in at the provider of one's company. */
export const companySignInMessages = defineMessages({
  noProvider: 'No company signs its people in this way with addresses like this one. Please use your password.',
  over: 'This sign-in was used already, took too long or began in another browser. Please begin again.',
  noCompany: 'You act for no company.',
  issuerWrong: 'Please enter the address of the issuer, such as https://login.company.com.',
  issuerNotSafe: 'The address has to begin with https://.',
  issuerWithPassword: 'The address must hold no name and no password.',
  issuerWithMore: 'The address must end before any ? or #.',
  secretMissing: 'Please enter the secret that your provider gave you.',
  notSetUp: 'Please set up the provider first.',
  notTried: 'Please try it out first: it can be switched on once a sign-in came through.',
  noDomain: 'Members can be asked to sign in this way once a domain of their addresses is approved.',
  notYourDomain: 'A domain can be claimed when the address of one of your members ends in it.',
  publicDomain: 'Addresses of this domain belong to everybody: no company can speak for them.',
  domainTaken: 'Another company speaks for this domain already.',
  reasonMissing: 'Please write why: the owners of the company read it.',
})

/** What somebody reads whose sign-in did not come through. */
export const companySignInFaults: Record<CompanySignInFault, string> = defineMessages({
  denied: 'Your company’s provider did not let you in, or you turned back there.',
  unreachable: 'Your company’s provider did not answer, or not as expected. Please try again in a few minutes.',
  forbidden: 'The address of the provider is not one of the public internet.',
  refused_client: 'The provider did not accept the client ID or its secret.',
  untrusted: 'The provider’s answer could not be trusted. Please begin again.',
  unverified: 'The provider does not say that your e-mail address is verified.',
  stranger: 'No active member of the company has the e-mail address that the provider named.',
  other_login: 'Your account belongs to another login at the provider. Please speak to an owner of your company.',
  over: companySignInMessages.over,
})
