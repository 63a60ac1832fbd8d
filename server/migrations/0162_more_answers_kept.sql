-- More answers are kept ready, and what they say counts as a change of the market (0010): the list of countries, and a showroom as members see it, which tells what
-- its seller gives for bigger orders.
create trigger countries_changed after insert or update or delete on countries for each statement execute function note_market_change();
create trigger order_value_changed after insert or update or delete on company_order_value for each statement execute function note_market_change();
create trigger order_value_steps_changed after insert or update or delete on order_value_steps for each statement execute function note_market_change();
