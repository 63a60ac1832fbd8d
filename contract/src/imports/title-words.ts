import { currencies } from '../money.ts'
import type { GoodsField } from './goods-fields.ts'

/**
 * What people call the columns of their own lists, in the languages of many sellers, the best word first: a list with 'Price' and 'Wholesale price' means the second. A word behind '=' is the whole title or
 * nothing: 'Case size' is no size. Accents, case, brackets, signs and currencies make no difference.
 */
const written: readonly (readonly [GoodsField, string])[] = [
  ['handle', 'handle, slug, url key, url handle, product token, parent sku, parent article, =spu, product handle'],
  [
    'saleDate',
    `special price from date, special price to date, special from date, special to date, date on sale from, date on sale to, sale price effective date, sale start, sale end, sale start date, sale end date,
    sale from, sale to, special price start, special price end`,
  ],
  [
    'salePrice',
    `sale price, special price, offer price, promo price, promotional price, discounted price, aktionspreis, angebotspreis, sonderpreis, prix promo, prix promotionnel, prix solde, tarif promo,
    precio oferta, precio de oferta, precio rebajado, prezzo scontato, prezzo in offerta, preco promocional, actieprijs, cena promocyjna, akcni cena, indirimli fiyat, セール価格, 特価, 促销价, 特价`,
  ],
  [
    'listPrice',
    `list price, rrp, msrp, srp, recommended retail price, suggested retail price, retail price, compare at price, was price, uvp, listenpreis, uvp brutto, prix public, prix conseille, ppc, prix de vente conseille,
    pvp recomendado, pvp, pvpr, precio recomendado, prezzo al pubblico, prezzo di listino, preco recomendado, adviesprijs, cena katalogowa, cena detaliczna, liste fiyati, 希望小売価格, 定価, 参考価格, 零售价, 市场价`,
  ],
  ['packPrice', 'pack price, carton price, box price, case price, kartonpreis'],
  [
    'pricePer',
    '=preiseinheit, =price unit, =price quantity, =price per quantity, =preis je, =preis pro, =unite de prix, =unidad de precio, =jednostka ceny, =pe',
  ],
  [
    'price',
    `wholesale price, =wholesale, wholesale unit price, trade price, b2b price, dealer price, reseller price, net price, price net, unit price net, netto vk, vk netto, vk preis netto, netto verkaufspreis, nettopreis, preis netto, haendlerpreis, handlerpreis,
    prix unitaire ht, prix ht, prix de gros, prix net, tarif ht, precio neto, precio sin iva, precio mayorista, prezzo netto, prezzo ingrosso, preco liquido, prijs excl, cena netto, cena hurtowa,
    cena bez dph, toptan fiyat, 卸価格, 卸値, 批发价, unit price, fob price, fob, exw price, standard price, your price, price, selling price, sales price, regular price, base price, stueckpreis, stuckpreis, einzelpreis,
    preis, verkaufspreis, vk preis, =vk, brutto vk, vk brutto, bruttopreis, prix unitaire, =pu, =pu ht, prix, prix de vente, tarif, tarif regulier, precio unitario, precio, precio de venta, precio normal,
    prezzo unitario, prezzo, prezzo di vendita, preco unitario, preco, preco de venda, prijs, verkoopprijs, stuksprijs, cena jednostkowa, cena, cena sprzedazy, prodejni cena, predajna cena, ar, egysegar, pret, pris,
    pris exkl moms, birim fiyati, birim fiyat, satis fiyati, fiyat, fiyati, цена, ціна, 単価, 販売価格, 価格, 税抜価格, 单价, 价格, 售价, 销售价, 出厂价, 單價, 價格, 가격, 단가, =net, =netto, =ht`,
  ],
  [
    'barcode',
    `barcode, ean, ean13, ean 13, ean code, ean nr, ean nummer, ean upc, gtin, gtin13, gtin ean, upc, upc ean, isbn, strichcode, code barre, code barres, code a barres, codigo de barras, codice a barre, codice ean,
    kod kreskowy, kod ean, streepjescode, carovy kod, streckkod, vonalkod, barkod, штрихкод, janコード, =jan, バーコード, 条形码, 条码, 바코드`,
  ],
  [
    'hts',
    `hts, hts code, hs, hs code, customs code, customs tariff number, tariff code, tariff number, taric, taric code, zolltarifnummer, warennummer, commodity code, code douanier, nomenclature douaniere, code sh,
    codigo arancelario, codigo hs, partida arancelaria, codice doganale, codice taric, ncm, kod cn, kod celny, goederencode, gtip, hsコード, 海关编码, hs编码, 税则号`,
  ],
  [
    'sku',
    `sku, variant sku, seller sku, item sku, product sku, product code sku, article number, article no, article nr, item number, item no, item code, product code, product number, custom label, art nr, art no, artikelnummer,
    artikel nr, artikelnr, bestellnummer, bestell nr, materialnummer, reference, =ref, reference produit, code article, code produit, =ugs, referencia, codigo, codigo de producto, codice articolo, codice prodotto, =cod,
    codice, riferimento, kod produktu, indeks, symbol, numer katalogowy, =kod, referentie, bestelnummer, artikelnummer leverancier, artnr, artikl, kod zbozi, cikkszam, urun kodu, stok kodu, артикул, 商品コード, 品番, 商品番号, 型番,
    货号, 产品编号, 商品编码, 产品编码, 貨號, 상품코드, =code, part number, model number, model no, =model, mpn, =item #, =style #,
    =product #, =article #, =part #, =model #, style number, style no`,
  ],
  [
    'shortBody',
    `short description, kurzbeschreibung, kurztext, summary, description courte, resume, descripcion corta, descripcion breve, descrizione breve, descricao curta, korte beschrijving, korte omschrijving, krotki opis,
    opis krotki, kisa aciklama, 简介`,
  ],
  [
    'body',
    `description, long description, product description, details, =body, body html, =desc, =text, langtext, beschreibung, langbeschreibung, artikelbeschreibung, produktbeschreibung, description longue, descripcion,
    descripcion larga, descrizione, descricao, omschrijving, beschrijving, opis, opis produktu, popis, leiras, descriere, beskrivning, beskrivelse, aciklama, описание, опис, 商品説明, 説明, 产品描述, 描述, 产品说明, 商品描述, 설명`,
  ],
  ['otherCategory', 'google product category, taxonomy'],
  [
    'category',
    `category, categories, product category, main category, category path, category name, warengruppe, kategorie, kategorien, produktkategorie, categorie, categories de produits, rayon, categoria, categorias,
    categorie prodotto, kategoria, kategorie produktu, kategori, kategoria produktu, категория, カテゴリ, カテゴリー, 类别, 分类, 类目, 產品類別, 카테고리, product type, producttype, produktart, =type, =group, =familia, =famille`,
  ],
  [
    'brand',
    `brand, brand name, marke, marken, marque, marca, merk, marka, manufacturer, manufacturer name, vendor, =make, hersteller, fabricant, fabricante, produttore, fabrikant, producent, producer, vyrobce, znacka, gyarto, tillverkare,
    uretici, бренд, производитель, ブランド, メーカー, 品牌, 브랜드`,
  ],
  [
    'family',
    'family, collection, series, product line, =range, =serie, gamme, kollektion, coleccion, collezione, kolekcja, シリーズ, 系列',
  ],
  [
    'country',
    `country of origin, origin country, country region of origin, country of manufacture, made in, made in country, manufacturing country, =country, =origin, ursprungsland, herkunftsland, =herkunft, =ursprung, pays d origine,
    pays de fabrication, pays, pais de origen, pais, paese di origine, paese d origine, paese, pais de origem, land van herkomst, herkomst, kraj pochodzenia, zeme puvodu, szarmazasi hely, mensei, mense ulke,
    страна происхождения, 原産国, 生産国, 原产国, 产地, 原产地, 원산지`,
  ],
  [
    'tags',
    'tags, tag, keywords, search terms, schlagworte, schlagworter, schlagwoerter, stichworte, mots cles, etiquetas, etiquettes, parole chiave, palabras clave, slowa kluczowe, trefwoorden, etiketler, タグ, 标签',
  ],
  [
    'availability',
    `availability, in stock, is in stock, stock status, stock availability, availability status, verfugbarkeit, verfuegbarkeit, vorratig, disponibilite, disponibilidad, disponibilita, dostepnosc, beschikbaarheid`,
  ],
  [
    'stock',
    `stock, stock quantity, available quantity, quantity available, quantity in stock, qty in stock, inventory, inventory quantity, on hand, on hand inventory, current stock level, stock level, stock on hand, free stock, available stock,
    lagerbestand, lagerbestand gesamt, bestand, verfugbarer bestand, lagermenge, =lager, =menge, quantite en stock, stock disponible, quantite, existencias, inventario, stock actual, cantidad, giacenza, quantita, disponibilita magazzino,
    estoque, quantidade, voorraad, stan magazynowy, stan, ilosc, zasoba, skladem, sklad, keszlet, stoc, lagersaldo, stok miktari, stok adedi, stok, остаток, 在庫数, 在庫, 库存, 库存数量, 庫存, 재고, quantity, qty`,
  ],
  [
    'minQty',
    `moq, minimum order quantity, min order quantity, min order qty, minimum order qty, minimum order, min order, min qty, minimum quantity, minimum qty, min purchase, minimum purchase, from quantity, mindestmenge, mindestbestellmenge,
    mindestabnahme, quantite minimum, quantite minimale, minimum de commande, cantidad minima, pedido minimo, quantita minima, ordine minimo, quantidade minima, minimale bestelhoeveelheid, minimalna ilosc, minimum siparis, 最低発注数,
    最小ロット, 起订量, 最小起订量, 最小订购量`,
  ],
  [
    'leadTime',
    `lead time, delivery time, production time, dispatch time, handling time, processing time, lieferzeit, produktionszeit, delai de livraison, plazo de entrega, tempo di consegna, tempi di consegna, prazo de entrega, levertijd,
    czas dostawy, teslim suresi, 納期, 交货期, 交期`,
  ],
  // In many lists the size of a pack is what goods are ordered in; how many a described carton holds is 'packUnits'.
  [
    'orderStep',
    `sold in packs of, order multiple, order multiples, order quantity multiple, order step, order increment, order increments, quantity increment, quantity increments, qty increment, qty increments, quantity step, purchase step,
    purchase steps, unit multiplier, sold in multiples of, pack size, pack qty, pack quantity, carton qty, carton quantity, case qty, case quantity, case size, =ve, =vpe, verpackungseinheit, bestellschritt, abnahmeschritt,
    bestellvielfaches, multiple de commande, multiple de vente, =pcb, multiplo de venta, multiplo de pedido, multiplo di vendita, multiplo de encomenda, besteleenheid`,
  ],
  ['orderPack', 'sold in packs called, kind of sales pack'],
  ['maxQty', 'to quantity, max qty, maximum quantity'],
  [
    'packUnits',
    `units per pack, units per carton, units per case, units per box, pieces per carton, case pack, pcs per carton, pcs ctn, qty ctn, stuck pro karton, stueck pro karton, unites par carton, unidades por caja, pezzi per cartone,
    pezzi per confezione, sztuk w kartonie, 入数, 装箱数, 每箱数量`,
  ],
  [
    'packWeight',
    'carton weight, ctn weight, ctn wt, case weight, gross weight, pack weight, =g w, =gw, gross wt, carton wt, bruttogewicht, poids brut, peso bruto, peso lordo, waga brutto, brutogewicht, 毛重',
  ],
  [
    'weightUnit',
    'weight unit, weight unit of measure, item weight unit, gewichtseinheit, unite de poids, unidad de peso, unita di peso, jednostka wagi',
  ],
  [
    'weight',
    `net weight, =n w, =nw, net wt, weight, =wt, item wt, unit wt, product wt, item weight, product weight, nettogewicht, gewicht, artikelgewicht, poids net, poids, peso neto, peso, peso netto, waga netto, waga, masa, hmotnost, suly, vikt, agirlik, вес, 重量, 重さ, 净重, 무게`,
  ],
  [
    'lengthUnit',
    'dimension unit, dimensions unit, item dimensions unit, length unit, size unit, masseinheit, unite de mesure dimensions',
  ],
  [
    'packDimensions',
    `carton dimensions, carton dims, carton size, carton measurement, carton measurements, carton meas, ctn size, ctn dims, ctn dimensions, ctn meas, ctn measurement, case dimensions, case dims, box dimensions, box size, pack dimensions,
    package dimensions, packaging dimensions, packing size, master carton size, master carton dimensions, outer carton size, kartonmasse, kartonabmessungen, kartongrosse, verpackungsmasse, dimensions carton, dimensions du carton,
    dimensiones caja, medidas caja, dimensioni cartone, misure cartone, wymiary kartonu, afmetingen doos, 外箱サイズ, 外箱尺寸, 纸箱尺寸`,
  ],
  [
    'dimensions',
    `dimensions, dimension, dims, =dim, product dimensions, product dims, item dimensions, item dims, unit dimensions, measurements, =measurement, product size, item size, l x w x h, lxwxh, w x d x h, wxdxh, w x h x d, wxhxd, l x b x h, lxbxh,
    b x h x t, bxhxt, b x t x h, bxtxh, abmessungen, abmessung, =masse, =mase, artikelmasse, produktmasse, dimensiones, =medidas, dimensioni, =misure, dimensoes, afmetingen, wymiary, rozmery, meretek, boyutlar, olculer, размеры, габариты,
    寸法, 外形寸法, 产品尺寸`,
  ],
  [
    'width',
    'width, item width, breite, largeur, ancho, anchura, larghezza, largura, breedte, szerokosc, sirka, szelesseg, genislik, bredd, ширина, 幅, 宽, 宽度',
  ],
  [
    'height',
    'height, item height, hohe, hoehe, hauteur, =alto, altura, altezza, hoogte, wysokosc, vyska, magassag, yukseklik, hojd, высота, 高さ, 高, 高度',
  ],
  [
    'depth',
    'length, item length, depth, item depth, lange, laenge, tiefe, longueur, profondeur, largo, longitud, fondo, profundidad, lunghezza, profondita, comprimento, lengte, diepte, dlugosc, glebokosc, delka, hloubka, uzunluk, derinlik, langd, длина, 奥行, 長さ, 长度, 长',
  ],
  [
    'packThisSideUp',
    `this side up, this way up, keep upright, upright only, =upright, nicht kippen, aufrecht transportieren, ne pas renverser, haut et bas, este lado hacia arriba, no volcar, alto questo lato, non capovolgere, este lado para cima,
    deze kant boven, niet kantelen, ta strona do gory, nie przewracac, 此面朝上, 天地無用`,
  ],
  [
    'packStackable',
    `=stackable, carton stackable, pack stackable, may be stacked, =stapelbar, karton stapelbar, =empilable, =gerbable, colis gerbable, =apilable, =impilabile, =sovrapponibile, =empilhavel, =stapelbaar, mozna pietrowac, =istiflenebilir,
    可堆叠, 積み重ね可`,
  ],
  [
    'packMaxLayers',
    `max stack layers, maximum stack layers, max layers, maximum layers, stacking layers, max stacking, stacking limit, stack limit, max stapellagen, stapelfaktor, max stapelhohe lagen, nombre de couches max, couches maximum, gerbage max,
    capas maximas, apilado maximo, strati massimi, camadas maximas, max lagen, maks warstw, 堆码层数, 最大段数`,
  ],
  [
    'packMaxTopLoad',
    `max top load, maximum top load, top load, max load on top, max weight on top, stacking load, stapellast, auflast, max auflast, charge maximale superieure, charge de gerbage, carga superior maxima, carico massimo sovrapponibile,
    carga maxima em cima, max bovenlast, maks obciazenie od gory, 最大堆载, 耐荷重`,
  ],
  [
    'temperatureMin',
    `storage temperature min, storage temperature from, transport temperature min, transport temperature from, min storage temperature, min transport temperature, minimum storage temperature, min temperature, minimum temperature,
    temperature min, temperature from, =min temp, =temp min, =temp from, =storage temperature, =transport temperature, =storage temp, =keep at, lagertemperatur von, lagertemperatur min, mindesttemperatur, =lagertemperatur,
    =transporttemperatur, temperature minimale, temperature min de stockage, =temperature de stockage, =temperature de conservation, temperatura minima, =temperatura de almacenamiento, =temperatura de conservacion,
    =temperatura di conservazione, =temperatura de armazenamento, minimumtemperatuur, =bewaartemperatuur, temperatura minimalna, temperatura od, =temperatura przechowywania, 最低温度, =储存温度, =保存温度, =保管温度`,
  ],
  [
    'temperatureMax',
    `storage temperature max, storage temperature to, transport temperature max, transport temperature to, max storage temperature, max transport temperature, maximum storage temperature, max temperature, maximum temperature,
    temperature max, temperature to, =max temp, =temp max, =temp to, lagertemperatur bis, lagertemperatur max, hochsttemperatur, hoechsttemperatur, temperature maximale, temperature max de stockage, temperatura maxima, temperatura massima,
    maximumtemperatuur, temperatura maksymalna, temperatura do, 最高温度`,
  ],
  [
    'dangerousGoodsClass',
    `dangerous goods class, class of dangerous goods, hazard class, hazmat class, adr class, imdg class, imo class, iata class, dg class, =un class, gefahrgutklasse, gefahrgut klasse, adr klasse, imo klasse, classe de danger, classe adr,
    classe imo, classe de marchandises dangereuses, clase de peligro, clase adr, clase imo, clase de mercancias peligrosas, classe di pericolo, classe merci pericolose, classe de perigo, gevarenklasse, klasa adr, klasa zagrozenia,
    tehlike sinifi, класс опасности, 危险品类别, 危险类别, 危険物クラス`,
  ],
  [
    'unNumber',
    `un number, =un no, =un nr, =un nummer, =un code, =un id, =unno, =un, onu number, un nummer adr, numero onu, =n onu, =no onu, numero un, numero de onu, numer un, =nr un, un numarasi, номер оон, 联合国编号, =un编号, 国連番号`,
  ],
  [
    'pictures',
    `pictures, picture, images, image, image url, image link, picture url, main image url, main image, image src, product images, photo, photos, item photo url, bild, bilder, bild url, produktbild, imagen, imagenes, foto, fotos,
    immagine, immagini, imagem, imagens, zdjecie, zdjecia, afbeelding, afbeeldingen, obrazek, obrazky, kep, kepek, resim, gorsel, изображение, фото, 画像, 商品画像, 图片, 主图, 이미지`,
  ],
  [
    'currency',
    'currency, currency code, wahrung, waehrung, devise, moneda, moneta, moeda, valuta, waluta, mena, penznem, para birimi, doviz, валюта, 通貨, 币种, 货币, 통화',
  ],
  [
    'state',
    `=state, =status, product status, publish status, listing status, =published, =active, =product online, =product visible, =visible, =veroffentlicht, =aktiv, =etat, =statut, =publie, =actif, =estado, =publicado, =activo,
    =stato, =pubblicato, =attivo, =ativo, =aktywny, =opublikowany`,
  ],
  [
    'orderMeasure',
    `order unit, sales unit, selling unit, unit of measure, =unit, =units, =uom, =einheit, mengeneinheit, basismengeneinheit, bestelleinheit, =me, =unite, unite de vente, =unidad, unidad de medida, =unita, unita di misura, =um, =unidade,
    =eenheid, =jednostka, jednostka miary, =jm, =birim, olcu birimi, =ед изм, 単位, 单位`,
  ],
  [
    'color',
    '=color, =colour, color name, =farbe, =couleur, =colore, =cor, =kleur, =kolor, =barva, =renk, =цвет, 色, カラー, 颜色',
  ],
  [
    'size',
    '=size, size name, =grosse, =groesse, =taille, =talla, =taglia, =tamanho, =maat, =rozmiar, =velikost, =beden, =размер, サイズ, 尺码',
  ],
  ['material', '=material, =werkstoff, =matiere, =materiale, =materiaal, =malzeme, 材質, 素材, 材质'],
  ['pattern', '=pattern, =muster, =motif'],
  ['usp', 'selling point, usp, tagline'],
  [
    'name',
    `name, title, product name, product title, item name, article name, artikelname, artikelbezeichnung, bezeichnung, produktbezeichnung, produktname, materialkurztext, artikeltext, titel, nom, nom du produit, designation, libelle,
    intitule, nombre, nombre del producto, titulo, denominacion, nome, nome prodotto, denominazione, nome do produto, naam, productnaam, artikelomschrijving, nazwa, nazwa produktu, nazev, nazov, megnevezes, termeknev, denumire,
    namn, produktnamn, benamning, navn, urun adi, urun ismi, stok adi, наименование, название, назва, 商品名, 品名, 製品名, 产品名称, 商品名称, 名称, 产品名, 產品名稱, 상품명, 제품명, =product, =item, =article, =produkt, =artikel, =produit,
    =producto, =prodotto, =produto, =towar, =urun, =товар, =商品, =产品`,
  ],
]

const currencyCodes = new RegExp(`(?<![\\p{L}\\p{N}])(${currencies.join('|').toLowerCase()})(?![\\p{L}\\p{N}])`, 'gu')

const letters: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ı: 'i', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe' }

/** A word that heads columns of one field; `rank` is how well it says so. */
export type TitleWord = { field: GoodsField; word: string; rank: number; isWhole: boolean }

export const titleWords: readonly TitleWord[] = written.flatMap(([field, list]) =>
  list.split(',').map((text, rank) => {
    const word = text.trim()
    return { field, word: simplifyTitle(word.replace(/^=/, '')), rank, isWhole: word.startsWith('=') }
  }),
)

/** The currency a title names, by its code or its sign: 'Preis EUR' → 'EUR', 'Price ($)' → '$'. */
export function findCurrency(title: string): string | undefined {
  return title.toLowerCase().match(currencyCodes)?.[0] ?? /[$€£]/.exec(title)?.[0]
}

/** 'Preis (EUR)*', 'PREIS €' and 'preis' are the same word, so are 'Größe' and 'grosse', 'image_link' and 'Image link'. */
export function simplifyTitle(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßłıøđæœ]/g, (letter) => letters[letter] ?? letter)
    .replace(/[([【][^()[\]【】]*[)\]】]/g, ' ')
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .replace(currencyCodes, ' ')
    .replace(/ +/g, ' ')
    .trim()
}
