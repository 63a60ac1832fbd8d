-- Prices that hold until a moment, and what prices were before: a reduction is announced with the lowest price of the 30 days before it.

-- What a sale took the place of, written when it begins; null for a line it has not changed.
alter table product_plan_lines
  add column price_before bigint,
  add column list_price_before bigint;

alter table sales_terms
  -- Until when the price holds that a sale has written.
  add column sale_ends_at timestamptz,
  -- The lowest price of the 30 days before the reduction that is announced (list_price); null where nobody knows it.
  add column lowest_before bigint;

-- Since when prices are in this currency; null: always. Older ones are not compared with them.
alter table products add column currency_since timestamptz;

-- A price that a line had, and until when. Of two changes in one transaction nobody saw what was between.
create table price_changes (
  sales_term_id integer not null references sales_terms on delete cascade,
  price bigint not null,
  held_until timestamptz not null default now(),
  primary key (sales_term_id, held_until)
);
create index price_changes_old on price_changes (held_until);

create function note_price_change() returns trigger language plpgsql as $$
begin
  if new.price is distinct from old.price then
    if old.price is not null then
      insert into price_changes (sales_term_id, price) values (old.id, old.price) on conflict do nothing;
    end if;
    -- Somebody else has written another price: what is to end with the sale is not this one.
    if new.sale_ends_at is not distinct from old.sale_ends_at then new.sale_ends_at := null; end if;
  end if;
  if new.list_price is null or new.price is null then
    new.lowest_before := null;
  elsif old.list_price is null or new.price is distinct from old.price then
    new.lowest_before := (
      select least(min(c.price), case when min(p.currency_since) < now() or min(p.currency_since) is null then old.price end)
      from products p
      left join price_changes c on c.sales_term_id = old.id and c.held_until > greatest(now() - interval '30 days', p.currency_since)
      where p.id = old.product_id);
  end if;
  return new;
end $$;
create trigger sales_terms_price_changed before update on sales_terms for each row
  when (old.price is distinct from new.price or old.list_price is distinct from new.list_price) execute function note_price_change();

create function note_currency_change() returns trigger language plpgsql as $$
begin
  new.currency_since := now();
  update sales_terms set lowest_before = null, sale_ends_at = null
  where product_id = new.id and (lowest_before is not null or sale_ends_at is not null);
  return new;
end $$;
create trigger products_currency_changed before update on products for each row
  when (old.currency is distinct from new.currency) execute function note_currency_change();
