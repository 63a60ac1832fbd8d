-- The numbered papers of orders: confirmation, pro-forma, commercial invoice, packing list, delivery note, credit note. What one says is kept as facts; PDF and
-- XML are made of them whenever somebody asks.
create table order_papers (
  id integer generated always as identity primary key,
  order_id integer not null references orders on delete cascade,
  kind text not null check (kind in ('order-confirmation', 'proforma-invoice', 'commercial-invoice', 'packing-list', 'delivery-note', 'credit-note')),
  seller_company_id integer not null references companies,
  buyer_company_id integer not null references companies,
  -- The shipment it goes with.
  shipment_id integer,
  -- The invoice a credit note is about.
  corrects_id integer references order_papers,
  year integer not null check (year between 2000 and 2999),
  number integer not null check (number >= 1),
  currency char(3) not null,
  -- Minor units; null where a paper names no money.
  net bigint check (net >= 0),
  tax bigint check (tax >= 0),
  total bigint check (total = net + tax),
  due_on date,
  facts jsonb not null check (jsonb_typeof(facts) = 'object'),
  issued_at timestamptz not null default now(),
  user_id integer references users on delete set null,
  unique (seller_company_id, kind, year, number),
  check ((kind = 'credit-note') = (corrects_id is not null))
);
create index order_papers_of_order on order_papers (order_id, id);
create index order_papers_correcting on order_papers (corrects_id) where corrects_id is not null;
-- An order is confirmed once, and a shipment has one paper of each kind.
create unique index order_papers_confirming on order_papers (order_id) where kind = 'order-confirmation';
create unique index order_papers_of_shipment on order_papers (shipment_id, kind) where shipment_id is not null and kind in ('packing-list', 'delivery-note');
create trigger order_papers_stay before update on order_papers for each row execute function refuse_paper_change();

-- What of an order's lines an invoice asks for, or a credit note takes back.
create table order_paper_lines (
  paper_id integer not null references order_papers on delete cascade,
  order_id integer not null,
  position integer not null,
  quantity integer not null check (quantity >= 1),
  net bigint not null check (net >= 0),
  primary key (paper_id, position),
  foreign key (order_id, position) references order_lines on delete cascade
);
create index order_paper_lines_of_order on order_paper_lines (order_id, position);
