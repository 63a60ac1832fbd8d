import { type RateBasis, rateBases, type SurchargeBasis } from './shapes.ts'

/** Lanes as a table: what is exported is read again unchanged. */
export const laneColumns = [
  'from_country',
  'from_zone',
  'from_port',
  'to_country',
  'to_zone',
  'to_port',
  'equipment',
  'basis',
  'price',
  'minimum',
  'steps',
  'surcharges',
  'transit_min',
  'transit_max',
  'note',
] as const
export type LaneColumn = (typeof laneColumns)[number]

/** What carriers call a column, beside its own name. What stands in one may be a whole title, nothing is looked for within one: 'price per kg' is no price of a container. */
const otherTitles: Readonly<Record<LaneColumn, string>> = {
  from_country:
    'from, origin, origin country, country of origin, departure country, von, von land, abgangsland, ursprungsland, versandland, pays de depart, pays origine, origen, pais de origen, paese di partenza, z kraju, 起运国, 始发国, 出发国',
  from_zone:
    'origin zone, origin postcode, from postcode, from postal code, von plz, abgangsplz, von zone, code postal de depart, codigo postal de origen, cap di partenza, 起运地邮编',
  from_port:
    'pol, port of loading, origin port, aol, airport of loading, origin airport, ladehafen, abgangshafen, von hafen, port de chargement, puerto de carga, porto di carico, 起运港, 装货港',
  to_country:
    'to, destination, destination country, country of destination, arrival country, nach, nach land, zielland, bestimmungsland, empfangsland, pays de destination, destino, pais de destino, paese di destinazione, do kraju, 目的国, 到达国',
  to_zone:
    'destination zone, destination postcode, to postcode, to postal code, nach plz, zielplz, nach zone, code postal de destination, codigo postal de destino, cap di destinazione, 目的地邮编',
  to_port:
    'pod, port of discharge, destination port, aod, airport of discharge, destination airport, loeschhafen, zielhafen, nach hafen, port de dechargement, puerto de descarga, porto di scarico, 目的港, 卸货港',
  equipment:
    'container type, container size, equipment type, unit type, containertyp, containergroesse, type de conteneur, tipo de contenedor, tipo di container, 箱型, 柜型',
  basis:
    'rate basis, charge basis, per, unit, uom, basis of charge, einheit, berechnungsbasis, abrechnungseinheit, base, unite, unidad, unita, jednostka, 计费单位, 单位',
  price:
    'rate, freight rate, amount, base rate, preis, satz, frachtsatz, prix, tarif, precio, tarifa, prezzo, tariffa, cena, 价格, 运价, 单价',
  minimum:
    'min, min charge, minimum charge, minimum price, mindestpreis, mindestfracht, mindestbetrag, minimo, 最低收费, 最低价',
  steps:
    'breaks, weight breaks, rate breaks, staffel, preisstaffel, staffelpreise, paliers, escalones, scaglioni, 阶梯价',
  surcharges:
    'additional charges, extra charges, accessorials, zuschlaege, nebenkosten, supplements, surtaxes, recargos, supplementi, doplaty, 附加费',
  transit_min: 'transit from, min transit, transit days min, min days, laufzeit min, laufzeit von, delai min, 最短时效',
  transit_max:
    'transit, transit time, transit days, transit to, max transit, transit days max, max days, days, lead time, laufzeit, laufzeit max, laufzeit bis, laufzeit in tagen, delai, delai max, plazo, tempo di transito, 时效, 运输时间, 最长时效',
  note: 'notes, remark, remarks, comment, comments, bemerkung, anmerkung, hinweis, remarque, observaciones, nota, uwagi, 备注',
}

/** Where titles come from: an own name first, then what others call it. */
const columnsByTitle = new Map<string, LaneColumn>([
  ...Object.entries(otherTitles).flatMap(([column, titles]) =>
    titles.split(', ').map((title) => [tidy(title), column as LaneColumn] as const),
  ),
  ...laneColumns.map((column) => [column, column] as const),
])

/** Which column of a table of lanes this title heads; undefined where none does. */
export function columnOfTitle(title: string): LaneColumn | undefined {
  return columnsByTitle.get(tidy(title))
}

/** What carriers write for what a price is asked for. 'per', 'je', 'pro', 'par' and 'por' before it mean nothing more. */
const otherBases: Readonly<Record<SurchargeBasis, string>> = {
  per_shipment:
    'shipment, consignment, flat, lump sum, lumpsum, set, bl, b/l, bill of lading, awb, hawb, sendung, auftrag, pauschal, envoi, envio, spedizione, 票, 每票',
  per_kg: 'kg, kgs, kilo, kilogram, chargeable kg, kgm, 公斤, 千克, 每公斤',
  per_m3: 'm3, m³, cbm, cubic metre, cubic meter, kubikmeter, 立方米, 方, 每立方米',
  per_wm: 'wm, w/m, weight or measure, revenue ton, rt, frt, frachttonne, 计费吨',
  per_ldm: 'ldm, lm, loading metre, loading meter, lademeter, metre lineaire',
  per_pallet: 'pallet, pallets, plt, palette, paletten, palet, bancale, 托盘, 托, 每托',
  per_container: 'container, containers, ctr, cntr, fcl, conteneur, contenedor, 箱, 柜, 每柜, 每箱',
  pct_value: '% of value, percent of value, value, ad valorem',
  pct_freight: '% of freight, percent of freight',
}

const basesByWord = new Map<string, SurchargeBasis>([
  ...Object.entries(otherBases).flatMap(([basis, words]) =>
    words.split(', ').map((word) => [tidy(word), basis as SurchargeBasis] as const),
  ),
  ...([...rateBases, 'pct_freight'] as const).map((basis) => [basis, basis] as const),
])

/** What a price is asked for, as a carrier writes it: 'per_kg', 'KG', 'je kg', 'W/M'. Undefined where it is none of them. */
export function basisOfWord(word: string): SurchargeBasis | undefined {
  const name = tidy(word)
  return basesByWord.get(name) ?? basesByWord.get(name.replace(/^(per|je|pro|par|por)_/, ''))
}

export function isLaneBasis(basis: SurchargeBasis | undefined): basis is RateBasis {
  return basis !== undefined && basis !== 'pct_freight'
}

/** A title or word however it is spelled: without marks over letters, with '_' for what parts its words. */
export function tidy(title: string): string {
  return title
    .replace(/^\uFEFF/, '')
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .trim()
    .replace(/[\s.:_'’-]+/g, '_')
    .replace(/^_|_$/g, '')
}
