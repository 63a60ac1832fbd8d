import { inkOn, mix, shade } from './colour.ts'
import type { Sculptor } from './figure.ts'
import { block as words } from './lettering.ts'
import { line, oval, path, rect, ring } from './marks.ts'
import { metal, plane } from './materials.ts'
import { block, stand } from './solid.ts'

/** A frequency inverter: a finned case with a keypad. */
export const inverter: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const [width, height, depth] = [190, 360, 150]
  const art = block(easel, {
    width,
    height,
    depth,
    fill: colour,
    front:
      rect(20, 26, 150, 130, shade(colour, 0.14), 8) +
      rect(40, 42, 110, 44, '#0e1b17', 4) +
      words('50.0 Hz', 46, 46, 98, 36, 28, { fill: '#8fe3b0' }) +
      [0, 1, 2, 3].map((i) => rect(40 + i * 29, 104, 22, 22, i === 3 ? '#b3392b' : accent, 4)).join('') +
      words(picture.label ?? '4 kW', 30, 190, 130, 46, 34, { fill: inkOn(colour) }) +
      rect(20, 270, 150, 64, shade(colour, -0.4), 4) +
      line('M34 334V300M58 334V300M82 334V300M106 334V300M130 334V300M154 334V300', '#d3b164', 9),
    side: line(Array.from({ length: 9 }, (_, i) => `M${12 + i * 16} 16V340`).join(''), '#000', 7, 'opacity=".4"'),
  })
  return {
    ...stand(art, width, height, depth),
    setting: 'bench',
    footprint: 220,
    focus: [-40, -260, 1.6],
    several: 'row',
  }
}

/** A square stepper motor with its shaft towards the viewer. */
export const stepperMotor: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const [width, height, depth] = [210, 210, 220]
  const bolt = (x: number, y: number) => oval(x, y, 13, 13, '#2b3234') + oval(x, y, 6, 6, '#6c7372')
  const art = block(easel, {
    width,
    height,
    depth,
    fill: mix(colour, '#aeb5b3', 0.5),
    front:
      bolt(26, 26) +
      bolt(184, 26) +
      bolt(26, 184) +
      bolt(184, 184) +
      oval(105, 105, 62, 62, metal(easel, '#b9bfbe')) +
      oval(105, 105, 24, 24, '#2b3234') +
      oval(100, 100, 20, 20, metal(easel, '#dfe3e2')),
    side:
      rect(30, 0, 150, 210, colour) +
      words(picture.label ?? 'NEMA 23', 46, 70, 120, 50, 26, { fill: inkOn(colour) }) +
      rect(180, 0, 40, 210, accent),
  })
  return {
    ...stand(art, width, height, depth),
    setting: 'bench',
    footprint: 300,
    focus: [-80, -110, 1.6],
    several: 'pair',
  }
}

/** A carriage on its rail. */
export const linearGuide: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const steel = mix(colour, '#c4cac9', 0.6)
  const rail = block(easel, {
    z: 60,
    width: 520,
    height: 60,
    depth: 60,
    fill: steel,
    top: [40, 120, 200, 280, 360, 440].map((x) => oval(x, 30, 12, 9, '#2b3234')).join(''),
    front: rect(0, 20, 520, 14, '#000', 0, 'opacity=".2"'),
  })
  const carriage = block(easel, {
    x: 150,
    y: 22,
    width: 190,
    height: 84,
    depth: 180,
    fill: shade(steel, -0.1),
    top:
      [
        [30, 30],
        [160, 30],
        [30, 150],
        [160, 150],
      ]
        .map(([x = 0, y = 0]) => oval(x, y, 12, 10, '#2b3234'))
        .join('') + words(picture.label ?? '', 50, 70, 100, 40, 26, { fill: '#2b3234' }),
    front:
      rect(0, 0, 24, 84, accent) + rect(166, 0, 24, 84, accent) + rect(40, 54, 110, 30, '#000', 0, 'opacity=".14"'),
  })
  return {
    ...stand(rail + carriage, 520, 106, 180),
    setting: 'bench',
    footprint: 420,
    focus: [-20, -60, 1.7],
    several: 'row',
  }
}

/** A bearing in a cast foot. */
export const pillowBlock: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body = 'M-230 0V-44Q-230-60-210-62L-150-70Q-140-210 0-216Q140-210 150-70L210-62Q230-60 230-44V0Z'
  const art =
    path(body, plane(easel, colour)) +
    path('M-150-70Q-140-210 0-216Q140-210 150-70L130-66Q120-190 0-196Q-120-190-130-66Z', '#fff', 'opacity=".2"') +
    [-186, 186].map((x) => oval(x, -30, 24, 13, '#15191b') + oval(x, -32, 17, 8, '#6c7372')).join('') +
    oval(0, -110, 84, 84, shade(colour, -0.5)) +
    oval(0, -110, 78, 78, metal(easel, '#b9bfbe')) +
    ring(0, -110, 62, 62, accent, 13) +
    oval(0, -110, 46, 46, metal(easel, '#d5dad9')) +
    oval(0, -110, 32, 32, '#15191b') +
    (picture.label ? words(picture.label, -60, -40, 120, 32, 22, { fill: inkOn(colour) }) : '') +
    rect(-230, -6, 460, 6, '#000', 0, 'opacity=".3"')
  return {
    art,
    width: 460,
    height: 218,
    setting: 'bench',
    footprint: 440,
    depth: 0.14,
    focus: [0, -110, 1.6],
    several: 'pair',
  }
}

/** A gearbox with its flange and shaft. */
export const gearbox: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const drum = 'M-90-220H120Q150-110 120 0H-90Q-120-110-90-220Z'
  const art =
    rect(-240, -250, 150, 250, plane(easel, shade(colour, -0.12)), 14) +
    line('M-224-236H-106M-224-14H-106', '#fff', 3, 'opacity=".25"') +
    [
      [-216, -226],
      [-116, -226],
      [-216, -24],
      [-116, -24],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 12, 12, '#2b3234'))
      .join('') +
    path(
      drum,
      easel.down([0, shade(colour, -0.2)], [0.25, shade(colour, 0.45)], [0.5, colour], [1, shade(colour, -0.5)]),
    ) +
    line('M-40-220V0M20-220V0M80-220V0', '#000', 4, 'opacity=".3"') +
    rect(-70, -150, 150, 60, '#e9ece9', 4) +
    words(picture.label ?? 'i = 10', -62, -144, 134, 48, 28, { fill: '#22282a' }) +
    rect(118, -170, 30, 120, plane(easel, accent), 6) +
    rect(146, -138, 110, 56, easel.down([0, '#8d9493'], [0.3, '#f2f4f3'], [0.6, '#aeb5b3'], [1, '#5a6162']), 4) +
    rect(176, -130, 64, 15, '#3a4143', 4)
  return { art, width: 500, height: 252, setting: 'bench', footprint: 360, focus: [-40, -120, 1.6], several: 'pair' }
}
