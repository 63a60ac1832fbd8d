-- The seller's desk: who changed a product last, what was deleted and can be taken back, and what an operator took off the market.

alter table products add column changed_by integer references users on delete set null;

-- A deleted product stays for 30 days, off the market. Its import handle is kept here, so that a later file can bring a new product of that handle.
create table product_deletions (
  product_id integer primary key references products on delete cascade,
  state text not null check (state in ('draft', 'published', 'hidden')),
  import_handle text,
  deleted_by integer references users on delete set null,
  deleted_at timestamptz not null default now()
);

-- An operator has hidden it: its seller reads the reason, and cannot publish it until an operator lifts this.
create table product_moderations (
  product_id integer primary key references products on delete cascade,
  reason text not null check (length(reason) between 1 and 1000),
  hidden_by integer references users on delete set null,
  hidden_at timestamptz not null default now()
);

-- Whichever way somebody comes (the editor, a list, an import): what is deleted or was hidden by an operator is not published.
create function keep_off_the_market() returns trigger language plpgsql as $$
begin
  if exists (select 1 from product_deletions where product_id = new.id)
    or exists (select 1 from product_moderations where product_id = new.id) then
    new.state := 'hidden';
  end if;
  return new;
end $$;
create trigger products_kept_off before update on products for each row when (new.state = 'published') execute function keep_off_the_market();

-- Every order of the seller's table is a walk along an index, with or without a state.
create index products_by_change on products (company_id, updated_at desc, id desc);
create index products_by_name on products (company_id, lower(name), id);
create index products_by_state on products (company_id, state, updated_at desc, id desc);
