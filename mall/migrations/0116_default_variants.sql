-- The variant that a product is shown with in a region, and what it costs: the cheapest that can be bought, else the cheapest on sale, else
-- the cheapest; of equal ones the first. machines/variants.ts says the same of variants in memory. `in_stock`: whether any can be bought.
CREATE VIEW default_variants AS
SELECT DISTINCT ON (k.prod_id, c.region_id)
       k.prod_id, c.region_id, k.sku_id, c.price, c.ori_price, k.status = 1 AND (k.stocks = -1 OR k.stocks > k.reserved) AS in_stock,
       CASE WHEN c.ori_price > c.price THEN floor((1 - c.price::float8 / c.ori_price) * 100 + 0.5)::smallint ELSE 0::smallint END AS discount
FROM skus k JOIN sku_prices c ON c.sku_id = k.sku_id
ORDER BY k.prod_id, c.region_id, (k.status = 1 AND (k.stocks = -1 OR k.stocks > k.reserved)) DESC, (k.status = 1) DESC, c.price, k.sku_id;

-- `shelves` repeats it for lists, filters and sorting (mall/product/stock.ts keeps it so). Prices can only have risen here, so what is delivered free stays free.
UPDATE shelves s SET in_stock = v.in_stock, price = v.price, ori_price = v.ori_price, discount = v.discount
FROM default_variants v
WHERE v.prod_id = s.prod_id AND v.region_id = s.region_id
  AND (s.in_stock, s.price, s.ori_price, s.discount) IS DISTINCT FROM (v.in_stock, v.price, v.ori_price, v.discount);
