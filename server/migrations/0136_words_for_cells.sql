-- Files have words of their own for countries, states and units too.
alter table import_words drop constraint import_words_kind_check;
alter table import_words add constraint import_words_kind_check
  check (kind in ('category', 'brand', 'country', 'state', 'availability', 'weight_unit', 'length_unit', 'volume_unit'));
