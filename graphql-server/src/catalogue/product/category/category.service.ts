import { IsNull, Raw, type EntityManager } from 'typeorm';
import type { InferInput } from 'valibot';
import type { Recorded } from '#schema/audit.ts';
import { CATEGORY_MESSAGES, MAX_CATEGORIES } from '#schema/category.ts';
import { categoryChange, categoryInput } from '#schema/category.input.ts';
import { categorySlug } from '#schema/category-slug.ts';
import { checked } from '#kernel/checked.ts';
import { InvalidInput, NotFound } from '#kernel/errors.ts';
import { isId } from '#kernel/paging.ts';
import { recordChange } from '#people/audit/audit.service.ts';
import { checkMay } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { brokenConstraint, insertRow, query, type Database } from '#platform/db/database.ts';
import type { Services } from '#platform/module/services.ts';
import { CategoryEntity, type CategoryRow } from '../product.entity.ts';
import type { CategoryModel } from '../product.model.ts';
import type { ProductService } from '../product.service.ts';
import { categoriesOrdered, productsOfCategoryLocked, treeLocked } from './category.statements.ts';

/** What the database refuses, as people are told. */
const REFUSALS: Readonly<Record<string, { field: string; message: string }>> = {
  categories_name_unique: { field: 'name', message: CATEGORY_MESSAGES.nameTaken },
  categories_not_below_itself: { field: 'parentId', message: CATEGORY_MESSAGES.belowItself },
  categories_three_levels: { field: 'parentId', message: CATEGORY_MESSAGES.tooDeep },
  categories_above_without_products: { field: 'parentId', message: CATEGORY_MESSAGES.aboveHasProducts },
};

/** Runs a change of the tree. @throws InvalidInput for what the database refuses */
export const orRefused = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    const refusal = REFUSALS[brokenConstraint(error) ?? ''];
    throw refusal ? new InvalidInput([refusal]) : error;
  }
};

/** What is recorded of a category. */
const recorded = ({
  name,
  banglaName,
  parentId,
  picture,
}: Pick<CategoryRow, 'name' | 'banglaName' | 'parentId' | 'picture'>): Recorded => ({
  name,
  banglaName,
  parentId,
  picture,
});

/** The last place below a category, or of the roots. */
const lastPosition = async (manager: EntityManager, parentId: string | null): Promise<number> =>
  ((await manager.maximum(CategoryEntity, 'position', { parentId: parentId ?? IsNull() })) ?? -1) + 1;

/**
 * Puts a category before one of its sisters, null for behind all of them. Returns its places before and after, from 1.
 * The order of all of them is written anew, so that no two have the same number. @throws InvalidInput
 */
const putBefore = async (
  manager: EntityManager,
  { id, parentId }: Pick<CategoryRow, 'id' | 'parentId'>,
  beforeId: string | null,
): Promise<{ from: number; to: number }> => {
  const rows = await manager.find(CategoryEntity, {
    select: { id: true },
    where: { parentId: parentId ?? IsNull() },
    order: { position: 'ASC', name: 'ASC' },
  });
  const ids = rows.map((row) => row.id);
  const sisters = ids.filter((one) => one !== id);
  const place = beforeId === null ? sisters.length : sisters.indexOf(beforeId.toLowerCase());
  if (place < 0) throw new InvalidInput([{ field: 'beforeId', message: CATEGORY_MESSAGES.notBeside }]);
  await query(manager, categoriesOrdered({ ids: sisters.toSpliced(place, 0, id) }));
  return { from: ids.indexOf(id) + 1, to: place + 1 };
};

/** Returns the first of `lamps`, `lamps-2`, `lamps-3` … that no category has and that a path can name. */
const freeSlug = async (manager: EntityManager, name: string): Promise<string> => {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  for (let place = 1; ; place += 1) {
    const slug = place === 1 ? plain : `${plain}-${place}`;
    if (categorySlug(slug) === slug && !(await manager.existsBy(CategoryEntity, { slug }))) return slug;
  }
};

/**
 * Adds a category in the transaction of `manager`, as the last of its place, and returns its id.
 * @throws InvalidInput; what the database refuses, for `orRefused`
 */
export const addCategory = async (
  manager: EntityManager,
  actor: Pick<Viewer, 'id'>,
  sent: InferInput<typeof categoryInput>,
): Promise<string> => {
  const { name, banglaName = null, parentId = null, picture = null } = checked(categoryInput, sent);
  await query(manager, treeLocked());
  await checkParent(manager, parentId);
  if ((await manager.count(CategoryEntity)) >= MAX_CATEGORIES)
    throw new InvalidInput([{ field: 'name', message: CATEGORY_MESSAGES.tooMany }]);
  const row = { name, banglaName, parentId, picture };
  const id = await insertRow(manager, CategoryEntity, {
    ...row,
    slug: await freeSlug(manager, name),
    position: await lastPosition(manager, parentId),
  });
  await recordChange(manager, {
    action: 'CATEGORY_CREATED',
    actor,
    subject: { kind: 'CATEGORY', id },
    before: null,
    after: recorded(row),
  });
  return id;
};

/**
 * Returns the id of the category at a path of English names from the root down; adds those that there are not.
 * @throws InvalidInput; what the database refuses, for `orRefused`
 */
export const categoryAt = async (
  manager: EntityManager,
  actor: Pick<Viewer, 'id'>,
  path: readonly string[],
): Promise<string> => {
  await query(manager, treeLocked());
  let parentId: string | null = null;
  for (const name of path) {
    const sameName = Raw((column) => `lower(${column}) = lower(:name)`, { name });
    const found: { id: string } | null = await manager.findOneBy(CategoryEntity, {
      parentId: parentId ?? IsNull(),
      name: sameName,
    });
    parentId = found?.id ?? (await addCategory(manager, actor, { name, parentId }));
  }
  if (parentId === null) throw new Error('A path has no names.');
  return parentId;
};

/** Changes of the category tree, for admins. Each is written to the audit log. */
export class CategoryService {
  readonly #database: Database;
  readonly #products: Pick<ProductService, 'categoryTree'>;
  readonly #pictures: Pick<Services['productPictures'], 'keep'>;

  constructor(database: Database, { products, productPictures }: Pick<Services, 'products' | 'productPictures'>) {
    this.#database = database;
    this.#products = products;
    this.#pictures = productPictures;
  }

  /** Adds a category. @throws Forbidden unless the viewer is an admin; InvalidInput */
  async create(viewer: Viewer, sent: InferInput<typeof categoryInput>): Promise<CategoryModel> {
    checkMay(viewer, 'CATALOGUE');
    const input = checked(categoryInput, sent);
    const id = await orRefused(() =>
      this.#database.transaction(async (manager) => {
        const added = await addCategory(manager, viewer, input);
        await this.#keepPicture(manager, input.picture ?? null);
        return added;
      }),
    );
    return this.#read(id);
  }

  /**
   * Renames a category, puts it before one of its sisters, or moves it with all that is in it. @throws Forbidden unless
   * the viewer is an admin; NotFound, InvalidInput
   */
  async change(viewer: Viewer, id: string, sent: InferInput<typeof categoryChange>): Promise<CategoryModel> {
    checkMay(viewer, 'CATALOGUE');
    const change = checked(categoryChange, sent);
    if (!isId(id)) throw new NotFound(CATEGORY_MESSAGES.noCategory);
    await orRefused(() =>
      this.#database.transaction(async (manager) => {
        await query(manager, treeLocked());
        const before = await manager.findOneBy(CategoryEntity, { id });
        if (!before) throw new NotFound(CATEGORY_MESSAGES.noCategory);
        const { name, banglaName, parentId, picture } = before;
        const after = {
          name: change.name ?? name,
          banglaName: change.banglaName === undefined ? banglaName : change.banglaName,
          parentId: change.parentId === undefined ? parentId : (change.parentId?.toLowerCase() ?? null),
          picture: change.picture === undefined ? picture : change.picture,
        };
        if (after.parentId === parentId) await manager.update(CategoryEntity, { id }, after);
        else {
          await checkParent(manager, after.parentId);
          await query(manager, productsOfCategoryLocked({ id }));
          const position = await lastPosition(manager, after.parentId);
          await manager.update(CategoryEntity, { id }, { ...after, position });
        }
        if (after.picture !== picture) await this.#keepPicture(manager, after.picture);
        const { beforeId } = change;
        const places = beforeId === undefined ? null : await putBefore(manager, { ...after, id: before.id }, beforeId);
        await recordChange(manager, {
          action: 'CATEGORY_CHANGED',
          actor: viewer,
          subject: { kind: 'CATEGORY', id },
          before: { ...recorded(before), ...(places && { place: places.from }) },
          after: { ...recorded(after), ...(places && { place: places.to }) },
        });
      }),
    );
    return this.#read(id);
  }

  /** Keeps the picture of a category; null is none. @throws InvalidInput when it is not there */
  async #keepPicture(manager: EntityManager, picture: string | null): Promise<void> {
    if (picture !== null && (await this.#pictures.keep(manager, [picture])).size === 0)
      throw new InvalidInput([{ field: 'picture', message: CATEGORY_MESSAGES.pictureUnknown }]);
  }

  async #read(id: string): Promise<CategoryModel> {
    const category = (await this.#products.categoryTree()).byId.get(id.toLowerCase());
    if (!category) throw new NotFound(CATEGORY_MESSAGES.noCategory);
    return category;
  }
}

const checkParent = async (manager: EntityManager, id: string | null): Promise<void> => {
  if (id !== null && !(isId(id) && (await manager.existsBy(CategoryEntity, { id }))))
    throw new InvalidInput([{ field: 'parentId', message: CATEGORY_MESSAGES.noCategory }]);
};
