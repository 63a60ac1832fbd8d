/** Yes and no as cells say them, in the languages of many sellers; a cross or a tick is a yes. */
const yes = /^(1|x|✓|✔|☑|yes|true|y|ja|j|jo|oui|o|si|sí|sì|s|sim|tak|t|ano|áno|igen|evet|да|так|是|对|有|はい|可|예)$/i
const no =
  /^(0|☐|✗|✘|no|false|n|nein|non|não|nao|nee|nej|nie|ne|nem|hayır|hayir|нет|ні|否|不|无|無|いいえ|不可|아니요)$/i

/** Whether a cell says yes or no; undefined of any other text. */
export function readFlag(text: string | undefined): boolean | undefined {
  const word = text?.trim()
  if (word === undefined) return undefined
  if (yes.test(word)) return true
  return no.test(word) ? false : undefined
}
