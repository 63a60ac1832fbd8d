-- Where counted stock lies: so many of a level at each branch or warehouse of the company. What no place is said for lies at none, and the level stays the sum
-- that orders reserve of (docs/product.md#stock).
create table stock_places (
  product_id integer not null,
  variant_key text not null,
  -- A place that goods are counted at is not removed: they are moved first.
  branch_id integer not null references branches,
  on_hand bigint not null check (on_hand > 0),
  primary key (product_id, variant_key, branch_id),
  foreign key (product_id, variant_key) references stock_levels on delete cascade
);
create index stock_places_by_branch on stock_places (branch_id);

-- Places hold no more than there is. Looked at when the transaction ends: levels and places are written one after the other.
create function check_stock_places() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(p.on_hand), 0) from stock_places p where p.product_id = new.product_id and p.variant_key = new.variant_key)
    > (select s.on_hand from stock_levels s where s.product_id = new.product_id and s.variant_key = new.variant_key) then
    raise exception 'places hold more of product % (%) than there is', new.product_id, new.variant_key
      using errcode = 'check_violation', constraint = 'places_hold_what_is_there';
  end if;
  return null;
end $$;
create constraint trigger stock_places_fit after insert or update on stock_places deferrable initially deferred
  for each row execute function check_stock_places();
create constraint trigger stock_level_holds_places after update on stock_levels deferrable initially deferred
  for each row when (new.on_hand < old.on_hand) execute function check_stock_places();

-- At which places a change moved how many, by the names they had then: [{"name", "by"}].
alter table stock_changes add column places jsonb;
alter table stock_changes drop constraint stock_changes_reason_check;
alter table stock_changes add constraint stock_changes_reason_check
  check (reason in ('set', 'moved', 'reserved', 'released', 'shipped', 'unshipped', 'replaced', 'returned'));
