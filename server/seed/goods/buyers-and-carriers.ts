import type { DemoCompany } from '../shape.ts'

/** The companies that sell nothing: those who buy, carry and clear. */
const nothingForSale = { industries: [], brands: [], exportPercent: 0, exportCountries: [] }

export const buyersAndCarriers: DemoCompany[] = [
  {
    ...nothingForSale, key: 'nordhavn-provisions', name: 'Nordhavn Provisions', kind: 'buyer', country: 'DK', city: 'Copenhagen', zip: '2150', address: 'Sundkaj 41', lat: 55.7079, lng: 12.5987,
    website: 'https://nordhavn-provisions.example', email: 'purchasing@nordhavn-provisions.example',
    description: 'Eleven shops in Copenhagen, Aarhus and Malmö and a web shop, selling good food and the things to cook and eat it with.\n\nWe buy by the mixed pallet, decide quickly and pay in fourteen days.',
    established: '2009-04-01', employees: 74, ownership: 'Limited company', turnoverUsd: 14_800_000,
    branches: [{ name: 'Taastrup warehouse', country: 'DK', city: 'Taastrup', code: 'DK-TAA', address: 'Helgeshøj Allé 30', zip: '2630', lat: 55.6517, lng: 12.2923 }],
    certificates: ['Danish Organic Cuisine Label'], contact: { firstName: 'Astrid', lastName: 'Lindegaard', phoneCode: '+45', phone: '35 10 42 77', email: 'buyer@demo.test', status: 1 }, palette: { main: '#23405a', accent: '#e0b43c' },
  },
  {
    ...nothingForSale, key: 'lakeshore-mercantile', name: 'Lakeshore Mercantile', kind: 'buyer', country: 'US', city: 'Milwaukee', zip: 'WI 53202', address: '327 North Broadway', lat: 43.0345, lng: -87.9069,
    website: 'https://lakeshore-mercantile.example', email: 'buying@lakeshore-mercantile.example',
    description: 'A department store of 1908 with the escalators of 1951, and since 2016 a wholesale arm that supplies forty gift and hardware shops around the lake.\n\nTwo buying rounds a year, in February and in August, and small repeats in between.',
    established: '1908-10-03', employees: 131, ownership: 'Family owned', turnoverUsd: 26_300_000,
    branches: [{ name: 'Oak Creek distribution', country: 'US', city: 'Oak Creek', code: 'US-OKC', address: '7160 South 10th Street', zip: 'WI 53154', lat: 42.9116, lng: -87.9236 }],
    certificates: [], contact: { firstName: 'Marcus', lastName: 'Ellery', phoneCode: '+1', phone: '414 555 0119', email: 'buyer2@demo.test', status: 1 }, palette: { main: '#3a2f4a', accent: '#d98a5a' },
  },
  {
    ...nothingForSale, key: 'maasbrug-forwarding', name: 'Maasbrug Forwarding', kind: 'provider', country: 'NL', city: 'Rotterdam', zip: '3088 GG', address: 'Waalhaven Zuidzijde 19', lat: 51.8833, lng: 4.4325,
    website: 'https://maasbrug-forwarding.example', email: 'quotes@maasbrug-forwarding.example',
    description: 'Sea, air, rail and road from one desk on the Waalhaven. Groupage to forty-one countries every week, reefers twice a week, and a bonded warehouse where mixed pallets are built.\n\nQuotes within four working hours, with the surcharges in them.',
    established: '1987-06-15', employees: 92, ownership: 'Limited company', turnoverUsd: 48_000_000,
    branches: [{ name: 'Schiphol air desk', country: 'NL', city: 'Schiphol', code: 'NL-SPL', address: 'Folkstoneweg 182', zip: '1118 LN', lat: 52.2896, lng: 4.7597 }],
    certificates: ['ISO 9001:2015', 'AEO Full', 'GDP Pharma', 'IATA Cargo Agent'], contact: { firstName: 'Joris', lastName: 'van der Meulen', phoneCode: '+31', phone: '10 428 5530', email: 'provider@demo.test', status: 1 }, palette: { main: '#1f4a7a', accent: '#f0752a' },
  },
  {
    ...nothingForSale, key: 'harbourgate-customs', name: 'Harbourgate Customs Brokers', kind: 'broker', country: 'CA', city: 'Halifax', zip: 'B3J 3R7', address: '1969 Upper Water Street', lat: 44.6497, lng: -63.5722,
    website: 'https://harbourgate-customs.example', email: 'duties@harbourgate-customs.example',
    description: 'Licensed brokers for Canada, the United States and the European Union. We classify, calculate and clear, and we write down why a code is the right one.\n\nAn answer to a duty question takes a working day; a binding ruling takes longer, and we say how long.',
    established: '1993-01-11', employees: 37, ownership: 'Partnership', turnoverUsd: 7_200_000,
    branches: [{ name: 'Montréal office', country: 'CA', city: 'Montréal', code: 'CA-YMQ', address: '204, rue Notre-Dame Ouest', zip: 'H2Y 1T3', lat: 45.5036, lng: -73.5583 }],
    certificates: ['CBSA Licensed Broker', 'C-TPAT', 'ISO 27001:2022'], contact: { firstName: 'Fiona', lastName: 'MacAskill', phoneCode: '+1', phone: '902 555 0138', email: 'broker@demo.test', status: 1 }, palette: { main: '#23404a', accent: '#c98a3a' },
  },
]
