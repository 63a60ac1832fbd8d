import { box, carton, unmeasured } from './packing.ts'
import { onDemand, paused, plenty, reduced, tiers, upTo } from './price-tiers.ts'
import { openCatalogue, type Showroom, shot } from './product-sheet.ts'
import { shenzhenHouse } from './shenzhen-house.ts'

const line = openCatalogue({ company: 'lanhai-electronics', number: 2201, code: 'LHE', origin: 'CN' })

const cable = line({
  brand: 'lanhai',
  family: 'lhe-cables',
  categories: ['cables'],
  unit: 'Piece',
  hts: '8544.42',
  size: [14, 3, 14],
  kg: 0.09,
  packs: [box(1, 5, 10), carton(2, 10, 10)],
  attributes: { Standard: 'RoHS, REACH' },
  warranty: { fromDelivery: '24 months' },
  tags: ['Ready to Ship', 'Private Label'],
})
const board = line({
  brand: 'qiaolin',
  family: 'lhe-boards',
  categories: ['boards'],
  unit: 'Piece',
  packs: [box(2, 5, 5), carton(4, 5, 10)],
  attributes: { Standard: 'RoHS' },
  warranty: { fromDelivery: '12 months' },
})
const audio = line({
  brand: 'yuntone',
  family: 'lhe-audio',
  categories: ['audio'],
  unit: 'Piece',
  packs: [carton(2, 5)],
  attributes: { Standard: 'CE, FCC, UKCA' },
  warranty: { fromPurchase: '12 months', fromDelivery: '14 months' },
})
const device = line({
  brand: 'qiaolin',
  family: 'lhe-tablets',
  categories: ['tablets'],
  unit: 'Piece',
  hts: '8471.30',
  packs: [carton(2, 5)],
  attributes: { Standard: 'CE, FCC, UKCA' },
  warranty: { fromPurchase: '24 months' },
})
const energy = line({
  brand: 'heliyang',
  family: 'lhe-energy',
  categories: ['energy'],
  unit: 'Piece',
  attributes: { Standard: 'IEC 61215, IEC 61730' },
})

const products = [
  cable('USB-C to USB-C Cable, 100 W, Braided', {
    about:
      'A five-ampere cable with the identification chip that chargers look for, under a nylon braid that bends thirty thousand times. Tied with a strap of its own braid instead of plastic.',
    points: ['100 W, 20 V / 5 A', '30,000 bends at 90°', 'Packed in paper'],
    usp: 'The chip that chargers look for',
    pictures: [
      shot('cable', '#3a4044', '#9aa3a8'),
      shot('cable', '#b5562f', '#e6c7a5'),
      shot('cable', '#e9e6df', '#a9b0b5'),
    ],
    options: { Length: { '0.5 m': 0, '1 m': 30, '2 m': 85 }, Colour: { Graphite: 0, Copper: 5, Chalk: 0 } },
    missing: [['0.5 m', 'Copper']],
    terms: tiers(plenty, [100, 185], [1000, 158], [5000, 136]),
    attributes: { Interface: 'USB 2.0, 100 W', Material: 'Nylon braid, aluminium' },
  }),
  cable('HDMI Cable, 48 Gbit/s, Certified', {
    about:
      'For pictures of 8K at sixty frames, certified by scan code on the box. Connector shells are one piece, so that the plug survives being hung by its cable.',
    usp: 'Certified by scan code',
    pictures: [shot('hdmi-cable', '#23282b', '#4a6a8a')],
    options: { Length: { '1 m': 0, '2 m': 90, '3 m': 210 } },
    terms: tiers(21000, [50, 310], [500, 272], [2500, 241]),
    kg: 0.13,
    attributes: { Interface: 'HDMI 2.1' },
  }),
  cable('Cat 6A Patch Cord, Slim, LSZH', {
    about:
      'Twenty-eight gauge in a low-smoke jacket, so racks breathe and cabinets close. Certified by tester in lots of fifty; report by e-mail the same day.',
    usp: 'Racks breathe, cabinets close',
    pictures: [shot('patch-cord', '#2f5d9a', '#c9d3dd'), shot('patch-cord', '#f0b429', '#3a4044')],
    options: { Length: { '0.5 m': 0, '1 m': 25, '3 m': 90, '5 m': 165 }, Colour: ['Blue', 'Yellow', 'Grey'] },
    missing: [['5 m', 'Yellow']],
    terms: reduced(22, tiers(plenty, [100, 165], [1000, 138])),
    kg: 0.05,
    attributes: { Interface: 'RJ45', Standard: 'ISO/IEC 11801, LSZH' },
    tags: ['Special Deal', 'Ready to Ship'],
  }),
  cable('Solar Cable H1Z2Z2-K, 6 mm², 100 m Drum', {
    about:
      'Tinned copper under two layers of cross-linked polymer for thirty years on a roof. Metre marks along the jacket, so that no one needs a tape.',
    usp: 'Metre marks along the jacket',
    unit: 'Drum',
    hts: '8544.49',
    pictures: [shot('cable-drum', '#23282b', '#b5342c')],
    terms: tiers(900, [4, 7900], [40, 7350], [160, 6900]),
    size: [36, 14, 36],
    kg: 8.9,
    packs: [carton(1, 1, 2)],
    attributes: { Standard: 'EN 50618', 'Temperature range': '−40 to +90 °C', Voltage: '1.5 kV DC' },
    tags: ['Ready to Ship'],
  }),
  cable('Wire Harness to Drawing, Crimped Housings', {
    about:
      'Send a drawing or a sample; four days later three pieces come back with a pull-test report. Series from one hundred sets, crimp height logged for every reel.',
    usp: 'Three samples in four days',
    hts: '8544.42',
    pictures: [shot('wire-harness', '#c9352b', '#f0c24e')],
    terms: onDemand(100, 50000),
    attributes: { Standard: 'IPC/WHMA-A-620 class 2' },
    tags: ['Made to order', 'Private Label'],
    packs: [],
    barcode: false,
  }),
  board('Wi-Fi Microcontroller Board, Dual Core', {
    about:
      'A small board with radio, antenna and USB-C for people who build ten thousand of something. Pin-compatible revisions are guaranteed until 2032 and announced six months ahead.',
    usp: 'Same pins until 2032',
    hts: '8517.62',
    pictures: [shot('circuit-board', '#1f5f4a', '#d9b34a')],
    terms: tiers(plenty, [50, 340], [500, 298], [5000, 262]),
    size: [6, 1.5, 4],
    kg: 0.014,
    attributes: { Interface: 'Wi-Fi 4, Bluetooth LE 5, USB-C', Voltage: '3.3 V' },
    tags: ['Ready to Ship'],
  }),
  board('Temperature and Humidity Sensor, Digital', {
    about:
      'Calibrated to two tenths of a degree with the curve stored in the chip. The membrane lets vapour in and keeps flour, lacquer and insects out.',
    usp: 'Keeps flour, lacquer and insects out',
    hts: '9025.80',
    pictures: [shot('sensor-module', '#f3f6f7', '#2f6b9a')],
    terms: tiers(plenty, [100, 210], [1000, 182], [10000, 158]),
    size: [3, 1, 2],
    kg: 0.004,
    attributes: { Interface: 'I²C', 'Temperature range': '−40 to +85 °C', Voltage: '2.4–5.5 V' },
  }),
  board('Ultrasonic Level Sensor, Stainless, IP67', {
    about:
      'Looks down into tanks from 10 centimetres to five metres and ignores the ladder. Four to twenty milliamperes and RS-485 in one housing of 316L.',
    usp: 'Ignores the ladder in the tank',
    hts: '9026.10',
    pictures: [shot('sensor', '#b4bcc1', '#2f5d7a')],
    terms: reduced(15, tiers(640, [5, 5900], [50, 5350])),
    size: [6, 14, 6],
    kg: 0.48,
    packs: [carton(3, 5)],
    attributes: { Interface: '4–20 mA, RS-485', 'Protection class': 'IP67', Material: 'Stainless steel 316L' },
    tags: ['Special Deal'],
  }),
  board('LED Driver Board, Dimmable, 24 V', {
    about:
      'Four channels of two amperes with flicker below the limit of IEEE 1789. Screw terminals on one side only, because installers have two hands.',
    usp: 'Screw terminals on one side only',
    hts: '8504.40',
    pictures: [shot('circuit-board', '#23374a', '#b4bcc1')],
    terms: tiers(7200, [20, 790], [200, 705]),
    size: [11, 2, 5],
    kg: 0.06,
    attributes: { Voltage: '24 V DC', Power: '192 W', Interface: 'DALI-2, 0–10 V' },
    tags: ['Private Label'],
    age: 5,
  }),
  board('Printed Circuit Boards to Order, 2–8 Layers', {
    about:
      'Prototypes in three days, series in ten, with a cross-section photograph of each panel. Halogen-free FR-4 in stock, copper from 18 to 105 micron.',
    usp: 'A cross-section photo of each panel',
    hts: '8534.00',
    pictures: [shot('circuit-board', '#2a4f2f', '#d9b34a'), shot('circuit-board', '#23282b', '#d9b34a')],
    terms: onDemand(5, 100000),
    size: [16, 0.2, 10],
    kg: 0.05,
    packs: [],
    attributes: { Material: 'FR-4, halogen-free', Standard: 'IPC-A-600 class 2' },
    tags: ['Made to order'],
    barcode: false,
  }),
  audio('Over-Ear Headphones, Wireless, Foldable', {
    about:
      'Forty-millimetre drivers with bio-cellulose domes, active quieting that does not press on the ear and cushions that pull off for washing. Forty hours of music; ten minutes of charge give four.',
    points: [
      'Bluetooth 5.3, two devices at once',
      'Replaceable cushions and battery',
      'Carrying case of recycled felt',
    ],
    usp: 'Cushions and battery can be replaced',
    hts: '8518.30',
    pictures: [
      shot('headphones', '#2b2f33', '#b98d5e'),
      shot('headphones', '#e6e0d3', '#b98d5e'),
      shot('headphones', '#3f5f6b', '#c9d3dd'),
    ],
    options: { Colour: { Ink: 0, Oat: 60, Lagoon: 60 } },
    terms: tiers(3600, [20, 3490], [200, 3190], [1000, 2940]),
    size: [18, 20, 8],
    kg: 0.42,
    attributes: { Interface: 'Bluetooth 5.3', 'Battery life': '40 hours' },
    tags: ['Ready to Ship', 'Private Label'],
  }),
  audio('Bookshelf Speaker Pair, Bamboo Cabinet', {
    about:
      'A cabinet of laminated bamboo, which rings less than beech and grows back in five years. Powered, with a phono input for those who kept their records.',
    usp: 'Bamboo rings less than beech',
    unit: 'Pair',
    hts: '8518.22',
    pictures: [shot('speaker', '#c9a066', '#23282b')],
    terms: tiers(420, [4, 8900], [40, 8200]),
    size: [40, 28, 24],
    kg: 7.8,
    packs: [carton(1)],
    attributes: { Power: '2 × 40 W', Voltage: '100–240 V', Material: 'Bamboo' },
    tags: ['Green Product'],
    age: 11,
  }),
  audio('Portable Speaker, Floating, IP67', {
    about:
      'It floats with the grille up, which took four prototypes. Two of them pair into stereo across a pool; the strap is a spare part.',
    usp: 'Floats with the grille up',
    hts: '8518.21',
    pictures: [shot('portable-speaker', '#d98a3a', '#3a4044'), shot('portable-speaker', '#3f7a7a', '#23282b')],
    options: { Colour: ['Apricot', 'Pine'] },
    terms: reduced(35, tiers(2100, [20, 1990], [200, 1790])),
    size: [18, 8, 8],
    kg: 0.62,
    attributes: { 'Protection class': 'IP67', 'Battery life': '16 hours', Power: '12 W' },
    tags: ['Special Deal'],
  }),
  audio('Conference Speakerphone, USB and Bluetooth', {
    about:
      'Six microphones that follow the speaker and leave out the keyboard. Works without a driver on whatever the meeting room has.',
    usp: 'Hears the speaker, not the keyboard',
    hts: '8518.22',
    pictures: [shot('speakerphone', '#3a4044', '#2f6b5b')],
    terms: tiers(0, [10, 4400], [100, 4050]),
    size: [13, 5, 13],
    kg: 0.38,
    attributes: { Interface: 'USB-C, Bluetooth', 'Battery life': '12 hours' },
  }),
  device('Rugged Tablet, 10 Inch, Barcode Reader', {
    about:
      'Survives 1.5 metres onto concrete and a forklift driver in January: the screen answers to gloves down to minus twenty. Battery is changed without switching off.',
    usp: 'Change the battery without switching off',
    pictures: [shot('tablet', '#2b2f33', '#d98a3a')],
    options: { Memory: { '6 / 128 GB': 0, '8 / 256 GB': 6400 }, Radio: { 'Wi-Fi': 0, '5G': 9800 } },
    missing: [['6 / 128 GB', '5G']],
    terms: tiers(460, [5, 38900], [50, 36200]),
    size: [28, 3, 19],
    kg: 1.05,
    attributes: { 'Protection class': 'IP65', 'Temperature range': '−20 to +50 °C', 'Battery life': '11 hours' },
    tags: ['Ready to Ship'],
  }),
  device('Countertop Payment Terminal Stand Tablet, 8 Inch', {
    about:
      'A tablet on a turning foot that shows the till to the customer and then to the cashier. Power and network through one cable under the counter.',
    usp: 'One cable under the counter',
    hts: '8471.41',
    pictures: [shot('tablet', '#f3f3ef', '#9aa3a8')],
    terms: tiers(820, [10, 14900], [100, 13600]),
    size: [21, 18, 14],
    kg: 1.3,
    packs: [carton(1, 2, 2)],
    attributes: { Interface: 'Power over Ethernet, USB-C' },
    tags: ['Private Label'],
  }),
  device('E-Paper Shelf Label, 2.9 Inch, Three Colours', {
    about:
      'Black, white and red, five years on two coin cells, changed by radio in nine seconds. Gateways and a plain HTTP interface are included; no subscription exists.',
    usp: 'No subscription exists',
    hts: '8531.20',
    pictures: [shot('shelf-label', '#f7f7f2', '#b5342c')],
    terms: upTo(20000, tiers(plenty, [200, 590], [2000, 515])),
    size: [9.2, 1.2, 4.4],
    kg: 0.035,
    packs: [box(2, 5, 10), carton(4, 5, 20)],
    attributes: { 'Battery life': '5 years', Interface: '2.4 GHz' },
    age: 0,
  }),
  energy('Solar Module, 430 W, Glass–Glass, Bifacial', {
    about:
      'N-type cells between two panes of two millimetres, which take hail and let the back earn ten per cent more on a pale roof. Flash-test data for every serial number.',
    usp: 'Flash-test data for every serial number',
    hts: '8541.43',
    pictures: [shot('solar-panel', '#1a2a4a', '#c9ced1')],
    terms: tiers(5200, [31, 7400], [310, 6850], [720, 6400]),
    size: [113.4, 3, 172.2],
    kg: 24.5,
    packs: [unmeasured('Box', 31)],
    attributes: { Power: '430 W', Grade: 'N-type TOPCon', 'Load capacity': '5400 Pa snow' },
    warranty: { fromDelivery: '25 years product, 30 years output' },
    tags: ['Green Product', 'Ready to Ship'],
  }),
  energy('Wall Battery, LiFePO₄, 5.1 kWh', {
    about:
      'Sixteen prismatic cells with a board that balances at night. Stacks to fifteen on one bus; the cover comes off without tools so that an electrician can see what he signs.',
    usp: 'The cover comes off without tools',
    hts: '8507.60',
    pictures: [shot('wall-battery', '#f3f3ef', '#2f6b5b', 'Heliyang', '5.1 kWh')],
    terms: reduced(12, tiers(240, [2, 98000], [20, 91500])),
    size: [48, 62, 16],
    kg: 47,
    packs: [carton(1)],
    attributes: { Capacity: '5.12 kWh', Voltage: '51.2 V', Standard: 'IEC 62619, UN 38.3' },
    warranty: { fromDelivery: '10 years or 6000 cycles' },
    tags: ['Special Deal'],
  }),
  energy('Portable Power Station, 1 kWh', {
    about:
      'For market stalls, film crews and allotments: 230 volts pure sine, two hours from mains, five from the sun. Handles fold away so that two fit in a crate.',
    usp: 'Pure sine for stalls and film crews',
    hts: '8507.60',
    pictures: [shot('power-station', '#3a4044', '#f0b429', 'Heliyang', '1 kWh')],
    terms: paused(tiers(160, [2, 36900], [20, 34200])),
    size: [34, 26, 24],
    kg: 12.4,
    packs: [carton(1)],
    attributes: { Capacity: '1.02 kWh', Voltage: '230 V', Power: '1500 W' },
    warranty: { fromPurchase: '36 months' },
  }),
]

export const shenzhenElectronics: Showroom = {
  brands: [
    { key: 'lanhai', name: 'Lanhai Connect', colour: '#2f5d9a' },
    { key: 'qiaolin', name: 'Qiaolin', colour: '#1f5f4a' },
    { key: 'yuntone', name: 'Yuntone Audio', colour: '#b98d5e' },
    { key: 'heliyang', name: 'Heliyang Energy', colour: '#f0b429' },
  ],
  families: [
    { key: 'lhe-cables', name: 'Cables' },
    { key: 'lhe-boards', name: 'Boards and sensors' },
    { key: 'lhe-audio', name: 'Audio' },
    { key: 'lhe-tablets', name: 'Tablets and labels' },
    { key: 'lhe-energy', name: 'Solar and storage' },
  ],
  company: shenzhenHouse,
  products,
}
