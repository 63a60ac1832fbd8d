-- The branch or warehouse that a shipment's goods are taken off when it leaves; null: nobody said. Only its seller is told.
alter table shipments add column loads_from integer references branches on delete set null;
create index shipments_by_branch on shipments (loads_from) where loads_from is not null;
