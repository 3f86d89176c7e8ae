import { existsSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from './project.mjs';

/** The shop's SQL runs on these too; the one that comes along is 18. */
const older = [15, 16, 17];

/** Where systems put the programs of a PostgreSQL of that version. */
const places = (/** @type {number} */ version) => [
  `/usr/lib/postgresql/${version}/bin`,
  `/usr/pgsql-${version}/bin`,
  `/opt/homebrew/opt/postgresql@${version}/bin`,
  `/usr/local/opt/postgresql@${version}/bin`,
];

/**
 * The folder with the programs of a PostgreSQL of this machine that is older than the one that comes along: the one
 * `POSTGRES_BIN` names, else the oldest.
 * @returns {string | undefined}
 */
export function findOlderPostgres() {
  const named = process.env['POSTGRES_BIN'];
  if (!named) return older.flatMap(places).find(hasPostgres);
  if (hasPostgres(named)) return named;
  throw new Refusal(
    `POSTGRES_BIN names ${named}, and there is no initdb in it: correct it, or leave it out.`,
  );
}

/** @param {string} folder */
function hasPostgres(folder) {
  return existsSync(path.join(folder, 'initdb')) || existsSync(path.join(folder, 'initdb.exe'));
}
