import { inkOn, lightness, mix, shade } from './colour.ts'
import type { Easel } from './easel.ts'
import type { Figure, Sculptor } from './figure.ts'
import { emblem, block as words } from './lettering.ts'
import { group, line, oval, path, rect } from './marks.ts'
import { plane, weave } from './materials.ts'
import { daylight, folds, stitch, within } from './soft.ts'

/** A garment laid flat: outline, colour, folds and what is sewn on. */
function flat(
  easel: Easel,
  body: string,
  colour: string,
  creases: string,
  sewn: string,
  size: Pick<Figure, 'width' | 'height' | 'focus'>,
  behind = '',
): Figure {
  const art =
    behind +
    path(body, plane(easel, colour, 0.8)) +
    within(
      easel,
      body,
      rect(-260, -280, 520, 560, weave(easel, 3, lightness(colour) > 0.7 ? 0.02 : 0.04)) +
        sewn +
        folds(creases, 22, lightness(colour) > 0.7 ? 0.034 : 0.07),
    ) +
    path(body, daylight(easel, 0.6)) +
    line(body, shade(colour, -0.45), 1.6, 'opacity=".5"')
  return { art, ...size, stance: 'lying', outline: body, setting: 'rail', several: 'pair' }
}

/** A woven name in the neck. */
function neckLabel(picture: Parameters<Sculptor>[1], x: number, y: number): string {
  return (
    rect(x - 17, y, 34, 18, mix(picture.accent, '#ffffff', 0.75), 2) +
    (picture.label
      ? words(picture.label, x - 15, y + 2, 30, 14, 9, { fill: inkOn(mix(picture.accent, '#ffffff', 0.75)) })
      : '')
  )
}

export const tShirt: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body =
    'M-62-212Q0-168 62-212Q104-204 138-186Q190-136 222-66L150-30L124-74Q132 60 134 206Q0 222-134 206Q-132 60-124-74L-150-30L-222-66Q-190-136-138-186Q-104-204-62-212Z'
  const behind = path('M-62-212Q0-236 62-212Q0-166-62-212Z', shade(colour, -0.42)) + neckLabel(picture, 0, -212)
  let sewn =
    line('M-64-214Q0-166 64-214', shade(colour, -0.14), 26) +
    line('M-58-204Q0-158 58-204', shade(colour, -0.4), 2, 'opacity=".6"')
  sewn +=
    line('M-126-70Q-134-130-112-192M126-70Q134-130 112-192', shade(colour, -0.45), 2, 'opacity=".55"') +
    stitch('M-158-42L-212-70M158-42L212-70M-134 194Q0 210 134 194', mix(colour, accent, 0.5), 1.8)
  if (picture.label)
    sewn +=
      words(picture.label, -78, -90, 156, 90, 44, { fill: inkOn(colour, accent) }) +
      emblem(0, -110, 16, inkOn(colour, accent), picture.label.length)
  else sewn += emblem(56, -104, 11, inkOn(colour, accent), 2)
  return flat(
    easel,
    body,
    colour,
    'M-120-60Q-80-10-96 80M120-60Q84 0 100 90M-40 206Q-30 120-60 60M60 206Q40 130 56 80M-196-96Q-160-90-140-66M196-96Q160-90 140-66',
    sewn,
    { width: 448, height: 430, focus: [10, -110, 1.9] },
    behind,
  )
}

export const shirt: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body =
    'M-56-220L0-196L56-220Q108-206 138-184Q170-60 196 118L140 132L116-70Q124 70 122 196Q64 222 0 208Q-64 222-122 196Q-124 70-116-70L-140 132L-196 118Q-170-60-138-184Q-108-206-56-220Z'
  let sewn = line('M-118-74Q-124-130-104-194M118-74Q124-130 104-194', shade(colour, -0.45), 2, 'opacity=".55"')
  sewn +=
    rect(-15, -200, 30, 430, shade(colour, 0.08)) +
    line('M-15-196V230M15-196V230', shade(colour, -0.4), 1.6, 'opacity=".5"')
  for (let i = 0; i < 7; i++)
    sewn +=
      oval(1, -150 + i * 52, 6.5, 6.5, '#000', 'opacity=".25"') +
      oval(0, -152 + i * 52, 6, 6, mix(accent, '#f6f2e8', 0.55)) +
      oval(0, -152 + i * 52, 2, 2, shade(accent, -0.3))
  sewn +=
    path('M36-96H92V-40L64-26L36-40Z', shade(colour, 0.07)) +
    line('M36-96H92V-40L64-26L36-40Z', shade(colour, -0.4), 1.6, 'opacity=".6"') +
    line('M36-84H92', shade(colour, -0.4), 1.4, 'opacity=".5"')
  sewn +=
    path('M-200 92L-140 106L-138 140L-202 124ZM200 92L140 106L138 140L202 124Z', shade(colour, 0.1)) +
    line('M-200 92L-138 108M200 92L138 108', shade(colour, -0.4), 2, 'opacity=".5"') +
    oval(-154, 118, 5, 5, mix(accent, '#f6f2e8', 0.55)) +
    oval(154, 118, 5, 5, mix(accent, '#f6f2e8', 0.55))
  const set = flat(
    easel,
    body,
    colour,
    'M-112-60Q-80 10-96 100M112-30Q84 30 98 110M-60 210Q-40 130-64 40M66 210Q44 150 60 60M-170-20Q-150 30-160 80M170-20Q152 30 164 80',
    sewn,
    { width: 404, height: 440, focus: [10, -130, 1.9] },
  )
  const collar =
    path('M-58-222Q0-250 58-222L40-200Q0-216-40-200Z', shade(colour, -0.42)) +
    neckLabel(picture, 0, -228) +
    path('M-56-230L-74-196L-40-152L0-198Q-40-206-56-230Z', plane(easel, shade(colour, 0.14))) +
    path('M56-230L74-196L40-152L0-198Q40-206 56-230Z', plane(easel, shade(colour, 0.04)))
  return {
    ...set,
    art:
      set.art +
      path('M-74-192L-40-146L0-190L40-146L74-192L40-152L0-198L-40-152Z', '#000', 'opacity=".22"') +
      collar +
      stitch('M-66-196L-40-162L-8-196M66-196L40-162L8-196', shade(colour, -0.35), 1.2),
  }
}

export const jacket: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body =
    'M-66-224Q0-200 66-224Q122-210 150-182Q188-60 206 112L142 128L124-58Q134 70 132 190Q0 210-132 190Q-134 70-124-58L-142 128L-206 112Q-188-60-150-182Q-122-210-66-224Z'
  let sewn =
    path('M-160-190Q0-130 160-190V-84Q0-72-160-84Z', mix(colour, accent, 0.3), 'opacity=".7"') +
    stitch('M-130-86Q0-74 130-86', shade(colour, 0.4), 1.6)
  sewn += line('M-122-70Q-132-130-108-196M122-70Q132-130 108-196', shade(colour, -0.5), 2.4, 'opacity=".6"')
  sewn +=
    line('M0-206V210', shade(colour, -0.55), 15) +
    line('M0-206V210', '#c9ccc8', 6, 'stroke-dasharray="3 2.5"') +
    rect(-6, -160, 12, 24, mix('#d7d9d4', accent, 0.25), 4) +
    rect(-3, -138, 6, 20, accent, 3)
  for (const side of [-1, 1])
    sewn +=
      line(`M${side * 46} 52L${side * 96} 124`, '#000', 8, 'opacity=".22"') +
      line(`M${side * 44} 50L${side * 94} 122`, accent, 5, 'stroke-linecap="round"')
  sewn +=
    rect(-140, 168, 280, 40, shade(colour, -0.2)) +
    line(Array.from({ length: 32 }, (_, i) => `M${-134 + i * 8.6} 168v36`).join(''), '#000', 1.6, 'opacity=".2"')
  sewn +=
    path('M-210 86L-140 102L-138 136L-214 120ZM210 86L140 102L138 136L214 120Z', shade(colour, -0.2)) +
    line('M-206 88L-140 104M206 88L140 104', accent, 3) +
    emblem(66, -116, 12, inkOn(colour, accent), 3)
  const set = flat(
    easel,
    body,
    colour,
    'M-116-40Q-84 20-104 110M116-40Q88 20 106 110M-40 170Q-50 80-36 0M52 170Q40 90 50 10M-178-20Q-156 30-168 76M178-20Q158 30 172 76',
    sewn,
    { width: 424, height: 436, focus: [0, -120, 1.9] },
  )
  const collar =
    path('M-68-226Q0-256 68-226L56-190Q0-166-56-190Z', shade(colour, -0.5)) +
    neckLabel(picture, 0, -220) +
    path('M-72-228Q-84-196-62-166Q-30-160-4-178L-8-206Q-50-204-72-228Z', plane(easel, shade(colour, 0.1))) +
    path('M72-228Q84-196 62-166Q30-160 4-178L8-206Q50-204 72-228Z', plane(easel, shade(colour, 0.02)))
  return {
    ...set,
    art: set.art + collar + line('M-62-166Q-30-160-4-178M62-166Q30-160 4-178', '#000', 3, 'opacity=".3"'),
  }
}

export const trousers: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body = 'M-104-236H104Q126-60 118 236L28 240Q16 60 2-60Q-12 60-26 240L-116 236Q-126-60-104-236Z'
  let sewn =
    rect(-120, -240, 240, 32, shade(colour, 0.06)) +
    line('M-120-208H120', shade(colour, -0.5), 2, 'opacity=".6"') +
    stitch('M-106-214H106M-106-230H106', accent, 1.5)
  for (const x of [-84, -44, 40, 80])
    sewn += rect(x, -240, 9, 38, shade(colour, 0.12), 2) + rect(x + 9, -238, 3, 36, '#000', 0, 'opacity=".22"')
  sewn += oval(1, -222, 7.5, 7.5, '#000', 'opacity=".3"') + oval(0, -224, 7, 7, mix(accent, '#d8c9a0', 0.5))
  sewn +=
    line('M0-208V-110Q-6-82-28-78', shade(colour, -0.5), 2, 'opacity=".6"') +
    stitch('M22-208V-120Q16-84-4-74', accent, 1.6)
  for (const side of [-1, 1])
    sewn +=
      line(`M${side * 54}-208Q${side * 62}-150 ${side * 124}-146`, shade(colour, -0.5), 3, 'opacity=".55"') +
      stitch(`M${side * 49}-206Q${side * 58}-144 ${side * 122}-140`, accent, 1.6)
  sewn +=
    stitch('M-112 214L-30 218M30 218L112 214', accent, 1.8) +
    line('M-72 222Q-78 40-62-110M72 222Q78 40 60-110', '#fff', 5, 'opacity=".13"') +
    line('M-66 222Q-72 40-56-110M78 222Q84 40 66-110', '#000', 7, 'opacity=".1"')
  const behind = path('M-104-236Q0-222 104-236Q0-250-104-236Z', shade(colour, -0.5))
  const set = flat(
    easel,
    body,
    colour,
    'M2-60Q-30-40-60-60M2-60Q36-40 70-64M-110 30Q-80 50-50 36M108 20Q80 44 44 34M-108 150Q-80 160-56 150M104 160Q70 168 48 158',
    sewn,
    { width: 244, height: 480, focus: [10, -160, 2] },
    behind,
  )
  return {
    ...set,
    art:
      set.art +
      (picture.label
        ? group(
            'translate(66 -222)',
            rect(-24, -11, 48, 22, '#a9764a', 2) + words(picture.label, -21, -9, 42, 18, 11, { fill: '#3b2413' }),
          )
        : ''),
  }
}
