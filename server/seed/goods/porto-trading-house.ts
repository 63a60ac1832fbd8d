import type { Showroom } from './product-sheet.ts'
import { pantryProducts } from './porto-pantry.ts'
import { tableProducts } from './porto-table.ts'

export const portoTradingHouse: Showroom = {
  brands: [
    { key: 'barro-d-ouro', name: 'Barro d’Ouro', colour: '#3f6f78' },
    { key: 'linho-novo', name: 'Linho Novo', colour: '#8b7d63' },
    { key: 'sobreiro', name: 'Sobreiro & Irmã', colour: '#a0733f' },
    { key: 'conserva-da-barra', name: 'Conserva da Barra', colour: '#1f4a6b' },
    { key: 'quinta-do-penedo', name: 'Quinta do Penedo Alto', colour: '#5a1f30' },
    { key: 'flor-de-gaia', name: 'Flor de Gaia', colour: '#c7843a' },
    { key: 'torra-velha', name: 'Torra Velha', colour: '#4a2f22' },
  ],
  families: [
    { key: 'alm-stoneware', name: 'Stoneware and tiles' },
    { key: 'alm-linen', name: 'Linen' },
    { key: 'alm-wool', name: 'Wool' },
    { key: 'alm-cork', name: 'Cork' },
    { key: 'alm-light', name: 'Lighting' },
    { key: 'alm-tins', name: 'Tinned fish' },
    { key: 'alm-wine', name: 'Wine' },
    { key: 'alm-pantry', name: 'Pantry' },
    { key: 'alm-soap', name: 'Soap and care' },
  ],
  company: {
    key: 'almarinho', name: 'Almarinho Trading House', kind: 'seller', country: 'PT', city: 'Porto', zip: '4050-430', address: 'Rua da Bandeirinha 118', lat: 41.1479, lng: -8.6199,
    website: 'https://almarinho.example', email: 'trade@almarinho.example',
    description: 'Almarinho began in 1974 as the buying office of three sisters who drove from pottery to pottery in a borrowed bread van and sold what they found to department stores in Lyon and Hamburg. The van is still in the yard. Today twenty-six workshops, two canneries and a quinta in the Douro work with us, most of them under contracts older than our computers.\n\nWe buy only what we have seen being made. Each house is visited twice a year, each shipment is opened and checked in our warehouse at Leixões, and every price is one at which the maker can go on making.\n\nMixed pallets are our everyday business: stoneware, linen, tins and wine leave on the same truck, with one invoice and one set of papers. Orders from stock are ready for pick-up within three working days.',
    bannerTitle: 'Made along the Atlantic', bannerSubtitle: 'Stoneware, linen, cork and a good pantry, from twenty-six workshops',
    established: '1974-03-11', employees: 64, ownership: 'Family owned', turnoverUsd: 18_400_000, exportPercent: 82,
    exportCountries: ['ES', 'FR', 'DE', 'NL', 'BE', 'GB', 'IE', 'DK', 'SE', 'CH', 'AT', 'IT', 'US', 'CA', 'JP', 'KR', 'AU', 'BR', 'AE', 'SG'],
    industries: ['tableware', 'textiles', 'food', 'drinks', 'beauty', 'furniture'],
    brands: ['barro-d-ouro', 'linho-novo', 'sobreiro', 'conserva-da-barra', 'quinta-do-penedo', 'flor-de-gaia', 'torra-velha'],
    branches: [
      { name: 'Leixões warehouse', country: 'PT', city: 'Matosinhos', code: 'PT-OPO', address: 'Avenida Mário Brito 3200', zip: '4455-491', lat: 41.1912, lng: -8.6844 },
      { name: 'Algarve pantry depot', country: 'PT', city: 'Tavira', code: 'PT-TAV', address: 'Estrada de Santa Luzia 41', zip: '8800-536', lat: 37.1152, lng: -7.6582 },
      { name: 'Showroom Hamburg', country: 'DE', city: 'Hamburg', code: 'DE-HAM', address: 'Grimm 14', zip: '20457', lat: 53.5462, lng: 9.9936 },
    ],
    certificates: ['ISO 9001:2015', 'OEKO-TEX Standard 100', 'FSC Chain of Custody', 'IFS Food 8', 'EU Organic', 'SMETA 4-Pillar'],
    contact: { firstName: 'Beatriz', lastName: 'Sampaio Leal', phoneCode: '+351', phone: '220 145 880', email: 'seller@demo.test', status: 1 },
    palette: { main: '#1f4a6b', accent: '#e0b43c' },
  },
  products: [...tableProducts, ...pantryProducts],
}
