import { existsSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from './project.mjs';

/** Older versions that the shop's SQL must run on; the embedded one is 18. */
const older = [15, 16, 17];

/** The usual folders of a version's programs. */
const places = (/** @type {number} */ version) => [
  `/usr/lib/postgresql/${version}/bin`,
  `/usr/pgsql-${version}/bin`,
  `/opt/homebrew/opt/postgresql@${version}/bin`,
  `/usr/local/opt/postgresql@${version}/bin`,
];

/**
 * Returns the folder of the programs of an older PostgreSQL on this machine: that of `POSTGRES_BIN`, else the oldest
 * version's.
 * @returns {string | undefined}
 */
export function findOlderPostgres() {
  const named = process.env['POSTGRES_BIN'];
  if (!named) return older.flatMap(places).find(hasPostgres);
  if (hasPostgres(named)) return named;
  throw new Refusal(`POSTGRES_BIN names ${named}, and there is no initdb in it: correct it, or leave it out.`);
}

/** @param {string} folder */
function hasPostgres(folder) {
  return existsSync(path.join(folder, 'initdb')) || existsSync(path.join(folder, 'initdb.exe'));
}
