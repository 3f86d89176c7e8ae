/**
 * `uuidv7()` and `uuidv7(interval)` for PostgreSQL before 18, with the same bits: 48 of milliseconds, twelve of
 * the fraction, so that ids sort in the order in which they are made; the rest is random.
 */
export const addUuidv7 = `
DO $do$ BEGIN
  IF to_regprocedure('uuidv7()') IS NULL THEN
    CREATE FUNCTION uuidv7(shift interval) RETURNS uuid LANGUAGE plpgsql VOLATILE PARALLEL SAFE AS $$
    DECLARE
      micros bigint := extract(epoch FROM clock_timestamp() + shift) * 1000000;
    BEGIN
      RETURN encode(
        overlay(
          uuid_send(gen_random_uuid())
          -- 28672 is the version, 7, in its place.
          PLACING int8send(((micros / 1000) << 16) | 28672 | ((micros % 1000) * 4096 / 1000)) FROM 1 FOR 8
        ), 'hex')::uuid;
    END $$;
    CREATE FUNCTION uuidv7() RETURNS uuid LANGUAGE plpgsql VOLATILE PARALLEL SAFE AS $$
    BEGIN
      RETURN uuidv7('0'::interval);
    END $$;
  END IF;
END $do$;
`;

/** Removes them; PostgreSQL's own functions stay. */
export const dropUuidv7 = `
DO $do$ BEGIN
  EXECUTE format('DROP FUNCTION IF EXISTS %1$I.uuidv7(), %1$I.uuidv7(interval)', current_schema());
END $do$;
`;
