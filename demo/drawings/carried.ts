import { inkOn, lightness, mix, shade } from './colour.ts'
import type { Sculptor } from './figure.ts'
import { emblem, block as words } from './lettering.ts'
import { group, line, oval, path, rect, ring } from './marks.ts'
import { metal, plane, smudge, weave } from './materials.ts'
import { daylight, folds, stitch, within } from './soft.ts'

/** A leather bag with two handles. */
export const handbag: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body =
    'M-136-226Q0-240 136-226Q150-222 152-206L172-22Q174 0 150 0H-150Q-174 0-172-22L-152-206Q-150-222-136-226Z'
  const trim = mix(colour, accent, 0.55)
  const handle = (lift: number, tone: string) =>
    line(`M-66-214C-74-${300 + lift}-40-${352 + lift} 0-${352 + lift}S74-${300 + lift} 66-214`, tone, 15) +
    line(`M-70-220C-76-${304 + lift}-42-${355 + lift} 0-${355 + lift}`, '#fff', 2.5, 'opacity=".35"')
  let art =
    handle(14, shade(trim, -0.35)) +
    path('M-136-226Q0-256 136-226Q0-210-136-226Z', shade(colour, -0.6)) +
    path(body, plane(easel, colour))
  const inner =
    path('M-180-66Q0-44 180-66V10H-180Z', trim) +
    line('M-180-66Q0-44 180-66', '#000', 3, 'opacity=".25"') +
    stitch('M-180-58Q0-36 180-58', mix(accent, '#ffffff', 0.35)) +
    stitch('M-140-212Q0-224 140-212', mix(accent, '#ffffff', 0.35)) +
    folds('M-120-200Q-126-140-140-70M118-206Q126-150 136-76M-30-226Q-20-190-32-150M60-226Q70-190 62-160', 18, 0.07) +
    oval(-60, -150, 90, 60, easel.around([0.5, 0.5, 0.5], [0, '#fff', 0.16], [1, '#fff', 0])) +
    line('M-170-8H170', '#000', 10, 'opacity=".16"')
  art +=
    within(easel, body, inner) +
    path(body, daylight(easel, 0.9)) +
    line(body, shade(colour, -0.5), 2, 'opacity=".5"') +
    handle(0, trim)
  for (const x of [-68, 68])
    art +=
      path(`M${x - 15}-236H${x + 15}L${x + 12}-160Q${x} -146 ${x - 12}-160Z`, trim) +
      stitch(`M${x - 9}-226L${x - 7}-164Q${x}-156 ${x + 7}-164L${x + 9}-226`, mix(accent, '#ffffff', 0.35), 1.6) +
      ring(x, -222, 10, 8, '#d6b666', 4) +
      oval(x, -174, 3.5, 3.5, '#d6b666')
  art +=
    group(
      'translate(0 -120)',
      oval(2, 3, 22, 22, '#000', 'opacity=".25"') +
        oval(0, 0, 21, 21, metal(easel, '#d3b164')) +
        emblem(0, 0, 10, '#7a5c20', (picture.label ?? colour).length),
    ) + (picture.label ? words(picture.label, -70, -42, 140, 30, 22, { fill: inkOn(trim) }) : '')
  return { art, width: 348, height: 366, setting: 'shelf', footprint: 330, focus: [40, -170, 1.8], several: 'pair' }
}

/** A roll-top backpack from the front. */
export const backpack: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body =
    'M-118-340Q-116-372-70-376H70Q116-372 118-340Q150-180 140-40Q138 0 96 2H-96Q-138 0-140-40Q-150-180-118-340Z'
  let art =
    line('M-34-372Q-32-412 0-412T34-372', shade(accent, -0.2), 12) +
    line('M-36-374Q-34-415 0-415', '#fff', 2, 'opacity=".4"') +
    line('M-128-300Q-186-180-140-40M128-300Q186-180 140-40', shade(colour, -0.5), 22)
  art += path(body, plane(easel, colour))
  const pocket = 'M-94-150Q-92-166-74-166H74Q92-166 94-150L100-36Q100-16 80-16H-80Q-100-16-100-36Z'
  let inner =
    rect(-160, -390, 320, 400, weave(easel, 5, 0.05)) +
    path('M-160-390H160V-250Q0-226-160-250Z', shade(colour, 0.1)) +
    line('M-150-250Q0-226 150-250', '#000', 7, 'opacity=".22"') +
    stitch('M-150-262Q0-238 150-262', shade(colour, 0.45), 1.8)
  inner += folds(
    'M-100-236Q-120-200-124-160M104-236Q118-200 124-150M-60-370Q-54-320-70-280M64-366Q56-320 74-280M-120-60Q-110-30-116 0',
    18,
    0.08,
  )
  art +=
    within(easel, body, inner) +
    path(pocket, '#0b1216', 'opacity=".3" transform="translate(4 7)"') +
    path(pocket, plane(easel, shade(colour, 0.07))) +
    stitch('M-84-144H84', shade(colour, 0.45), 1.8) +
    line('M-82-132H82', shade(colour, -0.5), 6) +
    line('M-82-132H82', '#c9ccc8', 2, 'stroke-dasharray="3 2"') +
    rect(64, -134, 9, 26, accent, 4)
  art +=
    path(body, daylight(easel)) +
    path('M-140-60Q-138 0-96 2H96Q138 0 140-60Q120-20 0-20T-140-60Z', shade(accent, -0.35), 'opacity=".55"')
  for (const x of [-62, 62])
    art +=
      rect(x - 11, -344, 22, 196, easel.across([0, shade(accent, 0.2)], [1, shade(accent, -0.25)])) +
      stitch(`M${x - 7}-340V-152M${x + 7}-340V-152`, mix(accent, '#ffffff', 0.45), 1.3) +
      rect(x - 17, -226, 34, 26, '#23282a', 5) +
      rect(x - 11, -222, 22, 7, '#fff', 2, 'opacity=".25"') +
      rect(x - 15, -296, 30, 12, metal(easel, '#c3b48a'), 3)
  art +=
    rect(-36, -94, 72, 42, mix(accent, '#ffffff', 0.1), 4) +
    stitch('M-31-89H31V-57H-31Z', mix(accent, '#ffffff', 0.6), 1.2) +
    (picture.label
      ? words(picture.label, -30, -92, 60, 38, 20, { fill: inkOn(mix(accent, '#ffffff', 0.1)) })
      : emblem(0, -73, 12, inkOn(accent), 1))
  return { art, width: 330, height: 416, setting: 'shelf', footprint: 270, focus: [-20, -230, 1.8], several: 'pair' }
}

/** A woven basket with a handle. */
export const basket: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body = 'M-150-176L-118-14Q-112 0-90 4Q0 20 90 4Q112 0 118-14L150-176Z'
  const arch = 'M-138-176C-150-330-70-390 0-390S150-330 138-176'
  let art =
    line(arch, shade(colour, -0.42), 24) +
    line(arch, shade(colour, 0.02), 18) +
    line(arch, shade(colour, 0.4), 15, 'stroke-dasharray="5 9"') +
    line(arch, '#000', 18, 'opacity=".1"')
  art +=
    oval(0, -176, 150, 34, shade(colour, -0.62)) +
    path('M-150-176A150 34 0 0 1 150-176A150 22 0 0 0-150-176Z', shade(colour, -0.25)) +
    path(body, shade(colour, -0.35))
  // Each withe bulges where it passes over a stake.
  const lit = easel.across(
    [0, shade(colour, -0.2)],
    [0.28, shade(colour, 0.38)],
    [0.6, colour],
    [1, shade(colour, -0.35)],
  )
  const lighter = easel.across(
    [0, shade(accent, -0.1)],
    [0.28, shade(accent, 0.4)],
    [0.6, accent],
    [1, shade(accent, -0.35)],
  )
  let weft = ''
  for (let row = 0; row < 10; row++) {
    const y = -158 + row * 17
    const half = 148 - row * 3.5
    const banded = row === 3 || row === 4
    for (let i = 0; i < 9; i++) {
      const a = -Math.PI / 2 + ((i + (row % 2 ? 0.5 : 0) - 0.25) / 9) * Math.PI
      const b = a + (Math.PI / 9) * 1.02
      const [x0, x1] = [Math.sin(a) * half, Math.sin(Math.min(b, Math.PI / 2)) * half]
      if (x1 - x0 < 1) continue
      const sag = Math.cos((a + b) / 2) * 32
      weft += `<rect x="${Math.round(x0)}" y="${Math.round(y + sag - 8)}" width="${Math.round(x1 - x0)}" height="15" rx="7" fill="${banded ? lighter : lit}"/>`
    }
  }
  art += within(
    easel,
    body,
    weft +
      rect(
        -160,
        -190,
        320,
        220,
        easel.across(
          [0, '#0b1216', 0.5],
          [0.25, '#fff', 0.14],
          [0.5, '#000', 0],
          [0.85, '#0b1216', 0.3],
          [1, '#0b1216', 0.55],
        ),
      ) +
      path('M-160-176Q0-106 160-176V-160Q0-90-160-160Z', '#000', 'opacity=".25"'),
  )
  const rim = 'M-152-178A152 36 0 0 0 152-178'
  art +=
    line(rim, shade(colour, -0.4), 19) +
    line(rim, shade(colour, 0.12), 14) +
    line(rim, shade(colour, lightness(colour) > 0.5 ? -0.25 : 0.3), 14, 'stroke-dasharray="4 11"') +
    line('M-150-183A152 36 0 0 0 60-148', '#fff', 3, 'opacity=".35"')
  if (picture.label)
    art += group(
      'translate(84 -118) rotate(8)',
      path('M-34-24H34V30H-34Z', '#efe3cb') +
        words(picture.label, -30, -20, 60, 46, 20, { fill: '#4a3826' }) +
        oval(0, -18, 3, 3, '#8a7350'),
    )
  art += smudge(easel, 0, 4, 110, 8, 0.3)
  return { art, width: 316, height: 398, setting: 'room', footprint: 230, focus: [-20, -110, 1.7], several: 'pair' }
}
