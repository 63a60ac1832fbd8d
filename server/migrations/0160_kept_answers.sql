-- Whole answers are kept in the processes now, not only of searches: what stands in them counts as a change of the market (0010) as well.
create trigger listing_texts_changed after insert or update or delete on listing_texts for each statement execute function note_market_change();
create trigger company_ratings_changed after insert or update or delete on company_ratings for each statement execute function note_market_change();
-- A seller's page says whom to ask: looked up when it is read, so that a new phone number needs no indexing.
create trigger contacts_changed after insert or delete or update of first_name, last_name, phone_code, phone, status, company_id, company_role on users
  for each statement execute function note_market_change();
