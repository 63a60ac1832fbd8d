-- Names are looked up without regard to case, each by one step in an index.
create index brands_by_name on brands (lower(name), id);
create index families_by_name on families (lower(name), id);
create index tags_by_name on tags (lower(name), id);
create index attributes_by_name on attributes (lower(name), id);
