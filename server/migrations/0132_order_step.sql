-- What a product is sold in: quantities bought are multiples of it (contract/src/catalogue/order-step.ts).
alter table products
  add column order_step integer check (order_step between 2 and 1000000),
  add column order_pack text check (length(order_pack) between 1 and 40),
  add check (order_pack is null or order_step is not null);
comment on column products.order_step is 'Sold only so many units at a time; null: any quantity.';
comment on column products.order_pack is 'What so many are called: Carton.';

-- Nothing is sold in packs yet. What is ready to send, and what the undoing of an import would write, say so.
update listing_texts set shared = shared || ',"order_step":null';
update import_changes set before = before || '{"orderStep":null,"orderPack":null}' where before is not null;
