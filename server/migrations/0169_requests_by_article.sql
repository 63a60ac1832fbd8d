-- Requests are looked for by the article numbers of their goods, as they are by names.
create index request_lines_by_sku on request_lines using gin (sku gin_trgm_ops);
