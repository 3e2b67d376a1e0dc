-- Tells every process which products changed on a shelf, so that what they keep of it in memory follows (mall/shelf/shelves.ts).
-- Bulk loads switch these triggers off and say `all` themselves (mall/catalogue/shelving.ts).
CREATE FUNCTION shelf_told() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  told int;
BEGIN
  SELECT count(*) INTO told FROM changed;
  IF told > 500 THEN
    PERFORM pg_notify('shelf_changed', 'all');
  ELSIF told > 0 THEN
    PERFORM pg_notify('shelf_changed', (SELECT string_agg(DISTINCT prod_id::text, ',') FROM changed));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER shelf_added AFTER INSERT ON shelves REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shelf_told();
CREATE TRIGGER shelf_changed AFTER UPDATE ON shelves REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shelf_told();
CREATE TRIGGER shelf_taken AFTER DELETE ON shelves REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shelf_told();

-- What is scrolled may be lost with the server: an unknown scroll starts again (contract G).
ALTER TABLE scrolls SET UNLOGGED;

-- Lists, searches and their counts are answered from memory: the table itself is only read whole or by product.
DROP INDEX IF EXISTS shelves_terms, shelves_popularity, shelves_sold, shelves_price, shelves_rating, shelves_created, shelves_discount, suggestions_trgm;
DROP TABLE search_words;
