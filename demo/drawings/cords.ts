import { inkOn, mix, shade } from './colour.ts'
import type { Sculptor } from './figure.ts'
import { laid } from './laid.ts'
import { block as words } from './lettering.ts'
import { group, line, oval, path, rect, ring } from './marks.ts'
import { plane } from './materials.ts'

/** A drum of cable. */
export const cableDrum: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const wood = '#c59b6d'
  const flange = (x: number, dark: number) =>
    oval(x, -190, 74, 190, shade(wood, dark)) +
    oval(x, -190, 62, 174, 'none', `stroke="${shade(wood, dark - 0.25)}" stroke-width="3"`)
  const coil = 'M-150-330H130Q170-190 130-50H-150Z'
  const turns = Array.from(
    { length: 16 },
    (_, i) => `M${-146 + i * 18}-330Q${-110 + i * 18}-190 ${-146 + i * 18}-50`,
  ).join('')
  const art =
    flange(-150, -0.2) +
    path(coil, easel.down([0, shade(colour, -0.3)], [0.3, shade(colour, 0.3)], [1, shade(colour, -0.55)])) +
    line(turns, '#000', 4, 'opacity=".35"') +
    flange(130, 0.06) +
    oval(130, -190, 22, 50, shade(wood, -0.5)) +
    group(
      'translate(130 -290) scale(.4 1)',
      words(picture.label ?? '100 m', -110, -26, 220, 52, 44, { fill: mix(accent, '#2c1d0f', 0.4) }),
    ) +
    line('M100-56Q200 0 280-10', colour, 11) +
    line('M100-56Q200 0 280-10', accent, 3)
  return { art, width: 440, height: 384, setting: 'bench', footprint: 340, focus: [0, -190, 1.6], several: 'pair' }
}

/** A coiled cord with a plug of its kind at both ends. */
function cord(plug: (accent: string) => string): Sculptor {
  return (easel, picture) => {
    const { colour, accent } = picture
    const turns = [170, 154, 138, 122]
      .map(
        (r, i) =>
          ring(0, 0, r, r - 6, shade(colour, i % 2 ? -0.1 : 0.05), 13) +
          ring(-2, -3, r, r - 6, '#fff', 2.4, 'opacity=".25"'),
      )
      .join('')
    const end = easel.stamp(plug(accent))
    const art =
      ring(7, 12, 148, 142, '#0b1216', 66, 'opacity=".2"') +
      turns +
      line('M120 110Q160 180 110 200M-120 110Q-150 170-100 196', colour, 13) +
      end('translate(104 206) rotate(28)') +
      end('translate(-96 202) rotate(-18)') +
      rect(-30, -184, 60, 70, plane(easel, accent), 8) +
      (picture.label ? words(picture.label, -28, -172, 56, 44, 15, { fill: inkOn(accent) }) : '')
    return laid(group('translate(0 -40)', art), 380, 470, { focus: [70, 120, 1.8] })
  }
}

/** RJ45: clear, with gold contacts and a latch. */
export const patchCord: Sculptor = cord(
  (accent) =>
    rect(-22, -26, 44, 60, accent, 8) +
    rect(-28, 30, 56, 62, '#dfe8ea', 4, 'opacity=".92"') +
    line('M-18 70V92M-10 70V92M-2 70V92M6 70V92M14 70V92M22 70V92', '#c9a24a', 4) +
    rect(-9, 34, 18, 36, '#fff', 3, 'opacity=".6"'),
)

/** HDMI: a flat trapezoid. */
export const hdmiCable: Sculptor = cord(
  (accent) =>
    rect(-32, -26, 64, 74, '#22282a', 9) +
    rect(-32, -6, 64, 10, accent) +
    path('M-26 48H26V72L18 84H-18L-26 72Z', '#c4cac9') +
    path('M-18 66H18V74L14 80H-14L-18 74Z', '#22282a'),
)

/** A wire harness: crimped housings. */
export const wireHarness: Sculptor = cord(
  (accent) =>
    line('M-18-30V20M-6-30V20M6-30V20M18-30V20', '#d94f3d', 6) +
    line('M-6-30V20M18-30V20', '#2f6fb0', 6) +
    rect(-30, 14, 60, 56, mix(accent, '#f4f1e8', 0.7), 5) +
    line('M-18 40V70M-6 40V70M6 40V70M18 40V70', '#22282a', 6),
)
