-- Kept apart from the tables: a million products are loaded first and indexed after (mall/catalogue/shelving.ts drops and runs this again).
CREATE INDEX IF NOT EXISTS skus_prod ON skus (prod_id);
CREATE INDEX IF NOT EXISTS reviews_prod ON reviews (prod_id, rec_time DESC);
