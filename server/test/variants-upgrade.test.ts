import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { cloneDatabase } from './templates.ts'

const folder = join(import.meta.dirname, '../migrations')
const number = '0076_variants.sql'

test('article numbers written at one quantity are those of the whole combination, and product pages say them', async () => {
  const { url, drop } = await cloneDatabase(inject('postgres').url, 'template1')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
    for (const name of names.filter((name) => name < number))
      await client.query(await readFile(join(folder, name), 'utf8'))
    await client.query(`
      insert into companies (id, slug, name, kind, country_code) overriding system value values (2, 'seller', 'Seller', 'seller', 'IT');
      insert into products (id, company_id, slug, name, currency, country_code) overriding system value values (1, 2, 'jar', 'Jar', 'USD', 'IT');
      insert into sales_terms (product_id, variant_key, price, min_qty, max_qty, sku, position)
      values (1, '9-10', 1, 1, 9, 'JAR "L"', 0), (1, '9-10', 1, 10, 19, null, 1), (1, '9-10', 1, 20, null, 'JAR-L2', 2), (1, '9-11', 1, 1, null, null, 3);
      insert into listings (product_id, slug, company_id, facets, created_at, name_key, position, currency, hit, names, search, price_key)
      values (1, 'jar', 2, '{}', now(), '', 0, 'USD', '{}', '', '', 0);
      insert into listing_texts (product_id, shared, guest_end, member_end, options) values (1, '{"id":1', ',"a":1}', ',"b":2}', '[]');`)
    await client.query(await readFile(join(folder, number), 'utf8'))
    const terms = await client.query('select sku from sales_terms order by position')
    expect(terms.rows.map(({ sku }) => sku)).toEqual(['JAR "L"', 'JAR "L"', 'JAR "L"', null])
    const texts = await client.query(
      'select shared || guest_end as guest, shared || member_end as member from listing_texts',
    )
    const variants = [{ option_values: [9, 10], sku: 'JAR "L"' }]
    expect(JSON.parse(texts.rows[0].guest)).toEqual({ id: 1, a: 1, variants })
    expect(JSON.parse(texts.rows[0].member)).toEqual({ id: 1, b: 2, variants })
  } finally {
    await client.end()
    await drop()
  }
})
