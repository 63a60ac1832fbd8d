import { inkOn, mix, shade } from './colour.ts'
import type { Sculptor } from './figure.ts'
import { disc, piece } from './laid.ts'
import { block as words } from './lettering.ts'
import { group, line, oval, path, rect } from './marks.ts'
import { gleam, gloss, metal, plane } from './materials.ts'
import { block, stand } from './solid.ts'

/** A dosing pump with a head and two hoses. */
export const dosingPump: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const art =
    line('M-150-200C-220-300-220-320-140-350M-150-20C-210 0-230 0-250 0', mix(accent, '#dfe8ea', 0.6), 16) +
    rect(-214, -200, 90, 180, '#e4e8e6', 12) +
    [
      [-196, -180],
      [-142, -180],
      [-196, -40],
      [-142, -40],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 10, 10, '#6c7372'))
      .join('') +
    rect(-182, -230, 32, 40, accent, 6) +
    rect(-182, -32, 32, 32, accent, 6) +
    path('M-124-250H120Q160-250 164-210V-20Q160 0 140 0H-124Z', plane(easel, colour)) +
    rect(-84, -214, 150, 84, '#0e1b17', 8) +
    words('2.40 l/h', -74, -204, 130, 64, 34, { fill: '#8fe3b0' }) +
    oval(-40, -72, 44, 44, shade(colour, -0.4)) +
    oval(-42, -75, 38, 38, metal(easel, accent)) +
    line('M-42-108V-80', '#fff', 5) +
    words(picture.label ?? 'Dosing', 16, -104, 120, 50, 28, { fill: inkOn(colour) }) +
    rect(-124, -14, 280, 14, shade(colour, -0.4), 4)
  return { art, width: 430, height: 350, setting: 'bench', footprint: 330, focus: [20, -130, 1.6], several: 'pair' }
}

/** An air-operated pump: two round chambers and pipes across. */
export const diaphragmPump: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const chamber = (x: number) =>
    oval(x, -150, 62, 120, metal(easel, colour)) +
    oval(x, -150, 62, 120, 'none', `stroke="${shade(colour, -0.5)}" stroke-width="8" stroke-dasharray="12 14"`) +
    oval(x, -150, 36, 76, plane(easel, shade(colour, 0.12)))
  const art =
    rect(-190, -318, 380, 44, easel.down([0, shade(colour, 0.3)], [1, shade(colour, -0.4)]), 20) +
    rect(-190, -44, 380, 44, easel.down([0, shade(colour, 0.3)], [1, shade(colour, -0.4)]), 20) +
    rect(-24, -350, 48, 44, metal(easel, '#aeb5b3'), 6) +
    rect(168, -60, 48, 44, metal(easel, '#aeb5b3'), 6) +
    [-150, 150]
      .map(
        (x) => rect(x - 20, -300, 40, 60, shade(colour, -0.2), 6) + rect(x - 20, -60, 40, 46, shade(colour, -0.2), 6),
      )
      .join('') +
    rect(-100, -230, 200, 160, plane(easel, accent), 14) +
    words(picture.label ?? 'AODD', -80, -190, 160, 70, 44, { fill: inkOn(accent) }) +
    chamber(-130) +
    chamber(130)
  return { art, width: 420, height: 352, setting: 'bench', footprint: 340, focus: [0, -160, 1.6], several: 'pair' }
}

/** A valve with a coil on top. */
export const solenoidValve: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const brass = mix(accent, '#c9a24a', 0.5)
  const art =
    rect(
      -190,
      -110,
      380,
      84,
      easel.down([0, shade(brass, -0.2)], [0.3, shade(brass, 0.5)], [0.6, brass], [1, shade(brass, -0.5)]),
      10,
    ) +
    [-190, 146].map((x) => path(`M${x}-126H${x + 44}V-10H${x}Z`, metal(easel, brass))).join('') +
    path('M-80-150H80L96-20Q0 10-96-20Z', plane(easel, brass)) +
    [-60, 60].map((x) => oval(x, -140, 12, 8, '#3a3018')).join('') +
    rect(-24, -190, 48, 46, '#b9bfbe') +
    rect(-76, -330, 152, 146, plane(easel, colour), 14) +
    rect(60, -300, 76, 74, shade(colour, -0.3), 8) +
    line('M136-264Q220-264 230-200', '#22282a', 15) +
    rect(-20, -346, 40, 20, '#8d9493', 5) +
    words(picture.label ?? '24 V', -60, -290, 110, 60, 36, { fill: inkOn(colour) }) +
    line('M-60-66H40M20-80L44-66L20-52', '#3a3018', 5, 'opacity=".6"')
  return { art, width: 430, height: 350, setting: 'bench', footprint: 360, focus: [0, -210, 1.6], several: 'pair' }
}

/** A valve in three pieces with a lever. */
export const ballValve: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body = easel.down([0, shade(colour, -0.2)], [0.28, shade(colour, 0.5)], [0.6, colour], [1, shade(colour, -0.5)])
  const art =
    rect(-220, -130, 440, 110, body, 12) +
    [-220, 176].map((x) => rect(x, -146, 44, 142, body, 8)).join('') +
    path('M-80-166H80Q104-75 80 10H-80Q-104-75-80-166Z', body) +
    [-64, 64].map((x) => rect(x - 12, -180, 24, 200, metal(easel, '#8d9493'), 6)).join('') +
    rect(-24, -214, 48, 54, metal(easel, '#aeb5b3'), 6) +
    path('M-36-240H60L240-262Q256-250 244-236L60-206H-36Q-50-222-36-240Z', plane(easel, accent)) +
    oval(0, -224, 15, 10, '#c4cac9') +
    words(picture.label ?? 'DN 25', -50, -104, 100, 60, 30, { fill: inkOn(colour) })
  return {
    art: group('translate(0 -12)', art),
    width: 470,
    height: 280,
    setting: 'bench',
    footprint: 400,
    focus: [20, -120, 1.6],
    several: 'pair',
  }
}

/** A freight container. */
export const container: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const [width, height, depth] = [420, 150, 130]
  const corrugated =
    line(Array.from({ length: 28 }, (_, i) => `M${8 + i * 15} 8V142`).join(''), '#000', 6, 'opacity=".16"') +
    rect(120, 40, 190, 64, colour) +
    words(picture.label ?? 'Container', 126, 44, 178, 40, 36, { fill: inkOn(colour) }) +
    words(picture.sublabel ?? '', 130, 84, 170, 20, 16, { fill: inkOn(colour) })
  const doors =
    line('M65 6V144M30 6V144M100 6V144', '#000', 4, 'opacity=".5"') +
    rect(8, 20, 24, 12, accent) +
    rect(76, 100, 40, 24, accent)
  const art = block(easel, {
    width,
    height,
    depth,
    fill: colour,
    front: corrugated,
    side: doors,
    top: line(Array.from({ length: 20 }, (_, i) => `M${10 + i * 21} 4V126`).join(''), '#000', 4, 'opacity=".1"'),
  })
  return {
    ...stand(art, width, height, depth),
    setting: 'outdoor',
    footprint: 420,
    focus: [-40, -90, 1.6],
    several: 'stack',
  }
}

/** A coil of pipe. */
export const pipeCoil: Sculptor = (_, picture) => {
  const { colour, accent } = picture
  const turn = (y: number, tone: string) =>
    oval(0, y, 200, 66, 'none', `stroke="${shade(tone, -0.35)}" stroke-width="30"`) +
    oval(0, y - 2, 200, 66, 'none', `stroke="${tone}" stroke-width="23"`) +
    oval(-2, y - 8, 200, 66, 'none', 'stroke="#fff" stroke-width="4" opacity=".4"')
  const art =
    [-66, -96, -126, -156].map((y, i) => turn(y, shade(colour, i * 0.03))).join('') +
    [-150, 0, 150].map((x) => path(`M${x - 14}-${x ? 190 : 110}h28l4 130h-36z`, accent)).join('') +
    line('M196-150Q250-150 262-200', shade(colour, -0.3), 28) +
    line('M196-152Q248-152 260-200', colour, 21) +
    oval(261, -204, 14, 8, '#22282a') +
    (picture.label
      ? rect(-70, -70, 140, 44, '#f4f1e8', 4) + words(picture.label, -62, -66, 124, 36, 24, { fill: '#22282a' })
      : '')
  return {
    art,
    width: 470,
    height: 240,
    setting: 'pallet',
    footprint: 420,
    depth: 0.32,
    focus: [100, -110, 1.6],
    several: 'stack',
  }
}

/** A bag of wine in its container frame. */
export const flexitank: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const bag = 'M-230-30Q-240-130-150-150Q0-176 150-150Q240-130 230-30Q220-4 180-2H-180Q-220-4-230-30Z'
  const art =
    rect(-250, -200, 12, 200, shade(accent, -0.3)) +
    rect(238, -200, 12, 200, shade(accent, -0.3)) +
    rect(-250, -206, 500, 14, shade(accent, -0.2)) +
    piece(
      easel,
      bag,
      mix(colour, '#e9ece9', 0.5),
      path(disc(-100, -120, 60), '#fff', 'opacity=".25"') + line('M-220-60Q0-40 220-60', '#000', 5, 'opacity=".12"'),
      1.2,
    ) +
    gleam(easel, -160, -130, 20, 90, 0.5) +
    oval(0, -150, 34, 10, shade(colour, -0.3)) +
    rect(-16, -176, 32, 24, gloss(easel, accent), 6) +
    words(picture.label ?? 'Flexitank', -130, -110, 260, 70, 46, { fill: '#22282a' }) +
    words(picture.sublabel ?? '24,000 l', -100, -46, 200, 28, 22, { fill: '#22282a' }) +
    rect(-256, -4, 512, 10, shade(accent, -0.4))
  return {
    art,
    width: 512,
    height: 208,
    setting: 'outdoor',
    footprint: 500,
    depth: 0.1,
    focus: [0, -100, 1.6],
    several: 'row',
  }
}
