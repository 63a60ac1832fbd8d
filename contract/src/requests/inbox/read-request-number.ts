import { kindTexts, requestDocumentTexts } from '../../trade/messages.ts'

/** What stands before the number of a request: on its page, in the subjects of its mails and on its document. */
const names = new Set(
  [
    'Request',
    'Logistic request',
    'Customs request',
    kindTexts.purchase,
    kindTexts.logistic,
    kindTexts.customs,
    requestDocumentTexts.purchaseTitle,
    requestDocumentTexts.customsTitle,
  ].map((name) => name.toLowerCase()),
)

/** The number that is meant by '#17' or 'Purchase request 17', in whatever case; nothing for '17', which may be in a name too. */
export function readRequestNumber(words: string): number | undefined {
  const [, name = '', sign, digits] = /^(.*?)\s*(#?)\s*(\d{1,9})$/.exec(words.trim().replace(/\s+/g, ' ')) ?? []
  if (digits === undefined) return undefined
  const isMeant = name === '' ? sign === '#' : names.has(name.toLowerCase())
  return isMeant ? Number(digits) : undefined
}
