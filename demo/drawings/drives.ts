import { inkOn, mix, shade } from './colour.ts'
import type { Easel } from './easel.ts'
import type { Sculptor } from './figure.ts'
import { block as words, write } from './lettering.ts'
import { group, line, oval, path, placed, rect, ring } from './marks.ts'
import { metal, plane } from './materials.ts'

/** Light on turned metal seen along its axis: bright and dark wedges. */
function faced(easel: Easel, r: number, colour: string): string {
  const wedge = (from: number, to: number, light: number) => {
    const at = (turn: number) =>
      `${(Math.cos((turn * Math.PI) / 180) * 100).toFixed(0)} ${(Math.sin((turn * Math.PI) / 180) * 100).toFixed(0)}`
    return path(
      `M0 0L${at(from)}A100 100 0 0 1 ${at(to)}Z`,
      light > 0 ? '#fff' : '#0b1216',
      `opacity="${Math.abs(light)}"`,
    )
  }
  const half = wedge(205, 250, 0.2) + wedge(216, 238, 0.24) + wedge(296, 340, -0.12) + wedge(308, 328, -0.12)
  const light = easel.stamp(half + group('rotate(180)', half))
  return (
    oval(0, 0, r, r, easel.along([0, 0, 1, 1], [0, shade(colour, 0.3)], [0.5, colour], [1, shade(colour, -0.25)])) +
    light(`scale(${(r / 100).toFixed(2)})`)
  )
}

/** Outline of a toothed wheel. */
export function teeth(count: number, root: number, tip: number, turn = 0): string {
  const points: string[] = []
  for (let i = 0; i < count; i++) {
    for (const [share, r] of [
      [0, root],
      [0.14, root],
      [0.3, tip],
      [0.56, tip],
      [0.72, root],
    ] as const) {
      const a = ((i + share) / count) * Math.PI * 2 + turn
      points.push(`${(Math.cos(a) * r).toFixed(1)} ${(Math.sin(a) * r).toFixed(1)}`)
    }
  }
  return `M${points.join('L')}Z`
}

/** Two wheels in mesh. */
export const gear: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const wheel = (count: number, r: number, tone: string, turn: number, holes: number) => {
    const shape = teeth(count, r * 0.86, r, turn)
    const id = easel.keep(`<path id="@" d="${shape}"/>`)
    const put = (fill: string, extra: string) => `<use href="#${id}" fill="${fill}" ${extra}/>`
    let art =
      put(shade(tone, -0.55), 'transform="translate(7 10)"') +
      put(shade(tone, -0.4), 'transform="translate(4 6)"') +
      put(plane(easel, shade(tone, 0.1), 1.6), 'stroke="#fff" stroke-width="1.600" stroke-opacity=".4"')
    art +=
      faced(easel, r * 0.8, tone) +
      ring(0, 0, r * 0.8, r * 0.8, shade(tone, -0.4), 3) +
      oval(0, 0, r * 0.66, r * 0.66, shade(tone, -0.22)) +
      faced(easel, r * 0.64, shade(tone, -0.06))
    for (let i = 0; i < holes; i++) {
      const [x, y] = [
        Math.cos((i / holes) * 6.2832 + turn) * r * 0.46,
        Math.sin((i / holes) * 6.2832 + turn) * r * 0.46,
      ]
      art += `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(r * 0.105).toFixed(1)}" fill="#171d1f"/><circle cx="${(x + 1.5).toFixed(1)}" cy="${(y + 2).toFixed(1)}" r="${(r * 0.09).toFixed(1)}" fill="${shade(tone, -0.5)}"/>`
    }
    art +=
      oval(2, 4, r * 0.3, r * 0.3, '#000', 'opacity=".3"') +
      faced(easel, r * 0.28, shade(tone, 0.12)) +
      oval(0, 0, r * 0.17, r * 0.17, '#14191b') +
      rect(-r * 0.045, -r * 0.23, r * 0.09, r * 0.1, '#14191b') +
      oval(3, 4, r * 0.14, r * 0.14, '#333b3b')
    return art
  }
  const print = picture.label
    ? group(
        'translate(-56 34) rotate(-20)',
        write(0, 118, 20, picture.label.slice(0, 14), { fill: inkOn(colour), opacity: 0.65 }),
      )
    : ''
  const art =
    group('translate(128 -122)', wheel(16, 106, mix(accent, '#c7a35a', 0.25), 0.12, 0)) +
    group('translate(-56 34)', wheel(30, 190, colour, 0, 6)) +
    print
  return {
    art,
    width: 480,
    height: 460,
    stance: 'lying',
    setting: 'flat',
    focus: [60, -60, 1.8],
    outline: 'M-240 34A184 184 0 1 1 128 34A184 184 0 1 1-240 34ZM26-122A102 102 0 1 1 230-122A102 102 0 1 1 26-122Z',
    several: 'pair',
  }
}

/** A deep-groove ball bearing. */
export const bearing: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const steel = mix(colour, '#c3c9c8', 0.35)
  let art =
    oval(8, 10, 205, 205, shade(steel, -0.5)) +
    faced(easel, 205, steel) +
    ring(0, 0, 203, 203, '#fff', 2, 'opacity=".6"') +
    ring(0, 0, 158, 158, shade(steel, -0.45), 6) +
    oval(0, 0, 155, 155, '#1a2123')
  art +=
    ring(0, 0, 131, 131, mix(accent, '#b08a45', 0.35), 20) +
    ring(0, 0, 138, 138, shade(accent, 0.45), 3, 'opacity=".7"')
  const ball = easel.stamp(
    oval(3, 5, 24, 24, '#000', 'opacity=".5"') +
      oval(
        0,
        0,
        23,
        23,
        easel.around(
          [0.5, 0.5, 0.55, 0.34, 0.28],
          [0, '#ffffff'],
          [0.18, '#e9eded'],
          [0.5, '#98a1a1'],
          [0.8, '#4a5253'],
          [1, '#8b9493'],
        ),
      ),
  )
  for (let i = 0; i < 11; i++)
    art += ball(`translate(${(Math.cos(i * 0.5712) * 131).toFixed(1)} ${(Math.sin(i * 0.5712) * 131).toFixed(1)})`)
  art +=
    oval(4, 6, 109, 109, '#000', 'opacity=".45"') +
    faced(easel, 108, shade(steel, 0.06)) +
    ring(0, 0, 107, 107, '#fff', 2, 'opacity=".55"') +
    ring(0, 0, 74, 74, shade(steel, -0.4), 4)
  art +=
    oval(0, 0, 72, 72, easel.along([0, 0, 1, 1], [0, '#20282a'], [0.6, '#5c6665'], [1, '#aab2b1'])) +
    oval(7, 9, 60, 62, easel.along([0, 0, 1, 1], [0, '#a9b1b0'], [1, '#e7ebea']))
  const word = (picture.label ?? '6205-2RS').slice(0, 16)
  const arc = easel.keep('<path id="@" d="M-178 0A178 178 0 0 1 178 0"/>')
  art += `<text font-size="24" font-weight="700" letter-spacing="5" fill="${inkOn(steel)}" opacity=".7" text-anchor="middle"><textPath href="#${arc}" startOffset="50%">${words(word, 0, 0, 1, 1, 1, { fill: '' }).replace(/<[^>]+>/g, '')}</textPath></text>`
  return {
    art,
    width: 412,
    height: 412,
    stance: 'lying',
    setting: 'bench',
    focus: [80, -80, 1.7],
    outline: 'M-205 0A205 205 0 0 1 205 0A205 205 0 0 1-205 0Z',
    several: 'fan',
  }
}

/** A chain set: crank, chainring and a length of chain. */
export const bicyclePart: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const shape = teeth(40, 160, 172)
  const id = easel.keep(
    `<path id="@" fill-rule="evenodd" d="${shape}M-132 0A132 132 0 1 0 132 0A132 132 0 1 0-132 0Z"/>`,
  )
  let art =
    `<use href="#${id}" fill="${shade(colour, -0.5)}" transform="translate(5 7)"/><use href="#${id}" fill="${plane(easel, shade(colour, 0.08), 1.6)}"/>` +
    ring(0, 0, 146, 146, shade(accent, 0.1), 4, 'opacity=".8"') +
    ring(0, 0, 133, 133, '#fff', 2, 'opacity=".45"')
  for (let i = 0; i < 5; i++) {
    const arm = 'M-22 0L-15-112Q-16-140 0-142Q16-140 15-112L22 0Z'
    art += group(
      `rotate(${i * 72 + 36})`,
      path(arm, shade(colour, -0.6), 'opacity=".6" transform="translate(4 4)"') +
        path(arm, easel.across([0, shade(colour, 0.5)], [0.4, shade(colour, 0.16)], [1, shade(colour, -0.3)])) +
        oval(0, -126, 10, 10, metal(easel, accent)) +
        oval(0, -126, 4.5, 4.5, '#1a2123'),
    )
  }
  art += oval(0, 0, 48, 48, metal(easel, mix(colour, '#b9bfbd', 0.4)))
  const crank = 'M-27 0A27 27 0 0 1 27 0L20 226A20 20 0 0 1-20 226Z'
  art += group(
    'rotate(-58)',
    path(crank, '#0b1216', 'opacity=".35" transform="translate(-8 6)"') +
      path(
        crank,
        easel.across(
          [0, shade(colour, -0.1)],
          [0.25, shade(colour, 0.55)],
          [0.6, shade(colour, 0.1)],
          [1, shade(colour, -0.4)],
        ),
      ) +
      rect(-7, 44, 14, 140, '#000', 7, 'opacity=".18"') +
      oval(0, 0, 19, 19, '#1a2123') +
      oval(0, 0, 15, 15, metal(easel, accent)) +
      oval(0, 226, 11, 11, '#1a2123') +
      (picture.label
        ? group(
            'translate(0 116) rotate(90)',
            words(picture.label, -64, -10, 128, 20, 17, { fill: inkOn(shade(colour, 0.15)) }),
          )
        : ''),
  )
  const run = 'M-120-126C-210-60-220 60-150 122S-40 214 60 206'
  art +=
    line(run, '#0b1216', 20, 'opacity=".25" transform="translate(5 9)"') +
    line(run, shade(accent, -0.3), 17) +
    line(run, '#c9cecc', 14, 'stroke-dasharray="15 6" stroke-linecap="butt"') +
    line(run, '#4a5251', 6, 'stroke-dasharray="6 15" stroke-dashoffset="-6"') +
    line(run, '#fff', 3, 'stroke-dasharray="15 6" opacity=".6" transform="translate(-2 -3)"')
  return {
    art: group('translate(-20 -30)', art),
    width: 470,
    height: 420,
    stance: 'lying',
    setting: 'flat',
    focus: [0, -40, 1.8],
    several: 'pair',
    outline: `M-192-30A172 172 0 1 1 152-30A172 172 0 1 1-192-30ZM-152-30A132 132 0 1 0 112-30A132 132 0 1 0-152-30Z${placed(
      [
        [-24, 0],
        [24, 0],
        [20, 240],
        [-20, 240],
      ],
      -20,
      -30,
      -58,
    )}`,
  }
}
