import { mix, shade } from './colour.ts'
import type { Sculptor } from './figure.ts'
import { block as words } from './lettering.ts'
import { band, lathe, line, oval, path, rect } from './marks.ts'
import { gleam, gloss, matt, metal, smudge, veil, weave } from './materials.ts'
import { within } from './soft.ts'

/** A table lamp, lit: cloth shade over a turned foot. */
export const lamp: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const cover = lathe(
    [
      [86, -420, true],
      [138, -244, true],
      [138, -243],
    ],
    0.13,
  )
  let art =
    smudge(easel, 0, -310, 260, 220, 0.42, '#ffdf9e') +
    oval(0, -420, 86, 11, shade(colour, -0.35)) +
    oval(0, -420, 60, 7, '#fff3cf')
  art +=
    path(
      lathe(
        [
          [7, -250, true],
          [7, -180],
          [20, -168],
          [24, -150],
          [14, -136],
          [40, -108],
          [58, -66],
          [44, -26],
          [26, -18, true],
        ],
        0.16,
      ),
      gloss(easel, accent),
    ) +
    path(
      lathe(
        [
          [30, -22],
          [82, -12, true],
          [86, -4, true],
          [84, 0],
        ],
        0.17,
      ),
      metal(easel, accent),
    ) +
    gleam(easel, -34, -96, 7, 56, 0.7)
  art += oval(0, -243, 138, 18, '#fff0c8') + smudge(easel, 0, -240, 90, 14, 1, '#ffffff')
  art += path(
    cover,
    easel.across(
      [0, shade(colour, -0.35)],
      [0.16, shade(colour, 0.04)],
      [0.46, mix(shade(colour, 0.32), '#ffe2a4', 0.45)],
      [0.75, shade(colour, 0.02)],
      [1, shade(colour, -0.44)],
    ),
  )
  art += within(
    easel,
    cover,
    rect(-150, -440, 300, 220, weave(easel, 4, 0.06)) +
      rect(-150, -440, 300, 220, easel.down([0, '#fff3cf', 0.05], [0.55, '#fff3cf', 0.34], [1, '#000', 0.06])) +
      path(band(140, -254, -246, 0.13), accent) +
      path(band(88, -420, -414, 0.12), accent),
  )
  art +=
    line('M70-236V-186', '#bfa15a', 2, 'stroke-dasharray="3 2"') +
    oval(70, -182, 4.5, 5.5, '#d6b666') +
    line('M78-8Q150 4 190-2T260-6', '#3a3f3d', 4)
  return { art, width: 290, height: 434, setting: 'room', footprint: 170, focus: [0, -290, 1.5], several: 'pair' }
}

/** A dome on a cord. */
export const pendantLamp: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const dome = lathe(
    [
      [24, 236, true],
      [30, 262],
      [96, 300],
      [146, 362],
      [160, 410, true],
      [160, 414],
    ],
    0.16,
  )
  let art = line('M0-30V200', '#2b302e', 4) + line('M-1.500-30V200', '#fff', 1, 'opacity=".35"')
  art += path(
    lathe(
      [
        [13, 196, true],
        [15, 202],
        [15, 232],
        [22, 238],
      ],
      0.2,
    ),
    metal(easel, mix(accent, '#c9a85a', 0.5)),
  )
  art +=
    smudge(easel, 0, 470, 300, 190, 0.5, '#ffe4a6') +
    oval(0, 414, 160, 26, mix(accent, '#fff0c8', 0.7)) +
    oval(
      0,
      414,
      150,
      22,
      easel.around([0.5, 0.5, 0.5], [0, '#ffffff'], [0.35, '#fff0c4'], [1, mix(accent, '#d9b46a', 0.6)]),
    ) +
    oval(0, 420, 34, 26, easel.around([0.5, 0.5, 0.5], [0, '#ffffff'], [0.6, '#fff6dc'], [1, '#ffe3a0']))
  // The near lip of the dome is above the opening: we look up into it a little.
  art +=
    path(
      'M-24 236C-28 262-96 286-132 344Q-160 382-160 414A160 26 0 0 1 160 414Q160 382 132 344C96 286 28 262 24 236Z',
      gloss(easel, colour),
    ) + within(easel, dome, path('M-170 300H170V420H-170Z', veil(easel, 0.4)))
  art +=
    path('M-104 322Q-76 286-36 270Q-60 300-84 352Q-108 380-122 386Q-122 352-104 322Z', '#fff', 'opacity=".42"') +
    line('M-160 414A160 26 0 0 1 160 414', mix(accent, '#ffffff', 0.2), 5) +
    path(
      lathe(
        [
          [25, 232, true],
          [26, 242],
        ],
        0.16,
      ),
      matt(easel, accent),
    )
  if (picture.label) art += words(picture.label, -50, 330, 100, 30, 20, { fill: '#ffffff', opacity: 0.8 })
  return { art, width: 330, height: 446, stance: 'hanging', setting: 'room', focus: [0, 340, 1.4] }
}
