import type { EntityManager } from 'typeorm';
import { demoCategories } from './catalogue/catalogue.ts';
import { insertRows } from './rows.ts';

/** Adds the missing categories of the demo's tree. Returns the ids by slug; existing categories keep theirs. */
export const putCategories = async (manager: EntityManager): Promise<Map<string, string>> => {
  const columns = { slug: 'text', name: 'text', bangla_name: 'text', position: 'integer' };
  const rows = demoCategories.map(({ slug, name, bangla }, position) => ({
    slug,
    name,
    bangla_name: bangla,
    position,
  }));
  await insertRows(manager, 'categories', columns, rows, 'slug');
  await manager.query(
    `UPDATE categories child SET parent_id = parent.id
     FROM json_to_recordset($1) AS given(slug text, parent text), categories parent
     WHERE child.slug = given.slug AND parent.slug = given.parent AND child.parent_id IS DISTINCT FROM parent.id`,
    [JSON.stringify(demoCategories)],
  );
  const found = await manager.query<{ id: string; slug: string }[]>('SELECT id, slug FROM categories');
  return new Map(found.map(({ id, slug }) => [slug, id]));
};
