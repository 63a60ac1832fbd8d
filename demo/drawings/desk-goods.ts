import { inkOn, mix, shade } from './colour.ts'
import type { Sculptor } from './figure.ts'
import { cast, laid, piece, slab } from './laid.ts'
import { block as words } from './lettering.ts'
import { band, group, lathe, line, oval, path, rect, ring } from './marks.ts'
import { gleam, gloss, grain, matt, metal, plane, smudge } from './materials.ts'
import { within } from './soft.ts'

/** Pencils in their flat box. */
export const pencils: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const box = slab(400, 330, 12)
  const tint = (i: number) => [colour, shade(colour, -0.25), mix(colour, accent, 0.4)][i % 3] ?? colour
  const row = Array.from({ length: 9 }, (_, i) => {
    const x = -160 + i * 40
    return (
      rect(
        x - 15,
        -110,
        30,
        230,
        easel.across([0, shade(tint(i), -0.2)], [0.4, shade(tint(i), 0.35)], [1, shade(tint(i), -0.35)]),
      ) +
      path(`M${x - 15}-110L${x}-152L${x + 15}-110Z`, '#e3c58d') +
      path(`M${x - 5}-138L${x}-152L${x + 5}-138Z`, '#2b3234')
    )
  }).join('')
  const art =
    cast(box) +
    piece(
      easel,
      box,
      mix(accent, '#c59b6d', 0.6),
      rect(-186, -152, 372, 304, shade(mix(accent, '#c59b6d', 0.6), -0.45), 6),
    ) +
    row +
    rect(-200, 96, 400, 70, plane(easel, accent)) +
    words(picture.label ?? 'HB', -150, 104, 300, 54, 34, { fill: inkOn(accent) })
  return laid(art, 410, 340, { outline: box, focus: [-60, -80, 1.8] })
}

/** A pair of tapering candles joined by their wick. */
export const taperCandles: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const one = (x: number) =>
    path(`M${x - 14}-400H${x + 14}L${x + 24} 0H${x - 24}Z`, matt(easel, colour)) +
    oval(x, -400, 14, 4, shade(colour, 0.3)) +
    gleam(easel, x - 10, -380, 6, 330, 0.35)
  const art =
    line('M-46-400C-46-470 46-470 46-400', '#e9e2d2', 5) +
    one(-46) +
    one(46) +
    rect(-86, -200, 172, 84, plane(easel, mix(accent, '#f6f0e2', 0.4)), 3) +
    words(picture.label ?? 'Beeswax', -76, -190, 152, 64, 32, { fill: '#33281b' })
  return { art, width: 180, height: 452, setting: 'table', footprint: 150, focus: [0, -200, 1.6], several: 'row' }
}

/** A thick pillar candle. */
export const pillarCandle: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body = lathe(
    [
      [90, -360, true],
      [92, -180],
      [90, 0, true],
      [89, 0],
    ],
    0.16,
  )
  const art =
    smudge(easel, 0, -410, 90, 100, 0.5, '#ffdf9e') +
    path(body, matt(easel, colour)) +
    within(
      easel,
      body,
      path(band(94, -120, -104, 0.16), accent) +
        path('M-40-360Q-44-280-30-250Q-18-280-22-360Z', shade(colour, 0.2), 'opacity=".7"'),
    ) +
    oval(0, -360, 90, 15, shade(colour, 0.35)) +
    oval(0, -358, 60, 8, '#ffe9b8') +
    line('M0-360V-382', '#3b2c1a', 5) +
    path('M0-440Q24-402 0-378Q-24-402 0-440Z', '#f6b545') +
    path('M0-416Q10-398 0-384Q-10-398 0-416Z', '#fff0c8') +
    (picture.label ? words(picture.label, -60, -90, 120, 50, 30, { fill: inkOn(colour, accent) }) : '')
  return { art, width: 190, height: 440, setting: 'table', footprint: 184, focus: [0, -280, 1.6], several: 'row' }
}

/** Reeds in a bottle of scent. */
export const diffuser: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body = lathe(
    [
      [34, -210, true],
      [34, -180],
      [92, -150],
      [96, -80],
      [92, 0, true],
      [90, 0],
    ],
    0.14,
  )
  const art =
    line('M0-150L-90-440M0-150L-46-456M0-150L4-460M0-150L54-452M0-150L100-430', '#8a6a44', 6) +
    path(body, gloss(easel, colour), 'opacity=".92"') +
    rect(-40, -224, 80, 26, metal(easel, accent), 6) +
    rect(-66, -118, 132, 88, '#f8f4ea', 3) +
    words(picture.label ?? 'Diffuser', -58, -110, 116, 50, 28, { fill: '#33281b' }) +
    (picture.sublabel
      ? words(picture.sublabel, -50, -58, 100, 22, 15, { fill: '#33281b' })
      : rect(-30, -50, 60, 3, accent))
  return { art, width: 220, height: 460, setting: 'table', footprint: 184, focus: [0, -120, 1.7], several: 'row' }
}

/** A low square bottle of ink. */
export const inkBottle: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const art =
    path(
      'M-110-170H110Q130-160 130-130V-20Q130 0 110 0H-110Q-130 0-130-20V-130Q-130-160-110-170Z',
      gloss(easel, colour),
    ) +
    path('M-50-196H50L60-168H-60Z', gloss(easel, colour)) +
    rect(-62, -262, 124, 70, gloss(easel, mix(accent, '#22282a', 0.6)), 10) +
    line(Array.from({ length: 12 }, (_, i) => `M${-54 + i * 10}-256V-198`).join(''), '#000', 3, 'opacity=".3"') +
    rect(-96, -132, 192, 100, '#f8f4ea', 3) +
    rect(-96, -132, 192, 16, accent) +
    words(picture.label ?? 'Ink', -86, -108, 172, 50, 36, { fill: '#22282a' }) +
    (picture.sublabel ? words(picture.sublabel, -70, -58, 140, 22, 16, { fill: '#22282a' }) : '')
  return { art, width: 270, height: 266, setting: 'table', footprint: 260, focus: [0, -120, 1.7], several: 'row' }
}

/** Greeting cards with an envelope. */
export const cards: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const card = slab(230, 310, 4)
  const envelope = slab(340, 240, 4)
  const art =
    group(
      'translate(70 60) rotate(14)',
      cast(envelope) +
        piece(easel, envelope, mix(colour, '#c9a573', 0.3), line('M-170-120L0 20L170-120', '#000', 3, 'opacity=".3"')),
    ) +
    group(
      'translate(-40 -20) rotate(-10)',
      cast(card) +
        piece(
          easel,
          card,
          '#fbf9f3',
          rect(-92, -132, 184, 264, 'none', 2, `stroke="${accent}" stroke-width="4"`) +
            line('M0 60V-30M0 0Q-40-20-50-60M0-10Q40-30 46-74', accent, 6, 'stroke-linecap="round"') +
            [
              [0, -50],
              [-52, -72],
              [48, -86],
            ]
              .map(([x = 0, y = 0]) => oval(x, y, 18, 18, colour))
              .join(''),
        ) +
        words(picture.label ?? '', -80, 74, 160, 40, 22, { fill: shade(accent, -0.3) }),
    )
  return laid(art, 420, 420, { focus: [-40, -20, 1.8] })
}

/** Rolls of tape. */
export const tapeRoll: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const art =
    path('M60-40Q190-30 250-60L262-14Q190 16 60 0Z', plane(easel, shade(colour, 0.12))) +
    oval(30, -150, 150, 150, shade(colour, -0.4)) +
    path('M0-300H30A150 150 0 0 1 30 0H0Z', shade(colour, -0.25)) +
    oval(0, -150, 150, 150, plane(easel, colour)) +
    [132, 114, 98].map((r) => ring(0, -150, r, r, '#000', 2, 'opacity=".16"')).join('') +
    oval(0, -150, 82, 82, mix(accent, '#d8c3a0', 0.6)) +
    oval(6, -150, 68, 68, shade(colour, -0.55)) +
    line('M-96-250L96-50', '#fff', 3, 'stroke-dasharray="10 12" opacity=".3"') +
    (picture.label ? words(picture.label, -40, -286, 80, 24, 18, { fill: inkOn(colour) }) : '')
  return {
    art,
    width: 420,
    height: 302,
    setting: 'carton',
    footprint: 300,
    depth: 0.16,
    focus: [0, -150, 1.6],
    several: 'pair',
  }
}

/** A mailing bag with a flap. */
export const mailer: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body = slab(310, 400, 6)
  const art =
    cast(body) +
    piece(
      easel,
      body,
      colour,
      path('M-160-210H160V-120H-160Z', shade(colour, 0.14)) +
        line('M-155-120H155', '#000', 3, 'opacity=".25"') +
        line('M-155-112H155', '#fff', 2, 'opacity=".4"') +
        rect(-120, 60, 150, 100, '#f8f7f2', 4) +
        line('M-106 84H10M-106 104H-10M-106 124H-30', '#22282a', 4, 'opacity=".5"') +
        rect(70, 90, 70, 70, 'none', 35, `stroke="${accent}" stroke-width="7"`),
    ) +
    words(picture.label ?? 'Mailer', -120, -80, 240, 90, 46, { fill: inkOn(colour, accent) })
  return laid(art, 320, 410, { outline: body, focus: [0, -40, 1.7], several: 'fan' })
}

/** Toothbrushes, one in its paper case. */
export const toothbrush: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const handle =
    'M-12-150Q-16-80-12-20Q-24 60-16 200Q-14 226 0 226T16 200Q24 60 12-20Q16-80 12-150Q12-222 0-226Q-12-222-12-150Z'
  const bristles = line(
    Array.from({ length: 9 }, (_, i) => `M14 ${-212 + i * 11}h34`).join(''),
    mix(colour, '#f6f1e4', 0.5),
    8,
  )
  const wood = mix(accent, '#d8b877', 0.75)
  const one = easel.stamp(
    cast(handle) +
      bristles +
      line('M30-216V-120', '#000', 36, 'opacity=".06"') +
      piece(
        easel,
        handle,
        wood,
        group('rotate(90)', rect(-230, -30, 460, 60, grain(easel, 0.24))) + rect(-30, 130, 60, 26, colour),
      ),
  )
  const pack = slab(90, 440, 8)
  const art =
    one('translate(-110 0) rotate(-12)') +
    one('translate(-20 8) rotate(2)') +
    group(
      'translate(110 0) rotate(10)',
      cast(pack) +
        piece(easel, pack, mix(colour, '#c9a573', 0.3), rect(-45, 120, 90, 60, accent)) +
        group('rotate(90)', words(picture.label ?? 'Bamboo', -160, -24, 240, 48, 36, { fill: '#33281b' })),
    )
  return laid(art, 380, 470, { focus: [-60, -130, 1.7] })
}

/** A soft brush for powder, standing on its handle. */
export const powderBrush: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const hair = 'M-34-220Q-96-300-92-372Q-50-436 0-440Q50-436 92-372Q96-300 34-220Z'
  const art =
    path('M-26-150Q-40-60-16 0H16Q40-60 26-150Z', gloss(easel, mix(accent, '#d8b877', 0.3))) +
    path('M-36-226H36L26-146H-26Z', metal(easel, '#d3b164')) +
    piece(
      easel,
      hair,
      mix(colour, '#f0dccb', 0.3),
      line(
        Array.from({ length: 21 }, (_, i) => `M${(i - 10) * 3}-220Q${(i - 10) * 9}-330 ${(i - 10) * 8}-436`).join(''),
        '#000',
        2,
        'opacity=".14"',
      ) + path('M-100-370Q0-330 100-370V-450H-100Z', shade(colour, -0.2), 'opacity=".4"'),
      1.2,
    ) +
    line('M-30-200H30M-29-188H29', '#000', 2, 'opacity=".3"')
  return { art, width: 200, height: 442, setting: 'table', footprint: 60, focus: [0, -300, 1.6], several: 'row' }
}

/** An oval body brush with a strap. */
export const bodyBrush: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const back = 'M-220 0Q-220-110 0-114T220 0T0 114T-220 0Z'
  const strap = 'M-90-124Q0-150 90-124V124Q0 150-90 124Z'
  const art =
    line(
      Array.from({ length: 44 }, (_, i) => {
        const a = (i * Math.PI) / 22
        return `M${(Math.cos(a) * 206).toFixed(0)} ${(Math.sin(a) * 104).toFixed(0)}L${(Math.cos(a) * 246).toFixed(0)} ${(Math.sin(a) * 138).toFixed(0)}`
      }).join(''),
      mix(accent, '#d8c08a', 0.6),
      9,
    ) +
    cast(back) +
    piece(easel, back, mix(colour, '#c59b6d', 0.5), rect(-230, -120, 460, 240, grain(easel, 0.24)), 1) +
    cast(strap, 3, 5) +
    piece(easel, strap, accent, line('M-76-118V118M76-118V118', '#fff', 2, 'stroke-dasharray="7 5" opacity=".6"')) +
    words(picture.label ?? '', -60, -30, 120, 60, 30, { fill: inkOn(accent) })
  return laid(art, 490, 300, { focus: [0, 0, 1.7] })
}
