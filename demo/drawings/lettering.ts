import type { Picture } from '../shape.ts'
import { hash, inkOn, mix, pick } from './colour.ts'
import { escapeXml } from './easel.ts'
import { path, rect, ring } from './marks.ts'

type Style = { fill: string; weight?: number; anchor?: 'start' | 'middle' | 'end'; spacing?: number; opacity?: number }

/** Width in em, a little on the wide side: the font that renders the file is not known. */
export function measure(text: string, weight = 600): number {
  let em = 0
  for (const letter of text) {
    if (/[ijl.,:;'’|!I]/.test(letter)) em += 0.3
    else if (/[ftr()\- ]/.test(letter)) em += 0.38
    else if (/[mwMW@%]/.test(letter)) em += 0.92
    else if (/[A-ZÀ-Ý&0-9]/.test(letter)) em += 0.7
    else if (letter > '\u2e7f') em += 1.05
    else em += 0.58
  }
  return em * (weight >= 600 ? 1.03 : 0.97)
}

export function write(x: number, y: number, size: number, text: string, style: Style): string {
  const extra =
    (style.anchor === 'start' ? '' : ` text-anchor="${style.anchor ?? 'middle'}"`) +
    (style.spacing ? ` letter-spacing="${style.spacing}"` : '') +
    (style.opacity ? ` opacity="${style.opacity}"` : '')
  return `<text x="${x}" y="${y}" font-size="${Math.round(size * 10) / 10}" font-weight="${style.weight ?? 600}" fill="${style.fill}"${extra}>${escapeXml(text)}</text>`
}

/** One line, as large as the width allows. */
export function sizeToFit(text: string, width: number, largest: number, weight = 600, spacing = 0): number {
  return Math.min(largest, (width - spacing * text.length) / Math.max(measure(text, weight), 0.5))
}

/** One, two or three lines, whichever lets the words be largest in the given field. */
export function split(text: string, width: number, height: number, largest: number): { lines: string[]; size: number } {
  const words = text.trim().split(/\s+/)
  let best = { lines: [text.trim()], size: Math.min(sizeToFit(text, width, largest, 700), height / 1.1) }
  for (let count = 2; count <= Math.min(3, words.length); count++) {
    const widest = Math.max(...words.map((word) => measure(word, 700)), measure(text, 700) / count)
    for (const slack of [1, 1.15, 1.3, 1.5]) {
      const lines: string[] = []
      for (const word of words) {
        const last = lines[lines.length - 1]
        if (last !== undefined && measure(`${last} ${word}`, 700) <= widest * slack)
          lines[lines.length - 1] = `${last} ${word}`
        else lines.push(word)
      }
      const size = Math.min(
        largest,
        height / (lines.length * 1.1),
        ...lines.map((entry) => sizeToFit(entry, width, largest, 700)),
      )
      if (size > best.size * 1.08) best = { lines, size }
    }
  }
  return best
}

/** Words centred in a field whose upper left corner is x, y. */
export function block(
  text: string,
  x: number,
  y: number,
  width: number,
  height: number,
  largest: number,
  style: Style,
): string {
  const { lines, size } = split(text, width, height, largest)
  const start = style.anchor === 'start' ? x : x + width / 2
  const top = y + height / 2 - ((lines.length - 1) * size * 1.08) / 2 + size * 0.35
  return lines.map((entry, i) => write(start, top + i * size * 1.08, size, entry, { weight: 700, ...style })).join('')
}

/** The little sign a house puts on its goods; which one follows from the words on the label. */
export function emblem(cx: number, cy: number, r: number, fill: string, seed: number): string {
  const put = (d: string) => `<g transform="translate(${cx} ${cy}) scale(${r / 10})">${path(d, fill)}</g>`
  switch (seed % 6) {
    case 0:
      return put('M0-10C8-6 8 4 0 10C-8 4-8-6 0-10ZM-.6-4V8H.6V-4Z')
    case 1:
      return put('M-10 2Q-5-4 0 2T10 2V5Q5-1 0 5T-10 5ZM-10-4Q-5-10 0-4T10-4V-1Q5-7 0-1T-10-1Z')
    case 2:
      return put('M0-10L3-3L10 0L3 3L0 10L-3 3L-10 0L-3-3Z')
    case 3:
      return put('M-10 8L-3-7L1 1L4-3L10 8Z')
    case 4:
      return put(
        'M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9ZM0-6A6 6 0 1 0 0 6A6 6 0 1 0 0-6ZM0-3.500A3.500 3.500 0 1 1 0 3.500A3.500 3.500 0 1 1 0-3.500Z',
      )
    default:
      return put('M-9 7V0A9 9 0 0 1 9 0V7H5V0A5 5 0 0 0-5 0V7ZM-2 7V1H2V7Z')
  }
}

/** A printed label that fills the field: sign, name, thin rule, small line. Five layouts, chosen by the words. */
export function label(
  picture: Picture,
  x: number,
  y: number,
  width: number,
  height: number,
  ground?: string,
  layout?: number,
): string {
  const words = picture.label ?? ''
  const seed = hash(words + picture.kind)
  const style = layout ?? seed % 4
  const accent = picture.accent
  const paper = ground ?? (style === 1 ? accent : pick(['#fbf8f1', '#f6f1e6', '#ffffff', '#f4f4ef'], seed >> 4))
  const print = inkOn(paper, style === 1 ? undefined : mix(accent, '#141f1d', 0.35))
  const quiet = inkOn(paper, mix(print, paper, 0.25))
  const cx = x + width / 2
  const pad = width * 0.09
  const inner = width - pad * 2
  let art = ground === 'none' ? '' : rect(x, y, width, height, paper)
  if (style === 0)
    art +=
      rect(x, y, width, height * 0.2, accent) +
      emblem(cx, y + height * 0.1, Math.min(height * 0.07, width * 0.07), inkOn(accent), seed >> 8)
  if (style === 1)
    art += rect(
      x + pad * 0.5,
      y + pad * 0.5,
      width - pad,
      height - pad,
      'none',
      2,
      `stroke="${print}" stroke-opacity=".55" stroke-width="${Math.max(1, width / 150)}"`,
    )
  if (style === 2) art += rect(x, y + height * 0.88, width, height * 0.12, accent)
  if (style === 3)
    art += rect(x, y, width, height * 0.045, accent) + rect(x, y + height * 0.955, width, height * 0.045, accent)
  if (style !== 0)
    art += emblem(
      cx,
      y + height * 0.17,
      Math.min(height * 0.085, width * 0.085),
      style === 1 ? print : inkOn(paper, accent),
      seed >> 8,
    )
  if (style === 3)
    art += ring(
      cx,
      y + height * 0.17,
      Math.min(height * 0.085, width * 0.085) * 1.5,
      Math.min(height * 0.085, width * 0.085) * 1.5,
      inkOn(paper, accent),
      Math.max(0.8, width / 190),
    )
  const nameTop = y + height * (style === 0 ? 0.24 : 0.29)
  const nameHeight = height * (picture.sublabel ? 0.38 : 0.5)
  if (words) art += block(words, x + pad, nameTop, inner, nameHeight, width * 0.24, { fill: print })
  if (picture.sublabel) {
    const ruleY = nameTop + nameHeight + height * 0.05
    art += rect(
      cx - width * 0.13,
      ruleY,
      width * 0.26,
      Math.max(1, width / 130),
      style === 1 ? print : inkOn(paper, accent),
    )
    const size = sizeToFit(picture.sublabel, inner, Math.min(width * 0.085, height * 0.085), 500)
    art += write(cx, ruleY + height * 0.06 + size * 0.75, size, picture.sublabel, { fill: quiet, weight: 500 })
  }
  return art
}
