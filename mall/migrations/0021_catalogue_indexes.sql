-- Kept apart from the tables: a million products are loaded first and indexed after (mall/catalogue/shelving.ts drops and runs this again).
CREATE INDEX IF NOT EXISTS skus_prod ON skus (prod_id);
CREATE INDEX IF NOT EXISTS shelves_terms ON shelves USING gin (terms) WITH (fastupdate = off);
CREATE INDEX IF NOT EXISTS shelves_popularity ON shelves (region_id, popularity DESC, prod_id);
CREATE INDEX IF NOT EXISTS shelves_sold ON shelves (region_id, sold_num DESC, prod_id);
CREATE INDEX IF NOT EXISTS shelves_price ON shelves (region_id, price, prod_id);
CREATE INDEX IF NOT EXISTS shelves_rating ON shelves (region_id, rating DESC, prod_id);
CREATE INDEX IF NOT EXISTS shelves_created ON shelves (region_id, created_at DESC, prod_id);
CREATE INDEX IF NOT EXISTS shelves_discount ON shelves (region_id, discount DESC, prod_id);
CREATE INDEX IF NOT EXISTS reviews_prod ON reviews (prod_id, rec_time DESC);
CREATE INDEX IF NOT EXISTS search_words_prefix ON search_words (word text_pattern_ops);
CREATE INDEX IF NOT EXISTS search_words_trgm ON search_words USING gin (word gin_trgm_ops);
CREATE INDEX IF NOT EXISTS suggestions_trgm ON suggestions USING gin (plain gin_trgm_ops);
