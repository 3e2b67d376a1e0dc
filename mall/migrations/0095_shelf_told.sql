-- A notification holds fewer than 8,000 bytes: 300 ids of the longest kind (19 digits and a comma) fit into one, and what is told of
-- one statement comes in as many as it needs.
CREATE OR REPLACE FUNCTION shelf_told() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  told bigint[];
BEGIN
  SELECT array_agg(DISTINCT prod_id) INTO told FROM changed;
  IF cardinality(told) > 500 THEN
    PERFORM pg_notify('shelf_changed', 'all');
  ELSIF cardinality(told) > 0 THEN
    FOR place IN 1 .. cardinality(told) BY 300 LOOP
      PERFORM pg_notify('shelf_changed', array_to_string(told[place : place + 299], ','));
    END LOOP;
  END IF;
  RETURN NULL;
END $$;
