// Draws the hero of the home page, by day and by night, and the port of its Media block into web/public/pictures, where they are committed: the home
// page has its pictures without the demo. The other pictures there were drawn by hand.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mix } from '../demo/drawings/colour.ts'
import { drawHero, drawMedia } from '../demo/drawings/editorial.ts'

const folder = join(import.meta.dirname, '../web/public/pictures')
const night = '#0b1a1c'

/** The large grounds of the quay by night; everything that stands before them only dims a little. */
const grounds: Record<string, string> = {
  '#eaf3f1': '#0b1416',
  '#fdf4e3': '#13272a',
  '#fbeed8': '#24403e',
  '#ffe3ae': '#e8dfbd',
  '#ffe9c7': '#34524c',
  '#cfe3da': '#1b3531',
  '#b3d2c6': '#152b28',
  '#bcdcd3': '#1e4443',
  '#6fa99a': '#0c1a1c',
  '#a7b3ad': '#34443f',
}

const hero = shorten(drawHero())
await writeFile(join(folder, 'hero.svg'), hero)
await writeFile(join(folder, 'hero-night.svg'), darken(hero))
await writeFile(join(folder, 'port.svg'), shorten(drawMedia(1)))

/** A tenth of a unit is less than a pixel at every size shown. */
function shorten(svg: string): string {
  return svg
    .replace(/<title>.*?<\/title>/, '')
    .replace(/\d+\.\d{2,}/g, (number) => String(Number(Number(number).toFixed(1))))
}

/** The same quay at night. The moon is smaller than the sun and stands between the cranes instead of behind the words. */
function darken(svg: string): string {
  return svg
    .replace(/cx="560" cy="470" rx="92" ry="92"/, 'cx="1222" cy="292" rx="36" ry="36"')
    .replace(/cx="560" cy="470" rx="160" ry="160"/, 'cx="1222" cy="292" rx="62" ry="62"')
    .replaceAll('opacity=".4"', 'opacity=".13"')
    .replace(/#[0-9a-f]{6}\b/g, (colour) => grounds[colour] ?? mix(colour, night, 0.3))
}
