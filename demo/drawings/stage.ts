import type { Picture } from '../shape.ts'
import { bench, outdoor, room, studio, tabletop } from './backdrop.ts'
import { hash, lightness, mix, shade } from './colour.ts'
import { document, Easel } from './easel.ts'
import type { Figure, Sculptor } from './figure.ts'
import { group, path, rect } from './marks.ts'
import { grain, smudge } from './materials.ts'
import { loadedPallet, openCarton, tag } from './packing.ts'

export type View = 0 | 1 | 2 | 3

type Shot = {
  easel: Easel
  picture: Picture
  figure: Figure
  seed: number
  bright: boolean
  put: (transform: string) => string
}

/** Photographs a figure: 0 front, 1 several, 2 close, 3 where it is packed or used. */
export function shoot(sculptor: Sculptor, picture: Picture, view: View): string {
  const easel = new Easel()
  const figure = sculptor(easel, picture)
  const shot: Shot = {
    easel,
    picture,
    figure,
    seed: hash(picture.kind + (picture.label ?? '') + picture.colour),
    bright: lightness(picture.colour) > 0.8,
    put: easel.stamp(figure.art),
  }
  const art = [front, several, close, inPlace][view]?.(shot) ?? ''
  const title = [picture.label, picture.sublabel].filter(Boolean).join(', ') || picture.kind.replaceAll('-', ' ')
  return document(easel, 800, 800, title, art)
}

/** Ground shadow and the goods on it. */
function standing({ easel, figure, put }: Shot, x: number, floor: number, scale: number): string {
  const reach = ((figure.footprint ?? figure.width * 0.92) * scale) / 2
  const depth = Math.max(10, reach * (figure.depth ?? 0.2))
  const at = `translate(${x} ${floor}) scale(${scale.toFixed(3)})`
  const stood = put(at)
  if (figure.shadow) return group(at, figure.shadow) + stood
  return (
    smudge(easel, x + reach * 0.28, floor - depth * 0.12, reach * 1.5, depth * 1.25, 0.3) +
    smudge(easel, x + reach * 0.04, floor + 1, reach * 1.12, depth * 0.62, 0.62) +
    stood
  )
}

/** Goods lying under the camera, with a layered soft shadow of their own outline. */
function lying({ easel, figure, put }: Shot, x: number, y: number, scale: number, turn = 0): string {
  const at = (dx: number, dy: number) => `translate(${x + dx} ${y + dy}) rotate(${turn}) scale(${scale.toFixed(3)})`
  let shadow = ''
  if (figure.outline) {
    const outline = easel.keep(`<path id="@" d="${figure.outline}"/>`)
    for (const step of [2, 5, 9, 14, 20])
      shadow += `<use href="#${outline}" transform="${at(step * 0.8, step)}" fill="#17211d" opacity=".07"/>`
  } else shadow = smudge(easel, x + 16, y + 22, figure.width * scale * 0.6, figure.height * scale * 0.62, 0.42)
  return shadow + put(at(0, 0))
}

function hanging({ put }: Shot, x: number, top: number, scale: number): string {
  return put(`translate(${x} ${top}) scale(${scale.toFixed(3)})`)
}

function fitScale(figure: Figure, width: number, height: number): number {
  return Math.min(width / figure.width, height / figure.height)
}

function front(shot: Shot): string {
  const { easel, figure, seed, bright } = shot
  const scale = fitScale(figure, 600, 580)
  if (figure.stance === 'lying') return tabletop(easel, seed, 0, bright) + lying(shot, 400, 400, scale * 1.04)
  if (figure.stance === 'hanging')
    return studio(easel, seed, bright) + hanging(shot, 400, 0, Math.min(560 / figure.width, 640 / figure.height))
  const floor = Math.min(704, 420 + (figure.height * scale) / 2 + (figure.height * scale < 380 ? 40 : 10))
  return studio(easel, seed, bright) + standing(shot, 400, floor, scale)
}

function several(shot: Shot): string {
  const { easel, figure, seed, bright } = shot
  const paper = seed + 2
  if (figure.stance === 'lying') {
    const scale = fitScale(figure, 430, 430)
    const ground = tabletop(easel, paper, 0, bright)
    if (figure.several === 'stack')
      return (
        ground +
        [16, 8, 0].map((_, i) => lying(shot, 400 + (i - 1) * 26, 430 - i * 40, scale * 1.1, (i - 1) * 3)).join('')
      )
    if (figure.several === 'pair')
      return ground + lying(shot, 300, 330, scale * 0.95, -14) + lying(shot, 500, 500, scale * 0.95, 10)
    const reach = (figure.width * scale) / 2
    return (
      ground +
      lying(shot, 400 - reach * 0.62, 360, scale * 0.88, -12) +
      lying(shot, 400 + reach * 0.62, 400, scale * 0.88, 11) +
      lying(shot, 400, 440, scale * 0.94, -2)
    )
  }
  const ground = studio(easel, paper, bright)
  if (figure.stance === 'hanging') {
    const scale = Math.min(330 / figure.width, 440 / figure.height)
    return (
      ground +
      hanging(shot, 200, 0, scale * 0.82) +
      hanging(shot, 610, 0, scale * 0.9) +
      hanging(shot, 400, 0, scale * 1.3)
    )
  }
  if (figure.several === 'stack') {
    // Two abreast and one on top: for blocks that carry one another.
    const scale = fitScale(figure, 330, 270)
    const [w, h] = [figure.width * scale, figure.height * scale]
    const rise = h - w * 0.2
    return (
      ground +
      standing(shot, 400 + w * 0.33, 590, scale) +
      standing(shot, 400 - w * 0.56, 646, scale) +
      shot.put(`translate(${400 - w * 0.36} ${646 - Math.max(rise, h * 0.6)}) scale(${scale.toFixed(3)})`) +
      standing(shot, 400 + w * 0.6, 710, scale * 0.9)
    )
  }
  if (figure.several === 'pair') {
    const scale = fitScale(figure, 470, 480)
    const w = figure.width * scale
    return ground + standing(shot, 400 - w * 0.34, 590, scale * 0.84) + standing(shot, 400 + w * 0.26, 676, scale)
  }
  if (figure.width > figure.height * 1.15) {
    // Broad goods stand behind one another, or they would become small.
    const scale = fitScale(figure, 420, 330)
    const reach = Math.min(figure.width * scale * 0.46, 196)
    const rise = Math.max(96, figure.height * scale * 0.46)
    return (
      ground +
      standing(shot, 400 - reach, 660 - rise, scale * 0.86) +
      standing(shot, 400 + reach, 672 - rise, scale * 0.86) +
      standing(shot, 400, 676, scale)
    )
  }
  const scale = fitScale(figure, 330, 470)
  const step = Math.max(figure.width * scale * 0.74, 110)
  return (
    ground +
    standing(shot, 400 - step, 622, scale * 0.84) +
    standing(shot, 400 + step, 622, scale * 0.84) +
    standing(shot, 400, 684, scale)
  )
}

function close(shot: Shot): string {
  const { easel, figure, seed, bright, put } = shot
  const lies = figure.stance === 'lying'
  const [fx, fy, zoom] = figure.focus ?? [0, lies || figure.stance === 'hanging' ? 0 : -figure.height * 0.5, 1.9]
  const scale = fitScale(figure, 560, 540) * zoom
  if (lies) return tabletop(easel, seed + 1, 0, bright) + lying(shot, 420 - fx * scale, 400 - fy * scale, scale, -6)
  // The floor is far out of focus: the sheet is scaled with the goods so that the turn does not cut through them.
  const ground = `<g transform="translate(-160 -200) scale(1.400)">${studio(easel, seed + 1, bright)}</g>`
  const floor = 410 - fy * scale
  const reach = ((figure.footprint ?? figure.width * 0.92) * scale) / 2
  const shadow =
    floor < 900 && figure.stance !== 'hanging' && !figure.shadow
      ? smudge(easel, 430 - fx * scale, floor, reach * 1.35, reach * 0.24, 0.5)
      : ''
  return `${ground}${shadow}<g transform="rotate(-4 400 400)">${put(`translate(${400 - fx * scale} ${floor}) scale(${scale.toFixed(3)})`)}</g>`
}

function inPlace(shot: Shot): string {
  const { easel, figure, picture, seed, bright } = shot
  const { width, height } = figure
  switch (figure.setting) {
    case 'carton': {
      const box = 470
      const goods = Math.min((box * 0.8) / 3 / width, 330 / height)
      const size = Math.max(goods, Math.min((box * 0.8) / 2 / width, 200 / height))
      const columns = Math.max(2, Math.min(4, Math.floor((box * 0.84) / (width * size))))
      const tall = Math.min(250, Math.max(150, height * size * 0.62))
      const floor = 690
      const carton = openCarton(easel, picture, 340, floor, box, tall + 40)
      const row = (y: number, scale: number, count: number) =>
        Array.from({ length: count }, (_, i) =>
          shot.put(
            `translate(${340 + (i - (count - 1) / 2) * ((box * 0.82) / count)} ${y}) scale(${(size * scale).toFixed(3)})`,
          ),
        ).join('')
      const bottom = Math.max(floor - tall - 40 + height * size * 0.58, floor - 150)
      return (
        studio(easel, seed + 3, bright) +
        carton.behind +
        row(Math.min(floor - 30, bottom) - 22, 0.92, columns) +
        row(Math.min(floor - 12, bottom), 0.98, columns) +
        carton.before +
        standing(shot, 660, 742, Math.min(210 / width, 330 / height))
      )
    }
    case 'pallet': {
      const own = Math.min(220 / width, 240 / height)
      const ground = studio(easel, seed + 3, bright)
      if (picture.kind === 'pallet') {
        // Pallets travel as a pile of pallets.
        const scale = 520 / width
        const pile = [1, 2, 3, 4, 5].map((i) =>
          shot.put(`translate(370 ${Math.round(690 - i * (figure.rise ?? 47) * scale)}) scale(${scale.toFixed(3)})`),
        )
        return ground + standing(shot, 370, 690, scale) + pile.join('')
      }
      return `${ground}<g transform="translate(340 680) scale(1.320)">${loadedPallet(easel, figure, shot.put)}</g>${standing(shot, 650, 748, own)}`
    }
    case 'shelf': {
      const scale = Math.min(150 / width, 190 / height)
      const wood = '#b88a5c'
      const board = (y: number) =>
        rect(60, y, 680, 16, shade(wood, 0.22)) +
        rect(60, y + 16, 680, 14, shade(wood, -0.12)) +
        path(`M60 ${y + 30}H740L710 ${y + 58}H90Z`, '#1a120a', 'opacity=".13"')
      const goods = (y: number, count: number, times: number) =>
        Array.from({ length: count }, (_, i) =>
          standing(shot, 400 + (i - (count - 1) / 2) * (620 / count), y, scale * times),
        ).join('')
      const count = Math.max(3, Math.min(6, Math.floor(600 / (width * scale * 1.12))))
      return (
        room(easel, seed, picture.accent).split('<rect x="604"')[0] +
        rect(0, 0, 800, 800, '#fff', 0, 'opacity=".12"') +
        board(296) +
        goods(302, count, 1) +
        board(560) +
        goods(566, count, 1)
      )
    }
    case 'room':
    case 'outdoor': {
      const scale = Math.min(480 / width, 470 / height)
      const ground = figure.setting === 'room' ? room(easel, seed, picture.accent) : outdoor(easel, seed)
      if (figure.stance === 'hanging') return ground + hanging(shot, 360, 0, Math.min(300 / width, 360 / height))
      return ground + standing(shot, 370, 716, scale)
    }
    case 'table': {
      const wood = '#c59b6d'
      const table = `${rect(
        0,
        600,
        800,
        200,
        easel.down([0, shade(wood, -0.1)], [0.3, shade(wood, 0.14)], [1, shade(wood, -0.05)]),
      )}<g transform="translate(0 600) scale(2.400 1.700)">${rect(0, 0, 334, 118, grain(easel, 0.17))}</g>`
      const wall = room(easel, seed, picture.accent)
      const scale = Math.min(400 / width, 400 / height)
      return wall + table + standing(shot, 250, 650, scale * 0.62) + standing(shot, 470, 716, scale)
    }
    case 'bench': {
      const scale = Math.min(430 / width, 360 / height)
      if (figure.stance === 'lying')
        return (
          bench(easel, seed) +
          standing({ ...shot, figure: { ...figure, depth: 0.1 } }, 400, 660 - (height * scale) / 2, scale)
        )
      return bench(easel, seed) + standing(shot, 230, 632, scale * 0.56) + standing(shot, 450, 706, scale)
    }
    case 'rail': {
      const scale = Math.min(330 / width, 440 / height)
      const hook = (x: number) =>
        path(
          `M${x} 178Q${x + 14} 160 ${x} 150Q${x - 14} 150 ${x - 12} 164`,
          'none',
          'stroke="#8b8f8d" stroke-width="5"',
        ) +
        path(
          `M${x} 178L${x - 90} 226M${x} 178L${x + 90} 226`,
          'none',
          'stroke="#b08a60" stroke-width="12" stroke-linecap="round"',
        )
      const rail = rect(0, 146, 800, 12, easel.down([0, '#e6e6e2'], [0.4, '#9a9f9d'], [1, '#5c625f']))
      const hung = (x: number, s: number) =>
        hook(x) +
        shot.put(
          `translate(${x} ${206 + (height * scale * s) / 2}) scale(${(scale * s).toFixed(3)} ${(scale * s).toFixed(3)})`,
        )
      const shadow = smudge(easel, 420, 470, 330, 300, 0.14)
      return (
        room(easel, seed, picture.accent).split('<rect x="604"')[0] +
        shadow +
        rail +
        [160, 640, 400].map((x, i) => hung(x, i === 2 ? 1 : 0.94)).join('')
      )
    }
    case 'flat': {
      const scale = fitScale(figure, 500, 480)
      if (figure.stance !== 'lying') return tabletop(easel, seed, 1, bright) + standing(shot, 400, 640, scale)
      const ground = tabletop(easel, seed, 1 + (seed % 3), bright)
      const cloth =
        path('M60 120L600 60L700 640L120 740Z', mix(picture.accent, '#f4efe6', 0.72)) +
        path('M60 120L600 60L612 130L72 192ZM110 660L688 560L700 640L120 740Z', '#fff', 'opacity=".25"')
      return (
        ground +
        path('M66 132L606 72L712 660L130 760Z', '#120c06', 'opacity=".16"') +
        cloth +
        lying(shot, 370, 400, scale, 8) +
        tag(picture, 600, 570, 1.1, 14)
      )
    }
  }
}
