import type { MigrationInterface, QueryRunner } from 'typeorm';

const joins = (form: string) => `
  CREATE OR REPLACE FUNCTION search_joins(words text[], sign text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN coalesce((
      SELECT string_agg(E'\\r' || sign || ${form}, '')
      FROM generate_series(1, cardinality(words) - 1) place
    ), '');
`;

const grams = (text: string) => `
  CREATE OR REPLACE FUNCTION search_grams(value text) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 3000
    RETURN ARRAY(
      SELECT DISTINCT gram
      FROM (
        SELECT sign, sign || lead(sign) OVER (ORDER BY place) AS pair
        FROM unnest(string_to_array(${text}, NULL)) WITH ORDINALITY AS signs (sign, place)
      ) pairs, unnest(ARRAY[sign, pair]) gram
      WHERE gram IS NOT NULL
    );
`;

const renew = async (runner: QueryRunner, functions: string): Promise<void> => {
  await runner.query(`
    DROP INDEX products_search_trigrams, products_search_grams;
    ${functions}
    UPDATE categories SET search_text = search_text_of(name, NULL, ARRAY[name]);
    UPDATE products SET name = name;
    CREATE INDEX products_search_trigrams ON products USING gin (search_text gin_trgm_ops);
    CREATE INDEX products_search_grams ON products USING gin (search_grams(search_text));
  `);
};

/**
 * Joined words are stored in capitals, so that lower-case terms do not match in their middle: an ordinary term is compared once
 * with each text that its index finds.
 */
export class JoinedInCapitals1763904000001 implements MigrationInterface {
  name = 'JoinedInCapitals1763904000001';

  async up(runner: QueryRunner): Promise<void> {
    await renew(runner, joins('upper(words[place] || words[place + 1])') + grams('lower(value)'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await renew(runner, joins('words[place] || words[place + 1]') + grams('value'));
  }
}
