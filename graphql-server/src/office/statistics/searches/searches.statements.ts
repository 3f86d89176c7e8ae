import { sql } from '#platform/db/sql.ts';

/** Makes servers add searches one after the other: each sees how many terms the day has. */
export const searchesLocked = sql('searchesLocked', 'SELECT pg_advisory_xact_lock(4822087)::text AS locked');

/**
 * Adds searches to those of their days and terms. A day takes new terms until it has `:most`, those searched most often
 * first. Returns how many searches were left out.
 */
export const searchesAdded = sql(
  'searchesAdded',
  `WITH sent AS (
    SELECT day::date AS day, term, searches, without_result, opened
    FROM unnest(:days::text[], :terms::text[], :searches::integer[], :withoutResult::integer[], :opened::integer[])
      AS one (day, term, searches, without_result, opened)
  ), days AS (
    SELECT day, count(*) AS terms FROM daily_searches WHERE day = ANY (:days::text[]::date[]) GROUP BY day
  ), ranked AS (
    SELECT sent.*, known.term IS NOT NULL AS is_known, coalesce(days.terms, 0) + row_number() OVER (
      PARTITION BY sent.day, known.term IS NULL ORDER BY sent.searches DESC, sent.term
    ) AS place
    FROM sent LEFT JOIN days ON days.day = sent.day
      LEFT JOIN daily_searches known ON known.day = sent.day AND known.term = sent.term
  ), added AS (
    INSERT INTO daily_searches AS stored (day, term, searches, without_result, opened)
    SELECT day, term, searches, without_result, opened FROM ranked WHERE is_known OR place <= :most::integer
    ON CONFLICT (day, term) DO UPDATE SET searches = stored.searches + excluded.searches,
      without_result = stored.without_result + excluded.without_result, opened = stored.opened + excluded.opened
  )
  SELECT coalesce(sum(searches), 0)::integer AS "leftOut!" FROM ranked WHERE NOT is_known AND place > :most::integer`,
);

/**
 * The terms that were searched at least twice since a day, and found nothing on their last day, or after which nobody
 * opened a product; those that were missed most often first.
 */
export const missedSearches = sql(
  'missedSearches',
  `SELECT term AS "term!", is_nothing AS "isNothing!", least(searches, 2147483647)::integer AS "searches!",
    least(without_result, 2147483647)::integer AS "withoutResult!", least(opened, 2147483647)::integer AS "opened!"
  FROM (
    SELECT term, sum(searches) AS searches, sum(without_result) AS without_result, sum(opened) AS opened,
      (array_agg(without_result ORDER BY day DESC))[1] > 0 AS is_nothing
    FROM daily_searches WHERE day >= :from::text::date GROUP BY term
  ) AS counted
  WHERE searches >= 2 AND (is_nothing OR opened = 0)
  ORDER BY CASE WHEN is_nothing THEN without_result ELSE searches - without_result END DESC, term
  LIMIT :most::integer`,
);

/** Deletes the searches of the days before one: nobody sees them any more. */
export const oldSearchesDeleted = sql(
  'oldSearchesDeleted',
  'DELETE FROM daily_searches WHERE day < :before::text::date',
);
