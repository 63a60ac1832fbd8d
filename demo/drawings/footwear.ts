import { inkOn, mix, shade } from './colour.ts'
import type { Easel } from './easel.ts'
import type { Figure, Sculptor } from './figure.ts'
import { piece } from './laid.ts'
import { block as words } from './lettering.ts'
import { group, line, oval, path, rect } from './marks.ts'
import { metal } from './materials.ts'
import { stitch } from './soft.ts'

/** A pair in profile: the other one a little behind. */
function pair(easel: Easel, one: string, width: number, height: number, more: Partial<Figure> = {}): Figure {
  const put = easel.stamp(one)
  const art = group('', put('translate(34 -30) scale(.94)') + path('', '#000'), '') + put('translate(-24 0)')
  return {
    art,
    width: width + 60,
    height: height + 30,
    setting: 'shelf',
    footprint: width,
    focus: [20, -height * 0.4, 1.7],
    several: 'pair',
    ...more,
  }
}

/** A sole under a shoe whose tip points right, and its heel. */
function sole(colour: string, heel = 26): string {
  return (
    path(`M-176-20Q-60-8 60-14Q160-20 206-16Q214-4 196 0H40L30-8Q-40-2-60 0H-60V${heel > 30 ? 0 : 0}H-176Z`, colour) +
    rect(-176, -20, 96, 20, shade(colour, -0.25), 3)
  )
}

/** An ankle boot with an elastic side. */
export const boot: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const upper =
    'M-170-20Q-182-120-164-210Q-166-236-150-238Q-70-250 8-236Q20-234 18-210Q16-150 50-122Q130-104 180-76Q214-56 208-18Q40-8-170-20Z'
  const gore = 'M-110-232Q-54-236-10-228Q-16-170-42-128Q-84-130-92-130Q-108-180-110-232Z'
  const on =
    path(gore, mix(accent, '#23292b', 0.4)) +
    line(Array.from({ length: 12 }, (_, i) => `M${-104 + i * 8}-236V-124`).join(''), '#000', 2, 'opacity=".3"') +
    stitch('M-118-232Q-114-176-98-124H-36Q-8-170-2-230M60-118Q40-60 44-16', shade(colour, 0.4), 2)
  const one =
    sole(mix(accent, '#3a2c22', 0.5)) +
    piece(easel, upper, colour, on, 1) +
    path('M-164-236Q-170-270-140-268L-136-236Z', shade(colour, -0.3)) +
    (picture.label ? words(picture.label, -160, -90, 70, 30, 15, { fill: inkOn(colour) }) : '')
  return pair(easel, one, 390, 270)
}

/** A laced work boot with a cap over the toes. */
export const workBoot: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const upper =
    'M-172-24Q-184-130-160-230Q-158-250-140-252Q-70-258-16-244Q-4-240 0-214Q20-140 70-116Q160-104 190-76Q214-56 208-20Q40-8-172-24Z'
  const cap = 'M116-112Q190-104 212-60V-10H104Q92-60 116-112Z'
  const laces = [-216, -188, -160, -134]
    .map((y, i) =>
      line(`M${-34 + i * 12} ${y}L${4 + i * 16} ${y - 12}`, mix(accent, '#f2e6cf', 0.4), 6, 'stroke-linecap="round"'),
    )
    .join('')
  const on =
    path(cap, shade(colour, -0.22)) +
    stitch('M104-108Q86-60 96-14M-60-240Q-50-150 20-100', shade(colour, 0.4), 2) +
    rect(-180, -120, 130, 60, shade(colour, 0.08), 8) +
    path('M-160-256H-20V-226Q-90-236-160-226Z', accent)
  const one =
    path('M-180-30Q0-12 214-22V0H-180Z', '#22282a') +
    line(Array.from({ length: 16 }, (_, i) => `M${-170 + i * 24}-14V0`).join(''), '#000', 6) +
    piece(easel, upper, colour, on, 1) +
    laces +
    (picture.label ? words(picture.label, -160, -106, 96, 34, 20, { fill: inkOn(colour) }) : '')
  return pair(easel, one, 394, 256)
}

/** A boot up to the knee. */
export const ridingBoot: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const upper =
    'M-130-20Q-142-90-130-160Q-160-320-150-430Q-80-446 0-430Q10-330-14-190Q0-126 60-106Q130-92 160-66Q178-48 172-18Q20-8-130-20Z'
  const on =
    stitch('M-120-70Q-60-60-20-140M-146-410Q-74-424-4-410', shade(colour, 0.4), 2) +
    path('M-156-440H10V-396Q-70-410-156-396Z', mix(colour, accent, 0.6)) +
    rect(-70, -420, 16, 240, '#fff', 8, 'opacity=".16"')
  const strap =
    path('M-136-150Q-60-120-8-150L-8-130Q-60-98-134-130Z', shade(colour, -0.2)) +
    oval(-60, -126, 11, 11, metal(easel, accent))
  const one =
    path('M-134-22Q40-8 176-18V0H30L10-8L-60-4V0H-134Z', '#22282a') +
    rect(-134, -22, 70, 22, '#15191b', 2) +
    piece(easel, upper, colour, on, 1) +
    strap
  return pair(easel, one, 320, 440, { several: 'row' })
}

/** A slipper without a heel counter, pointed. */
export const slipper: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const upper = 'M-40-26Q-56-120 10-128Q120-120 206-50Q232-30 226-16Q90-4-40-26Z'
  const on =
    stitch('M-24-36Q-36-104 12-112Q110-104 196-44', mix(accent, '#ffffff', 0.3), 2.6) +
    [0, 40, 80].map((x) => oval(40 + x, -70 + x * 0.22, 9, 9, accent)).join('')
  const one =
    path('M-176-26Q-60-14 60-14Q170-18 230-18Q226 0 200 0H-150Q-180-2-176-26Z', mix(accent, '#6b4425', 0.5)) +
    path('M-172-30Q-100-60-30-46L-20-22Q-100-14-172-30Z', shade(colour, -0.3)) +
    path('M-172-34Q-176-58-140-62Q-70-64-28-50L-30-38Q-110-50-160-30Z', shade(colour, -0.1)) +
    piece(easel, upper, colour, on, 1)
  return pair(easel, one, 410, 130)
}

/** A plain laced shoe for town. */
export const derby: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const upper =
    'M-172-24Q-190-90-168-140Q-100-152-44-138Q-10-132 14-150Q50-112 110-96Q196-80 210-44Q214-26 206-18Q40-8-172-24Z'
  const quarter = 'M-172-150Q-60-160 14-152Q44-112 40-66Q-20-50-60-12H-180Z'
  const laces = [0, 1, 2]
    .map((i) =>
      line(
        `M${-26 + i * 20} ${-132 + i * 18}L${14 + i * 16} ${-134 + i * 22}`,
        mix(accent, '#f2e6cf', 0.3),
        5,
        'stroke-linecap="round"',
      ),
    )
    .join('')
  const on =
    path(quarter, shade(colour, 0.06)) +
    stitch('M42-68Q-18-52-56-14M132-92Q120-50 130-14', shade(colour, 0.45), 2) +
    oval(150, -66, 40, 14, '#fff', 'opacity=".3"')
  const one =
    sole(mix(accent, '#3a2c22', 0.6)) +
    path('M-168-142Q-100-172-40-146L10-156L-20-128Q-100-140-168-130Z', shade(colour, -0.5)) +
    piece(easel, upper, colour, on, 1) +
    laces +
    (picture.label ? words(picture.label, -150, -90, 80, 30, 14, { fill: inkOn(colour) }) : '')
  return pair(easel, one, 390, 160)
}

/** A sandal of straps with a buckle. */
export const sandal: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const strap = (d: string) =>
    line(d, shade(colour, -0.35), 30) + line(d, colour, 25) + stitch(d, shade(colour, 0.45), 1.6)
  const one =
    path('M-180-36Q-60-20 60-20Q170-26 214-22Q222-2 196 0H-160Q-186-4-180-36Z', mix(accent, '#3a2c22', 0.4)) +
    path('M-178-38Q-60-24 60-24Q170-30 212-24L200-36Q60-44-60-36Z', '#c99a63') +
    strap('M-150-36Q-150-120-130-140Q-90-150-50-138') +
    strap('M-130-140Q-70-110 10-30') +
    strap('M40-28Q50-96 110-92Q160-80 176-30') +
    strap('M90-28Q100-104 130-92Q150-86 140-30') +
    rect(-66, -156, 40, 36, 'none', 8, `stroke="${metal(easel, '#d3b164')}" stroke-width="7"`)
  return pair(easel, one, 400, 160)
}
