import { type Encoding, encodings } from './format.ts'

/** A text as it reads in an encoding; `score` is 1 where all of its letters are those of one language, less the more of it makes no sense. */
export type EncodingChoice = { encoding: Encoding; lines: string[]; score: number }

/** Letters beyond a to z of languages that are written in Latin. */
const alphabets = [
  'äöüßé',
  'àâæçéèêëîïôœùûüÿ',
  'áéíñóúüç',
  'àèéìíòóù',
  'ãáàâçéêíõóôúü',
  'åäöæøéü',
  'áéëïíóöúüè',
  'ąćęłńóśźż',
  'áčďéěíňóřšťúůýžäľĺôŕ',
  'áéíóöőúüű',
  'ăâîșțşţ',
  'čćđšž',
  'çğıöşüâîûi',
  'ąčęėįšųūž',
  'āčēģīķļņšūž',
  'äöõüšž',
].map((letters) => new Set([...letters, ...letters.toUpperCase(), 'İ']))

/** Signs that stand in texts of any language. */
const usualSigns = new Set('€£°©®™–—‘’“”„‚«»…•·×½¼¾²³±µ§\u00a0、。・（）「」，：％')
const commonHangul = new Set('이다는의에가고하을로사한지기도인대시자리아수정어주제일상구보부스전나국용품차색형')

/**
 * How bytes that are no UTF-8 may be meant, the likeliest first: `lines` of a file as each encoding reads them. Those that cannot read them are left out, and
 * those that read them as one before.
 */
export function rankEncodings(lines: readonly Uint8Array[]): EncodingChoice[] {
  const seen = new Set<string>()
  return encodings
    .filter((encoding) => !encoding.startsWith('utf-'))
    .flatMap((encoding): EncodingChoice[] => {
      const read = readLines(lines, encoding)
      const key = read?.join('\n') ?? ''
      if (!read || seen.has(key)) return []
      seen.add(key)
      return [{ encoding, lines: read, score: judgeText(key) }]
    })
    .sort((a, b) => b.score - a.score)
}

/** Whether nobody needs to be asked: the first is good, and what comes next is clearly worse. */
export function isEncodingSure([first, second]: readonly EncodingChoice[]): boolean {
  return first !== undefined && first.score > 0.9 && first.score - (second?.score ?? -1) > 0.1
}

function readLines(lines: readonly Uint8Array[], encoding: Encoding): string[] | undefined {
  try {
    return lines.map((line) => new TextDecoder(encoding, { fatal: true }).decode(line))
  } catch {
    return undefined
  }
}

function judgeText(text: string): number {
  const signs = [...text]
  const foreign = signs.filter((sign) => sign > '\u007f')
  if (foreign.length === 0) return 1
  const letters = foreign.filter((sign) => /\p{L}/u.test(sign))
  const odd = signs.filter((sign, at) => isOdd(signs[at - 1] ?? ' ', sign, signs[at + 1] ?? ' ')).length
  const known = Math.max(
    ...scripts.map((share) => share(letters)),
    ...alphabets.map((own) => count(letters, (sign) => own.has(sign))),
  )
  return (known + (foreign.length - letters.length) * 0.9 - odd * 2) / foreign.length
}

/** How many of the letters are likely in one script, each counted as far as it is. */
const scripts: readonly ((letters: readonly string[]) => number)[] = [
  (letters) => count(letters, (sign) => /\p{Script=Cyrillic}/u.test(sign)),
  (letters) => count(letters, (sign) => /\p{Script=Greek}/u.test(sign)),
  (letters) => {
    const kana = count(letters, (sign) => /[\u3040-\u30ff]/.test(sign))
    return kana + count(letters, (sign) => /\p{Script=Han}/u.test(sign)) * (kana > 0 ? 0.95 : 0.6)
  },
  (letters) => count(letters, (sign) => /\p{Script=Han}/u.test(sign)) * 0.7,
  (letters) => {
    const hangul = letters.filter((sign) => /\p{Script=Hangul}/u.test(sign))
    return hangul.length * 0.55 + count(hangul, (sign) => commonHangul.has(sign)) * 0.45
  },
]

function count(letters: readonly string[], is: (sign: string) => boolean): number {
  return letters.filter(is).length
}

/** Makes no sense beside its neighbours: no sign at all, a sign within a word, a capital behind a small letter, two scripts in one word. */
function isOdd(before: string, sign: string, after: string): boolean {
  if (sign <= '\u007f') return false
  const isLetter = (one: string) => /\p{L}/u.test(one)
  // Halves of Japanese letters of one byte are what other encodings look like.
  if (/[\p{C}\ufffd\uff61-\uff9f]/u.test(sign)) return true
  if (!isLetter(sign))
    return (
      !usualSigns.has(sign) ||
      (sign !== '’' && isLetter(before) && isLetter(after)) ||
      (/[£³²µ§]/.test(sign) && isLetter(after))
    )
  const isCased = (one: string) => one.toLowerCase() !== one.toUpperCase()
  if (isCased(sign) && isCased(before) && isSmall(before) && !isSmall(sign)) return true
  return isLetter(before) && isCased(before) !== isCased(sign)
    ? true
    : isCased(sign) && isCased(before) && isLatin(before) !== isLatin(sign)
}

function isSmall(sign: string): boolean {
  return sign === sign.toLowerCase()
}

function isLatin(sign: string): boolean {
  return /\p{Script=Latin}/u.test(sign)
}
