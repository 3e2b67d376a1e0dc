create table cart_line (
  basket_id bigint primary key,
  user_id text not null,
  shop_id int not null,
  prod_id bigint not null,
  sku_id bigint not null,
  count int not null check (count > 0),
  checked boolean not null,
  -- What it cost when it came in, in minor units of that region's currency.
  price_when_added bigint not null,
  region_when_added bigint not null,
  added_at bigint not null,
  unique (user_id, sku_id)
);

create table checkout (
  token text primary key,
  user_id text not null,
  region_id bigint not null,
  param jsonb not null,
  state text not null check (state in ('OPEN', 'CONSUMED', 'STALE')),
  price_hash text not null,
  expire_at bigint not null,
  order_numbers text[] not null
);
create index checkout_by_expiry on checkout (expire_at);

create table slot_seat (
  shop_id int not null,
  slot_id text not null,
  taken int not null check (taken >= 0),
  primary key (shop_id, slot_id)
);
