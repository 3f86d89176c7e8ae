import type { EntityManager, EntitySchema, ObjectLiteral, QueryDeepPartialEntity } from 'typeorm';

/**
 * Stores a row unless a unique constraint forbids it. Returns one of its columns; undefined when it is not stored.
 * PostgreSQL would write the values of an INSERT that fails to its log.
 */
export const insertUnlessTaken = async <Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntitySchema<Row>,
  row: QueryDeepPartialEntity<Row>,
  returning: keyof Row & string,
): Promise<unknown> => {
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(entity)
    .values(row)
    .orIgnore()
    .returning(returning)
    .updateEntity(false)
    .execute();
  return (raw as Record<string, unknown>[])[0]?.[returning];
};
