/** Postcodes as lanes name them: beginnings and ranges of beginnings, '20-25, 30, SW1'. */

/** Beginnings that one zone may come to. */
const mostBeginnings = 400

/** A postcode as zones are held against it: '20 457' and '20-457' → '20457'. */
export function tidyPostcode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

/**
 * The beginnings of postcodes that a zone names, as few as say the same: '20-25, 30' → 20, 21, 22, 23, 24, 25, 30; '10000-19999' → 1. Nothing for a whole country; undefined of
 * what cannot be read.
 */
export function readZone(zone: string): string[] | undefined {
  const found = new Set<string>()
  for (const part of zone.split(/[,;]/)) {
    const named = part.trim()
    if (named === '') continue
    const range = /^([A-Za-z0-9 ]+?)\s*[-–]\s*([A-Za-z0-9 ]+)$/.exec(named)
    const beginnings = range ? readRange(tidyPostcode(range[1] ?? ''), tidyPostcode(range[2] ?? '')) : readOne(named)
    if (!beginnings) return undefined
    for (const beginning of beginnings) found.add(beginning)
    if (found.size > mostBeginnings) return undefined
  }
  const all = [...found].sort()
  return all.filter((one) => !all.some((other) => other !== one && one.startsWith(other)))
}

function readOne(named: string): string[] | undefined {
  const one = tidyPostcode(named)
  return one === '' || one.length > 10 ? undefined : [one]
}

/** Digits alone, behind the same letters: 'BT1-BT9', '20-25'. */
function readRange(from: string, to: string): string[] | undefined {
  const [, letters = '', first = ''] = /^([A-Z]*)(\d{1,9})$/.exec(from) ?? []
  const [, otherLetters, last = ''] = /^([A-Z]*)(\d{1,9})$/.exec(to) ?? []
  if (first === '' || letters !== otherLetters || first.length !== last.length || first > last) return undefined
  // A beginning has at least one sign: all numbers there are begin with one of ten digits.
  return coverRange(first, last).flatMap((digits) => (letters + digits === '' ? [...'0123456789'] : [letters + digits]))
}

/** The shortest beginnings that all numbers of a range have and no others: '10'–'29' → '1', '2'. */
function coverRange(first: string, last: string): string[] {
  const rest = first.length - 1
  if (rest < 0 || (/^0*$/.test(first) && /^9*$/.test(last))) return ['']
  const [low, high] = [Number(first[0]), Number(last[0])]
  const covered: string[] = []
  for (let digit = low; digit <= high; digit++) {
    const from = digit === low ? first.slice(1) : '0'.repeat(rest)
    const to = digit === high ? last.slice(1) : '9'.repeat(rest)
    for (const tail of coverRange(from, to)) covered.push(String(digit) + tail)
  }
  return covered
}

/** Everything a postcode begins with, itself included: '204' → '2', '20', '204'. */
export function beginningsOf(postcode: string): string[] {
  const tidy = tidyPostcode(postcode).slice(0, 10)
  return [...tidy].map((_, at) => tidy.slice(0, at + 1))
}

/** How exactly a zone names a postcode: the letters of its longest beginning; 0 of a whole country, undefined where it is not in it. */
export function matchZone(beginnings: readonly string[], postcode: string): number | undefined {
  if (beginnings.length === 0) return 0
  const tidy = tidyPostcode(postcode)
  const lengths = beginnings.filter((one) => tidy.startsWith(one)).map(({ length }) => length)
  return lengths.length === 0 ? undefined : Math.max(...lengths)
}
