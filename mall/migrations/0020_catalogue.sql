-- The vocabulary: every noun, feature, attribute value and sentence of the catalogue, once, in six languages.
-- Ids of categories, brands, shops, tags and terms share one number space, so that a shelf row can list them all in `terms`.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE terms (
  term_id   int PRIMARY KEY,
  type      text NOT NULL,
  parent_id int,
  texts     jsonb NOT NULL,
  facts     jsonb NOT NULL DEFAULT '{}'
);

CREATE TABLE categories (
  category_id int PRIMARY KEY,
  parent_id   int NOT NULL,
  grade       smallint NOT NULL,
  seq         smallint NOT NULL,
  texts       jsonb NOT NULL,
  pic         text NOT NULL
);

CREATE TABLE brands (
  brand_id   int PRIMARY KEY,
  name       text NOT NULL,
  letter     char(1) NOT NULL,
  logo       text NOT NULL,
  prod_count jsonb NOT NULL DEFAULT '{}'
);

CREATE TABLE shops (
  shop_id          int PRIMARY KEY,
  name             text NOT NULL,
  region_id        bigint NOT NULL,
  city             int NOT NULL,
  logo             text NOT NULL,
  banner           text NOT NULL,
  phrases          int[] NOT NULL,
  score            numeric(2,1),
  fans_count       int NOT NULL,
  sold_num         int NOT NULL,
  prod_count       jsonb NOT NULL DEFAULT '{}',
  category_ids     int[] NOT NULL,
  ships_to         bigint[] NOT NULL,
  response_minutes int,
  on_time_rate     numeric(4,1),
  opens            text NOT NULL,
  status           smallint NOT NULL DEFAULT 1
);
CREATE INDEX shops_name_trgm ON shops USING gin (lower(name) gin_trgm_ops);

CREATE TABLE products (
  prod_id         bigint PRIMARY KEY,
  kind            int NOT NULL,
  category_id     int NOT NULL,
  brand_id        int NOT NULL,
  shop_id         int NOT NULL,
  series_id       int NOT NULL,
  features        int[] NOT NULL,
  attr_values     int[] NOT NULL,
  colour          text NOT NULL,
  tint            smallint NOT NULL,
  condition       text NOT NULL,
  warranty_months smallint,
  origin          char(2) NOT NULL,
  weight_g        int NOT NULL,
  return_days     smallint NOT NULL,
  cod             boolean NOT NULL,
  max_buy         smallint,
  created_at      bigint NOT NULL,
  status          smallint NOT NULL DEFAULT 1
);

CREATE TABLE skus (
  sku_id    bigint PRIMARY KEY,
  prod_id   bigint NOT NULL,
  value_ids int[] NOT NULL,
  colour    text NOT NULL,
  stocks    int NOT NULL,
  reserved  int NOT NULL DEFAULT 0,
  status    smallint NOT NULL DEFAULT 1,
  CONSTRAINT skus_stock_kept CHECK (reserved >= 0 AND (stocks = -1 OR stocks >= reserved))
);

CREATE TABLE sku_prices (
  sku_id    bigint NOT NULL,
  region_id bigint NOT NULL,
  price     bigint NOT NULL CHECK (price > 0),
  ori_price bigint,
  PRIMARY KEY (sku_id, region_id)
);

-- What stands on a region's shelf: one row per product and region, with all that lists filter and sort by.
-- `price` is the lowest of the variants on sale; truth stays in sku_prices and skus.
CREATE TABLE shelves (
  region_id  bigint NOT NULL,
  prod_id    bigint NOT NULL,
  kind       int NOT NULL,
  price      bigint NOT NULL,
  ori_price  bigint,
  discount   smallint NOT NULL,
  sold_num   int NOT NULL,
  rating     real NOT NULL,
  popularity real NOT NULL,
  in_stock   boolean NOT NULL,
  used       boolean NOT NULL,
  free_delivery boolean NOT NULL,
  origin     char(2) NOT NULL,
  created_at bigint NOT NULL,
  terms      int[] NOT NULL,
  PRIMARY KEY (region_id, prod_id)
) PARTITION BY LIST (region_id);
CREATE TABLE shelves_lk PARTITION OF shelves FOR VALUES IN (659006000402);
CREATE TABLE shelves_cn PARTITION OF shelves FOR VALUES IN (659006000403);
CREATE TABLE shelves_la PARTITION OF shelves FOR VALUES IN (659006000404);
CREATE TABLE shelves_tr PARTITION OF shelves FOR VALUES IN (659006000405);
CREATE TABLE shelves_elsewhere PARTITION OF shelves DEFAULT;

CREATE TABLE reviews (
  prod_comm_id  bigint PRIMARY KEY,
  prod_id       bigint NOT NULL,
  sku_id        bigint,
  order_item_id bigint UNIQUE,
  user_id       text,
  lang          text NOT NULL,
  nick_name     text NOT NULL,
  avatar        text,
  score         smallint NOT NULL CHECK (score BETWEEN 1 AND 5),
  phrases       int[],
  content       text,
  pics          text[] NOT NULL DEFAULT '{}',
  is_anonymous  smallint NOT NULL,
  useful_counts int NOT NULL DEFAULT 0,
  reply         text,
  reply_phrase  int,
  reply_time    bigint,
  rec_time      bigint NOT NULL,
  status        smallint NOT NULL DEFAULT 1,
  CONSTRAINT reviews_say_something CHECK (phrases IS NOT NULL OR content IS NOT NULL)
);

CREATE TABLE review_sums (
  prod_id bigint PRIMARY KEY,
  stars   int[] NOT NULL,
  pics    int NOT NULL DEFAULT 0
);

-- Places a shop's parcels reach, by address area; the nearest ancestor with a row decides.
CREATE TABLE delivery_zones (
  region_id bigint NOT NULL,
  area_id   bigint NOT NULL,
  min_days  smallint NOT NULL,
  max_days  smallint NOT NULL,
  fee       bigint NOT NULL,
  fee_per_kg bigint NOT NULL,
  max_kg    int,
  courier   text NOT NULL,
  PRIMARY KEY (region_id, area_id)
);

CREATE TABLE banners (
  banner_id int PRIMARY KEY,
  region_id bigint NOT NULL,
  seq       smallint NOT NULL,
  pic       text NOT NULL,
  tint      smallint NOT NULL,
  type      smallint NOT NULL,
  relation  text,
  texts     jsonb NOT NULL
);

CREATE TABLE tags (
  tag_id    int PRIMARY KEY,
  seq       smallint NOT NULL,
  style     smallint NOT NULL,
  link_type text NOT NULL,
  relation  text,
  icon      text NOT NULL,
  texts     jsonb NOT NULL
);

CREATE TABLE hot_searches (
  hot_search_id int PRIMARY KEY,
  region_id     bigint NOT NULL,
  seq           smallint NOT NULL,
  texts         jsonb NOT NULL
);

-- Search: words of the vocabulary point at terms; shelves.terms is what is searched.
CREATE TABLE search_words (
  word    text NOT NULL,
  term_id int NOT NULL,
  PRIMARY KEY (word, term_id)
);
CREATE TABLE suggestions (
  lang   text NOT NULL,
  text   text NOT NULL,
  plain  text NOT NULL,
  weight int NOT NULL,
  PRIMARY KEY (lang, text)
);
CREATE TABLE scrolls (
  scroll_id text PRIMARY KEY,
  query     text NOT NULL,
  prod_ids  bigint[] NOT NULL,
  total     int NOT NULL,
  used_at   bigint NOT NULL
);
CREATE INDEX scrolls_used ON scrolls (used_at);
