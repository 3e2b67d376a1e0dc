create table address (
  addr_id bigint primary key,
  user_id text not null references shopper,
  receiver text not null,
  country_id bigint not null,
  province_id bigint not null,
  city_id bigint not null,
  area_id bigint not null,
  addr text not null,
  post_code text,
  mobile text not null,
  mobile_code text not null,
  alt_mobile text,
  alt_mobile_code text,
  is_default boolean not null,
  created_at bigint not null,
  updated_at bigint not null
);
create index address_by_user on address (user_id, created_at desc);
create unique index address_default on address (user_id) where is_default;
