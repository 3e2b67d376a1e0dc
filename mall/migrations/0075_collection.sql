create table collected_product (
  id bigint primary key,
  user_id text not null,
  prod_id bigint not null,
  -- Its lowest price when it was saved, by region, in minor units of that region's currency.
  prices jsonb not null,
  created_at bigint not null,
  -- Taken out at; for a while it comes back as it was.
  removed_at bigint,
  unique (user_id, prod_id)
);
create index collected_product_by_time on collected_product (user_id, created_at desc, id desc) where removed_at is null;

create table followed_shop (
  user_id text not null,
  shop_id bigint not null,
  created_at bigint not null,
  primary key (user_id, shop_id)
);
create index followed_shop_fans on followed_shop (shop_id);
create index followed_shop_by_time on followed_shop (user_id, created_at desc, shop_id desc);
