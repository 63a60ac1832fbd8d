-- What other programs are still to be told of products and stock: one row a thing, however often it changes in the seconds before they are told (docs/decisions/0053-systems-that-talk.md).
create table product_news (
  product_id integer primary key,
  company_id integer not null references companies on delete cascade,
  -- Its state before the first of these changes; null: there was no such product.
  was text,
  at timestamptz not null default now()
);
create index product_news_by_age on product_news (at);
create index product_news_of_company on product_news (company_id);
create table stock_news (
  product_id integer not null,
  variant_key text not null,
  company_id integer not null references companies on delete cascade,
  at timestamptz not null default now(),
  primary key (product_id, variant_key)
);
create index stock_news_by_age on stock_news (at);
create index stock_news_of_company on stock_news (company_id);

-- Written by the database, so that no way to change a product forgets it; nothing where no program listens, and nothing of what an import does: that is told as one thing.
create function note_product_news() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('fairquay.news', true), '') = 'off' then return null; end if;
  if tg_op = 'INSERT' then
    insert into product_news (product_id, company_id)
    select n.id, n.company_id from after_rows n
    where exists (select 1 from webhooks w where w.company_id = n.company_id and w.is_active
      and w.events && '{product.created,product.changed,product.published,product.hidden,product.deleted}')
    order by n.id on conflict do nothing;
  else
    insert into product_news (product_id, company_id, was)
    select n.id, n.company_id, o.state from after_rows n join before_rows o on o.id = n.id
    where n.version <> o.version and exists (select 1 from webhooks w where w.company_id = n.company_id and w.is_active
      and w.events && '{product.created,product.changed,product.published,product.hidden,product.deleted}')
    order by n.id on conflict do nothing;
  end if;
  return null;
end $$;
create trigger note_new_products after insert on products referencing new table as after_rows for each statement execute function note_product_news();
create trigger note_changed_products after update on products referencing old table as before_rows new table as after_rows for each statement execute function note_product_news();

create function note_stock_news() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('fairquay.news', true), '') = 'off' then return null; end if;
  insert into stock_news (product_id, variant_key, company_id)
  select n.product_id, n.variant_key, p.company_id
  from after_rows n join before_rows o on o.product_id = n.product_id and o.variant_key = n.variant_key join products p on p.id = n.product_id
  where (n.tracking, n.on_hand, n.reserved) is distinct from (o.tracking, o.on_hand, o.reserved)
    and exists (select 1 from webhooks w where w.company_id = p.company_id and w.is_active and 'stock.changed' = any(w.events))
  order by n.product_id, n.variant_key on conflict do nothing;
  return null;
end $$;
create trigger note_changed_stock after update on stock_levels referencing old table as before_rows new table as after_rows for each statement execute function note_stock_news();
