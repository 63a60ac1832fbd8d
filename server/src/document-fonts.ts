import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'

const { resolve } = createRequire(import.meta.url)

/** Latin, Greek, Cyrillic and Arabic: small enough to stay loaded. */
export function readSteadyFonts(): Buffer[] {
  return [
    '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
    '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
    '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
    '@expo-google-fonts/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf',
  ].map((font) => readFileSync(resolve(font)))
}

const chineseFolder = dirname(resolve('@fontsource-variable/noto-sans-sc/unicode.json'))
const weights = [400, 600]
/** Names a font is found by. */
const familyNames = [1, 2, 4, 6, 16, 17]

type Slice = { file: string; ranges: readonly (readonly [from: number, to: number])[] }

let slices: readonly Slice[] | undefined

/**
 * The Chinese, Japanese and full-width characters of a text, as fonts that hold nothing else. The package has the script in a hundred web fonts of 5 MB
 * together, which Typst does not read and of which a document needs a few signs: those are cut out and unpacked, some milliseconds each. Empty for
 * texts without such signs.
 */
export async function cutChineseFonts(text: string): Promise<Buffer[]> {
  const wanted = new Map<string, string>()
  for (const sign of [
    ...new Set(text.match(/[\u2e80-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{20000}-\u{2fa1f}]/gu)),
  ].sort()) {
    const file = findSlice(sign.codePointAt(0) ?? 0)
    if (file) wanted.set(file, (wanted.get(file) ?? '') + sign)
  }
  const fonts: Buffer[] = []
  for (const [file, signs] of [...wanted].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const font = readFileSync(file)
    for (const wght of weights)
      fonts.push(
        await subsetFont(font, signs, { targetFormat: 'sfnt', variationAxes: { wght }, preserveNameIds: familyNames }),
      )
  }
  return fonts
}

function findSlice(sign: number): string | undefined {
  slices ??= readSlices()
  return slices.find(({ ranges }) => ranges.some(([from, to]) => sign >= from && sign <= to))?.file
}

/** The package's own list: `{ "[4]": "U+1f1e9-1f1f5,U+1f21a", "latin": … }`; the numbered ones are the slices. */
function readSlices(): Slice[] {
  const listed: Record<string, string> = JSON.parse(readFileSync(join(chineseFolder, 'unicode.json'), 'utf8'))
  return Object.entries(listed).flatMap(([name, ranges]) => {
    const number = /^\[(\d+)\]$/.exec(name)?.[1]
    if (!number) return []
    return [
      {
        file: join(chineseFolder, 'files', `noto-sans-sc-${number}-wght-normal.woff2`),
        ranges: ranges.split(',').map((range) => {
          const [from = '', to = from] = range.replace('U+', '').split('-')
          return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
        }),
      },
    ]
  })
}
