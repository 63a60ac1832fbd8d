import { defineMessages, formatNumber, formatPlural } from '@fairquay/contract/locale.ts'

const millimetres = (value: number) => `${formatNumber(Math.ceil(value))} mm`
const metres = (value: number) => formatNumber(value / 1000, { maximumFractionDigits: 2 })

/** What the pictures of a load say. */
export const pictureTexts = defineMessages({
  // load-picture
  picture: (what: string, loaded: string) => `Picture of the load: ${what}. ${loaded}`,
  inside: (length: number, width: number, height: number) =>
    `Inside ${metres(length)} × ${metres(width)} × ${metres(height)} m`,
  palletSize: (length: number, width: number, height: number) =>
    `${formatNumber(length)} × ${formatNumber(width)} mm, ${millimetres(height)} high`,
  nothing: 'Nothing is loaded here.',
  // The ends of a unit.
  door: 'Door',
  rearDoors: 'Rear doors',
  closedEnd: 'Closed end',
  cab: 'Cab',
  // goods-legend
  goods: 'Goods',
  marked: (letter: string, name: string) => `${letter}: ${name}`,
  counted: (loaded: number, all: number) =>
    loaded === all ? `× ${formatNumber(all)}` : `${formatNumber(loaded)} of ${formatNumber(all)}`,
  more: (count: number) => `${formatNumber(count)} more`,
  // load-slider
  loaded: (loaded: number, all: number, step: 'pallet' | 'carton') =>
    `Loaded: ${formatNumber(loaded)} of ${
      step === 'pallet'
        ? formatPlural(all, { one: '# pallet', other: '# pallets' })
        : formatPlural(all, { one: '# carton', other: '# cartons' })
    }`,
  howMuch: 'How much is loaded',
  back: 'One step back',
  forward: 'One step on',
  play: 'Play the loading',
  pause: 'Pause',
  empty: 'Empty',
  lastPallet: (pallet: string, contents: string) => `${pallet}: ${contents}`,
  lastCarton: (number: number, name: string) => `Carton ${formatNumber(number)}: ${name}`,
  // turning-load
  turn: 'Turn it in 3D',
  flat: 'Back to the drawing',
  no3d: 'This browser shows no 3D here: its graphics (WebGL) are switched off or missing. The drawing shows the same load.',
  failed3d: 'The 3D view could not be loaded. Check your connection and try again; the drawing shows the same load.',
  lost3d: 'The 3D view was ended by the device. The drawing shows the same load.',
  keys: 'The load in 3D. Arrow keys turn it, plus and minus bring it nearer or further away, Home shows it as at first.',
  turnHelp: 'Drag to turn it, or use the arrow keys.',
  turnLeft: 'Turn to the left',
  turnRight: 'Turn to the right',
  turnUp: 'See it more from above',
  turnDown: 'See it more from the side',
  nearer: 'Nearer',
  further: 'Further away',
  reset: 'As at first',
  // pallet-layers
  layers: 'Layers from above',
  layerCartons: (layers: string, cartons: number) =>
    `${layers}: ${formatPlural(cartons, { one: '# carton', other: '# cartons' })}`,
  goodsOfLayer: (cartons: number, name: string) => `${formatNumber(cartons)} × ${name}`,
  lettered: (letter: string, goods: string) => `${letter} · ${goods}`,
  deck: (length: number, width: number) => `Deck ${formatNumber(length)} × ${formatNumber(width)} mm.`,
  length: millimetres,
  overhang: (most: number) => `Goods stand out by up to ${millimetres(most)}.`,
  rising: 'Dashed: cartons that rise from the layer below.',
  // fill-bars
  floor: 'Floor',
  volume: 'Volume',
  weight: 'Weight',
  height: 'Height',
  carried: 'Weight on it',
  ofArea: (used: number, all: number) => `${squareMetres(used)} of ${squareMetres(all)} m²`,
  ofLength: (used: number, all: number) => `${metres(used)} of ${metres(all)} m`,
  ofVolume: (used: number, all: number) => `${cubicMetres(used)} of ${cubicMetres(all)} m³`,
  ofWeight: (used: number, all: number) => `${kilograms(used)} of ${kilograms(all)} kg`,
  ofHeight: (used: number, all: number) => `${formatNumber(Math.ceil(used))} of ${millimetres(all)}`,
  over: 'more than it takes',
  sharedUnit: 'It is shared: what is left is for the goods of others.',
  // plan-in-words
  inWords: 'In words',
})

function squareMetres(value: number): string {
  return formatNumber(value, { maximumFractionDigits: 1 })
}

function cubicMetres(value: number): string {
  return formatNumber(value, { maximumFractionDigits: 1 })
}

function kilograms(value: number): string {
  return formatNumber(value, { maximumFractionDigits: 0 })
}
