import type { DemoBrand, DemoCompany, DemoProduct } from '../shape.ts'
import { andeanCacao } from './andean-cacao.ts'
import { bristolPaperAndWax } from './bristol-paper-and-wax.ts'
import { buyersAndCarriers } from './buyers-and-carriers.ts'
import { denizliTextileMill } from './denizli-textile-mill.ts'
import { ethiopianHighlandCoffee } from './ethiopian-highland-coffee.ts'
import { fezMedinaCrafts } from './fez-medina-crafts.ts'
import { francaLeather } from './franca-leather.ts'
import { grandRapidsPackaging } from './grand-rapids-packaging.ts'
import { hanoiLacquer } from './hanoi-lacquer.ts'
import { juraCheese } from './jura-cheese.ts'
import { kalamataOliveGroves } from './kalamata-olive-groves.ts'
import { malabarSpicesAndCottons } from './malabar-spices-and-cottons.ts'
import { peruvianAlpaca } from './peruvian-alpaca.ts'
import { portoTradingHouse } from './porto-trading-house.ts'
import { poznanToysAndGarden } from './poznan-toys-and-garden.ts'
import type { Showroom } from './product-sheet.ts'
import { remscheidTools } from './remscheid-tools.ts'
import { sakaiKitchen } from './sakai-kitchen.ts'
import { sassuoloBuildingMaterials } from './sassuolo-building-materials.ts'
import { seoulSkinCare } from './seoul-skin-care.ts'
import { shenzhenElectronics } from './shenzhen-electronics.ts'
import { erabliereDuLac, keaStationWool, reykjanesSalt, tamaleShea } from './single-origin-houses.ts'
import { smalandFurniture } from './smaland-furniture.ts'
import { marriCreek, paardebergCellars } from './southern-hemisphere-pantry.ts'
import { taichungMachineParts } from './taichung-machine-parts.ts'

export { attributeNames } from './attribute-names.ts'
export { industries } from './industries.ts'

/** The order is the order of the ids: the first is the showroom of seller@demo.test. */
const showrooms: Showroom[] = [
  portoTradingHouse,
  seoulSkinCare,
  kalamataOliveGroves,
  shenzhenElectronics,
  ethiopianHighlandCoffee,
  remscheidTools,
  malabarSpicesAndCottons,
  smalandFurniture,
  fezMedinaCrafts,
  taichungMachineParts,
  andeanCacao,
  sassuoloBuildingMaterials,
  peruvianAlpaca,
  grandRapidsPackaging,
  denizliTextileMill,
  sakaiKitchen,
  francaLeather,
  poznanToysAndGarden,
  bristolPaperAndWax,
  juraCheese,
  paardebergCellars,
  marriCreek,
  erabliereDuLac,
  keaStationWool,
  tamaleShea,
  reykjanesSalt,
  hanoiLacquer,
]

export const brands: DemoBrand[] = showrooms.flatMap((showroom) => showroom.brands)
export const families: { key: string; name: string }[] = showrooms.flatMap((showroom) => showroom.families)
export const companies: DemoCompany[] = [...showrooms.map((showroom) => showroom.company), ...buyersAndCarriers]
export const products: DemoProduct[] = showrooms.flatMap((showroom) => showroom.products)
