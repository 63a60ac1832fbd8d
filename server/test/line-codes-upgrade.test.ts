import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { cloneDatabase } from './templates.ts'

const folder = join(import.meta.dirname, '../migrations')

test('lines asked for before are told with the codes of their products, as far as they are known', async () => {
  const { url, drop } = await cloneDatabase(inject('postgres').url, 'template1')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
    for (const name of names.filter((name) => name < '0044'))
      await client.query(await readFile(join(folder, name), 'utf8'))
    await client.query(`
      insert into companies (id, slug, name, kind, country_code) overriding system value
      values (1, 'buyer', 'Buyer', 'buyer', 'DE'), (2, 'seller', 'Seller', 'seller', 'IT');
      insert into users (id, email, password_hash, first_name, last_name, role, company_id, company_role) overriding system value
      values (1, 'b@b.test', 'x', 'B', 'B', 'buyer', 1, 'owner');
      insert into products (id, company_id, slug, name, currency, country_code) overriding system value values (1, 2, 'jar', 'Jar', 'USD', 'IT');
      insert into product_data (product_id, barcode, hts) values (1, '4006381333931', '701090');
      insert into product_options (id, product_id, name) overriding system value values (1, 1, 'Size'), (2, 1, 'Lid');
      insert into option_values (id, option_id, value) overriding system value values (9, 1, 'L'), (10, 2, 'cork');
      insert into sales_terms (id, product_id, variant_key, price, min_qty, max_qty, sku) overriding system value
      values (1, 1, '9-10', 1, 1, 9, 'JAR-L'), (2, 1, '9-10', 1, 10, null, null);
      insert into trade_files (id, buyer_company_id, supplier_company_id) overriding system value values (1, 1, 2);
      insert into requests (id, kind, buyer_user_id, buyer_company_id, supplier_company_id, currency, total_price, file_id) overriding system value
      values (1, 'purchase', 1, 1, 2, 'USD', 1, 1);
      insert into request_lines (request_id, position, product_id, sales_term_id, product_name, options, quantity, order_measure, unit_price,
        original_unit_price, price_unit, line_total)
      values (1, 0, 1, 2, 'Jar', '[{"name": "Lid", "value": "cork"}, {"name": "Size", "value": "L"}]', 20, 'pc', 1, 1, 'pc', 20),
        (1, 1, null, null, 'Something in words', '[]', 1, 'pc', 0, 0, 'pc', 0);`)
    await client.query(await readFile(join(folder, '0052_line_codes.sql'), 'utf8'))
    const { rows } = await client.query(
      'select variant_key, sku, barcode, hts, origin_code from request_lines order by position',
    )
    expect(rows).toEqual([
      { variant_key: '9-10', sku: 'JAR-L', barcode: '4006381333931', hts: '701090', origin_code: 'IT' },
      { variant_key: '', sku: null, barcode: null, hts: null, origin_code: null },
    ])
  } finally {
    await client.end()
    await drop()
  }
})
