create table grocery_list (
  list_id bigint primary key,
  user_id text not null,
  name text not null,
  -- The name without case and spaces: what tells one list of a shopper from another.
  name_key text not null,
  -- Grows with each change of the list.
  version integer not null,
  created_at bigint not null,
  updated_at bigint not null,
  unique (user_id, name_key)
);
create index grocery_list_by_time on grocery_list (user_id, updated_at desc, list_id desc);

create table grocery_item (
  item_id bigint primary key,
  list_id bigint not null references grocery_list on delete cascade,
  prod_id bigint not null,
  sku_id bigint not null,
  shop_id integer not null,
  count integer not null,
  note text,
  added_at bigint not null,
  unique (list_id, sku_id)
);
