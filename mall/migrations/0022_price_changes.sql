-- What a variant cost before, and until when: for "lowest in 30 days".
CREATE TABLE price_changes (
  sku_id    bigint NOT NULL,
  region_id bigint NOT NULL,
  price     bigint NOT NULL,
  until     bigint NOT NULL
);
CREATE INDEX price_changes_sku ON price_changes (sku_id, region_id, until);
