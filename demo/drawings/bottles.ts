import { lightness, mix, shade } from './colour.ts'
import type { Easel } from './easel.ts'
import type { Sculptor } from './figure.ts'
import { label } from './lettering.ts'
import { band, group, lathe, line, oval, type Profile, path, rect } from './marks.ts'
import { gleam, gloss, matt, metal, veil } from './materials.ts'

/** A label bent round the front of a bottle. */
export function wrap(
  easel: Easel,
  picture: Parameters<typeof label>[0],
  radius: number,
  top: number,
  bottom: number,
  share = 0.86,
  tilt = 0.09,
  ground?: string,
  layout?: number,
): string {
  const half = radius * share
  const shape = band(half, top, bottom, tilt)
  return (
    group(
      '',
      label(picture, -half, top, half * 2, bottom - top + half * tilt * 2, ground, layout) +
        path(shape, veil(easel, 0.42)),
      easel.clip(`<path d="${shape}"/>`),
    ) + line(`M${-half} ${top}A${half} ${half * tilt} 0 0 0 ${half} ${top}`, '#fff', 1.2, 'opacity=".5"')
  )
}

/** Ribs on a screw cap. */
function ribs(radius: number, top: number, bottom: number): string {
  let d = ''
  for (const share of [-0.92, -0.78, -0.58, -0.36, -0.12, 0.12, 0.36, 0.58, 0.78, 0.92])
    d += `M${radius * share} ${top}V${bottom}`
  return line(d, '#000', 1.4, 'opacity=".2"')
}

export const bottle: Sculptor = (easel, picture) => {
  const body: Profile = [
    [25, -392, true],
    [25, -366],
    [30, -346],
    [66, -306],
    [80, -262],
    [80, -240, true],
    [80, -30],
    [76, -8],
    [68, 0],
  ]
  const outline = lathe(body, 0.09)
  const clear = lightness(picture.colour) > 0.6
  let art = path(outline, gloss(easel, picture.colour))
  // The liquid's surface and the thick glass base.
  art += group(
    '',
    path(`M-90-330H90V10H-90Z`, mix(picture.colour, picture.accent, clear ? 0.16 : 0.06), 'opacity=".35"') +
      oval(0, -330, 48, 5, shade(picture.colour, 0.4), 'opacity=".6"') +
      rect(-90, -12, 180, 20, shade(picture.colour, -0.4), 0, 'opacity=".35"'),
    easel.clip(`<path d="${outline}"/>`),
  )
  art += wrap(easel, picture, 80, -226, -54, 0.97)
  art += gleam(easel, -56, -300, 9, 280, 0.55) + gleam(easel, 66, -250, 4, 230, 0.4)
  art +=
    path(
      lathe(
        [
          [29, -432, true],
          [31, -428],
          [31, -378],
          [31, -374],
        ],
        0.12,
      ),
      matt(easel, picture.accent),
    ) +
    ribs(30, -424, -376) +
    oval(0, -431, 29, 3.6, shade(picture.accent, 0.3)) +
    rect(-27, -372, 54, 6, shade(picture.accent, -0.35), 2)
  return { art, width: 166, height: 436, setting: 'carton', focus: [0, -150, 2.1] }
}

export const wineBottle: Sculptor = (easel, picture) => {
  const body: Profile = [
    [20, -510, true],
    [20, -490],
    [21, -380],
    [27, -350],
    [52, -306],
    [64, -270],
    [65, -240],
    [65, -20],
    [62, -5],
    [56, 0],
  ]
  let art = path(lathe(body, 0.08), gloss(easel, shade(picture.colour, -0.1)))
  art += path(
    lathe(
      [
        [54, -300, true],
        [63, -268],
        [63, -232],
      ],
      0.05,
    ),
    easel.across(
      [0, shade(picture.colour, 0.3), 0.1],
      [0.6, shade(picture.colour, 0.5), 0.22],
      [1, shade(picture.colour, 0.2), 0.05],
    ),
  )
  art += wrap(easel, picture, 65, -228, -62, 0.96, 0.08, undefined)
  art += gleam(easel, -47, -290, 7, 280, 0.5) + gleam(easel, 54, -270, 3.5, 250, 0.4)
  art +=
    path(
      lathe(
        [
          [22, -514, true],
          [23, -506],
          [21.5, -490],
          [21.5, -398],
          [23, -392],
        ],
        0.1,
      ),
      metal(easel, picture.accent),
    ) +
    oval(0, -513, 21, 2.4, shade(picture.accent, 0.4)) +
    band(0, 0, 0, 0).slice(0, 0)
  art +=
    path(band(22.4, -486, -482, 0.1), '#000', 'opacity=".25"') +
    path(band(22.6, -404, -398, 0.1), '#fff', 'opacity=".35"')
  return { art, width: 134, height: 516, setting: 'carton', focus: [0, -150, 2.3] }
}

export const dropperBottle: Sculptor = (easel, picture) => {
  const glass = lathe(
    [
      [22, -196, true],
      [22, -184],
      [40, -172],
      [62, -154],
      [68, -134],
      [68, -16],
      [62, 0],
    ],
    0.1,
  )
  let art = path(glass, gloss(easel, picture.colour))
  art += rect(-3.5, -196, 7, 150, '#fff', 3, 'opacity=".28"') + wrap(easel, picture, 68, -140, -24, 0.93, 0.1)
  art += gleam(easel, -48, -160, 6, 150, 0.6) + gleam(easel, 57, -140, 3, 120, 0.4)
  art +=
    path(
      lathe(
        [
          [27, -232, true],
          [28, -228],
          [28, -196],
          [28, -192],
        ],
        0.12,
      ),
      metal(easel, picture.accent),
    ) +
    ribs(27, -226, -194) +
    oval(0, -231, 27, 3.4, shade(picture.accent, 0.4))
  art += path(
    lathe(
      [
        [9, -302],
        [15, -298],
        [17, -284],
        [15, -262],
        [18, -250],
        [20, -232, true],
      ],
      0.14,
    ),
    matt(easel, mix('#2c302f', picture.accent, 0.12)),
  )
  return { art, width: 142, height: 308, setting: 'shelf', focus: [0, -110, 2] }
}

export const oilCan: Sculptor = (easel, picture) => {
  // A square-shouldered tin with a handle and a pouring cap.
  const front = 'M-92-300Q-92-312-80-312H80Q92-312 92-300V-6Q92 0 84 0H-84Q-92 0-92-6Z'
  let art =
    path('M-92-300L-60-334H66L92-300Z', metal(easel, mix(picture.accent, '#c9c4b4', 0.6))) +
    path('M-60-334H66L58-340H-52Z', shade(picture.accent, 0.5))
  art +=
    line('M-34-336V-362Q-34-372-22-372H36Q46-372 46-362V-336', '#2a2f2d', 11) +
    line('M-36-338V-362Q-35-374-22-374H36', '#fff', 2.5, 'opacity=".45"')
  art +=
    path(
      lathe(
        [
          [17, -376, true],
          [18, -372],
          [18, -338],
        ],
        0.16,
      ),
      matt(easel, picture.accent),
      'transform="translate(-66 14)"',
    ) + oval(-66, -361, 17, 3, shade(picture.accent, 0.35))
  art += path(front, picture.colour)
  art += group(
    '',
    label({ ...picture }, -92, -312, 184, 312, picture.colour, 1) +
      path('M-92-40Q-46-66 0-44T92-58V0H-92Z', picture.accent, 'opacity=".9"') +
      path('M-92-32Q-46-58 0-36T92-50V-44Q46-52 0-30T-92-26Z', '#fff', 'opacity=".4"'),
    easel.clip(`<path d="${front}"/>`),
  )
  art += path(
    front,
    easel.across(
      [0, '#000', 0.34],
      [0.07, '#000', 0.05],
      [0.12, '#fff', 0.4],
      [0.2, '#fff', 0.06],
      [0.6, '#000', 0],
      [0.9, '#000', 0.22],
      [0.95, '#fff', 0.16],
      [1, '#000', 0.4],
    ),
  )
  art += rect(-94, -310, 188, 7, metal(easel, '#b9b6a8'), 3) + rect(-94, -7, 188, 8, metal(easel, '#b9b6a8'), 3)
  return { art, width: 190, height: 376, setting: 'carton', focus: [0, -180, 1.8] }
}

export const jerrycan: Sculptor = (easel, picture) => {
  const body =
    'M-120-250Q-120-286-88-292L-70-296Q-60-330-30-334H64Q86-334 92-316L100-292Q120-286 120-256V-22Q120 0 98 0H-98Q-120 0-120-22Z'
  const hole = 'M-34-292Q-30-308-18-308H50Q62-308 66-292Q66-284 56-284H-24Q-34-284-34-292Z'
  let art = path(`${body}${hole}`, plastic(easel, picture.colour), 'fill-rule="evenodd"')
  art +=
    line('M-34-292Q-30-308-18-308H50Q62-308 66-292', '#000', 5, 'opacity=".28"') +
    line('M-66-300Q-56-326-28-328H62Q80-328 86-314', '#fff', 5, 'opacity=".4" stroke-linecap="round"')
  art +=
    rect(-102, -250, 204, 214, '#000', 18, 'opacity=".08"') +
    rect(-100, -247, 202, 212, plastic(easel, shade(picture.colour, 0.05)), 17)
  art += group('', label(picture, -78, -226, 156, 160), '') + rect(-78, -226, 156, 160, veil(easel, 0.3))
  art += line('M-100-24H100M-100-14H100', '#000', 2, 'opacity=".16"') + gleam(easel, -113, -250, 6, 220, 0.5)
  art += group(
    'translate(-84 -282) rotate(-24)',
    path(
      lathe(
        [
          [26, -46, true],
          [27, -42],
          [27, -6],
          [27, 0],
        ],
        0.16,
      ),
      matt(easel, picture.accent),
    ) +
      ribs(26, -40, -2) +
      oval(0, -45, 26, 4, shade(picture.accent, 0.3)),
  )
  return { art, width: 244, height: 338, setting: 'pallet', focus: [0, -160, 1.8] }
}

function plastic(easel: Easel, colour: string): string {
  return easel.along(
    [0, 0, 1, 0.22],
    [0, shade(colour, -0.25)],
    [0.08, shade(colour, 0.1)],
    [0.2, shade(colour, 0.26)],
    [0.5, colour],
    [0.85, shade(colour, -0.2)],
    [1, shade(colour, -0.38)],
  )
}

export const creamTube: Sculptor = (easel, picture) => {
  const body = 'M-70-384H70Q74-384 73-376L54-70H-54L-73-376Q-74-384-70-384Z'
  let art = path('M-54-72H54L48-52H-48Z', shade(picture.colour, -0.25)) + path(body, picture.colour)
  art += group(
    '',
    label(picture, -66, -362, 132, 268, picture.colour, 2) +
      rect(-80, -108, 160, 38, picture.accent) +
      path('M-80-350Q0-330 80-350V-400H-80Z', picture.accent, 'opacity=".16"'),
    easel.clip(`<path d="${body}"/>`),
  )
  art +=
    path(body, veil(easel, 0.9)) +
    rect(-73, -386, 146, 20, easel.down([0, '#000', 0.14], [0.5, '#fff', 0.3], [1, '#000', 0.1]), 2) +
    line(Array.from({ length: 17 }, (_, i) => `M${-64 + i * 8}-384V-368`).join(''), '#000', 1, 'opacity=".14"')
  art +=
    path(
      lathe(
        [
          [44, -56, true],
          [47, -52],
          [50, -6],
          [49, 0],
        ],
        0.1,
      ),
      gloss(easel, picture.accent),
    ) +
    oval(0, -55, 44, 4, shade(picture.accent, 0.25)) +
    ribs(46, -48, -4)
  return { art, width: 150, height: 388, setting: 'shelf', footprint: 104, focus: [0, -230, 1.8] }
}
