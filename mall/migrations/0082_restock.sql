-- Since when nothing of a variant can be bought, in the mall's time.
alter table skus add column sold_out_at bigint;

-- Who wants to be told when a variant can be bought again.
create table restock_notice (
  sku_id bigint not null,
  user_id text not null,
  at bigint not null,
  primary key (sku_id, user_id)
);

-- A shop's figures are read from its conversations and parcels.
create index conversation_by_shop on conversation (shop_id);
create index orders_by_shop on orders (shop_id);
