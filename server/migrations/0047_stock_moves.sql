-- What of a reservation has left, beside what still waits: an order's counters and its stock are brought into line whenever one of them moves.
alter table stock_reservations add column taken bigint not null default 0 check (taken >= 0);
alter table stock_reservations drop constraint stock_reservations_quantity_check;
alter table stock_reservations add constraint stock_reservations_quantity_check check (quantity >= 0);
alter table stock_reservations add constraint stock_reservations_of_order foreign key (order_id) references orders on delete cascade;

-- What happened to the stock of a combination, for its seller to look up: the numbers after it, and by how much they moved.
create table stock_changes (
  id bigint generated always as identity primary key,
  product_id integer not null references products on delete cascade,
  variant_key text not null,
  at timestamptz not null default now(),
  reason text not null check (reason in ('set', 'reserved', 'released', 'shipped', 'unshipped', 'replaced', 'returned')),
  tracking text not null check (tracking in ('counted', 'not_counted')),
  on_hand bigint not null,
  reserved bigint not null,
  on_hand_by bigint not null,
  reserved_by bigint not null,
  order_id integer references orders on delete set null,
  user_id integer references users on delete set null
);
create index stock_changes_of_product on stock_changes (product_id, id desc);
create index stock_changes_of_order on stock_changes (order_id) where order_id is not null;
create index stock_changes_of_user on stock_changes (user_id) where user_id is not null;
