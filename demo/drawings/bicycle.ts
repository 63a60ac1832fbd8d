import { inkOn, mix, shade } from './colour.ts'
import type { Sculptor } from './figure.ts'
import { cast, laid, piece } from './laid.ts'
import { block as words } from './lettering.ts'
import { group, line, oval, path, rect, ring } from './marks.ts'
import { metal, plane } from './materials.ts'

/** A brake disc with its caliper and hose. */
export const discBrake: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const steel = mix(colour, '#c4cac9', 0.7)
  const holes = Array.from({ length: 24 }, (_, i) =>
    oval(
      Math.round(Math.cos((i * Math.PI) / 12) * (i % 2 ? 160 : 138)),
      Math.round(Math.sin((i * Math.PI) / 12) * (i % 2 ? 160 : 138)),
      10,
      10,
      '#2b3234',
      'opacity=".8"',
    ),
  ).join('')
  const arms = Array.from({ length: 6 }, (_, i) =>
    group(`rotate(${i * 60})`, line('M0-40Q30-90 10-124', shade(steel, -0.25), 17)),
  ).join('')
  const caliper = 'M60-210Q150-190 204-110L160-60Q120-130 40-150Q20-200 60-210Z'
  const art =
    ring(6, 10, 150, 150, '#0b1216', 44, 'opacity=".22"') +
    ring(0, 0, 150, 150, metal(easel, steel), 44) +
    holes +
    arms +
    oval(0, 0, 52, 52, metal(easel, accent)) +
    oval(0, 0, 26, 26, '#2b3234') +
    line('M190-120C270-100 250 60 200 150S60 230-40 216', '#22282a', 11) +
    cast(caliper) +
    piece(easel, caliper, mix(accent, '#22282a', 0.4), '', 1) +
    oval(110, -150, 20, 20, metal(easel, accent)) +
    (picture.label
      ? group('translate(150 -120) rotate(50)', words(picture.label, -50, -12, 100, 24, 16, { fill: '#fff' }))
      : '')
  return laid(art, 440, 440, { focus: [60, -80, 1.7] })
}

/** A bicycle pedal with a wide cage. */
export const pedal: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const cage =
    'M-150-120H150Q180-120 180-90V90Q180 120 150 120H-150Q-180 120-180 90V-90Q-180-120-150-120ZM-130-80V80H-50V-80ZM50-80V80H130V-80Z'
  const pins = [
    [-160, -100],
    [-60, -104],
    [60, -104],
    [160, -100],
    [-160, 100],
    [-60, 104],
    [60, 104],
    [160, 100],
  ]
    .map(([x = 0, y = 0]) => oval(x, y, 9, 9, '#d5dad9') + oval(x, y, 4, 4, '#2b3234'))
    .join('')
  const art = group(
    'rotate(-14)',
    rect(150, -22, 150, 44, metal(easel, '#aeb5b3'), 6) +
      rect(250, -26, 18, 52, '#2b3234', 3) +
      path(cage, '#0b1216', 'opacity=".25" fill-rule="evenodd" transform="translate(6 10)"') +
      path(cage, plane(easel, colour), 'fill-rule="evenodd"') +
      rect(-180, -34, 360, 68, metal(easel, shade(colour, 0.1)), 20) +
      pins +
      rect(-70, -20, 140, 40, accent, 8) +
      (picture.label ? words(picture.label, -64, -16, 128, 32, 22, { fill: inkOn(accent) }) : ''),
  )
  return laid(art, 480, 320, { focus: [0, 0, 1.7] })
}

/** A spoked wheel with its tyre. */
export const bicycleWheel: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const spokes = Array.from({ length: 32 }, (_, i) => {
    const a = (i * Math.PI) / 16
    const b = a + (i % 2 ? 0.7 : -0.7)
    return `M${(Math.cos(b) * 20).toFixed(0)} ${(Math.sin(b) * 20).toFixed(0)}L${(Math.cos(a) * 172).toFixed(0)} ${(Math.sin(a) * 172).toFixed(0)}`
  }).join('')
  const art = group(
    'translate(0 -210)',
    ring(0, 0, 196, 196, '#22282a', 26) +
      ring(-2, -2, 202, 202, '#fff', 3, 'opacity=".2"') +
      ring(0, 0, 176, 176, metal(easel, mix(colour, '#aeb5b3', 0.4)), 15) +
      line(spokes, '#7d8584', 2.6) +
      oval(0, 0, 30, 30, metal(easel, accent)) +
      oval(0, 0, 13, 13, '#2b3234') +
      (picture.label ? group('rotate(-30)', words(picture.label, -60, -186, 120, 18, 14, { fill: '#fff' })) : ''),
  )
  return { art, width: 420, height: 420, setting: 'bench', footprint: 120, focus: [0, -210, 1.7], several: 'pair' }
}
