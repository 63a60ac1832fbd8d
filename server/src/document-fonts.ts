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
const unpacked = new Map<string, readonly Buffer[]>()

const chinese = /[\u2e80-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{20000}-\u{2fa1f}]/u
const everyChinese = new RegExp(chinese, 'gu')

/**
 * The fonts a text's Chinese, Japanese and full-width characters need, by the slice they come from. The package has the script in a hundred web fonts of
 * 5 MB together, which Typst does not read: each is unpacked in both weights when it is first needed, 10 ms, and kept; all of them are 9 MB. Nothing but
 * signs of this script is kept of a slice, so that no document looks different because of what other documents needed. Empty for texts without such signs.
 */
export async function unpackChineseFonts(text: string): Promise<ReadonlyMap<string, readonly Buffer[]>> {
  const fonts = new Map<string, readonly Buffer[]>()
  for (const sign of new Set(text.match(everyChinese))) {
    const slice = findSlice(sign.codePointAt(0) ?? 0)
    if (slice && !fonts.has(slice.file)) fonts.set(slice.file, unpacked.get(slice.file) ?? (await unpack(slice)))
  }
  return fonts
}

async function unpack({ file, ranges }: Slice): Promise<readonly Buffer[]> {
  const signs = ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)))
    .filter((sign) => chinese.test(sign))
    .join('')
  const packed = readFileSync(file)
  const fonts: Buffer[] = []
  for (const wght of weights)
    fonts.push(
      await subsetFont(packed, signs, { targetFormat: 'sfnt', variationAxes: { wght }, preserveNameIds: familyNames }),
    )
  unpacked.set(file, fonts)
  return fonts
}

function findSlice(sign: number): Slice | undefined {
  slices ??= readSlices()
  return slices.find(({ ranges }) => ranges.some(([from, to]) => sign >= from && sign <= to))
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
