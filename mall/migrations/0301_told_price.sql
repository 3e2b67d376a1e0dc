-- The lowest price that the shopper was told of since he saved it, by region, as `prices`.
alter table collected_product add column told jsonb not null default '{}';
-- Whose favourite a product is, when its price falls.
create index collected_product_fans on collected_product (prod_id) where removed_at is null;
