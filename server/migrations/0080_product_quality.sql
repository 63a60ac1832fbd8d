-- How well a product is described, 0 to 100, by the rule in contract/src/catalogue/quality.ts; null until the server has rated what was there before.
alter table products add column quality smallint check (quality between 0 and 100);
-- The worst first is a walk along an index, as every other order of the seller's table; the average is read from it alone.
create index products_by_quality on products (company_id, quality, id);
create index products_unrated on products (id) where quality is null;
