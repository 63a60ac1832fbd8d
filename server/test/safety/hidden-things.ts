import { randomUUID } from 'node:crypto'
import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { createIndustries } from '../../src/catalogue/create-industries.ts'
import { ensureBrands } from '../../src/catalogue/name-things.ts'
import { cartonOf, makeCompany, makeImage, makePerson, makeProduct } from '../make.ts'
import type { TakenKind } from './taken-fields.ts'
import { missingId, purchaseOf, type World } from './world.ts'

/** Something a call can name; `why` it is out of sight, or that it is not. What of it does not apply is what a missing one has. */
export type Thing = { why: string; id: number; slug: string; name: string; termIds: number[]; companyId: number }

/** What is out of sight of whoever asks, with one that is in sight and one that never was. */
export type Choice = { hidden: Thing[]; visible: Thing; missing: Thing }

export type HiddenThings = Record<TakenKind | 'lockedSeller' | 'unlistedCompany' | 'family' | 'ownProduct', Choice> & {
  /** Words that stand in nothing but what is hidden. */
  secrets: string[]
}

const never: Thing = {
  why: 'never was',
  id: missingId,
  slug: 'wexqulo-never-was',
  name: 'Wexqulo',
  termIds: [missingId],
  companyId: missingId,
}

const thing = (why: string, more: Partial<Thing>): Thing => ({ ...never, why, ...more })

/** Words that nothing else is like, so that a search corrects none of them into another. */
const syllables = ['zorq', 'vumb', 'kixt', 'gwaf', 'jolz', 'pfry', 'mzet', 'bruq']
const inventWord = (place: number) => `${syllables[place]}${syllables[(place + 3) % 8]}ilo`

/** Another company's things, out of sight for every reason there is. */
export async function makeHiddenThings(world: World): Promise<HiddenThings> {
  const { db } = world.market
  const admin = await world.callAs('admin')
  const asSeller = await world.callAs('seller')
  const place = {
    lat: 41.15,
    lng: -8.61,
    branches: [{ name: 'Depot', country: 'PT', city: 'Porto', lat: 41.1, lng: -8.6 }],
  }
  const closed = {
    waiting: await makeCompany(db, { name: inventWord(0), status: 0, ...place }),
    suspended: await makeCompany(db, { name: inventWord(1), ...place }),
  }
  await db.updateTable('companies').set({ lat: 41.15, lng: -8.61 }).where('id', '=', world.house.id).execute()
  const [kind] = await createIndustries(db, [{ name: 'Of the hidden', icon: 'box', subIndustries: ['Shared'] }])
  // In sight, and of the same category: who learns the category of what is hidden is led here.
  await makeProduct(db, world.house.id, { categories: kind?.subIndustryIds ?? [] })
  const products = {
    draft: await makeGoods(world.house.id, 2, 'draft'),
    unpublished: await makeGoods(world.house.id, 3),
    moderated: await makeGoods(world.house.id, 4),
    deleted: await makeGoods(world.house.id, 5),
    'of a company that waits': await makeGoods(closed.waiting.id, 6),
    'of a suspended company': await makeGoods(closed.suspended.id, 7),
  }
  // What was shown once leaves traces, such as the words of the search.
  await must(
    asSeller.post('/api/v1/own-products/bulk', {
      body: { ids: [products.unpublished.id], action: { type: 'state', state: 'hidden' } },
      headers: { 'idempotency-key': randomUUID() },
    }),
  )
  await must(
    admin.put(`/api/v1/marketplace-products/${products.moderated.id}/moderation`, {
      body: { hidden: true, reason: 'A test.' },
    }),
  )
  await must(asSeller.post('/api/v1/own-products/deletions', { body: { ids: [products.deleted.id] } }))
  await must(
    admin.put(`/api/v1/companies/${closed.suspended.id}/suspension`, { body: { suspended: true, reason: 'A test.' } }),
  )
  const visible = thing('on the market', { ...world.goods, name: world.goods.draft.name, companyId: world.house.id })
  const lockedSellers = Object.entries(closed).map(([why, company]) => thing(why, company))
  const ofBuyer = await getCompany(world.people.buyer.companyId)
  const ofProvider = await getCompany(world.people.provider.companyId)
  const hiddenProducts = Object.entries(products)
  return {
    product: { hidden: hiddenProducts.map(([why, one]) => thing(why, one)), visible, missing: never },
    company: {
      hidden: [thing('sells nothing', ofBuyer), thing('only carries', ofProvider), ...lockedSellers],
      visible: thing('open', world.house),
      missing: never,
    },
    unlistedCompany: {
      hidden: [thing('sells nothing', ofBuyer), thing('only carries', ofProvider)],
      visible: thing('open', world.house),
      missing: never,
    },
    lockedSeller: { hidden: lockedSellers, visible: thing('open', world.house), missing: never },
    branch: {
      hidden: await Promise.all(
        Object.entries(closed).map(async ([why, { id }]) => thing(why, { id: await getBranch(id) })),
      ),
      visible: thing('open', { id: await makeBranch(world.house.id) }),
      missing: never,
    },
    picture: await makePictures(),
    category: await makeCategories(),
    word: await makeWords('brands', 'brand_id'),
    family: await makeWords('families', 'family_id'),
    ownProduct: {
      hidden: [...hiddenProducts.map(([why, one]) => thing(why, one)), visible],
      visible: thing('one’s own', await makeProduct(db, world.people.otherSeller.companyId ?? 0)),
      missing: never,
    },
    request: await makeRequests(),
    person: {
      hidden: [
        thing('of another company', { id: (await makePerson(db, { role: 'seller', companyId: world.house.id })).id }),
      ],
      visible: thing('a colleague', { id: (await makePerson(db, { companyId: world.people.buyer.companyId })).id }),
      missing: never,
    },
    file: await makeFiles(),
    document: await makeDocuments(),
    secrets: [...hiddenProducts.map(([, one]) => one.name), ...lockedSellers.map(({ name }) => name)].flatMap(
      (name) => [name, `brand${name}`, `family${name}`, `tag${name}`, `attribute${name}`],
    ),
  }

  async function makeGoods(companyId: number, number: number, state: 'published' | 'draft' = 'published') {
    const name = inventWord(number)
    const made = await makeProduct(db, companyId, {
      name,
      state,
      terms: [plainTerm(12.5, { availableQty: 100_000 })],
      packaging: [cartonOf(12)],
      categories: kind?.subIndustryIds ?? [],
      brand: `brand${name}`,
      family: `family${name}`,
      tags: [`tag${name}`],
      attributes: [{ name: `attribute${name}`, value: 'yes' }],
    })
    return { ...made, name, companyId }
  }

  async function getCompany(id = 0) {
    return db.selectFrom('companies').select(['id', 'slug', 'name']).where('id', '=', id).executeTakeFirstOrThrow()
  }

  async function getBranch(companyId: number): Promise<number> {
    const row = await db
      .selectFrom('branches')
      .select('id')
      .where('company_id', '=', companyId)
      .executeTakeFirstOrThrow()
    return row.id
  }

  async function makeBranch(companyId: number): Promise<number> {
    const row = await db
      .insertInto('branches')
      .values({ company_id: companyId, name: 'Depot', country_code: 'PT', city: 'Porto', lat: 41.1, lng: -8.6 })
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  }

  /** Pictures are named by id or by their address. */
  async function makePictures(): Promise<Choice> {
    const put = async (companyId: number | undefined, why: string) => {
      const id = await makeImage(db)
      const { name } = await db.selectFrom('images').select('name').where('id', '=', id).executeTakeFirstOrThrow()
      await db.insertInto('uploads').values({ image_id: id, company_id: companyId }).execute()
      return thing(why, { id, slug: `/files/${name}.svg` })
    }
    const onDraft = await put(world.house.id, 'on a draft')
    const onGoods = await put(world.house.id, 'on goods of somebody else')
    await db
      .insertInto('product_images')
      .values([
        { product_id: products.draft.id, image_id: onDraft.id, position: 8 },
        { product_id: world.goods.id, image_id: onGoods.id, position: 8 + onGoods.id },
      ])
      .execute()
    return {
      hidden: [
        onDraft,
        onGoods,
        await put(world.house.id, 'put up and not used yet'),
        await put(undefined, 'nobody’s'),
      ],
      visible: await put(world.people.otherSeller.companyId, 'one’s own'),
      missing: { ...never, slug: '/files/test-picture-99999999.svg' },
    }
  }

  /** Categories are named by the ids of sub-industries, companies by industries. An operator removes them, and hides none. */
  async function makeCategories(): Promise<Choice> {
    const make = () =>
      createIndustries(db, [{ name: `Kind ${randomUUID().slice(0, 8)}`, icon: 'box', subIndustries: ['One'] }])
    const [[gone], [kept]] = [await make(), await make()]
    const subIndustry = gone?.subIndustryIds[0] ?? 0
    await db.deleteFrom('sub_industries').where('id', '=', subIndustry).execute()
    await db
      .deleteFrom('industries')
      .where('id', '=', gone?.id ?? 0)
      .execute()
    const id = kept?.subIndustryIds[0] ?? 0
    await makeProduct(db, world.house.id, { categories: [id] })
    return {
      hidden: [thing('removed', { id: subIndustry, companyId: gone?.id ?? 0 })],
      visible: thing('of the market', { id, companyId: kept?.id ?? 0 }),
      missing: never,
    }
  }

  /** Brands and families by id; `name` is what a search is asked for. */
  async function makeWords(table: 'brands' | 'families', column: 'brand_id' | 'family_id'): Promise<Choice> {
    const find = async (productId: number) => {
      const product = await db
        .selectFrom('products')
        .select(column)
        .where('id', '=', productId)
        .executeTakeFirstOrThrow()
      return (product as Record<string, number | null>)[column] ?? 0
    }
    const shown = await makeProduct(db, world.house.id, { brand: 'Shownbrand', family: 'Shownfamily' })
    const [removed = 0] = await ensureBrands(db, [`Removed ${inventWord(0)}`])
    await db.deleteFrom('brands').where('id', '=', removed).execute()
    const hidden = Object.entries(products).map(async ([why, one]) =>
      thing(`on goods that are: ${why}`, {
        id: await find(one.id),
        name: `${table === 'brands' ? 'brand' : 'family'}${one.name}`,
      }),
    )
    return {
      hidden: [...(await Promise.all(hidden)), thing('removed', { id: removed })],
      visible: thing('of goods on the market', {
        id: await find(shown.id),
        name: table === 'brands' ? 'Shownbrand' : 'Shownfamily',
      }),
      missing: never,
    }
  }

  /** Requests of another buyer; there is none of one's own that a need could award in this marketplace, see the rows. */
  async function makeRequests(): Promise<Choice> {
    const other = await world.callAs('otherBuyer')
    const sent = await other.post('/api/v1/purchase-requests', {
      body: purchaseOf(world.goods),
      headers: { 'idempotency-key': randomUUID() },
    })
    return {
      hidden: [thing('another buyer’s', { id: sent.body.requests[0].id })],
      visible: thing('one’s own, of no need', { id: world.purchaseId }),
      missing: never,
    }
  }

  /** Files of products: `visible` is one’s own of `otherSeller`, which stands with goods on the market. */
  async function makeDocuments(): Promise<Choice> {
    const put = async (companyId: number | undefined, why: string, productId?: number) => {
      const file = `${randomUUID().replaceAll('-', '')}.pdf`
      await world.market.app.files.write(file, Buffer.from(`%PDF-1.4\n${why}\n%%EOF`))
      const { id } = await db
        .insertInto('document_files')
        .values({ company_id: companyId ?? 0, file, name: 'sheet.pdf', bytes: 14 })
        .returning('id')
        .executeTakeFirstOrThrow()
      if (productId !== undefined)
        await db
          .insertInto('product_documents')
          .values({ product_id: productId, position: 0, file_id: id, kind: 'manual', title: why })
          .execute()
      return thing(why, { id })
    }
    const own = world.people.otherSeller.companyId
    return {
      hidden: [
        await put(world.house.id, 'put up and not used yet'),
        await put(world.house.id, 'of a draft', products.draft.id),
        await put(world.house.id, 'of deleted goods', products.deleted.id),
        await put(closed.suspended.id, 'of a suspended company', products['of a suspended company'].id),
      ],
      visible: await put(own, 'one’s own', (await makeProduct(db, own ?? 0)).id),
      missing: never,
    }
  }

  async function makeFiles(): Promise<Choice> {
    const put = async (companyId: number | undefined) => {
      const { id } = await db
        .insertInto('request_files')
        .columns(['thread_id', 'company_id', 'file', 'name', 'bytes'])
        .expression((from) =>
          from
            .selectFrom('request_threads as t')
            .select((to) => [
              't.id',
              to.val(companyId ?? 0).as('company_id'),
              to.val(`${randomUUID().replaceAll('-', '')}.pdf`).as('file'),
              to.val('list.pdf').as('name'),
              to.val(14).as('bytes'),
            ])
            .where('t.request_id', '=', world.purchaseId),
        )
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    }
    return {
      hidden: [thing('put up by the other side', { id: await put(world.house.id) })],
      visible: thing('put up by oneself', { id: await put(world.people.buyer.companyId) }),
      missing: never,
    }
  }
}

async function must(answer: Promise<{ status: number; text: string }>): Promise<void> {
  const { status, text } = await answer
  if (status >= 300) throw new Error(`The hidden things could not be made: ${status} ${text}`)
}
