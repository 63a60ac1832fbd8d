-- A deal as one thing: all requests of one buyer about the same goods of one seller are parts of one file.

create table trade_files (
  id integer generated always as identity primary key,
  buyer_company_id integer not null references companies,
  supplier_company_id integer not null references companies,
  created_at timestamptz not null default now(),
  -- So that a request can only be in a file of its own two companies.
  unique (id, buyer_company_id, supplier_company_id)
);
create index trade_files_of_pair on trade_files (buyer_company_id, supplier_company_id, created_at desc, id desc);

alter table requests
  add column file_id integer,
  -- What lists call it by, beside its goods: from where to where (ISO code, city; '' where nothing is carried or cleared), and how much.
  add column from_country text not null default '' check (from_country ~ '^([A-Z]{2})?$'),
  add column from_place text not null default '' check (length(from_place) <= 100),
  add column to_country text not null default '' check (to_country ~ '^([A-Z]{2})?$'),
  add column to_place text not null default '' check (length(to_place) <= 100),
  add column packs integer check (packs >= 0),
  add column pallets integer check (pallets >= 0),
  add column grams bigint check (grams >= 0),
  add column litres bigint check (litres >= 0),
  -- Whoever carries the goods insures them, and must know what they are worth.
  add column is_insured boolean not null default false,
  -- Since when the buyer shows the offers to the seller of the goods, who only looks on; and who decided that.
  add column shared_at timestamptz,
  add column shared_by integer references users on delete set null;

-- Purchase requests each begin a file. Freight and duty requests join that of the nearest purchase of the same two companies that is about one of their products,
-- made within 90 days before or after; others have their own.
create temporary table begun_by on commit drop as
select r.id, coalesce(case when r.kind <> 'purchase' then (
  select p.id from requests p
  where p.kind = 'purchase' and p.buyer_company_id = r.buyer_company_id and p.supplier_company_id = r.supplier_company_id
    and p.created_at between r.created_at - interval '90 days' and r.created_at + interval '90 days'
    and exists (
      select 1 from request_lines l join request_lines m on m.product_id = l.product_id where l.request_id = r.id and m.request_id = p.id)
  order by abs(extract(epoch from p.created_at - r.created_at)), p.id limit 1) end, r.id) as first_id
from requests r;

alter table trade_files add column first_id integer;
insert into trade_files (buyer_company_id, supplier_company_id, created_at, first_id)
select min(r.buyer_company_id), min(r.supplier_company_id), min(r.created_at), b.first_id
from begun_by b join requests r on r.id = b.id group by b.first_id order by b.first_id;

update requests r set file_id = f.id from begun_by b join trade_files f on f.first_id = b.first_id where b.id = r.id;
alter table trade_files drop column first_id;

alter table requests
  alter column file_id set not null,
  add foreign key (file_id, buyer_company_id, supplier_company_id) references trade_files (id, buyer_company_id, supplier_company_id);
create index requests_by_file on requests (file_id, id);

-- Freight: the addresses as they were given, with the country's code where its name is known. Pallets were not counted yet.
update requests r set
  from_country = coalesce((select n.code from countries n where lower(n.name) = lower(trim(q.request #>> '{seller_data,loading_address,country}'))), ''),
  from_place = left(coalesce(trim(q.request #>> '{seller_data,loading_address,city}'), ''), 100),
  to_country = coalesce((select n.code from countries n where lower(n.name) = lower(trim(q.request #>> '{buyer_data,shipping_address,country}'))), ''),
  to_place = left(coalesce(trim(q.request #>> '{buyer_data,shipping_address,city}'), ''), 100),
  packs = g.packs, grams = g.grams, litres = g.litres,
  is_insured = coalesce((q.request #>> '{shipment_data,is_required_insurance}')::boolean, false)
from logistic_quotes q
cross join lateral (
  select sum((line ->> 'packs')::integer)::integer as packs, sum((line ->> 'grams')::bigint)::bigint as grams, sum((line ->> 'litres')::bigint)::bigint as litres
  from jsonb_array_elements(q.goods) line) g
where q.request_id = r.id;

update requests r set from_country = c.exporting_country, to_country = c.importing_country from customs_requests c where c.request_id = r.id;
