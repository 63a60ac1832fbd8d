import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { cloneDatabase } from './templates.ts'

const folder = join(import.meta.dirname, '../migrations')

test('requests of the time before trade files get one each, and what is about the same goods shares it', async () => {
  const { url, drop } = await cloneDatabase(inject('postgres').url, 'template1')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
    const run = async (chosen: string[]) => {
      for (const name of chosen) await client.query(await readFile(join(folder, name), 'utf8'))
    }
    await run(names.filter((name) => name < '0029'))
    await client.query(`
      insert into companies (id, slug, name, kind, country_code) overriding system value
      values (1, 'buyer', 'Buyer', 'buyer', 'DE'), (2, 'seller', 'Seller', 'seller', 'IT');
      insert into users (id, email, password_hash, first_name, last_name, role, company_id, company_role) overriding system value
      values (1, 'b@b.test', 'x', 'B', 'B', 'buyer', 1, 'owner');
      insert into products (id, company_id, slug, name, currency, country_code) overriding system value
      values (1, 2, 'oil', 'Oil', 'USD', 'IT'), (2, 2, 'rug', 'Rug', 'USD', 'IT');
      insert into requests (id, kind, buyer_user_id, buyer_company_id, supplier_company_id, currency, total_price, created_at) overriding system value values
        (1, 'purchase', 1, 1, 2, 'USD', 1, '2026-01-10'), (2, 'logistic', 1, 1, 2, 'USD', 1, '2026-01-05'), (3, 'customs', 1, 1, 2, 'USD', 1, '2026-03-01'),
        (4, 'logistic', 1, 1, 2, 'USD', 1, '2026-01-11'), (5, 'logistic', 1, 1, 2, 'USD', 1, '2026-09-01'), (6, 'purchase', 1, 1, 2, 'USD', 1, '2026-01-12');
      insert into request_lines (request_id, position, product_id, product_name, quantity, order_measure, unit_price, original_unit_price, price_unit, line_total)
      select id, 0, case when id in (4, 6) then 2 else 1 end, 'x', 1, 'pc', 1, 1, 'pc', 1 from requests;
      insert into logistic_quotes (request_id, request, goods) values (2, '{"seller_data": {"loading_address": {"country": "Italy", "city": "Livorno"}},
        "buyer_data": {"shipping_address": {"country": "nowhere", "city": "Hamburg"}}, "shipment_data": {"is_required_insurance": true}, "order_data": {}}',
        '[{"packs": 2, "grams": 500, "litres": 3}, {"packs": 1, "grams": 250, "litres": 1}]');
      insert into customs_requests (request_id, exporting_country, importing_country, broker, origin_country) values (3, 'IT', 'US', 'ttw_broker', 'IT');
      insert into request_documents (request_id, template, data) values (2, 'logistic-quote',
        '{"summary": [{"label": "HTS codes", "value": "1"}, {"label": "Value of the goods", "value": "$5"}]}');`)
    await run(names.filter((name) => name >= '0029'))
    const { rows } = await client.query(
      'select id, file_id, from_country, from_place, to_place, packs, grams, is_insured from requests order by id',
    )
    const [oil, , , , late, rug] = rows.map(({ file_id }) => file_id)
    expect(new Set([oil, late, rug]).size).toBe(3)
    expect(rows.map(({ file_id }) => file_id)).toEqual([oil, oil, oil, rug, late, rug])
    expect(rows[1]).toMatchObject({
      from_country: 'IT',
      from_place: 'Livorno',
      to_place: 'Hamburg',
      packs: 3,
      grams: 750,
      is_insured: true,
    })
    expect(rows[2]).toMatchObject({ from_country: 'IT', packs: null })
    const documents = await client.query('select data from request_documents')
    expect(documents.rows[0].data).toEqual({
      summary: [{ label: 'HTS codes', value: '1' }],
      value: { label: 'Value of the goods', value: '$5' },
    })
  } finally {
    await client.end()
    await drop()
  }
})
