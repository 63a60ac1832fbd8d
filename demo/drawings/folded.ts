import { mix, shade } from './colour.ts'
import type { Sculptor } from './figure.ts'
import { cast, laid, piece, slab } from './laid.ts'
import { block as words } from './lettering.ts'
import { group, line, oval, path, rect } from './marks.ts'
import { plane, weave } from './materials.ts'
import { stitch } from './soft.ts'

/** A blanket or throw, folded, with fringes. */
export const blanket: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const layers = [0, 1, 2]
    .map((i) => {
      const y = -52 - i * 58
      const d = `M-210 ${y}Q-232 ${y + 27}-206 ${y + 56}H190Q216 ${y + 52} 210 ${y + 26}Q206 ${y} 184 ${y}Z`
      return piece(
        easel,
        d,
        shade(colour, i * 0.05),
        rect(-240, y - 4, 470, 64, weave(easel, 7, 0.09)) +
          line(`M-240 ${y + 20}H230M-240 ${y + 36}H230`, accent, 5, 'opacity=".75"') +
          line(`M-230 ${y + 54}H220`, '#000', 8, 'opacity=".2"'),
      )
    })
    .join('')
  const throwOver = 'M-60-190Q-54-200-30-200H70Q92-200 96-186L104-26Q30-14-66-26Z'
  const fringe = line(
    Array.from({ length: 21 }, (_, i) => `M${-62 + i * 8} -26v28`).join(''),
    mix(colour, accent, 0.4),
    3,
  )
  const name = picture.label ? rect(150, -44, 44, 26, mix(accent, '#ffffff', 0.75), 2) : ''
  const art =
    layers +
    cast(throwOver, 5, 5) +
    fringe +
    piece(
      easel,
      throwOver,
      shade(colour, 0.08),
      rect(-80, -210, 200, 200, weave(easel, 7, 0.09)) + line('M-80-60H120M-80-76H120M-80-150H120', accent, 6),
    ) +
    name
  return { art, width: 440, height: 204, setting: 'shelf', footprint: 420, focus: [20, -110, 1.8], several: 'stack' }
}

/** A bed set: cover, sheet and pillow cases folded and tied with a ribbon. */
export const bedding: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const fold = (y: number, h: number, w: number, tone: string) => {
    const d = `M${-w} ${y}Q${-w - 16} ${y + h / 2} ${-w} ${y + h}H${w}Q${w + 12} ${y + h / 2} ${w} ${y}Z`
    return piece(
      easel,
      d,
      tone,
      line(`M${-w} ${y + h * 0.34}H${w}M${-w} ${y + h * 0.67}H${w}`, '#000', 2.4, 'opacity=".16"') +
        line(`M${w - 6} ${y}Q${w + 4} ${y + h / 2} ${w - 6} ${y + h}`, '#000', 8, 'opacity=".1"'),
    )
  }
  const pillow = 'M-176-248Q-186-200-170-176Q0-160 170-176Q186-200 176-248Q0-262-176-248Z'
  const ribbon = (x: number) => rect(x, -176, 34, 178, accent) + rect(x, -176, 8, 178, '#fff', 0, 'opacity=".25"')
  const art =
    fold(-60, 60, 200, colour) +
    fold(-118, 58, 196, shade(colour, 0.1)) +
    fold(-178, 60, 192, colour) +
    piece(
      easel,
      pillow,
      shade(colour, 0.14),
      stitch('M-164-240Q0-252 164-240M-160-186Q0-172 160-186', mix(colour, accent, 0.7), 2),
    ) +
    ribbon(-17) +
    path('M0-176Q-60-220-74-190T0-176Q60-220 74-190T0-176Z', accent) +
    oval(0, -178, 12, 10, shade(accent, -0.25)) +
    (picture.label
      ? rect(70, -112, 96, 60, '#fbf9f3', 3) + words(picture.label, 76, -106, 84, 48, 22, { fill: '#2a302e' })
      : '')
  return { art, width: 420, height: 264, setting: 'shelf', footprint: 410, focus: [40, -120, 1.7], several: 'stack' }
}

/** Cloths folded to squares, one over the other: napkins, table linen. */
export const napkins: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const sheet = slab(240, 240, 6)
  const one = (t: string, tone: string) =>
    group(
      t,
      cast(sheet) +
        piece(
          easel,
          sheet,
          tone,
          rect(-130, -130, 260, 260, weave(easel, 4, 0.06)) +
            line('M-120-40H120M-40-120V120', '#000', 3, 'opacity=".1"') +
            stitch('M-106-106H106V106H-106Z', mix(colour, accent, 0.75), 2.4),
        ),
    )
  const art =
    one('translate(-70 50) rotate(-14)', shade(colour, -0.06)) +
    one('translate(50 -10) rotate(6)', colour) +
    group(
      'translate(50 -10) rotate(6)',
      line('M-120-120L60 60', '#000', 3, 'opacity=".12"') +
        path('M-120-120H60L-120 60Z', '#fff', 'opacity=".14"') +
        (picture.label ? rect(60, 60, 48, 30, accent, 3) : oval(86, 86, 10, 10, accent)),
    )
  return laid(art, 430, 380, { focus: [40, 20, 1.8] })
}

/** A cone of yarn. */
export const yarnCone: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body = 'M-64-330Q0-346 64-330L128-26Q130 0 96 6Q0 22-96 6Q-130 0-128-26Z'
  const winds = Array.from({ length: 15 }, (_, i) => {
    const y = -318 + i * 22
    const w = 66 + i * 4.4
    return `M${-w} ${y}Q0 ${y + 34} ${w} ${y - 12}M${-w} ${y - 4}Q0 ${y - 30} ${w} ${y + 8}`
  }).join('')
  const art =
    piece(
      easel,
      body,
      colour,
      line(winds, '#000', 2.4, 'opacity=".16"') + line(winds, '#fff', 1.4, 'opacity=".3" transform="translate(0 5)"'),
      1.3,
    ) +
    oval(0, -332, 64, 16, shade(colour, 0.2)) +
    path('M-22-336L-18-372H18L22-336Z', mix(accent, '#d9c6a0', 0.4)) +
    oval(0, -372, 18, 6, '#3b2c1a') +
    line('M104-20C190 0 190-40 150-60', shade(colour, -0.2), 5) +
    (picture.label
      ? rect(-58, -150, 116, 66, '#f6f0e2', 3) + words(picture.label, -52, -144, 104, 54, 26, { fill: '#33281b' })
      : oval(0, -360, 0, 0, accent))
  return { art, width: 262, height: 382, setting: 'shelf', footprint: 220, focus: [0, -180, 1.7], several: 'row' }
}

/** Two skeins, twisted, with a paper band. */
export const skein: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const one = (t: string, tone: string) => {
    const d = 'M-210 0Q-226-52-160-58H160Q226-52 210 0Q226 52 160 58H-160Q-226 52-210 0Z'
    const twist = Array.from(
      { length: 12 },
      (_, i) => `M${-220 + i * 38} 64Q${-170 + i * 38} 10 ${-186 + i * 38} -64`,
    ).join('')
    return group(
      t,
      cast(d) +
        piece(
          easel,
          d,
          tone,
          line(twist, '#000', 9, 'opacity=".16"') + line(twist, '#fff', 4, 'opacity=".25" transform="translate(9 0)"'),
          1.1,
        ) +
        rect(-44, -62, 88, 124, plane(easel, mix(accent, '#f6f0e2', 0.5))) +
        (picture.label ? words(picture.label, -40, -40, 80, 60, 22, { fill: '#33281b' }) : oval(0, 0, 16, 16, accent)),
    )
  }
  return laid(
    one('translate(10 -86) rotate(-8)', colour) + one('translate(-10 70) rotate(4)', mix(colour, accent, 0.5)),
    470,
    330,
    { focus: [0, 40, 1.8] },
  )
}
