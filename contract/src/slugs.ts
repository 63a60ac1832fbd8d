/** Letters that Unicode does not take apart into a Latin letter and a mark. */
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ĸ: 'k',
  ŧ: 't',
  ə: 'e',
  '&': ' and ',
  '+': ' plus ',
  '%': ' percent ',
  '€': ' euro ',
  '£': ' pound ',
  $: ' dollar ',
  '№': ' no ',
  '°': ' ',
  '½': ' 1 2',
  '¼': ' 1 4',
  '¾': ' 3 4',
  '×': 'x',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ye',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
}
const longestSlug = 80

/** A text in plain lower-case Latin letters, as far as it can be read: 'Café Müller & Œuvre' → 'cafe muller and oeuvre'. */
export function transliterate(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^ -~]|[&+%$]/g, (letter) => letters[letter] ?? letter)
    .replace(/[^ -~]/gu, ' ')
}

/** The address part made from a name: lower-case words joined by hyphens; `fallback` when nothing of the name can be written so. */
export function makeSlug(name: string, fallback: string): string {
  const words = transliterate(name)
    .replace(/['’`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  if (words === '') return fallback
  if (words.length <= longestSlug) return words
  const cut = words.slice(0, longestSlug + 1)
  return cut.slice(0, cut.lastIndexOf('-') > 20 ? cut.lastIndexOf('-') : longestSlug)
}

/** The slug after `slug` where that is taken: 'oil' → 'oil-2' → 'oil-3' (docs/product.md#addresses). */
export function numberSlug(base: string, number: number): string {
  return number < 2 ? base : `${base}-${number}`
}

/** What a name is sorted by: its letters and digits without case and accents. Names of other scripts come after, as they are. */
export function makeNameKey(name: string): string {
  const plain = transliterate(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  return plain === '' ? name.trim().toLowerCase() : plain
}
