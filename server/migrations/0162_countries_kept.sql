-- The list of countries is kept ready as well: a country that is left out, or no longer, counts as a change of the market (0010).
create trigger countries_changed after insert or update or delete on countries for each statement execute function note_market_change();
