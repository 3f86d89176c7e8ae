import type { EntityManager } from 'typeorm';
import { banglaColors, banglaProducts } from './catalogue/bangla/bangla.ts';
import { demoProducts } from './catalogue/catalogue.ts';
import { insertRows } from './rows.ts';

const columns = {
  product_id: 'uuid',
  language: 'text',
  name: 'text',
  note: 'text',
  short_description: 'text',
  description: 'text',
  second_description: 'text',
  colors: 'text[]',
} as const;

/** Adds the Bangla translations of demo products that are in the shop under their demo name and have none yet. */
export const putBangla = async (manager: EntityManager): Promise<void> => {
  const found = await manager.query<{ id: string; name: string }[]>(
    'SELECT id, name FROM products WHERE name = ANY ($1)',
    [demoProducts.map(({ name }) => name)],
  );
  const idOf = new Map(found.map(({ id, name }) => [name, id]));
  const rows = demoProducts.flatMap(({ slug, name, colors }) => {
    const texts = banglaProducts[slug];
    const id = idOf.get(name);
    if (!texts || id === undefined) return [];
    return {
      product_id: id,
      language: 'BN',
      name: texts.name,
      note: texts.note,
      short_description: texts.shortDescription,
      description: texts.description,
      second_description: texts.descriptionSecond,
      colors: colors.map((color) => banglaColors[color] ?? color),
    };
  });
  await insertRows(manager, 'product_translations', columns, rows, 'product_id, language');
};
