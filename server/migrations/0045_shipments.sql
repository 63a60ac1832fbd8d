-- Shipments: the parts of orders on their way, where they are, and what came of them.

create table shipments (
  id integer generated always as identity primary key,
  order_id integer not null references orders,
  -- Of its order, from 1: 'ORD-2026-00012/1'.
  number integer not null check (number >= 1),
  -- Those of its order, so that lists walk one index.
  seller_company_id integer not null references companies,
  buyer_company_id integer not null references companies,
  file_id integer not null references trade_files,
  -- Follows from the stations and receipts, see shipmentStatusOf.
  status text not null default 'preparing' check (status in ('preparing', 'ready', 'under_way', 'delivered', 'received', 'cancelled')),
  mode text not null check (mode in ('truck', 'parcel', 'boat', 'air', 'rail')),
  -- A border with customs is crossed.
  is_cleared boolean not null,
  -- In place of goods that were missing or faulty: it does not count as shipped again.
  is_replacement boolean not null default false,
  carrier text not null default '' check (length(carrier) <= 80),
  tracking_number text not null default '' check (length(tracking_number) <= 60),
  tracking_link text not null default '' check (length(tracking_link) <= 500),
  document_number text not null default '' check (length(document_number) <= 40),
  vessel text not null default '' check (length(vessel) <= 80),
  -- Addresses as they were when it was prepared.
  from_address jsonb check (jsonb_typeof(from_address) = 'object'),
  to_address jsonb check (jsonb_typeof(to_address) = 'object'),
  note text not null default '' check (length(note) <= 1000),
  cancel_reason text not null default '' check (length(cancel_reason) <= 500),
  -- When delivery was wanted, and is expected now.
  due_on date,
  expected_on date,
  -- The first day it is late or at risk if nobody reports anything more; -infinity when it is already.
  troubled_from date,
  -- Whether its companies were told of that.
  is_delay_told boolean not null default false,
  delivered_on date,
  -- Kept for lists: packages, and grams of all of them where each says its own.
  package_count integer not null default 0 check (package_count >= 0),
  gross_grams bigint check (gross_grams >= 0),
  first_product text not null,
  version integer not null default 1,
  created_by integer references users on delete set null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  left_at timestamptz,
  unique (order_id, number)
);
create index shipments_of_seller on shipments (seller_company_id, id desc);
create index shipments_of_buyer on shipments (buyer_company_id, id desc);
create index shipments_of_file on shipments (file_id, id desc);
create index shipments_of_seller_by_change on shipments (seller_company_id, changed_at, id);
create index shipments_of_buyer_by_change on shipments (buyer_company_id, changed_at, id);
create index shipments_in_trouble on shipments (troubled_from) where status in ('preparing', 'ready', 'under_way');

create table shipment_lines (
  shipment_id integer not null references shipments on delete cascade,
  -- Of the order's line.
  position integer not null check (position >= 0),
  quantity integer not null check (quantity >= 1),
  received integer not null default 0 check (received >= 0),
  damaged integer not null default 0 check (damaged >= 0),
  short integer not null default 0 check (short >= 0),
  primary key (shipment_id, position),
  check (received::bigint + damaged + short <= quantity)
);

-- Packages that are alike, in the order of the packing list: [{ position, quantity }] in each of them; millimetres and grams.
create table shipment_packages (
  shipment_id integer not null references shipments on delete cascade,
  place integer not null,
  type text not null default '',
  count integer not null check (count >= 1),
  length integer,
  width integer,
  height integer,
  gross_grams integer,
  net_grams integer check (net_grams <= gross_grams),
  marks text not null default '',
  contents jsonb not null default '[]' check (jsonb_typeof(contents) = 'array'),
  primary key (shipment_id, place)
);

create table shipment_containers (
  shipment_id integer not null references shipments on delete cascade,
  place integer not null,
  -- ISO 6346, without spaces, its check digit right.
  number text not null check (number ~ '^[A-Z]{3}[UJZ][0-9]{7}$'),
  type text,
  seal text not null default '',
  primary key (shipment_id, place)
);
create index shipment_containers_by_number on shipment_containers (number);

-- Days where the goods are: first planned, expected now, happened.
create table shipment_stations (
  shipment_id integer not null references shipments on delete cascade,
  milestone text not null check (milestone in ('ready', 'picked_up', 'export_cleared', 'departed', 'transshipped', 'arrived', 'import_cleared',
    'out_for_delivery', 'delivered')),
  planned_on date,
  expected_on date,
  happened_on date,
  place text not null default '' check (length(place) <= 120),
  note text not null default '' check (length(note) <= 500),
  company_id integer references companies,
  primary key (shipment_id, milestone)
);

create table shipment_receipts (
  id integer generated always as identity primary key,
  shipment_id integer not null references shipments on delete cascade,
  user_id integer references users on delete set null,
  on_day date not null,
  at timestamptz not null default now(),
  note text not null default '' check (length(note) <= 1000)
);
create index shipment_receipts_of_shipment on shipment_receipts (shipment_id, id);

create table shipment_receipt_lines (
  receipt_id integer not null references shipment_receipts on delete cascade,
  position integer not null,
  received integer not null check (received >= 0),
  damaged integer not null check (damaged >= 0),
  short integer not null check (short >= 0),
  note text not null default '' check (length(note) <= 300),
  primary key (receipt_id, position)
);
