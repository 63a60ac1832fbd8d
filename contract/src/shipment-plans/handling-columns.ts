/** What a column says of how cartons are handled; `temperature` is both ends in one cell, and what is `not_` so says the opposite. */
export type HandlingColumn =
  | 'this_side_up'
  | 'not_this_side_up'
  | 'stackable'
  | 'not_stackable'
  | 'max_stack_layers'
  | 'max_top_load_kg'
  | 'temperature'
  | 'temperature_min'
  | 'temperature_max'
  | 'dangerous_goods_class'
  | 'un_number'
  | 'stop'

/** What the words for columns of goods (imports/title-words.ts) mean in a table of cartons. */
export const handlingFields: Readonly<Record<string, HandlingColumn>> = {
  packThisSideUp: 'this_side_up',
  packStackable: 'stackable',
  packMaxLayers: 'max_stack_layers',
  packMaxTopLoad: 'max_top_load_kg',
  temperatureMin: 'temperature_min',
  temperatureMax: 'temperature_max',
  dangerousGoodsClass: 'dangerous_goods_class',
  unNumber: 'un_number',
}

/** Words that stand in lists of cartons alone, or mean something else there, as `simplifyTitle` writes them. */
export const handlingTitles: readonly (readonly [HandlingColumn, RegExp])[] = [
  [
    'not_this_side_up',
    /^(tilt(able|ing allowed)?|(may|can) be (tilted|turned|laid down)|any (side( up)?|orientation)|turnable|rotatable|kippbar|drehbar|basculable|inclinable|volcable|ribaltabile|kantelbaar|mozna przewracac)$/,
  ],
  ['this_side_up', /^(upright|orientation fixed|not tiltable|do not tilt|nicht kippbar|aufrecht|non basculable)$/],
  [
    'not_stackable',
    /^(not? stackable|non stackable|unstackable|do not stack|no stack(ing)?|nicht (stapelbar|stapeln)|(non|ne pas) (gerb|empil)(able|er)|no (apilable|apilar)|non (impilabile|sovrapponibile|impilare)|nao empilh(avel|ar)|niet stapel(baar|en)|nie pietrowac|不可堆叠|禁止堆码)$/,
  ],
  [
    'stackable',
    /^(stackability|stacking( allowed)?|others may stand on it|stapelbarkeit|stapeln|gerbage|apilamiento|impilabilita|empilhamento|sztaplowanie|pietrowanie|堆叠)$/,
  ],
  [
    'max_stack_layers',
    /^(layers( at most)?|max(imum)? (tiers|number of layers|stack)|tiers at most|lagen max(imal)?)$/,
  ],
  ['max_top_load_kg', /^(load on top( at most)?|bears on top|weight on top|may carry|tragt oben|trag(last|kraft))$/],
  [
    'temperature',
    /^(((storage|transport|transit|holding|product|lager|kuhl) ?)?temp(eratur(e|a)?)?( range)?|keep at|temperaturbereich|plage de temperature|temperature de (stockage|conservation|transport)|(rango|intervalo) de temperatura|temperatura de (almacenamiento|conservacion|transporte|armazenamento)|intervallo di temperatura|temperatura di (conservazione|trasporto)|(bewaar|transport)?temperatuur|temperatura (przechowywania|transportu)|zakres temperatur|sicaklik|температура|温度|储存温度|保存温度|保管温度)$/,
  ],
  ['temperature_min', /^keep( at)? from( c)?$/],
  ['temperature_max', /^keep( at)? to( c)?$/],
  [
    'dangerous_goods_class',
    /^(dangerous goods|dg|hazmat|hazardous( goods)?|adr|imdg|gefahrgut|(matieres|marchandises) dangereuses|mercancias peligrosas|merci pericolose|mercadorias perigosas|gevaarlijke (stoffen|goederen)|towary? niebezpieczn[ey]|опасныи груз|危险品|危険物)$/,
  ],
  [
    'stop',
    /^(stops?|((delivery|unloading|unload) )?(stop|drop)( (no|nr|number))?|drop off|(un)?loaded at stop|delivery sequence|unloading sequence|stopp|(entlade|lade|liefer|ablade)(stopp|stelle)|entladereihenfolge|(arret|point)( de livraison)?|ordre de (livraison|dechargement)|parada( de entrega)?|orden de (entrega|descarga)|fermata|tappa|ordine di (consegna|scarico)|ordem de (entrega|descarga)|losstop|losvolgorde|przystanek|kolejnosc (dostawy|rozladunku)|zastavka|durak|卸货点|卸货顺序|配送順)$/,
  ],
]
