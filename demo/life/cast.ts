import { type GoodsTravel, readTravel } from '@fairquay/contract/catalogue/travel.ts'
import type { CompanyRole } from '@fairquay/contract/company-roles.ts'
import { sql } from 'kysely'
import type { Queryable } from '../../server/src/database.ts'
import type { Viewer } from '../../server/src/session.ts'

/** A product that can simply be asked for: without options, with a price, in stock and with its packing. `quantity` is its smallest order, which the demo begins at full packs. */
/** `travel`: how they must travel. */
export type Goods = { productId: number; termId: number; quantity: number; most: number; travel: GoodsTravel }

export type House = {
  companyId: number
  viewer: Viewer
  country: string
  city: string
  street: string
  zip: string
  phone: string
}

/** Who plays, by the slug of the company, and what each seller has to sell, oldest first. */
export type Cast = { houses: ReadonlyMap<string, House>; goods: ReadonlyMap<number, readonly Goods[]> }

type PersonRow = {
  id: number
  email: string
  first_name: string
  last_name: string
  phone: string
  role: Viewer['role']
  company_id: number
  slug: string
  name: string
  kind: string
  is_verified: boolean
  company_role: CompanyRole
  country: string
  city: string
  street: string
  zip: string
}

export async function readCast(tx: Queryable): Promise<Cast> {
  const { rows } = await sql<PersonRow>`
    select u.id, u.email, u.first_name, u.last_name, u.phone_code || ' ' || u.phone as phone, u.role, u.company_role, c.id as company_id, c.slug, c.name,
      c.kind, c.verified_at is not null as is_verified, n.name as country, c.city, c.address as street, c.zip
    from users u join companies c on c.id = u.company_id join countries n on n.code = c.country_code
    where u.status = 1 order by c.id`.execute(tx)
  const goods = await sql<Omit<Goods, 'travel'> & Parameters<typeof readTravel>[0] & { companyId: number }>`
    select p.company_id as "companyId", p.id as "productId", min(t.id) as "termId", min(t.min_qty) as quantity,
      max(coalesce(t.max_qty, case when s.tracking = 'counted' then s.on_hand - s.reserved else 10000 end)) / coalesce(p.order_step, 1) * coalesce(p.order_step, 1) as most,
      p.temperature_min, p.temperature_max, p.dangerous_goods_class, p.un_number
    from products p join listings l on l.product_id = p.id join sales_terms t on t.product_id = p.id
      join stock_levels s on s.product_id = t.product_id and s.variant_key = t.variant_key
    where t.type = 'by_qty' and t.is_available and (s.tracking = 'not_counted' or s.on_hand > s.reserved)
      and not exists (select 1 from product_options o where o.product_id = p.id)
      and exists (select 1 from packaging_variants v where v.product_id = p.id)
    group by p.company_id, p.id order by p.company_id, p.id`.execute(tx)
  return {
    houses: new Map(rows.map((row) => [row.slug, describe(row)])),
    goods: Map.groupBy(
      goods.rows.map((row) => ({ ...row, travel: readTravel(row) })),
      (row) => row.companyId,
    ),
  }
}

function describe(row: PersonRow): House {
  const { country, city, street, zip, phone } = row
  return {
    companyId: row.company_id,
    ...{ country, city, street, zip, phone },
    viewer: {
      userId: row.id,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      role: row.role,
      isWaiting: false,
      hasSecondStep: true,
      accepted: { terms: 0, privacy: 0 },
      visit: undefined,
      company: {
        id: row.company_id,
        slug: row.slug,
        name: row.name,
        kind: row.kind,
        isVerified: row.is_verified,
        role: row.company_role,
      },
    },
  }
}
