-- Pictures of imported goods that could not be had from their address, to be tried again without the file.

create table import_pictures (
  id bigint generated always as identity primary key,
  import_id integer not null references imports on delete cascade,
  product_id integer not null references products on delete cascade,
  url text not null check (length(url) <= 2000),
  alt text not null check (length(alt) <= 300),
  -- Its place among the pictures that the file names for the product.
  place integer not null,
  fault text not null,
  attempts integer not null,
  -- Null: given up.
  next_at timestamptz,
  -- Somebody is at it; whoever broke off is followed by another after this.
  taken_until timestamptz,
  changed_at timestamptz not null default now(),
  unique (product_id, url)
);
create index import_pictures_of_import on import_pictures (import_id, id);
create index import_pictures_due on import_pictures (next_at) where next_at is not null;
create index import_pictures_given_up on import_pictures (changed_at) where next_at is null;
