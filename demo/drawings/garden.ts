import { inkOn, mix, shade } from './colour.ts'
import type { Sculptor } from './figure.ts'
import { cast, laid, piece, slab } from './laid.ts'
import { block as words } from './lettering.ts'
import { group, line, oval, path, rect, ring } from './marks.ts'
import { grain, metal } from './materials.ts'
import { within } from './soft.ts'
import { steelOf, tones } from './workshop.ts'

/** Pruning shears. */
export const secateurs: Sculptor = (easel, picture) => {
  const [steel, grip] = tones(picture)
  const sleeve = (x: number) =>
    `M${x * 20}-10Q${x * 80} 60 ${x * 76} 210Q${x * 74} 236 ${x * 48} 232Q${x * 40} 110-${x * 4} 30Z`.replace('--', '')
  const blade = 'M-26 0Q-70-90-40-190Q-20-220 0-226Q40-130 22 0Z'
  const hook = 'M24 10Q70-60 64-130Q60-170 40-176Q54-100 0-40Z'
  const art =
    cast(sleeve(1)) +
    cast(sleeve(-1)) +
    piece(easel, sleeve(1), grip, '', 1) +
    piece(easel, sleeve(-1), shade(grip, -0.08), '', 1) +
    cast(hook) +
    path(hook, steelOf(easel, shade(steel, -0.3))) +
    cast(blade) +
    path(blade, steelOf(easel, steel)) +
    line('M-36-170Q-56-90-18-10', '#fff', 3, 'opacity=".6"') +
    oval(0, 0, 26, 26, metal(easel, steel)) +
    ring(0, 0, 10, 10, '#2b3234', 4) +
    line('M-20 90Q0 70 20 90', '#9aa2a1', 8) +
    (picture.label
      ? group('translate(62 130) rotate(86)', words(picture.label, -60, -12, 120, 24, 16, { fill: inkOn(grip) }))
      : '')
  return laid(group('rotate(20)', art), 300, 480, { focus: [0, -40, 1.8] })
}

/** A spade with a T handle. */
export const spade: Sculptor = (easel, picture) => {
  const [steel, grip] = tones(picture)
  const blade = 'M-66 40H66Q70 140 56 196Q30 226 0 232Q-30 226-56 196Q-70 140-66 40Z'
  const wood = mix(grip, '#c99a63', 0.7)
  const shaft = 'M-11-200H11V60H-11Z'
  const art =
    cast(shaft) +
    piece(easel, shaft, wood, group('rotate(90)', rect(-220, -14, 300, 28, grain(easel, 0.3)))) +
    group('translate(0 -206)', cast(slab(120, 28, 13)) + piece(easel, slab(120, 28, 13), mix(grip, wood, 0.3))) +
    cast(blade) +
    path(blade, steelOf(easel, steel)) +
    line('M0 50V200', shade(steel, -0.4), 7, 'opacity=".3"') +
    path('M-16 0H16L24 60H-24Z', metal(easel, steel)) +
    rect(-72, 34, 144, 11, shade(steel, 0.2), 4) +
    (picture.label ? words(picture.label, -44, 90, 88, 44, 24, { fill: inkOn(steel) }) : '')
  return laid(group('rotate(16)', art), 220, 470, { setting: 'outdoor', focus: [30, 110, 1.7] })
}

/** A hand fork and a trowel with ash handles. */
export const trowelSet: Sculptor = (easel, picture) => {
  const [steel, grip] = tones(picture)
  const wood = mix(grip, '#c99a63', 0.75)
  const handle = 'M-20 40Q-28 140-18 200Q0 214 18 200Q28 140 20 40Q0 30-20 40Z'
  const hold =
    cast(handle) +
    piece(easel, handle, wood, group('rotate(90)', rect(20, -30, 200, 60, grain(easel, 0.26))), 1) +
    rect(-16, 24, 32, 24, metal(easel, '#d3b164'), 4) +
    line('M0-20V30', shade(steel, -0.2), 17)
  const scoop = 'M-52-60Q-60-140-34-196Q-16-224 0-228Q16-224 34-196Q60-140 52-60Q30-24 0-14Q-30-24-52-60Z'
  const tines = 'M-50-210V-90Q-46-30 0-26Q46-30 50-90V-210M0-214V-40'
  const art =
    group(
      'translate(-100 10) rotate(-12)',
      hold +
        cast(scoop) +
        path(scoop, steelOf(easel, steel)) +
        line('M0-210V-30', shade(steel, -0.4), 6, 'opacity=".3"'),
    ) +
    group(
      'translate(100 0) rotate(10)',
      hold +
        line(tines, '#0b1216', 17, 'opacity=".2" transform="translate(5 7)" stroke-linecap="round"') +
        line(tines, shade(steel, -0.15), 17, 'stroke-linecap="round"') +
        line(tines, shade(steel, 0.4), 6, 'stroke-linecap="round" transform="translate(-3 -2)"'),
    )
  return laid(art, 380, 460, { focus: [-90, -60, 1.7] })
}

export const wateringCan: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body = 'M-110-200Q0-216 110-200V-10Q0 16-110-10Z'
  const art =
    path('M96-70L220-210L240-196L110-20Z', metal(easel, colour)) +
    group(
      'translate(240 -214) rotate(44)',
      path('M-44-20H44L18 30H-18Z', metal(easel, accent)) +
        oval(0, -20, 44, 13, shade(accent, -0.3)) +
        line('M-30-20H30', '#15191b', 5, 'stroke-dasharray="3 7"'),
    ) +
    line('M-40-196C-60-320 60-320 60-200', shade(colour, -0.35), 17) +
    line('M-40-198C-58-314 56-314 58-202', shade(colour, 0.2), 8) +
    line('M-104-170C-200-160-200-40-104-40', shade(colour, -0.35), 15) +
    line('M-104-172C-194-162-194-44-104-44', shade(colour, 0.2), 7) +
    path(body, metal(easel, colour)) +
    within(
      easel,
      body,
      rect(-120, -150, 240, 9, '#000', 0, 'opacity=".2"') + rect(-120, -50, 240, 9, '#000', 0, 'opacity=".2"'),
    ) +
    path('M-110-200Q0-186 110-200Q0-222-110-200Z', shade(colour, -0.4)) +
    path('M-110-200Q-20-214 20-208L10-196Q-60-190-110-200Z', shade(colour, 0.25)) +
    (picture.label ? words(picture.label, -70, -130, 140, 60, 34, { fill: inkOn(colour, accent) }) : '')
  return {
    art: group('translate(-40 0)', art),
    width: 470,
    height: 300,
    setting: 'outdoor',
    footprint: 240,
    focus: [0, -120, 1.6],
    several: 'pair',
  }
}
