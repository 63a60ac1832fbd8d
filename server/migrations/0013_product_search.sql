-- The seller's table finds products by a part of their name and by their codes; without these it read every price line of the marketplace.

create index products_by_letters on products using gin (name gin_trgm_ops);
create index product_data_by_barcode on product_data (barcode) where barcode is not null;
create index sales_terms_by_sku on sales_terms (lower(sku)) where sku is not null;
