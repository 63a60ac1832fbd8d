/** Colour arithmetic on `#rrggbb`; everything the drawings need to light a surface. */
const ink = '#0c1518'

function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1, 7), 16)
  return Number.isNaN(value) ? [136, 136, 136] : [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** `from` at 0, `to` at 1. */
export function mix(from: string, to: string, amount: number): string {
  const [r1, g1, b1] = channels(from)
  const [r2, g2, b2] = channels(to)
  const blend = (a: number, b: number) =>
    Math.round(a + (b - a) * amount)
      .toString(16)
      .padStart(2, '0')
  return `#${blend(r1, r2)}${blend(g1, g2)}${blend(b1, b2)}`
}

/** Towards white above 0, towards a cool ink below 0; -1 to 1. */
export function shade(colour: string, amount: number): string {
  return amount >= 0 ? mix(colour, '#ffffff', amount) : mix(colour, ink, -amount)
}

/** Perceived lightness, 0 to 1. */
export function lightness(colour: string): number {
  const [r, g, b] = channels(colour)
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255
}

/** How far from grey, 0 to 1. */
export function chroma(colour: string): number {
  const all = channels(colour)
  return (Math.max(...all) - Math.min(...all)) / 255
}

/** A print colour that can be read on `ground`: the wanted one if it stands out, else ink or white. */
export function inkOn(ground: string, wanted?: string): string {
  if (wanted && Math.abs(lightness(wanted) - lightness(ground)) > 0.38) return wanted
  return lightness(ground) > 0.56 ? '#1b2623' : '#ffffff'
}

/** FNV-1a, for variety that is the same on every run. */
export function hash(text: string): number {
  let value = 2166136261
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619)
  // FNV alone leaves similar texts with similar low bits; one xor-shift round spreads them.
  value = Math.imul(value ^ (value >>> 15), 2246822507)
  return (value ^ (value >>> 13)) >>> 0
}

/** A small seeded generator (mulberry32): numbers in [0, 1). */
export function dice(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}

export function pick<T>(from: readonly [T, ...T[]], seed: number): T {
  return from[Math.abs(seed) % from.length] ?? from[0]
}
