import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = String.raw`
ALTER TABLE categories ADD COLUMN bangla_name text;
ALTER TABLE product_imports ADD COLUMN creates_categories boolean NOT NULL DEFAULT false;
CREATE UNIQUE INDEX categories_name_unique
  ON categories (coalesce(parent_id, '00000000-0000-0000-0000-000000000000'), lower(name));

-- The English name last: its last word is the kind of what a term wants.
CREATE OR REPLACE FUNCTION categories_fill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_words := search_words(concat_ws(' ', NEW.bangla_name, NEW.name));
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER categories_fill BEFORE INSERT OR UPDATE OF name, bangla_name ON categories
  FOR EACH ROW EXECUTE FUNCTION categories_fill();

-- Keeps the tree a tree of three levels, whose products are in leaves. One change of the tree goes on at a time.
CREATE FUNCTION categories_check_place() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  above uuid[];
  levels integer;
BEGIN
  PERFORM pg_advisory_xact_lock(4822061);
  WITH RECURSIVE up (id, parent_id) AS (
    SELECT id, parent_id FROM categories WHERE id = NEW.parent_id
    UNION SELECT c.id, c.parent_id FROM categories c JOIN up ON c.id = up.parent_id
  ) SELECT array_agg(id) INTO above FROM up;
  IF NEW.id = ANY (above) OR NEW.id = NEW.parent_id THEN
    RAISE check_violation USING CONSTRAINT = 'categories_not_below_itself', MESSAGE = 'A category is below itself.';
  END IF;
  WITH RECURSIVE down (id, level) AS (
    SELECT NEW.id, 1 UNION ALL SELECT c.id, level + 1 FROM categories c JOIN down ON c.parent_id = down.id
  ) SELECT max(level) + coalesce(cardinality(above), 0) INTO levels FROM down;
  IF levels > 3 THEN
    RAISE check_violation USING CONSTRAINT = 'categories_three_levels', MESSAGE = 'A category is on a fourth level.';
  END IF;
  IF NOT EXISTS (SELECT FROM categories WHERE parent_id = NEW.parent_id) THEN
    -- Waits for products that are being put into it.
    PERFORM FROM categories WHERE id = NEW.parent_id FOR UPDATE;
    IF EXISTS (SELECT FROM products WHERE category_id = NEW.parent_id) THEN
      RAISE check_violation USING CONSTRAINT = 'categories_above_without_products',
        MESSAGE = 'The category above has products of its own.';
    END IF;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER categories_check_place BEFORE INSERT OR UPDATE OF parent_id ON categories
  FOR EACH ROW EXECUTE FUNCTION categories_check_place();

-- The lock keeps the category where it is, and a leaf, until the product is stored.
CREATE OR REPLACE FUNCTION products_fill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT coalesce(parent_id, id) INTO NEW.department_id FROM categories WHERE id = NEW.category_id FOR SHARE;
  IF EXISTS (SELECT FROM categories WHERE parent_id = NEW.category_id) THEN
    RAISE check_violation USING CONSTRAINT = 'products_in_leaf', MESSAGE = 'The category of a product has others below it.';
  END IF;
  RETURN NEW;
END $$;
`;

const down = String.raw`
DROP TRIGGER categories_check_place ON categories;
DROP FUNCTION categories_check_place;
CREATE OR REPLACE FUNCTION products_fill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT coalesce(parent_id, id) INTO NEW.department_id FROM categories WHERE id = NEW.category_id;
  RETURN NEW;
END $$;
CREATE OR REPLACE FUNCTION categories_fill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_words := search_words(NEW.name);
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER categories_fill BEFORE INSERT OR UPDATE OF name ON categories
  FOR EACH ROW EXECUTE FUNCTION categories_fill();
DROP INDEX categories_name_unique;
ALTER TABLE categories DROP COLUMN bangla_name;
ALTER TABLE product_imports DROP COLUMN creates_categories;
`;

/** Categories that admins create, rename in both languages and move: what keeps them a tree. */
export class Categories1790000001000 implements MigrationInterface {
  name = 'Categories1790000001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(down);
  }
}
