import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoDatabase, type TestDatabase } from '../../test/database.ts'
import { findResults } from './find-results.ts'

let demo: TestDatabase
beforeAll(async () => {
  demo = await openDemoDatabase()
})
afterAll(() => demo.close())

/** What people type, and the slugs of which the first found counts: any of them would be what was looked for. */
const questions: Record<string, [typed: string, ...slugs: string[]][]> = {
  'whole names': [
    ['Kalamata Extra Virgin Olive Oil', 'kalamata-extra-virgin-olive-oil'],
    ['Hand Puppet Fox', 'hand-puppet-fox'],
    ['Tenmoku Tea Bowl', 'tenmoku-tea-bowl'],
    ['Laptop Folio, 14 inch', 'laptop-folio-14-inch'],
    ['Stone-Ground Tahini, 300 g', 'stone-ground-tahini-300-g'],
    ['Classic Scarf, Stock Colours, 30 × 180 cm', 'classic-scarf-stock-colours-30-x-180-cm'],
  ],
  'words of names': [
    ['whetstone', 'whetstone-two-sided-1000-and-3000-grit'],
    ['raisins', 'kalamata-raisins-seedless-10-kg-case'],
    ['bath robe', 'waffle-bathrobe-unisex'],
    ['gearbox', 'planetary-gearbox-60-mm-backlash-below-5-arcmin'],
    ['maple butter', 'maple-butter-whipped-160-g'],
    ['safety boot', 'safety-boot-s3-leather-composite-cap'],
    ['stretch film', 'machine-stretch-film-80-gauge-30-percent-recycled', 'hand-stretch-film-coreless-four-rolls'],
    ['saffron', 'saffron-threads-from-taliouine-1-g'],
    ['matcha', 'uji-matcha-first-harvest-100-g'],
  ],
  'word order': [
    ['oil olive kalamata', 'kalamata-extra-virgin-olive-oil'],
    ['knife bread', 'bread-knife-with-scalloped-edge-240-mm'],
    ['pot rice', 'donabe-rice-pot-three-go-clay'],
    ['lamp table', 'chaves-table-lamp-turned-cork-base'],
    ['jacket waxed', 'waxed-work-jacket-corduroy-collar'],
    ['cocoa powder natural fat', 'cocoa-powder-natural-10-12-percent-fat-5-kg'],
  ],
  plurals: [
    ['hand puppets', 'hand-puppet-fox'],
    ['sardine', 'sardines-in-olive-oil-hand-packed-125-g'],
    ['tablecloths', 'washed-linen-tablecloth-with-mitred-hem'],
    ['wheelsets', 'handbuilt-wheelset-28-inch-dynamo-hub'],
    ['octopuses', 'spiced-octopus-in-garlic-oil-120-g'],
    ['knives bread', 'bread-knife-with-scalloped-edge-240-mm'],
    ['macadamias', 'cacao-dusted-macadamia-120-g', 'macadamia-kernels-style-1-raw-11-34-kg'],
  ],
  'while typing': [
    ['hojic', 'roasted-hojicha-loose-200-g'],
    ['sukiy', 'cast-iron-sukiyaki-pan-26-cm'],
    ['olive soa', 'green-olive-soap-boiled-for-five-days', 'white-olive-soap-for-laundry-kilogram-bar'],
    ['microcont', 'wi-fi-microcontroller-board-dual-core'],
    ['toothbr', 'bamboo-toothbrush-castor-bristle'],
    ['maple syr', 'maple-syrup-grade-a-amber-250-ml', 'maple-syrup-in-drum-dark-208-l'],
    ['organi bab', 'organic-baby-bath-cape-with-hood'],
    ['rooib', 'cederberg-rooibos-long-cut-500-g'],
  ],
  'typing errors': [
    ['headhpones', 'over-ear-headphones-wireless-foldable'],
    ['toohtbrush', 'bamboo-toothbrush-castor-bristle'],
    ['olve oil kalamata', 'kalamata-extra-virgin-olive-oil'],
    ['choclate', 'dark-couverture-drops-70-percent-5-kg', 'single-estate-dark-bar-72-percent-hacienda-la-balsa-80-g'],
    ['marcadamia', 'cacao-dusted-macadamia-120-g', 'macadamia-kernels-style-1-raw-11-34-kg'],
    ['keetle', 'nanbu-cast-iron-kettle-enamelled-0-8-l'],
    ['bisson', 'bison-calf-organic-cotton-22-cm'],
    ['roiboos', 'cederberg-rooibos-long-cut-500-g'],
    ['backpak', 'city-backpack-18-litre'],
    ['sardins', 'sardines-in-olive-oil-hand-packed-125-g'],
    ['pruning sheers', 'pruning-shears-forged-bypass'],
    ['vollyball', 'beach-volleyball-soft-touch'],
    ['geotermal salt', 'geothermal-sea-salt-flakes'],
    ['shea buter', 'raw-shea-butter-unrefined-25-kg'],
    ['notbook pocket', 'pocket-notebook-set-of-three'],
  ],
  'written as one or two words': [
    ['head phones', 'over-ear-headphones-wireless-foldable'],
    ['teabowl', 'tenmoku-tea-bowl'],
    ['table cloth', 'washed-linen-tablecloth-with-mitred-hem'],
    ['breadknife', 'bread-knife-with-scalloped-edge-240-mm'],
  ],
  accents: [
    ['galapagos', 'dark-bar-with-galapagos-sea-salt-65-percent'],
    ['cafe table', 'klaff-folding-cafe-table-70-x-60-cm'],
    ['boucle alpaca', 'suri-alpaca-boucle-nm-1-5'],
    ['facade paint', 'silicate-facade-paint-14-l'],
    ['kitchên sheârs', 'kitchen-shears-take-apart-200-mm'],
    ['usak kilim', 'kilim-floor-rug-usak-wool-160-x-230-cm'],
  ],
  'units and words of trade': [
    ['tahini 300 grams', 'stone-ground-tahini-300-g'],
    ['olive oil 5 litre', 'moura-extra-virgin-olive-oil-5-l-tin', 'organic-extra-virgin-olive-oil-5-l-tin'],
    ['olive oil 500ml', 'early-harvest-extra-virgin-olive-oil-500-ml'],
    ['raisins 10 kilos', 'kalamata-raisins-seedless-10-kg-case'],
    ['thyme honey 450 gr', 'thyme-honey-of-the-mani-450-g'],
    ['scarf 180 centimetres', 'classic-scarf-stock-colours-30-x-180-cm'],
    ['rugged tablet 10 inches', 'rugged-tablet-10-inch-barcode-reader'],
    ['linen pants', 'linen-trousers-drawstring'],
    ['alpaca sweater', 'crew-neck-jumper-baby-alpaca'],
    ['building blocks 50 pcs', 'building-blocks-lime-wood-50-pieces'],
    ['cocoa nibs', 'cacao-nibs-roasted-10-kg'],
  ],
  codes: [
    ['TTW-000123', 'jigsaw-with-cork-lined-baseplate'],
    ['ttw000355', 'hand-puppet-fox'],
    ['9521501000098', 'cocoa-butter-natural-pressed-5-kg'],
    ['424010000162', 'steel-drum-open-head-55-gallon-un-rated'],
    ['0424010000162', 'steel-drum-open-head-55-gallon-un-rated'],
    ['0910.20', 'saffron-threads-from-taliouine-1-g'],
    ['250840', 'rhassoul-clay-powder-10-kg'],
    ['1801', 'nacional-arriba-cocoa-beans-asss-fermented', 'cacao-nibs-roasted-10-kg'],
  ],
  'sellers and brands': [
    ['cacao del litoral', 'cacao-del-litoral'],
    ['sillar alpaca', 'sillar-alpaca-mill'],
    ['cinar pamuk', 'cinar-pamuk-tekstil'],
    ['rio mache', 'rio-mache'],
    ['quill & key', 'quill-and-key'],
    ['haganeya', 'haganeya-sakai'],
    ['granvik', 'granvik', 'granvik-mobler'],
    ['chachani hijas', 'chachani-and-hijas'],
    ['tidewell binderry', 'tidewell-bindery'],
    ['reykjanes', 'reykjanes-salt-house'],
  ],
}

const asked = Object.entries(questions).flatMap(([kind, list]) =>
  list.map(([typed, ...slugs]) => ({ kind, typed, slugs })),
)
const looked = 20
const leastRank = 0.9

async function rankOf(typed: string, slugs: readonly string[]): Promise<{ rank: number; first: string }> {
  const found = await findResults(demo.db, { typed, target: 'all', page: 1, perPage: looked, isExact: false })
  const hits = JSON.parse(`[${found.hits}]`) as { slug: string }[]
  const place = hits.findIndex(({ slug }) => slugs.includes(slug))
  return { rank: place < 0 ? 0 : 1 / (place + 1), first: hits[0]?.slug ?? 'nothing' }
}

describe('the search on the demo marketplace', () => {
  it(`finds what ${asked.length} questions look for at or near the first place`, async () => {
    const answers = []
    for (const question of asked) answers.push({ ...question, ...(await rankOf(question.typed, question.slugs)) })
    const mean = answers.reduce((sum, { rank }) => sum + rank, 0) / answers.length
    const lower = answers.filter(({ rank }) => rank < 1)
    console.info(
      [
        `mean reciprocal rank of ${answers.length} questions: ${mean.toFixed(3)}`,
        ...lower.map(({ kind, typed, rank, first }) => `  ${rank.toFixed(2)}  ${kind}: ${typed} (first: ${first})`),
      ].join('\n'),
    )
    expect(answers.length).toBeGreaterThanOrEqual(60)
    expect(mean).toBeGreaterThanOrEqual(leastRank)
    expect(answers.filter(({ rank }) => rank === 0)).toEqual([])
  }, 60_000)
})
