import type { InferInput } from 'valibot';
import { In, type EntityManager } from 'typeorm';
import { instantOf } from '#schema/days.ts';
import type { TextPageName } from '#schema/page-texts.ts';
import { PERIODS, ruleOf, SETTING_KEYS, SETTINGS, settingsFrom, textOf, type SettingKey } from '#schema/setting.ts';
import { SETTING_MESSAGES } from '#schema/setting-messages.ts';
import type { ShopSettings } from '#schema/shop-settings.ts';
import { settingInput } from '#schema/setting.input.ts';
import { checked } from '#kernel/checked.ts';
import { InvalidInput } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import { picturesIn } from '#kernel/markdown.ts';
import { isId } from '#kernel/paging.ts';
import { recordChange } from '#people/audit/audit.service.ts';
import { checkMay } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { query } from '#platform/db/database.ts';
import type { EntityRow } from '#platform/db/entity.ts';
import type { Deps } from '#platform/module/deps.ts';
import type { Services } from '#platform/module/services.ts';
import type { ProductModel } from '../product/product.model.ts';
import { SettingEntity } from './setting.entity.ts';
import type { SettingModel, TextPageModel } from './setting.model.ts';
import { menuOf } from './menu.ts';
import { textPageOf, whatDiffers } from './page-text.ts';
import { valuesNow } from './setting.statements.ts';

/** The settings that stand in every page: all but the texts of pages. */
const IN_EVERY_PAGE = SETTING_KEYS.filter((key) => ruleOf(key).kind !== 'markdown');

interface Needs extends Pick<Deps, 'database' | 'jobs'> {
  services: Pick<Services, 'productPictures' | 'products'>;
}

/** What the owner sets without a restart. Others read `Services.cachedSettings`. */
export class SettingService {
  readonly #needs: Needs;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** Returns the settings as the shop uses them. */
  async current(): Promise<ShopSettings> {
    const { values, now } = await this.#read(IN_EVERY_PAGE);
    const slugs = values.get('MENU');
    if (!slugs) return settingsFrom(values, now);
    const { roots } = await this.#needs.services.products.categoryTree();
    return settingsFrom(values, now, menuOf(roots, new Set(slugs.split(','))));
  }

  /** Returns what a page says whose words the owner writes. */
  async textPage(page: TextPageName, language: Language): Promise<TextPageModel> {
    const key = textOf(page, language);
    const { values, now } = await this.#read([...IN_EVERY_PAGE, key]);
    return textPageOf(values.get(key) ?? SETTINGS[key].defaultValue, settingsFrom(values, now), language);
  }

  /** Returns all settings, with who changed them. @throws Forbidden unless the viewer may change the shop */
  async list(viewer: Viewer): Promise<SettingModel[]> {
    checkMay(viewer, 'SHOP');
    const rows = await this.#needs.database.manager.find(SettingEntity);
    return SETTING_KEYS.map((key) =>
      modelOf(
        key,
        rows.find((row) => row.key === key),
      ),
    );
  }

  /**
   * Changes a setting; null takes it back to that of a new shop.
   * @throws Forbidden unless the viewer may change the shop; InvalidInput
   */
  async change(viewer: Viewer, input: InferInput<typeof settingInput>): Promise<SettingModel> {
    checkMay(viewer, 'SHOP');
    const { key, value } = checked(settingInput, input);
    // Otherwise they would lock themselves out with the next request.
    if (key === 'TWO_FACTOR_REQUIRED' && value === 'YES' && !viewer.hasSecondFactor)
      throw new InvalidInput([{ field: 'value', message: SETTING_MESSAGES.ownCodesFirst }]);
    const { database, services } = this.#needs;
    const { kind } = ruleOf(key);
    // Before the transaction, which would wait for a second connection.
    const product = value && kind === 'product' ? await this.#productOnSale(value) : null;
    if (value && kind === 'category' && !(await services.products.categoryTree()).bySlug.has(value))
      throw new InvalidInput([{ field: 'value', message: SETTING_MESSAGES.category }]);
    return database.transaction(async (manager) => {
      const isText = kind === 'markdown';
      if (value && kind === 'picture' && (await services.productPictures.keep(manager, [value])).size === 0)
        throw new InvalidInput([{ field: 'value', message: SETTING_MESSAGES.picture }]);
      if (value && isText) await services.productPictures.keep(manager, picturesIn(value));
      const before = await this.#lock(manager, key, value);
      const { id } = before;
      const changed = { value, changedAt: new Date(), customerId: viewer.id };
      await manager.update(SettingEntity, { id }, changed);
      await recordChange(manager, {
        action: 'SETTING_CHANGED',
        actor: viewer,
        subject: { kind: 'SETTING', id },
        details: product ? { name: product.name } : {},
        ...(isText
          ? whatDiffers(key, before.value, value)
          : { before: { [key]: before.value }, after: { [key]: value } }),
      });
      if (value && kind === 'moment') await this.#showAtTime(manager, key, value);
      return modelOf(key, changed);
    });
  }

  /** Returns a product that is on sale. @throws InvalidInput when there is none with that id */
  async #productOnSale(id: string): Promise<ProductModel> {
    const product = isId(id) ? await this.#needs.services.products.find(id, 'EN') : null;
    if (!product) throw new InvalidInput([{ field: 'value', message: SETTING_MESSAGES.product }]);
    return product;
  }

  /**
   * Locks the row of a setting, and that of the other end of its period: of two who change both ends at once, the
   * second is checked against the first. @throws InvalidInput for a period that ends before it begins
   */
  async #lock(manager: EntityManager, key: SettingKey, value: string | null): Promise<EntityRow<typeof SettingEntity>> {
    const keys: readonly SettingKey[] = PERIODS.find((period) => period.some((end) => end === key)) ?? [key];
    const missing = keys.map((one) => ({ key: one }));
    await manager.createQueryBuilder().insert().into(SettingEntity).values(missing).orIgnore().execute();
    const lock = { mode: 'pessimistic_write' } as const;
    const rows = await manager.find(SettingEntity, { where: { key: In(keys) }, order: { key: 'ASC' }, lock });
    const [from, until] = keys.map((end) => (end === key ? value : rows.find((row) => row.key === end)?.value));
    // Times of one form and zone.
    if (from && until && until <= from)
      throw new InvalidInput([{ field: 'value', message: SETTING_MESSAGES.untilBeforeFrom }]);
    const row = rows.find((one) => one.key === key);
    if (!row) throw new Error(`The setting ${key} has no row.`);
    return row;
  }

  /** Has the caches know when the time comes that a setting is. */
  async #showAtTime(manager: EntityManager, key: SettingKey, time: string): Promise<void> {
    const seconds = Math.ceil((Date.parse(instantOf(time) ?? '') - Date.now()) / 1000);
    if (seconds > 0) await this.#needs.jobs.enqueue(manager, 'setting-time', { key }, { startAfterSeconds: seconds });
  }

  /** Returns the values of those settings that the owner has set, and the time by the database's clock. */
  async #read(keys: readonly SettingKey[]): Promise<{ values: Map<string, string>; now: Date }> {
    const rows = await query(this.#needs.database.manager, valuesNow({ keys }));
    // Without values there are no times.
    return { values: new Map(rows.map(({ key, value }) => [key, value])), now: rows[0]?.now ?? new Date() };
  }
}

type Changed = Pick<EntityRow<typeof SettingEntity>, 'value' | 'changedAt' | 'customerId'>;

/** Returns a setting with its row, if somebody has ever changed it. */
const modelOf = (key: SettingKey, row?: Changed): SettingModel => {
  const { defaultValue } = SETTINGS[key];
  const { value = null, changedAt = null, customerId = null } = row ?? {};
  return { key, value: value ?? defaultValue, defaultValue, isDefault: value === null, changedAt, customerId };
};
