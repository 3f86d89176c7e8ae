import type { InferInput } from 'valibot';
import { In, IsNull, Not } from 'typeorm';
import type { TextPageName } from '#schema/page-texts.ts';
import { ruleOf, SETTING_KEYS, SETTINGS, settingsFrom, textOf, type SettingKey } from '#schema/setting.ts';
import { SETTING_MESSAGES } from '#schema/setting-messages.ts';
import type { ShopSettings } from '#schema/shop-settings.ts';
import { settingInput } from '#schema/setting.input.ts';
import { checked } from '#kernel/checked.ts';
import { InvalidInput } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import { picturesIn } from '#kernel/markdown.ts';
import { recordChange } from '#people/audit/audit.service.ts';
import { checkMay } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import type { Database } from '#platform/db/database.ts';
import type { EntityRow } from '#platform/db/entity.ts';
import type { Services } from '#platform/module/services.ts';
import { SettingEntity } from './setting.entity.ts';
import type { SettingModel, TextPageModel } from './setting.model.ts';
import { textPageOf, whatDiffers } from './page-text.ts';

/** The settings that stand in every page: all but the texts of pages. */
const IN_EVERY_PAGE = SETTING_KEYS.filter((key) => ruleOf(key).kind !== 'markdown');

/** What the owner sets without a restart. Others read `Services.cachedSettings`. */
export class SettingService {
  readonly #database: Database;
  readonly #pictures: Services['productPictures'];
  readonly #products: Services['products'];

  constructor(database: Database, { productPictures, products }: Pick<Services, 'productPictures' | 'products'>) {
    this.#database = database;
    this.#pictures = productPictures;
    this.#products = products;
  }

  /** Returns the settings as the shop uses them. */
  async current(): Promise<ShopSettings> {
    return settingsFrom(await this.#values(IN_EVERY_PAGE));
  }

  /** Returns what a page says whose words the owner writes. */
  async textPage(page: TextPageName, language: Language): Promise<TextPageModel> {
    const key = textOf(page, language);
    const values = await this.#values([...IN_EVERY_PAGE, key]);
    return textPageOf(values.get(key) ?? SETTINGS[key].defaultValue, settingsFrom(values), language);
  }

  /** Returns all settings, with who changed them. @throws Forbidden unless the viewer may change the shop */
  async list(viewer: Viewer): Promise<SettingModel[]> {
    checkMay(viewer, 'SHOP');
    const rows = await this.#database.manager.find(SettingEntity);
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
    if (value && ruleOf(key).kind === 'category' && !(await this.#products.categoryTree()).bySlug.has(value))
      throw new InvalidInput([{ field: 'value', message: SETTING_MESSAGES.category }]);
    return this.#database.transaction(async (manager) => {
      const isText = ruleOf(key).kind === 'markdown';
      if (value && ruleOf(key).kind === 'picture' && (await this.#pictures.keep(manager, [value])).size === 0)
        throw new InvalidInput([{ field: 'value', message: SETTING_MESSAGES.picture }]);
      if (value && isText) await this.#pictures.keep(manager, picturesIn(value));
      await manager.createQueryBuilder().insert().into(SettingEntity).values({ key }).orIgnore().execute();
      const lock = { mode: 'pessimistic_write' } as const;
      const before = await manager.findOneOrFail(SettingEntity, { where: { key }, lock });
      const { id } = before;
      const changed = { value, changedAt: new Date(), customerId: viewer.id };
      await manager.update(SettingEntity, { id }, changed);
      await recordChange(manager, {
        action: 'SETTING_CHANGED',
        actor: viewer,
        subject: { kind: 'SETTING', id },
        ...(isText
          ? whatDiffers(key, before.value, value)
          : { before: { [key]: before.value }, after: { [key]: value } }),
      });
      return modelOf(key, changed);
    });
  }

  /** Returns the values of those settings that the owner has set. */
  async #values(keys: readonly SettingKey[]): Promise<Map<string, string>> {
    const where = { key: In(keys), value: Not(IsNull()) };
    const rows = await this.#database.manager.find(SettingEntity, { select: { key: true, value: true }, where });
    return new Map(rows.map(({ key, value }) => [key, value ?? '']));
  }
}

type Changed = Pick<EntityRow<typeof SettingEntity>, 'value' | 'changedAt' | 'customerId'>;

/** Returns a setting with its row, if somebody has ever changed it. */
const modelOf = (key: SettingKey, row?: Changed): SettingModel => {
  const { defaultValue } = SETTINGS[key];
  const { value = null, changedAt = null, customerId = null } = row ?? {};
  return { key, value: value ?? defaultValue, defaultValue, isDefault: value === null, changedAt, customerId };
};
