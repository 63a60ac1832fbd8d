-- Stock is kept once for each combination of a price list, counted or not (docs/product.md#stock). Until now every line of the list said it, tiers over again,
-- and goods that a file did not count were given a million.
create table stock_levels (
  product_id integer not null references products on delete cascade,
  -- The combination, as the lines of the price list name it (sales_terms.variant_key).
  variant_key text not null,
  tracking text not null check (tracking in ('counted', 'not_counted')),
  -- What lies in the warehouse; nothing where nobody counts.
  on_hand bigint not null default 0 check (on_hand >= 0),
  -- What orders wait for, also where nobody counts.
  reserved bigint not null default 0 check (reserved >= 0),
  low_at integer check (low_at >= 0),
  -- Whether the seller was told that it is low, so that one fall is told once.
  is_low boolean not null default false,
  changed_at timestamptz not null default now(),
  primary key (product_id, variant_key),
  constraint reserved_is_there check (tracking = 'not_counted' or on_hand >= reserved),
  constraint uncounted_is_nothing check (tracking = 'counted' or on_hand = 0)
);
create index stock_levels_changed on stock_levels (changed_at, product_id, variant_key);

-- What an order holds, and of which level: a price list may be written anew before the goods are shipped.
create table stock_reservations (
  order_id integer not null,
  product_id integer not null,
  -- The combination ordered: one value of each option.
  variant_key text not null,
  level_key text not null,
  quantity bigint not null check (quantity > 0),
  primary key (order_id, product_id, variant_key, level_key),
  foreign key (product_id, level_key) references stock_levels on delete cascade
);
create index stock_reservations_by_level on stock_reservations (product_id, level_key);

insert into stock_levels (product_id, variant_key, tracking, on_hand)
select t.product_id, t.variant_key, case when s.is_uncounted then 'not_counted' else 'counted' end, case when s.is_uncounted then 0 else s.quantity end
from (select distinct product_id, variant_key from sales_terms where type = 'by_qty') t
join lateral (
  select max(x.available_qty) as quantity, bool_or(x.available_qty = 1000000 and p.import_handle is not null) as is_uncounted
  from sales_terms x join products p on p.id = x.product_id
  where x.product_id = t.product_id and x.variant_key = t.variant_key and x.type = 'by_qty'
) s on true;

alter table sales_terms drop column available_qty;
