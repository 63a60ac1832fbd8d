-- Since when a line costs what it costs, so that sellers find prices nobody has looked at for long. Of lines that are here already: since their product was
-- last changed, for nothing says more.
alter table sales_terms add column priced_at timestamptz;
update sales_terms t set priced_at = p.updated_at from products p where p.id = t.product_id;
alter table sales_terms alter column priced_at set default now(), alter column priced_at set not null;

create function note_priced_at() returns trigger language plpgsql as $$
begin
  new.priced_at := now();
  return new;
end $$;
create trigger sales_terms_priced before update on sales_terms for each row
  when (old.price is distinct from new.price) execute function note_priced_at();
