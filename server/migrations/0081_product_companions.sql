-- What goes with a product beside its pictures: documents, a video elsewhere, and other goods of its seller.

create table document_files (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  file text not null unique,
  name text not null,
  bytes integer not null,
  created_at timestamptz not null default now(),
  -- Since when nothing shows it; such a one is swept.
  unused_since timestamptz,
  -- The end of validity its company was told of.
  told_of date
);
create index document_files_by_company on document_files (company_id);
create index document_files_unused on document_files (unused_since) where unused_since is not null;

-- One file may stand with many products: a certificate of a whole line.
create table product_documents (
  product_id integer not null references products on delete cascade,
  position integer not null,
  file_id integer not null references document_files,
  kind text not null check (kind in ('data_sheet', 'certificate', 'manual', 'safety_sheet', 'other')),
  title text not null,
  language text,
  valid_until date,
  primary key (product_id, position)
);
create index product_documents_by_file on product_documents (file_id);
create index product_documents_by_end on product_documents (valid_until) where valid_until is not null;

create table product_links (
  product_id integer not null references products on delete cascade,
  position integer not null,
  kind text not null check (kind in ('replacement', 'accessory', 'related')),
  other_id integer not null references products on delete cascade check (other_id <> product_id),
  primary key (product_id, kind, other_id)
);
create index product_links_to on product_links (other_id);

alter table products add column video text;

-- What a product page shows of them, ready to send; nobody has any yet.
alter table listing_texts add column beside text not null default '{"video":null,"documents":[],"replacements":[],"accessories":[],"related":[]}';
