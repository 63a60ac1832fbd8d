-- The sample of one listing in 32 in an order that has nothing to do with anything: the first of it are a smaller sample, as fair as the whole one. What nearly
-- everything is needs no more to be counted, and no index has to put together all that it is.
create index listings_scattered on listings ((product_id::bigint * 2654435761 & 4294967295)) where (product_id::bigint * 2654435761 >> 16) & 31 = 0;
