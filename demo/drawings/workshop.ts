import { chroma, inkOn, mix, shade } from './colour.ts'
import type { Easel } from './easel.ts'
import type { Sculptor } from './figure.ts'
import { cast, laid, piece, slab } from './laid.ts'
import { block as words } from './lettering.ts'
import { group, line, oval, path, rect, ring } from './marks.ts'
import { grain, metal, plane } from './materials.ts'

const ground = '#c4cac9'

/** Steel and the colour of the handles: whichever of the two colours is greyer is the steel. */
export function tones(picture: { colour: string; accent: string }): [steel: string, grip: string] {
  const { colour, accent } = picture
  const [grey, bright] = chroma(accent) > chroma(colour) + 0.08 ? [colour, accent] : [accent, colour]
  return [mix(grey, ground, 0.6), bright]
}

/** The light of a steel face. */
export function steelOf(easel: Easel, steel: string): string {
  return easel.along(
    [0, 0, 1, 0.4],
    [0, shade(steel, 0.55)],
    [0.35, shade(steel, 0.1)],
    [0.6, shade(steel, 0.3)],
    [1, shade(steel, -0.4)],
  )
}

const spannerForm =
  'M-14 130V-110Q-48-128-50-164Q-48-200-22-218L-20-176L0-162L20-176L22-218Q48-200 50-164Q48-128 14-110V130Q34 140 34 166T0 200T-34 166T-14 130Z'

/** Spanners from large to small in a row. */
export const spannerSet: Sculptor = (easel, picture) => {
  const [steel, grip] = tones(picture)
  const one = easel.stamp(
    cast(spannerForm, 5, 8) +
      path(spannerForm, steelOf(easel, steel)) +
      line(spannerForm, shade(steel, -0.45), 2, 'opacity=".6"') +
      rect(-7, -84, 14, 190, '#000', 7, 'opacity=".12"') +
      oval(0, 166, 16, 16, '#2b3234'),
  )
  const art =
    [1, 0.92, 0.84, 0.76, 0.68, 0.6]
      .map((s, i) => one(`translate(${-196 + i * 78} ${(1 - s) * 190}) scale(${s})`))
      .join('') +
    group(
      'translate(0 60)',
      rect(-220, -17, 440, 34, grip, 6) +
        rect(-220, -17, 440, 8, '#fff', 4, 'opacity=".25"') +
        (picture.label ? words(picture.label, -120, -14, 240, 28, 22, { fill: inkOn(grip) }) : ''),
    )
  return laid(art, 480, 420, { focus: [-110, -80, 1.8] })
}

export const hammer: Sculptor = (easel, picture) => {
  const [steel, grip] = tones(picture)
  const head = 'M-120-190Q-130-220-106-232H60Q84-240 96-256H122V-160H96Q84-176 60-182H-40Q-90-182-120-150Z'
  const handle = 'M-20-190H20Q30 0 24 120Q30 190 20 236H-20Q-30 190-24 120Q-30 0-20-190Z'
  const wood = mix(grip, '#c99a63', 0.75)
  const art =
    cast(handle) +
    piece(
      easel,
      handle,
      wood,
      group('rotate(90)', rect(-200, -30, 450, 60, grain(easel, 0.26))) +
        rect(-40, 120, 80, 130, grip, 0, 'opacity=".85"'),
    ) +
    cast(head) +
    path(head, steelOf(easel, steel)) +
    line(head, shade(steel, -0.5), 2, 'opacity=".5"') +
    rect(96, -258, 28, 100, steelOf(easel, shade(steel, 0.2)), 5) +
    (picture.label
      ? group('translate(0 20) rotate(90)', words(picture.label, -90, -14, 180, 28, 20, { fill: '#3b2413' }))
      : '')
  return laid(group('rotate(28)', art), 420, 480, { focus: [-20, -130, 1.7] })
}

/** A smoothing plane in profile. */
export const benchPlane: Sculptor = (easel, picture) => {
  const [steel, grip] = tones(picture)
  const wood = mix(grip, '#8a4f2a', 0.6)
  const art =
    path('M-230-34H224Q232-34 230-24V0H-236V-20Z', plane(easel, shade(steel, -0.25))) +
    path('M-160-34Q-120-84-40-90L60-96Q150-84 200-34Z', plane(easel, shade(steel, -0.5))) +
    path('M-10-40L46-186L78-176L40-40Z', steelOf(easel, steel)) +
    path('M30-50L74-150L100-142L70-50Z', metal(easel, '#8d9493')) +
    path('M-190-40Q-206-60-182-74Q-194-130-150-140Q-110-130-122-74Q-98-60-112-40Z', plane(easel, wood)) +
    path('M110-40Q100-90 126-130Q112-176 150-190Q176-192 176-166Q150-120 186-40Z', plane(easel, wood)) +
    rect(-230, -6, 460, 6, '#fff', 0, 'opacity=".3"') +
    (picture.label ? words(picture.label, -104, -74, 100, 30, 20, { fill: '#f4efe4' }) : '')
  return { art, width: 470, height: 196, setting: 'bench', footprint: 450, focus: [40, -90, 1.6], several: 'pair' }
}

/** Insulated screwdrivers in a row. */
export const screwdriverSet: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const grip = 'M-24 24Q-26 4 0 4T24 24Q16 70 24 120T18 196Q0 206-18 196T-24 120Q-16 70-24 24Z'
  const one = easel.stamp(
    rect(-6, -190, 12, 200, mix(colour, '#2a3032', 0.15), 4) +
      path('M-6-190H6L10-216H-10Z', '#c4cac9') +
      cast(grip, 4, 6) +
      piece(
        easel,
        grip,
        colour,
        rect(-30, 60, 60, 70, accent, 0, 'opacity=".9"') +
          line('M-14 20V180M0 20V180M14 20V180', '#000', 3, 'opacity=".14"'),
      ),
  )
  const art = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64]
    .map((s, i) => one(`translate(${-204 + i * 68} ${(1 - s) * 190}) scale(${s})`))
    .join('')
  return laid(art, 470, 420, { focus: [-90, 60, 1.8] })
}

/** A jointed rule, opened in a zigzag. */
export const foldingRule: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const wood = mix(colour, '#e3c58d', 0.5)
  const d = slab(250, 40, 10)
  const ticks = Array.from({ length: 24 }, (_, i) => `M${-114 + i * 10}-20v${i % 5 ? 10 : 17}`).join('')
  const one = easel.stamp(
    cast(d, 3, 6) +
      piece(easel, d, wood, line(ticks, '#2c1d0f', 2) + rect(-125, 12, 250, 8, accent, 0, 'opacity=".8"')) +
      oval(-112, 0, 9, 9, metal(easel, '#d3b164')) +
      oval(112, 0, 9, 9, metal(easel, '#d3b164')),
  )
  const art =
    one('translate(-100 -130) rotate(-38)') +
    one('translate(-100 20) rotate(38)') +
    one('translate(80 10) rotate(-42)') +
    one('translate(86 160) rotate(36)')
  return laid(art, 440, 470, { focus: [-60, -40, 1.8] })
}

export const pliers: Sculptor = (easel, picture) => {
  const [steel, grip] = tones(picture)
  const arm =
    'M-20-40Q20-70 44-120Q60-190 34-226L6-214Q10-160-16-110Q-60-60-56-20Q-40 80-60 190Q-58 226-36 224Q-10 120-4 10Z'
  const sleeve = 'M-52 30Q-40 100-62 190Q-60 230-34 226Q-8 120-6 26Q-30 14-52 30Z'
  const half = (t: string) =>
    group(
      t,
      cast(arm, 5, 8) +
        path(arm, steelOf(easel, steel)) +
        line(arm, shade(steel, -0.5), 2, 'opacity=".5"') +
        line('M10-206l18-6M14-190l20-4M14-172l18-3', '#1d2325', 4) +
        piece(easel, sleeve, grip),
    )
  const art =
    half('scale(-1 1) rotate(6)') +
    half('rotate(6)') +
    oval(0, -60, 26, 26, metal(easel, shade(steel, -0.2))) +
    oval(0, -60, 10, 10, '#2b3234') +
    (picture.label
      ? group('translate(-40 130) rotate(100)', words(picture.label, -50, -12, 100, 24, 16, { fill: inkOn(grip) }))
      : '')
  return laid(group('rotate(24)', art), 300, 470, { focus: [0, -80, 1.8] })
}

/** A bench vice. */
export const vice: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const art =
    path('M-60 0L-40-60H120L150 0Z', plane(easel, shade(colour, -0.25))) +
    rect(-220, -138, 340, 40, metal(easel, shade(colour, -0.1)), 10) +
    path('M0-60L-10-150Q-10-214 20-220H70V-176H130L140-60Z', plane(easel, colour)) +
    path('M-190-92L-170-150Q-150-216-90-220H-60V-96Z', plane(easel, shade(colour, 0.06))) +
    rect(-66, -232, 26, 60, '#9aa2a1', 3) +
    rect(0, -232, 26, 60, '#9aa2a1', 3) +
    line('M-60-224V-180M20-224V-180', '#3a4243', 4, 'stroke-dasharray="4 3"') +
    oval(-226, -118, 20, 26, metal(easel, '#8d9493')) +
    line('M-226-190V-44', shade(accent, 0.1), 13, 'stroke-linecap="round"') +
    oval(-226, -192, 11, 9, '#6c7372') +
    oval(-226, -42, 11, 9, '#6c7372') +
    rect(-70, -8, 240, 12, shade(colour, -0.4), 4) +
    (picture.label
      ? words(picture.label, 24, -150, 110, 44, 24, { fill: inkOn(colour) })
      : rect(40, -140, 60, 24, accent, 4))
  return { art, width: 420, height: 240, setting: 'bench', footprint: 300, focus: [-20, -130, 1.6], several: 'pair' }
}

/** A round sander that fits the palm. */
export const sander: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body = 'M-110-60Q-130-130-110-170Q-130-250-40-262H60Q130-250 116-180Q124-120 110-60Z'
  const art =
    path('M110-110L210-128L226-190Q244-196 248-170L236-96L112-66Z', plane(easel, shade(accent, -0.2))) +
    piece(
      easel,
      body,
      colour,
      path('M-130-270H130V-214Q0-190-130-214Z', accent) +
        line(Array.from({ length: 6 }, (_, i) => `M${-70 + i * 28}-96V-70`).join(''), '#000', 7, 'opacity=".4"'),
      1,
    ) +
    rect(-130, -62, 260, 26, shade(colour, -0.5), 8) +
    rect(-150, -36, 300, 22, '#2b3234', 10) +
    rect(-150, -14, 300, 14, '#b9814e', 6) +
    rect(-60, -280, 60, 20, '#1d2325', 6) +
    (picture.label ? words(picture.label, -80, -180, 160, 44, 30, { fill: inkOn(colour) }) : '')
  return { art, width: 400, height: 282, setting: 'bench', footprint: 300, focus: [0, -160, 1.6], several: 'pair' }
}

export const jigsaw: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body =
    'M-150-60L-170-140Q-170-190-120-196L-90-230Q-60-280 20-282H120Q190-276 186-220L160-190H60Q40-190 40-164V-120H150V-60Z'
  const art =
    path('M-118-30H-100L-104 70L-112 78L-116 60Z', metal(easel, '#c4cac9')) +
    line('M-118-20V60', '#5a6162', 3, 'stroke-dasharray="5 4"') +
    piece(
      easel,
      body,
      colour,
      path('M-60-250Q20-290 140-270L130-230Q40-240-30-200Z', accent, 'opacity=".9"') +
        line('M60-96H140M60-82H140', '#000', 5, 'opacity=".3"'),
      1,
    ) +
    rect(-140, -60, 60, 34, '#3a4143', 6) +
    path('M-200-30H180Q190-30 186-14H-200Q-214-22-200-30Z', metal(easel, '#b9bfbe')) +
    rect(-200, -14, 386, 9, '#b98b5a', 2) +
    (picture.label ? words(picture.label, -120, -150, 130, 50, 30, { fill: inkOn(colour) }) : '')
  return {
    art: group('translate(0 -78)', art),
    width: 410,
    height: 366,
    setting: 'bench',
    footprint: 120,
    focus: [0, -190, 1.6],
    several: 'pair',
  }
}

/** The battery of a cordless tool. */
export const powerPack: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const art =
    path('M-150-130H110L180-150H-80Z', shade(colour, 0.2)) +
    path('M110-130L180-150V-34L110 0Z', shade(colour, -0.4)) +
    rect(-150, -130, 260, 130, plane(easel, colour), 12) +
    path('M-110-176H60L110-134H-130Z', plane(easel, shade(colour, -0.2))) +
    line('M-80-170L-90-140M-30-170L-34-140M20-170L22-140', '#d3b164', 8) +
    rect(-150, -30, 260, 14, accent) +
    [0, 1, 2, 3].map((i) => rect(40 + i * 15, -112, 10, 10, i < 3 ? '#7ee0a3' : '#4a5553', 2)).join('') +
    words(picture.label ?? '18 V', -130, -104, 150, 60, 46, { fill: inkOn(colour) }) +
    rect(-158, -96, 14, 60, accent, 6)
  return { art, width: 350, height: 180, setting: 'bench', footprint: 320, focus: [0, -90, 1.6], several: 'stack' }
}

/** Nylon plugs for walls, in three sizes. */
export const wallPlugs: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const plug = (tone: string) => {
    const d = 'M-18-90H18L22-70L14-60L16 70L0 96L-16 70L-14-60L-22-70Z'
    return (
      cast(d, 4, 6) +
      piece(
        easel,
        d,
        tone,
        line('M-18-40H18M-18-20H18M-18 0H18M-18 20H18M-18 40H18', '#000', 5, 'opacity=".2"') +
          line('M0-30V80', '#000', 5, 'opacity=".35"'),
      ) +
      oval(0, -88, 12, 5, shade(tone, -0.5))
    )
  }
  const [a, b, c] = [colour, accent, mix(colour, accent, 0.5)].map((tone) => easel.stamp(plug(tone)))
  let art = ''
  for (let i = 0; i < 15; i++) {
    const put = [a, b, c][i % 3]
    art +=
      put?.(
        `translate(${-180 + (i % 5) * 90 + ((i * 37) % 20)} ${-130 + Math.floor(i / 5) * 130 + ((i * 53) % 24)}) rotate(${(i * 71) % 170}) scale(${0.7 + (i % 3) * 0.22})`,
      ) ?? ''
  }
  return laid(art, 460, 420, { focus: [-40, -20, 1.8] })
}

/** A pair of blades crossing: kitchen shears. */
export const scissors: Sculptor = (easel, picture) => {
  const [steel, grip] = tones(picture)
  const blade = 'M-14 10L-30-200Q-20-236 0-220Q18-120 16 10Z'
  const half = (t: string) =>
    group(
      t,
      cast(blade) +
        path(blade, steelOf(easel, steel)) +
        line(blade, shade(steel, -0.5), 1.8, 'opacity=".5"') +
        line('M0 0Q10 60 54 84', grip, 26) +
        oval(78, 140, 50, 62, 'none', `stroke="${shade(grip, -0.25)}" stroke-width="26"`) +
        oval(76, 138, 50, 62, 'none', `stroke="${grip}" stroke-width="19"`),
    )
  const art =
    half('scale(-1 1) rotate(10)') +
    half('rotate(10)') +
    oval(0, -6, 15, 15, metal(easel, '#9aa2a1')) +
    line('M-8-6H8', '#2b3234', 4)
  return laid(group('rotate(18)', art), 300, 460, { focus: [0, -20, 1.7] })
}

/** A half mask of rubber with two round filters. */
export const respirator: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body = 'M-90-150Q0-190 90-150Q150-60 110 60Q60 150 0 160Q-60 150-110 60Q-150-60-90-150Z'
  const filter = (x: number) =>
    oval(x + 4, 58, 84, 84, '#0b1216', 'opacity=".25"') +
    oval(x, 50, 82, 82, metal(easel, mix(accent, '#9aa2a1', 0.3))) +
    oval(x, 50, 66, 66, plane(easel, accent)) +
    [50, 36, 22].map((r) => ring(x, 50, r, r, '#000', 4, 'opacity=".22"')).join('')
  const art =
    line('M-110-90C-260-170-250 60-120 40M110-90C260-170 250 60 120 40', shade(colour, -0.5), 17) +
    cast(body) +
    piece(easel, body, colour, line('M-80-130Q0-164 80-130M-60 120Q0 140 60 120', '#fff', 4, 'opacity=".3"'), 1) +
    oval(0, -10, 46, 52, shade(colour, -0.4)) +
    line('M-26-30H26M-30-10H30M-26 10H26', '#000', 6, 'opacity=".5"') +
    filter(-124) +
    filter(124) +
    (picture.label ? words(picture.label, -40, 92, 80, 30, 20, { fill: inkOn(colour) }) : '')
  return laid(art, 470, 340, { focus: [-80, 30, 1.7] })
}
