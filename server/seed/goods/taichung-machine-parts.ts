import { box, carton, unmeasured } from './packing.ts'
import { onDemand, reduced, tiers, upTo } from './price-tiers.ts'
import { type Showroom, openCatalogue, shot } from './product-sheet.ts'

const line = openCatalogue({ company: 'dakeng-precision', number: 2301, code: 'DKG', origin: 'TW' })

const bearing = line({ brand: 'orbika', family: 'dkg-bearings', categories: ['bearings'], unit: 'Piece', hts: '8482.10', packs: [box(5, 2, 2), carton(8, 5, 5)], attributes: { Material: 'Chrome steel 100Cr6' }, tags: ['Ready to Ship'] })
const gear = line({ brand: 'dakeng', family: 'dkg-gears', categories: ['bearings', 'motors'], unit: 'Piece', hts: '8483.40', packs: [carton(2, 2)], attributes: {} })
const pump = line({ brand: 'rivolo', family: 'dkg-pumps', categories: ['pumps'], unit: 'Piece', packs: [carton(1)], attributes: {}, warranty: { fromDelivery: '24 months' } })
const motor = line({ brand: 'dakeng', family: 'dkg-motors', categories: ['motors'], unit: 'Piece', packs: [carton(1)], attributes: {}, warranty: { fromShipping: '18 months', fromDelivery: '12 months' } })
const cycle = line({ brand: 'lishan-cycle', family: 'dkg-cycle', categories: ['cycling'], unit: 'Piece', packs: [carton(2, 2, 5)], attributes: {}, warranty: { fromPurchase: '24 months' } })

const products = [
  bearing('Deep Groove Ball Bearing 6205-2RS, C3', {
    about: 'Honed raceways, balls of grade 10 and contact seals filled with lithium grease to a third. Noise is checked on every piece, not on a sample, and the value is lasered on the seal.',
    points: ['25 × 52 × 15 mm', 'Clearance C3', 'Vibration class V3'], usp: 'Noise value lasered on every seal', pictures: [shot('bearing', '#b4bcc1', '#2f5d7a')], options: { Seal: { 'Rubber 2RS': 0, 'Shield ZZ': -12, 'Open': -25 } }, terms: tiers(64000, [50, 165], [500, 142], [5000, 124]), size: [5.4, 1.6, 5.4], kg: 0.13, attributes: { Standard: 'ISO 15', Diameter: '52 mm' },
  }),
  bearing('Angular Contact Bearing Pair 7206, P4, Matched', {
    about: 'Two bearings ground as one for light preload, marked with a V across both rings. Spindle builders in Taichung take most of them; the rest go out in vapour-phase paper.',
    usp: 'Ground as one, marked with a V', unit: 'Pair', pictures: [shot('bearing', '#c2c9cd', '#b98d2e')], terms: tiers(420, [2, 6900], [20, 6350]), size: [6.4, 3.4, 6.4], kg: 0.39, attributes: { Grade: 'P4', Standard: 'ISO 15' }, tags: [],
  }),
  bearing('Pillow Block Unit UCP 204, Cast Housing', {
    about: 'A self-aligning insert in a grey iron foot with a grease nipple on the side that can be reached. Painted so that it can be overpainted.',
    usp: 'Nipple on the side one can reach', hts: '8483.20', pictures: [shot('bearing', '#3f5f6b', '#b4bcc1')], terms: reduced(18, tiers(5200, [20, 540], [200, 478])), size: [13, 7, 4], kg: 0.66, packs: [carton(2, 5, 2)], attributes: { Material: 'Cast iron GG20', Diameter: '20 mm bore' }, tags: ['Special Deal'],
  }),
  bearing('Linear Guide Carriage, Size 20, Flanged', {
    about: 'Caged balls keep each other apart, which is why the carriage is quiet at two metres a second. Rails are cut to the millimetre from three-metre stock and can be butted.',
    usp: 'Rails cut to the millimetre', hts: '8482.10', pictures: [shot('bearing', '#9aa3a8', '#3f7a4a')], options: { Preload: { Light: 0, Medium: 180 }, Seal: ['Standard', 'Double end seal'] }, missing: [['Light', 'Double end seal']], terms: tiers(1900, [4, 3400], [40, 3120]), size: [7.4, 3, 6.3], kg: 0.45, attributes: { 'Load capacity': '17.7 kN dynamic' }, tags: [],
  }),
  gear('Spur Gear, Module 2, Hardened and Ground', {
    about: 'Case-hardened to 60 HRC and ground to quality 6, from 18 to 80 teeth on the shelf. Bores and keyways are cut here within two days.',
    usp: 'Bored and keyed within two days', pictures: [shot('gear', '#8d979d', '#3a4044')], options: { Teeth: { '20': 0, '30': 420, '40': 980, '60': 2100 } }, terms: tiers(1600, [10, 890], [100, 795]), size: [8.4, 2.5, 8.4], kg: 0.72, packs: [carton(3, 3, 3)], attributes: { Material: '20CrMnTi', Grade: 'DIN 6', Finish: 'Ground flanks' }, tags: ['Ready to Ship'],
  }),
  gear('Planetary Gearbox, 60 mm, Backlash below 5 Arcmin', {
    about: 'For servo motors of every make, with a clamping hub and an adapter plate drawn the same day. Helical teeth, so it hums a third lower than a straight one.',
    usp: 'Adapter plate drawn the same day', pictures: [shot('gear', '#4a5a66', '#b4bcc1')], terms: tiers(380, [1, 18900], [10, 17300], [50, 15900]), size: [8, 8, 14], kg: 1.5, packs: [box(1)], attributes: { Grade: '< 5 arcmin', 'Load capacity': '40 Nm nominal' }, tags: [], age: 8,
  }),
  gear('Worm Gear Reducer, Size 50, 1:30', {
    about: 'Bronze wheel, ground worm, filled for life with synthetic oil. It holds a conveyor on a slope when the power goes.',
    usp: 'Holds the slope when the power goes', pictures: [shot('gear', '#2f5d7a', '#c98a3a')], terms: reduced(12, tiers(760, [4, 5900], [40, 5350])), size: [15, 18, 13], kg: 3.9, packs: [carton(1)], attributes: { Material: 'Aluminium, bronze' }, tags: [],
  }),
  pump('Self-Priming Centrifugal Pump, Stainless, 1.1 kW', {
    about: 'Lifts from eight metres and passes what a well brings up, sand included. Impeller and casing are pressed from 304, the seal is silicon carbide and can be changed with the pump in place.',
    usp: 'New seal with the pump in place', hts: '8413.70', pictures: [shot('pump', '#b4bcc1', '#2f5d9a')], options: { Supply: { '230 V, 50 Hz': 0, '400 V, 50 Hz': 300, '115 V, 60 Hz': 500 } }, terms: tiers(520, [2, 13900], [20, 12700], [100, 11800]), size: [44, 24, 20], kg: 14.5, attributes: { Power: '1.1 kW', 'Flow rate': '70 l/min', Pressure: '4.8 bar', Material: 'Stainless steel 304' }, tags: ['Ready to Ship'],
  }),
  pump('Diaphragm Dosing Pump, 0–10 l/h', {
    about: 'A stepper instead of a magnet, so a dose is spread over the stroke rather than shot in. PVDF head for chlorine, acid and flocculant.',
    usp: 'Spreads the dose instead of shooting it', hts: '8413.50', pictures: [shot('pump', '#3a6a9a', '#f0f0ea')], terms: tiers(240, [2, 22900], [20, 20900]), size: [17, 20, 14], kg: 3.1, attributes: { 'Flow rate': '10 l/h', Pressure: '7 bar', Material: 'PVDF, PTFE', Interface: '4–20 mA' }, tags: [], age: 3,
  }),
  pump('Air-Operated Double Diaphragm Pump, 1 Inch', {
    about: 'Pumps paint, slurry, wine or soap and may run dry all night. Air valve without lubrication; a rebuild takes twenty minutes with one key.',
    usp: 'May run dry all night', hts: '8413.50', pictures: [shot('pump', '#9aa3a8', '#b5342c')], terms: reduced(20, tiers(150, [1, 24900], [10, 22600])), size: [33, 36, 24], kg: 12, attributes: { 'Flow rate': '170 l/min', Material: 'Polypropylene, PTFE', Pressure: '8.3 bar' }, tags: ['Special Deal'],
  }),
  pump('Ball Valve, Three-Piece, Stainless 316, Full Bore', {
    about: 'The middle comes out on four bolts while the ends stay welded in. Blow-out-proof stem, locking handle, PTFE seats with a cavity filler for dairies on request.',
    usp: 'The middle comes out, the pipe stays', hts: '8481.80', pictures: [shot('valve', '#b4bcc1', '#2f5d9a')], options: { Size: { '½ inch': 0, '1 inch': 780, '2 inch': 3100 }, Ends: { Threaded: 0, 'Butt weld': 0, Flanged: 1400 } }, missing: [['½ inch', 'Flanged']], terms: tiers(2800, [10, 1390], [100, 1240], [500, 1120]), size: [14, 11, 6], kg: 0.95, packs: [carton(2, 3, 3)], attributes: { Material: 'Stainless steel CF8M', Pressure: '69 bar', Standard: 'ASME B16.34' }, tags: ['Ready to Ship'],
  }),
  pump('Solenoid Valve, Brass, Normally Closed', {
    about: 'Servo-assisted from 0.3 bar, with a coil that turns all round and may stay on for ever. EPDM for water, FKM for oil, both in stock.',
    usp: 'The coil may stay on for ever', hts: '8481.80', pictures: [shot('valve', '#c9a441', '#23282b')], options: { Coil: ['24 V DC', '230 V AC'], Size: { '½ inch': 0, '¾ inch': 350, '1 inch': 820 } }, missing: [['24 V DC', '1 inch']], terms: tiers(3400, [10, 1490], [100, 1320]), size: [8, 11, 5], kg: 0.52, packs: [carton(3, 4, 2)], attributes: { Material: 'Brass', Pressure: '0.3–10 bar' }, tags: [],
  }),
  motor('Three-Phase Motor IE3, 2.2 kW, 4 Poles', {
    about: 'Cast-iron frame, bearings from our own works, a terminal box that turns in quarter steps. Tested under load; the curve comes with the papers.',
    usp: 'The load curve comes with the papers', hts: '8501.52', pictures: [shot('motor', '#2f5d7a', '#b4bcc1')], terms: tiers(340, [1, 24900], [10, 22900], [60, 21300]), size: [40, 28, 24], kg: 27, attributes: { Power: '2.2 kW', Voltage: '400/690 V', 'Protection class': 'IP55', Standard: 'IEC 60034-30-1' }, tags: ['Ready to Ship'],
  }),
  motor('Closed-Loop Stepper Motor, NEMA 23, 3 Nm', {
    about: 'A stepper that knows where it is: encoder with 4000 counts, driver in the same housing. It does not lose steps, it reports them.',
    usp: 'Does not lose steps, reports them', hts: '8501.31', pictures: [shot('motor', '#23282b', '#9aa3a8')], terms: reduced(10, tiers(620, [4, 8900], [40, 8150])), size: [6, 6, 11], kg: 1.5, packs: [carton(2, 3, 2)], attributes: { Voltage: '24–48 V DC', Interface: 'Step/direction, RS-485' }, tags: [],
  }),
  motor('Frequency Inverter, 4 kW, 400 V', {
    about: 'Vector control without encoder, a keypad that copies parameters, a fan that pulls out in one move. The manual has forty pages, not four hundred.',
    usp: 'Forty pages of manual, not four hundred', hts: '8504.40', pictures: [shot('motor', '#3a4044', '#3f7a4a')], terms: tiers(0, [1, 21900], [10, 19900]), size: [14, 24, 17], kg: 3.4, attributes: { Power: '4 kW', Voltage: '380–480 V', Interface: 'Modbus RTU' }, tags: [],
  }),
  motor('Special Drive to Drawing', {
    about: 'Shafts, flanges, windings and brakes to your drawing from one piece. Our engineers answer with questions within two days and with a price within five.',
    usp: 'From one piece', hts: '8501.40', pictures: [shot('motor', '#5a6a75', '#c98a3a')], terms: onDemand(1, 500), size: [40, 30, 30], kg: 30, packs: [], attributes: { 'Protection class': 'To order' }, tags: ['Made to order'], barcode: false,
  }),
  cycle('Crankset, Forged Alloy, Single Ring', {
    about: 'Cold-forged arms with a ring cut narrow and wide by turns, so the chain stays on over roots. Bottom bracket is a common standard and the ring bolts are steel.',
    usp: 'The chain stays on over roots', hts: '8714.96', pictures: [shot('bicycle-part', '#2b2f33', '#b4bcc1')], options: { Length: ['165 mm', '170 mm', '175 mm'], Ring: { '32 teeth': 0, '38 teeth': 150, '42 teeth': 200 } }, missing: [['165 mm', '42 teeth']], terms: tiers(1400, [10, 3490], [100, 3120]), size: [21, 6, 20], kg: 0.78, attributes: { Material: 'Aluminium 6061-T6' }, tags: ['Ready to Ship', 'Private Label'],
  }),
  cycle('Hydraulic Disc Brake Set, Front and Rear', {
    about: 'Bled with mineral oil and shipped ready to mount; hoses pull out and snap in. Two-finger levers reach in to small hands.',
    usp: 'Ready to mount, reach for small hands', unit: 'Set', hts: '8714.94', pictures: [shot('bicycle-part', '#23282b', '#b5342c')], terms: reduced(28, tiers(720, [5, 5900], [50, 5300])), size: [22, 8, 14], kg: 0.64, attributes: { Material: 'Forged aluminium', Standard: 'ISO 4210' }, tags: ['Special Deal'],
  }),
  cycle('Touring Pedal, Sealed Bearings, Wide Platform', {
    about: 'Our own bearings in a platform wide enough for winter boots. Pins are screwed in from behind, so they come out even when they are worn.',
    usp: 'Our own bearings inside', hts: '8714.96', unit: 'Pair', pictures: [shot('bicycle-part', '#b98d2e', '#23282b'), shot('bicycle-part', '#4a5a66', '#23282b')], options: { Colour: ['Brass', 'Slate'] }, terms: tiers(2600, [10, 1490], [100, 1310]), size: [12, 4, 11], kg: 0.38, packs: [unmeasured('Carton', 40)], attributes: { Material: 'Aluminium, chrome-moly axle' }, tags: [], age: 13,
  }),
  cycle('Handbuilt Wheelset, 28 Inch, Dynamo Hub', {
    about: 'Laced with thirty-two double-butted spokes and relieved by hand three times. The hub gives light at walking pace and charges a phone at sixteen kilometres an hour.',
    usp: 'Light at walking pace', unit: 'Pair', hts: '8714.92', pictures: [shot('bicycle-part', '#3a4044', '#c9ced1')], terms: upTo(40, tiers(90, [2, 15900], [20, 14600])), size: [66, 22, 66], kg: 2.9, packs: [carton(1)], attributes: { Diameter: '622 mm', Voltage: '6 V, 3 W' }, tags: ['Handmade'],
  }),
]

export const taichungMachineParts: Showroom = {
  brands: [{ key: 'orbika', name: 'Orbika Bearings', colour: '#2f5d7a' }, { key: 'dakeng', name: 'Dakeng Drive', colour: '#3f7a4a' }, { key: 'rivolo', name: 'Rivolo Pumps', colour: '#2f5d9a' }, { key: 'lishan-cycle', name: 'Lishan Cycle', colour: '#b98d2e' }],
  families: [{ key: 'dkg-bearings', name: 'Bearings and guides' }, { key: 'dkg-gears', name: 'Gears' }, { key: 'dkg-pumps', name: 'Pumps and valves' }, { key: 'dkg-motors', name: 'Motors and drives' }, { key: 'dkg-cycle', name: 'Cycle parts' }],
  company: {
    key: 'dakeng-precision', name: 'Dakeng Precision Works', kind: 'seller', country: 'TW', city: 'Taichung', zip: '407', address: 'No. 118, Industrial 37th Road, Xitun District', lat: 24.1712, lng: 120.6045,
    website: 'https://dakeng-precision.example', email: 'export@dakeng-precision.example',
    description: 'Taichung is a city where one can have a gear cut, hardened, ground and delivered by scooter in a day. Dakeng has been one of its addresses since 1978: first bearings, then what turns in them.\n\nWe hold 9,000 stock numbers and keep drawings for twenty-five years. Engineers in Germany and Brazil answer technical questions in the customer’s morning.',
    bannerTitle: 'What turns, and what it turns in', bannerSubtitle: 'Bearings, drives, pumps and cycle parts', established: '1978-12-10', employees: 305, ownership: 'Limited company', turnoverUsd: 61_000_000, exportPercent: 89,
    exportCountries: ['DE', 'NL', 'IT', 'FR', 'GB', 'PL', 'US', 'CA', 'MX', 'BR', 'JP', 'TH', 'VN', 'IN', 'AU'], industries: ['machinery', 'garden'], brands: ['orbika', 'dakeng', 'rivolo', 'lishan-cycle'],
    branches: [{ name: 'Kaohsiung consolidation', country: 'TW', city: 'Kaohsiung', code: 'TW-KHH', address: 'No. 6, Xinsheng Road, Qianzhen District', zip: '806', lat: 22.5756, lng: 120.3148 }],
    certificates: ['ISO 9001:2015', 'ISO 14001:2015', 'IATF 16949', 'AEO'], contact: { firstName: 'Chia-Wei', lastName: 'Lin', phoneCode: '+886', phone: '4 2359 7741', status: 1 }, palette: { main: '#2f5d7a', accent: '#c98a3a' },
  },
  products,
}
