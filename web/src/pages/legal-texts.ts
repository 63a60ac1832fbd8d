import { describeOperator } from '@fairquay/contract/describe-operator.ts'
import { defineMessages } from '@fairquay/contract/locale.ts'
import { findSupportAddress, isOperatorNamed, type Settings } from '@fairquay/contract/settings.ts'
import type { InformationText } from './information-text.ts'

/**
 * Templates an operator starts from: they say what the software does with data as it is delivered, and name the operator. Whoever adds an
 * outside service, or trades under other rules, points the footer's links at texts of their own.
 */
export const writeLegalTexts = defineMessages(
  (settings: Settings): Record<string, InformationText> => ({
    privacy: writePrivacy(settings),
    terms: writeTerms(settings),
  }),
)

const addressMissing = 'The operator has not given an address yet.'

/** What visitors read in the place of a text that nobody answers for yet: nothing that could be wrong. */
export const writeUnwritten = defineMessages((settings: Settings): Record<string, InformationText> => {
  const address = findSupportAddress(settings)
  const lead = `Whoever runs ${settings.name} has not filled in this page yet.`
  const sections = address ? [{ heading: 'Questions', passages: [`Write to ${address}.`] }] : []
  return {
    privacy: { title: 'Privacy Policy', lead, sections },
    terms: { title: 'Terms', lead, sections },
  }
})

/** Said above the title to the operator, who sees the text the page begins with before visitors do. */
function markBeginning(settings: Settings): Pick<InformationText, 'kind'> {
  return isOperatorNamed(settings)
    ? {}
    : {
        kind: 'Not filled in yet. Only operators see this text: visitors read it once your company, its number and an address for questions are in the settings.',
      }
}

function writePrivacy(settings: Settings): InformationText {
  const address = findSupportAddress(settings)
  return {
    ...markBeginning(settings),
    title: 'Privacy Policy',
    lead: 'What this marketplace keeps about you, why, for how long, and who can see it.',
    sections: [
      {
        heading: 'Who is responsible',
        passages: [
          `${describeOperator(settings) || `${settings.name}.`} ${address ? `You reach us at ${address}.` : addressMissing}`,
        ],
      },
      {
        heading: 'When you look around',
        passages: [
          'You need no account to browse. Looking around sets no cookies, counts no visits across sites and loads nothing from other companies: fonts, flags, maps and pictures come from this server.',
          'The server keeps a technical log of requests for as long as it takes to find faults. It holds no passwords and no session tokens.',
        ],
      },
      {
        heading: 'When you have an account',
        passages: [
          'We keep your name, e-mail address, telephone number and company, because the other side of a trade must know who asks. Your password is kept only in a form from which it cannot be read again.',
          'A session lasts up to 30 days or until you sign out. With it we keep which browser it belongs to, so that you can recognise and end it. Your session, your cart and your choice of light or dark are also kept in your own browser.',
          'A second step keeps what it takes to check it: the secret shared with your app, and recovery codes in a form from which they cannot be read again. Of a passkey we keep its public half and the name you gave it. If you sign in at your company’s own service, it tells us your name and e-mail address.',
          'Who runs the marketplace can look at it as you see it only after you have allowed that, for the time you chose, without being able to change anything, and on a record that you can read.',
          'To stop people from guessing passwords, failed attempts are counted for a short time by account and by network address.',
          'When you sign in, one cookie is set: a random mark by which only the sign-in knows your browser again, so that strangers who try passwords cannot shut you out. It is kept for 180 days after you last signed in, ends with a new password, and is used for nothing else.',
        ],
      },
      {
        heading: 'When you send a request',
        passages: [
          'The seller, service provider or broker you send it to receives your name, company, e-mail address, telephone number and what you ask for, including addresses for transport. Nobody else does.',
          'Requests are kept as long as the account exists, because both sides rely on them, and afterwards as long as the law asks for business records.',
        ],
      },
      {
        heading: 'What everybody can see',
        passages: ['The facts and contacts a seller publishes on their company page. Buyers are not listed anywhere.'],
      },
      {
        heading: 'Newsletter',
        passages: ['If you subscribe, we keep your e-mail address for this alone, until you tell us to stop.'],
      },
      {
        heading: 'Your rights',
        passages: [
          `You may see, correct, take along and remove what is kept about you, object to how it is used, and complain to the data protection authority of your country. Your profile has a button for taking it along and one for deleting your account. ${address ? `Write to ${address}.` : addressMissing}`,
        ],
      },
    ],
  }
}

function writeTerms(settings: Settings): InformationText {
  const { name, legalName, companyNumber } = settings
  const facts = [legalName, companyNumber].filter((fact) => fact !== '').join(', ')
  return {
    ...markBeginning(settings),
    title: 'Terms',
    lead: 'The rules of the house, in words meant to be read.',
    sections: [
      {
        heading: 'What this is',
        passages: [
          `${name}${facts ? ` (${facts})` : ''} runs a marketplace where companies find each other and ask for goods, transport and customs estimates. ${name} is not a party to what they agree.`,
        ],
      },
      {
        heading: 'Who may take part',
        passages: [
          'Companies, institutions and people trading on their own account, represented by somebody entitled to act for them. Consumers cannot buy here. New sellers and service providers are checked before they can be seen.',
        ],
      },
      {
        heading: 'Requests are not orders',
        passages: [
          'A request asks for goods or services at the prices shown when it was sent. A contract comes about only when both sides have agreed, and on the terms they agree on. Nothing is charged on this marketplace.',
        ],
      },
      {
        heading: 'Be truthful',
        passages: [
          [
            'Descriptions, pictures, certificates, weights and quantities must be right and kept up to date.',
            'Offer only what you may sell, and only where it may be sold.',
            'Use people’s contact details for the trade at hand and nothing else.',
            'Keep your password to yourself. What is done under your account counts as yours.',
          ],
        ],
      },
      {
        heading: 'What we may do',
        passages: [
          'We may hide goods, close showrooms and suspend accounts that break these rules or endanger others. Unless the matter is urgent, we say so beforehand and listen.',
        ],
      },
      {
        heading: 'What we answer for',
        passages: [
          'We run the marketplace with care, but cannot promise that it is always reachable, nor vouch for what others publish. We answer for damage we cause deliberately or by gross negligence, and wherever the law does not allow us to say otherwise.',
          'Estimates of transport costs, duties and loads are help for planning. They replace neither an offer nor a customs decision.',
        ],
      },
      {
        heading: 'Changes and law',
        passages: [
          'When these terms change, account holders are told by e-mail in good time. The law of the country where the operator is registered applies.',
        ],
      },
    ],
    next: { '#/pages/privacy': 'Privacy Policy' },
  }
}
