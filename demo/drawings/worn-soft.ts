import { inkOn, mix, shade } from './colour.ts'
import type { Easel } from './easel.ts'
import type { Sculptor } from './figure.ts'
import { cast, laid, piece } from './laid.ts'
import { block as words } from './lettering.ts'
import { group, line, oval, path, rect, ring } from './marks.ts'
import { weave } from './materials.ts'
import { folds, stitch } from './soft.ts'

/** Knitting: rows of small vees. */
function knit(easel: Easel, size = 12, strength = 0.16): string {
  const half = size / 2
  return easel.pattern(
    size,
    size,
    `<path d="M0 0L${half} ${half}L${size} 0M0 ${half}L${half} ${size}L${size} ${half}" fill="none" stroke="#000" stroke-opacity="${strength}" stroke-width="1.6"/>`,
  )
}

/** Ribs along y between two heights. */
function ribs(from: number, to: number, top: number, bottom: number): string {
  const count = Math.floor((to - from) / 8)
  return line(
    Array.from({ length: count }, (_, i) => `M${from + 4 + i * 8} ${top}V${bottom}`).join(''),
    '#000',
    2,
    'opacity=".17"',
  )
}

const jumperBody =
  'M-58-214Q0-182 58-214Q116-206 146-180Q190-60 204 120L144 136L124-50Q132 80 130 200Q0 214-130 200Q-132 80-124-50L-144 136L-204 120Q-190-60-146-180Q-116-206-58-214Z'

/** What jumper and cardigan share: knitted cloth with ribbed hems. */
function knitwear(easel: Easel, colour: string, on: string): string {
  return piece(
    easel,
    jumperBody,
    colour,
    rect(-210, -220, 420, 440, knit(easel)) +
      line('M-122-66Q-132-130-106-196M122-66Q132-130 106-196', shade(colour, -0.5), 2.4, 'opacity=".6"') +
      rect(-140, 166, 280, 46, shade(colour, -0.08)) +
      ribs(-136, 136, 168, 206) +
      path('M-208 92L-140 108L-140 140L-212 124ZM208 92L140 108L140 140L212 124Z', shade(colour, -0.1)) +
      on +
      folds('M-112-30Q-90 30-108 120M112-30Q92 30 108 120M-40 160Q-30 90-56 20', 22, 0.07),
  )
}

export const jumper: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const yoke =
    line('M-150-110Q0-40 150-110', accent, 9, 'stroke-dasharray="10 8"') + line('M-150-88Q0-18 150-88', accent, 4)
  const neck =
    path('M-58-216Q0-246 58-216Q0-180-58-216Z', shade(colour, -0.5)) +
    line('M-60-216Q0-176 60-216', shade(colour, 0.08), 20) +
    line('M-60-216Q0-176 60-216', '#000', 20, 'stroke-dasharray="2 6" opacity=".14"')
  const name = picture.label ? rect(-20, -236, 40, 18, mix(accent, '#ffffff', 0.75), 2) : ''
  return laid(knitwear(easel, colour, yoke) + neck + name, 410, 430, {
    outline: jumperBody,
    setting: 'rail',
    focus: [0, -110, 1.9],
  })
}

export const cardigan: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const cable = [-84, 84]
    .map((x) =>
      line(
        Array.from({ length: 9 }, (_, i) => `M${x} ${-180 + i * 40}q26 20 0 40q-26-20 0-40`).join(''),
        '#000',
        4,
        'opacity=".2"',
      ),
    )
    .join('')
  let band =
    path('M-58-214L-8-60V206H8V-60L58-214L36-216L0-110L-36-216Z', shade(colour, 0.1)) +
    line('M0-70V206', shade(colour, -0.5), 2, 'opacity=".6"')
  for (let i = 0; i < 5; i++)
    band +=
      oval(1, -40 + i * 50, 9, 9, '#000', 'opacity=".25"') +
      oval(0, -42 + i * 50, 8.5, 8.5, accent) +
      oval(0, -42 + i * 50, 3, 3, shade(accent, -0.4))
  const inside = path('M-58-216Q0-244 58-216L0-100Z', shade(colour, -0.5))
  return laid(knitwear(easel, colour, cable) + inside + band, 410, 430, {
    outline: jumperBody,
    setting: 'rail',
    focus: [0, -60, 1.9],
  })
}

export const poncho: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body = 'M0-190Q70-180 110-150L236 40Q250 70 216 92L0 220L-216 92Q-250 70-236 40L-110-150Q-70-180 0-190Z'
  const stripe = (y: number, tone: string, w: number) => line(`M-260 ${y - 150}L0 ${y}L260 ${y - 150}`, tone, w)
  const fringe = line(
    Array.from({ length: 54 }, (_, i) => {
      const x = -216 + i * 8
      const y = 220 - Math.abs(x) * 0.59
      return `M${x} ${y.toFixed(0)}v26`
    }).join(''),
    shade(accent, -0.1),
    3,
  )
  const on =
    rect(-260, -200, 520, 440, weave(easel, 6, 0.07)) +
    stripe(120, accent, 26) +
    stripe(160, shade(accent, 0.4), 6) +
    stripe(84, shade(accent, -0.3), 6) +
    stripe(30, accent, 8) +
    folds('M-60-150Q-70 0-40 190M70-150Q70 0 50 190M-130-100Q-150 0-140 100', 20, 0.07)
  const art =
    fringe +
    piece(easel, body, colour, on) +
    path('M-50-176Q0-196 50-176L0-100Z', shade(colour, -0.55)) +
    line('M-50-176L0-100L50-176', shade(accent, 0.1), 7)
  return laid(art, 490, 440, { outline: body, setting: 'rail', focus: [0, 40, 1.8] })
}

export const robe: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body =
    'M-60-230H60Q116-214 142-190Q184-90 204 60L140 78L124-40Q140 90 148 232Q0 246-148 232Q-140 90-124-40L-140 78L-204 60Q-184-90-142-190Q-116-214-60-230Z'
  const on =
    rect(
      -210,
      -240,
      420,
      490,
      easel.pattern(
        18,
        18,
        '<path d="M0 0h18v18h-18z" fill="none" stroke="#000" stroke-opacity=".12" stroke-width="2.4"/>',
      ),
    ) +
    path('M-210 34L-136 52L-136 84L-212 66ZM210 34L136 52L136 84L212 66Z', shade(colour, -0.1)) +
    rect(-160, -14, 320, 30, mix(colour, accent, 0.75)) +
    rect(-112, 70, 74, 84, shade(colour, 0.08), 4) +
    line('M-112 70H-38V154H-112Z', shade(colour, -0.4), 1.6, 'opacity=".5"') +
    folds('M-100 30Q-90 120-110 220M100 30Q90 120 112 220M40 30Q30 130 50 230', 22, 0.06)
  const lapel =
    path('M-60-232L-92-190L-14 4L6-10L60-232L38-236L0-90L-38-236Z', shade(colour, 0.12)) +
    line('M-92-190L-14 4M60-232L4-8', shade(colour, -0.4), 2, 'opacity=".5"')
  const knot =
    path('M-18-16H18L22 18H-22Z', mix(colour, accent, 0.9)) +
    path('M-10 16L-30 110L-6 112L4 18ZM8 16L40 96L18 104L-2 18Z', mix(colour, accent, 0.75))
  return laid(
    piece(easel, body, colour, on) + path('M-60-232Q0-256 60-232L0-86Z', shade(colour, -0.45)) + lapel + knot,
    412,
    480,
    { outline: body, setting: 'rail', focus: [0, -60, 1.9] },
  )
}

export const apron: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body = 'M-78-200H78L86-110Q110-70 168-50L176 210Q0 226-176 210L-168-50Q-110-70-86-110Z'
  const straps =
    line('M-72-200C-90-290 90-290 72-200', shade(colour, -0.15), 15) +
    line('M-168-44Q-220 0-196 90M168-44Q220 0 200 110', shade(colour, -0.2), 13)
  const on =
    rect(-190, -210, 380, 440, weave(easel, 5, 0.07)) +
    stitch('M-70-190H70M-168 202Q0 216 168 202', mix(colour, accent, 0.7), 2) +
    rect(-90, 20, 180, 110, shade(colour, 0.07), 6) +
    stitch('M-84 26H84V124H-84ZM0 26V124', mix(colour, accent, 0.8), 2) +
    folds('M-120-20Q-130 90-110 200M120-20Q128 90 112 200M-30-180Q-20-120-40-60', 22, 0.06)
  const name = picture.label
    ? words(picture.label, -60, -150, 120, 44, 26, { fill: inkOn(colour, accent) })
    : oval(0, -130, 15, 15, accent)
  return laid(straps + piece(easel, body, colour, on) + name, 400, 490, {
    outline: body,
    setting: 'rail',
    focus: [0, -20, 1.8],
  })
}

export const vest: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body =
    'M-96-210Q-60-216-44-210L0-110L44-210Q60-216 96-210Q112-130 140-84L146 210Q0 222-146 210L-140-84Q-112-130-96-210Z'
  const band = mix(accent, '#cfd4d4', 0.8)
  const strip = (d: string) =>
    line(d, '#8b9192', 34) + line(d, band, 30) + line(d, '#fff', 30, 'stroke-dasharray="3 5" opacity=".35"')
  const on =
    rect(-160, -220, 320, 450, weave(easel, 4, 0.05)) +
    strip('M-150 60H150') +
    strip('M-150 140H150') +
    strip('M-78-220V210') +
    strip('M78-220V210') +
    line('M0-110V220', shade(colour, -0.55), 12) +
    line('M0-110V220', '#c9ccc8', 4, 'stroke-dasharray="3 2.5"')
  const name = picture.label ? words(picture.label, -46, -40, 92, 40, 22, { fill: inkOn(colour) }) : ''
  return laid(
    piece(easel, body, colour, on) +
      line('M-44-210L0-110L44-210M-96-210Q-112-130-140-84M96-210Q112-130 140-84', accent, 6) +
      name,
    300,
    440,
    { outline: body, setting: 'rail', focus: [0, 60, 1.8] },
  )
}

/** A knitted cap and a pair of mittens. */
export const beanie: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const cap = 'M-140 30Q-150-170 0-176Q150-170 140 30Z'
  const cuff = 'M-150 10Q0-6 150 10L152 78Q0 92-152 78Z'
  const mitten = 'M-44 90L-52-20Q-50-90 0-92Q50-90 50-20L48-6Q70-34 86-18Q92 0 60 40L46 90Z'
  const one = (t: string) =>
    group(
      t,
      cast(mitten) +
        piece(easel, mitten, colour, rect(-90, -100, 190, 200, knit(easel)) + rect(-60, -30, 160, 20, accent)) +
        piece(easel, 'M-50 84Q0 74 50 84V128Q0 138-50 128Z', accent, ribs(-48, 48, 80, 134)),
    )
  const art =
    one('translate(-130 130) rotate(-16)') +
    one('translate(120 140) scale(-1 1) rotate(-14)') +
    group(
      'translate(0 -70)',
      cast(cap) +
        piece(
          easel,
          cap,
          colour,
          rect(-160, -190, 320, 240, knit(easel, 14)) + line('M-150-50Q0-66 150-50', accent, 14),
        ) +
        piece(easel, cuff, accent, ribs(-150, 150, 0, 92)) +
        oval(0, -186, 40, 36, accent) +
        ring(0, -186, 32, 28, shade(accent, 0.3), 8, 'stroke-dasharray="4 6"'),
    )
  return laid(art, 420, 520, { focus: [0, -100, 1.7] })
}

export const socks: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const sock = 'M-60-210H50L44 20Q46 50 90 76L164 120Q200 150 176 186Q160 206 110 196L-20 150Q-66 130-64 80Z'
  const one = (t: string) =>
    group(
      t,
      cast(sock) +
        piece(
          easel,
          sock,
          colour,
          rect(-80, -220, 290, 440, knit(easel)) +
            rect(-80, -214, 150, 60, accent) +
            ribs(-64, 60, -214, -154) +
            rect(-80, -120, 150, 12, accent) +
            path('M-70 70Q-20 110-10 160L-80 150Z', mix(colour, accent, 0.8)) +
            path('M130 96Q200 140 190 200L140 204Q110 160 130 96Z', mix(colour, accent, 0.8)),
        ),
    )
  return laid(one('translate(-120 0) rotate(-6)') + one('translate(60 20) rotate(4)'), 450, 450, {
    focus: [-60, 40, 1.7],
  })
}
