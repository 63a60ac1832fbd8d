-- What a cart line is called once its product has left the market: the name it had when it was put in. Its seller may call it something else since then,
-- where nobody else is to see it.
alter table cart_lines add column product_name text not null default '';
update cart_lines c set product_name = p.name from products p where p.id = c.product_id;

-- The words an editor offers are those of goods on the market: looked up by attribute, as they are by tag already.
create index product_attributes_reverse on product_attributes (attribute_id, product_id);

-- Who has been counted at what within an hour, so that one visitor counts once: not a person and not an address, but a hash of either with a secret of the
-- day (see visitor_secrets). Rows are of no use after their hour and may be removed by it.
create table recent_looks (
  -- When the hour began.
  hour timestamptz not null,
  kind text not null check (kind in ('showroom', 'product')),
  thing_id integer not null,
  visitor bytea not null check (length(visitor) = 16),
  -- The address alone, hashed alike; null for people who are signed in.
  origin bytea check (length(origin) = 16),
  primary key (hour, kind, thing_id, visitor)
);
create index recent_looks_by_origin on recent_looks (hour, origin, kind, thing_id);

-- One a day (UTC), shared by all processes. Without it nobody can find out which address a hash was made of, so those of past days are removed.
create table visitor_secrets (
  day date primary key,
  secret bytea not null check (length(secret) = 32)
);
