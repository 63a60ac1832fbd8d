import { inkOn, mix, shade } from './colour.ts'
import type { Sculptor } from './figure.ts'
import { cast, laid, piece, slab } from './laid.ts'
import { block as words } from './lettering.ts'
import { group, line, oval, path, rect, ring } from './marks.ts'
import { metal, plane, weave } from './materials.ts'
import { daylight, folds, stitch } from './soft.ts'

const brass = '#d3b164'

/** A cloth bag with two long handles and room for a print. */
export const tote: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body = 'M-140-280H140L150-10Q150 0 140 0H-140Q-150 0-150-10Z'
  const handle = (dx: number, tone: string) =>
    line(`M${-66 + dx}-276C${-74 + dx}-400-40-440 0-440S${74 + dx}-400 ${66 + dx}-276`, tone, 20)
  const print = picture.label
    ? words(picture.label, -90, -190, 180, 100, 52, { fill: inkOn(colour, accent) })
    : oval(0, -140, 46, 46, accent) + oval(0, -140, 26, 26, shade(colour, 0.06))
  const on =
    rect(-160, -290, 320, 300, weave(easel, 5, 0.06)) +
    rect(-160, -280, 320, 22, '#000', 0, 'opacity=".07"') +
    stitch('M-138-258H138', mix(colour, accent, 0.6), 2) +
    print +
    folds('M-128-250Q-110-150-136-20M120-240Q100-140 130-30M-50-30Q0-50 60-24', 20, 0.06)
  const art =
    handle(10, shade(colour, -0.4)) +
    path('M-140-280Q0-262 140-280Q0-296-140-280Z', shade(colour, -0.55)) +
    piece(easel, body, colour, on) +
    handle(-4, shade(colour, -0.08)) +
    stitch('M-70-284V-246M62-284V-246', mix(colour, accent, 0.7), 2.4)
  return { art, width: 304, height: 450, setting: 'shelf', footprint: 290, focus: [0, -150, 1.7], several: 'pair' }
}

/** A long soft bag for a weekend: two handles, a zip, leather ends. */
export const duffel: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const trim = mix(accent, '#5d3a1e', 0.35)
  const body = 'M-210-150Q-206-214-150-222Q0-236 150-222Q206-214 210-150L216-40Q216 0 176 2H-176Q-216 0-216-40Z'
  const handle = (lift: number, tone: string) =>
    line(`M-84-200C-84-${300 + lift}-50-${330 + lift} 0-${330 + lift}S84-${300 + lift} 84-200`, tone, 15)
  const on =
    path('M-230-240H-140Q-160-110-134 10H-230ZM230-240H140Q160-110 134 10H230Z', trim) +
    stitch('M-134-224Q-154-110-128 4M134-224Q154-110 128 4', shade(trim, 0.5), 2) +
    rect(-96, -230, 24, 240, trim) +
    rect(72, -230, 24, 240, trim) +
    rect(-60, -120, 120, 74, shade(colour, 0.06), 8) +
    stitch('M-54-114H54V-52H-54Z', shade(colour, 0.45), 1.6) +
    (picture.label ? words(picture.label, -50, -106, 100, 46, 26, { fill: inkOn(colour) }) : '') +
    folds('M-190-60Q-120-30-60-20M190-60Q120-30 60-20M-30-216Q0-190 40-212', 22, 0.08)
  const art =
    handle(16, shade(trim, -0.4)) +
    piece(easel, body, colour, on, 1) +
    line('M-150-214Q0-228 150-214', '#22282a', 9) +
    line('M-150-214Q0-228 150-214', '#c9ccc8', 3, 'stroke-dasharray="3 2.4"') +
    handle(0, trim) +
    [-84, 84].map((x) => ring(x, -196, 10, 9, brass, 4)).join('')
  return { art, width: 440, height: 346, setting: 'room', footprint: 420, focus: [60, -130, 1.8], several: 'pair' }
}

/** A flat leather case for a computer, its flap half across. */
export const folio: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body = slab(420, 300, 20)
  const flap = 'M-190-150H190Q210-150 210-130V-6Q210 20 180 24Q0 48-180 24Q-210 20-210-6V-130Q-210-150-190-150Z'
  const on =
    stitch('M-198-138H198V138H-198Z', mix(colour, accent, 0.6), 2.2) +
    (picture.label ? words(picture.label, 60, 86, 130, 34, 22, { fill: inkOn(colour) }) : '')
  const art =
    piece(easel, body, shade(colour, -0.06), on) +
    cast(flap, 0, 8, 0.3) +
    piece(
      easel,
      flap,
      colour,
      stitch('M-196-6Q-196 10-176 13Q0 36 176 13Q196 10 196-6V-136H-196Z', mix(colour, accent, 0.6), 2.2),
    ) +
    rect(-16, 14, 32, 40, mix(accent, '#5d3a1e', 0.3), 8) +
    oval(0, 40, 9, 9, metal(easel, brass))
  return laid(art, 424, 304, { outline: body, focus: [0, 30, 1.9] })
}

/** Two card holders, one with cards in it. */
export const cardHolder: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body = slab(250, 180, 14)
  const slot = (y: number) =>
    path(
      `M-125 ${y}H-40Q0 ${y + 22} 40 ${y}H125V${y + 6}H40Q0 ${y + 28}-40 ${y + 6}H-125Z`,
      '#0b1216',
      'opacity=".3"',
    ) + stitch(`M-118 ${y + 9}H-44Q0 ${y + 34} 44 ${y + 9}H118`, mix(colour, accent, 0.7), 1.8)
  const on = slot(-44) + slot(-4) + stitch('M-114-78H114V78H-114Z', mix(colour, accent, 0.7), 1.8)
  const name = picture.label ? words(picture.label, -60, 44, 120, 30, 20, { fill: inkOn(colour) }) : ''
  const card = (y: number, tone: string) =>
    `<g transform="translate(0 ${y})">${piece(easel, slab(214, 130, 10), tone)}</g>`
  const front = card(-62, shade(accent, 0.3)) + card(-42, '#f4f1e8') + piece(easel, body, colour, on + name)
  const back = piece(easel, body, shade(colour, -0.08), on)
  const art =
    group('translate(54 -92) rotate(16)', cast(body) + back) +
    group('translate(-24 54) rotate(-8)', cast(body, 3, 8) + front)
  return laid(art, 340, 380, { focus: [-24, 40, 1.8] })
}

/** A belt rolled up, its buckle in front. */
export const belt: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const turns = [150, 122, 96, 72]
  let art = ''
  for (const [i, r] of turns.entries()) {
    const d = `M${-r} -150A${r} ${r * 0.34} 0 0 0 ${r} -150V-60A${r} ${r * 0.34} 0 0 1 ${-r} -60Z`
    const back = `M${-r} -150A${r} ${r * 0.34} 0 0 1 ${r} -150V-132A${r} ${r * 0.34} 0 0 0 ${-r} -132Z`
    if (i === 0)
      art +=
        path(back, shade(colour, -0.4)) +
        piece(
          easel,
          d,
          colour,
          stitch(
            `M${-r} -142A${r} ${r * 0.34} 0 0 0 ${r} -142M${-r} -70A${r} ${r * 0.34} 0 0 0 ${r} -70`,
            mix(accent, '#f2e6cf', 0.4),
            2.4,
          ),
          1,
        )
    else art += ring(0, -150, r, r * 0.34, shade(colour, i % 2 ? -0.45 : 0.08), 12)
  }
  const buckle =
    rect(-52, -58, 104, 116, 'none', 16, `stroke="${metal(easel, mix(accent, '#c9ccc8', 0.7))}" stroke-width="14"`) +
    rect(-6, -60, 12, 118, metal(easel, mix(accent, '#c9ccc8', 0.7)), 5)
  const strap = 'M-60-148H60V-58H-60Z'
  art +=
    group(
      'translate(70 -6)',
      cast(strap, 4, 6) +
        piece(
          easel,
          'M-90-136L150-110V-20L-90-46Z',
          shade(colour, 0.05),
          stitch('M-90-128L150-102M-90-54L150-28', mix(accent, '#f2e6cf', 0.4), 2.4),
        ),
    ) +
    group('translate(206 -72) skewY(6)', buckle) +
    (picture.label ? words(picture.label, -70, -110, 140, 30, 20, { fill: inkOn(colour) }) : '')
  return {
    art: group('translate(-40 52)', art),
    width: 460,
    height: 200,
    setting: 'table',
    footprint: 300,
    depth: 0.24,
    focus: [100, -60, 1.6],
    several: 'pair',
  }
}

/** A canvas roll, opened, with what it keeps in its pockets. */
export const toolRoll: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body = 'M-230-120Q0-134 230-120V150Q0 162-230 150Z'
  const pocket = 'M-230 20Q0 8 230 20V150Q0 162-230 150Z'
  const tips = ['#c9a36b', '#2c3438', accent, '#e5dcc8', '#8a5a34', shade(accent, -0.3), '#b8bfc0', '#5c3b28']
  const kept = tips
    .map((tone, i) => {
      const x = -196 + i * 56
      return (
        rect(x - 8, -86 + (i % 3) * 14, 16, 150, plane(easel, tone), 7) +
        path(
          `M${x - 8} ${-80 + (i % 3) * 14}L${x} ${-118 + (i % 3) * 14}L${x + 8} ${-80 + (i % 3) * 14}Z`,
          shade(tone, 0.25),
        )
      )
    })
    .join('')
  const seams = Array.from({ length: 9 }, (_, i) => `M${-224 + i * 56} 18V156`).join('')
  const art =
    piece(easel, body, shade(colour, -0.1), rect(-240, -140, 480, 310, weave(easel, 5, 0.06))) +
    kept +
    cast(pocket, 0, -4, 0.22) +
    piece(
      easel,
      pocket,
      colour,
      rect(-240, 0, 480, 170, weave(easel, 5, 0.06)) + stitch(seams, shade(colour, 0.5), 2),
    ) +
    line(
      'M230-20Q300-30 290 60T350 120M230 10Q270 40 250 100',
      mix(accent, '#6b4425', 0.4),
      8,
      'stroke-linecap="round"',
    ) +
    (picture.label ? words(picture.label, -80, 96, 160, 40, 26, { fill: inkOn(colour) }) : '')
  return laid(art, 500, 300, { outline: body, focus: [-60, 0, 1.8] })
}

/** A round seat cushion of leather or kilim, with a seam star on top. */
export const pouf: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body = 'M-190-150Q-214-60-176-14Q0 36 176-14Q214-60 190-150Q0-250-190-150Z'
  const ribs = [-140, -84, -28, 28, 84, 140].map((x) => `M${x} -120Q${x * 1.14} -60 ${x * 0.96} 20`).join('')
  const on =
    rect(-210, -112, 420, 34, accent, 0, 'opacity=".85"') +
    line('M-210-104H210M-210-86H210', shade(accent, 0.4), 3, 'stroke-dasharray="10 8"') +
    line(ribs, '#000', 5, 'opacity=".18"') +
    stitch(ribs, mix(accent, '#ffffff', 0.4), 2)
  const star = Array.from({ length: 12 }, (_, i) => {
    const a = (i * Math.PI) / 6
    return `M0-152L${(Math.cos(a) * 182).toFixed(0)} ${(-152 + Math.sin(a) * 62).toFixed(0)}`
  }).join('')
  const art =
    piece(easel, body, colour, on, 1.1) +
    oval(0, -152, 190, 68, plane(easel, shade(colour, 0.12))) +
    ring(0, -152, 120, 42, accent, 9) +
    stitch(star, mix(accent, '#ffffff', 0.4), 2) +
    oval(0, -152, 22, 9, accent) +
    path(body, daylight(easel, 0.3))
  return {
    art,
    width: 410,
    height: 236,
    setting: 'room',
    footprint: 360,
    depth: 0.28,
    focus: [30, -150, 1.7],
    several: 'stack',
  }
}

/** A lead of rope with a leather handle loop and a snap hook. */
export const dogLead: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const way = 'M-150 60C-210-90-60-190 40-120S150 90 30 110S-110 0-20-40S130-20 110 60S10 190-90 190'
  const art =
    line(way, '#0b1216', 22, 'opacity=".22" transform="translate(5 9)" stroke-linecap="round"') +
    line(way, shade(colour, -0.35), 20, 'stroke-linecap="round"') +
    line(way, colour, 15, 'stroke-linecap="round"') +
    line(way, mix(colour, accent, 0.75), 13, 'stroke-dasharray="5 15" opacity=".85"') +
    line('M-150 60C-230 40-250 150-180 168S-110 100-150 60', shade(colour, -0.2), 17) +
    rect(-176, 44, 40, 44, accent, 8) +
    stitch('M-170 54H-142M-170 78H-142', shade(accent, 0.5), 2) +
    group(
      'translate(-104 190) rotate(12)',
      rect(-34, -14, 60, 28, metal(easel, '#c9ccc8'), 12) + ring(-58, 0, 26, 17, '#aeb4b3', 9),
    ) +
    (picture.label
      ? group('translate(-156 66)', words(picture.label, -18, -9, 36, 18, 9, { fill: inkOn(accent) }))
      : '')
  return laid(art, 400, 400, { focus: [-120, 90, 1.8] })
}
