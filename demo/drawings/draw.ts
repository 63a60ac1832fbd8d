import type { Picture, PictureKind } from '../shape.ts'
import { coffeeBag, pouch, sack, seedPacket } from './bags.ts'
import { bottle, creamTube, dropperBottle, jerrycan, oilCan, wineBottle } from './bottles.ts'
import { battery, boxCorrugated, brick, carton, chocolateBar, pallet, teaBox, toyBlocks } from './boxes.ts'
import { pipe, plank, tile } from './building.ts'
import { backpack, basket, handbag } from './carried.ts'
import { cushion, fabricBolt, rug, scarf, towel, yarn } from './cloth.ts'
import { bearing, bicyclePart, gear } from './drives.ts'
import { circuitBoard, sensor, solarPanel, tablet } from './electronics.ts'
import type { Sculptor } from './figure.ts'
import { cable, screws } from './fixings.ts'
import { chair, shelf, table } from './furniture.ts'
import { jacket, shirt, trousers, tShirt } from './garments.ts'
import { ball, plush, soap } from './household.ts'
import { knife, pot } from './kitchen.ts'
import { lamp, pendantLamp } from './lamps.ts'
import { motor, pump, valve } from './machines.ts'
import { candle, drum, jar, paintBucket, plantPot, tin } from './round-tins.ts'
import { notebook, paperRoll, pen, stretchFilm } from './sheets.ts'
import { headphones, speaker } from './sound.ts'
import { shoot, type View } from './stage.ts'
import { bowl, glass, mug, petBowl, plate, vase } from './tableware.ts'
import { brush, drill, gardenTool, handTool } from './tools.ts'
import { eggTray, fruitCrate } from './trays.ts'
import { glove, helmet, mask, shoe } from './worn.ts'

/** Who draws what; a kind that nobody draws does not compile. */
const sculptors = {
  bottle,
  'wine-bottle': wineBottle,
  'oil-can': oilCan,
  jar,
  pouch,
  'coffee-bag': coffeeBag,
  carton,
  tin,
  drum,
  jerrycan,
  sack,
  'fruit-crate': fruitCrate,
  'egg-tray': eggTray,
  'tea-box': teaBox,
  'chocolate-bar': chocolateBar,
  'fabric-bolt': fabricBolt,
  yarn,
  't-shirt': tShirt,
  shirt,
  jacket,
  trousers,
  scarf,
  towel,
  rug,
  cushion,
  shoe,
  handbag,
  backpack,
  basket,
  bowl,
  vase,
  plate,
  mug,
  glass,
  pot,
  knife,
  chair,
  table,
  shelf,
  lamp,
  'pendant-lamp': pendantLamp,
  tile,
  plank,
  pipe,
  brick,
  'paint-bucket': paintBucket,
  'hand-tool': handTool,
  drill,
  screws,
  gear,
  bearing,
  pump,
  valve,
  motor,
  cable,
  'circuit-board': circuitBoard,
  sensor,
  speaker,
  headphones,
  tablet,
  battery,
  'solar-panel': solarPanel,
  soap,
  'cream-tube': creamTube,
  'dropper-bottle': dropperBottle,
  candle,
  brush,
  'toy-blocks': toyBlocks,
  plush,
  ball,
  'bicycle-part': bicyclePart,
  notebook,
  pen,
  'paper-roll': paperRoll,
  'box-corrugated': boxCorrugated,
  'stretch-film': stretchFilm,
  pallet,
  glove,
  helmet,
  mask,
  'plant-pot': plantPot,
  'garden-tool': gardenTool,
  'seed-packet': seedPacket,
  'pet-bowl': petBowl,
} satisfies Record<PictureKind, Sculptor>

/** Every kind of goods there is a drawing for. */
export const pictureKinds = Object.keys(sculptors).filter((kind): kind is PictureKind => kind in sculptors)

/** The picture as a self-contained SVG of 800 × 800: 0 the hero, 1 several, 2 close, 3 packed or in use. The same on every run. */
export function drawProduct(picture: Picture, view: View): string {
  return shoot(sculptors[picture.kind], picture, view)
}
