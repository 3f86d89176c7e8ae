import { Raw, type FindOperator } from 'typeorm';

/** Matches instants that lie ahead, by PostgreSQL's clock. */
export const future = (): FindOperator<Date> => Raw((column) => `${column} > now()`);

/** Matches instants that are older than an interval of PostgreSQL, such as `30 days`. */
export const olderThan = (age: string): FindOperator<Date> => Raw((column) => `${column} < now() - interval '${age}'`);
