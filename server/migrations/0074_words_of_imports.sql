-- What a company's files call our categories and brands, as somebody has said; the word as the file writes it.
create table import_words (
  company_id integer not null references companies on delete cascade,
  kind text not null check (kind in ('category', 'brand')),
  word text not null check (length(word) between 1 and 500),
  -- The id of a sub-industry, or a brand's name.
  meaning text not null check (length(meaning) between 1 and 200),
  changed_at timestamptz not null default now(),
  primary key (company_id, kind, word)
);

-- The words a file holds, with how many products each is about: written by the check.
alter table imports add column words jsonb not null default '[]';
