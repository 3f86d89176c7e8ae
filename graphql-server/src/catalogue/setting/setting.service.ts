import type { InferInput } from 'valibot';
import { ruleOf, SETTING_KEYS, SETTING_MESSAGES, SETTINGS, settingsFrom, type SettingKey } from '#schema/setting.ts';
import type { ShopSettings } from '#schema/shop-settings.ts';
import { settingInput } from '#schema/setting.input.ts';
import { checked } from '#kernel/checked.ts';
import { InvalidInput } from '#kernel/errors.ts';
import { recordChange } from '#people/audit/audit.service.ts';
import { checkMay } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import type { Database } from '#platform/db/database.ts';
import type { EntityRow } from '#platform/db/entity.ts';
import type { Services } from '#platform/module/services.ts';
import { SettingEntity } from './setting.entity.ts';
import type { SettingModel } from './setting.model.ts';

/** What the owner sets without a restart. Others read `Services.cachedSettings`. */
export class SettingService {
  readonly #database: Database;
  readonly #pictures: Services['productPictures'];

  constructor(database: Database, { productPictures }: Pick<Services, 'productPictures'>) {
    this.#database = database;
    this.#pictures = productPictures;
  }

  /** Returns the settings as the shop uses them. */
  async current(): Promise<ShopSettings> {
    const rows = await this.#database.manager.find(SettingEntity, { select: { key: true, value: true } });
    return settingsFrom(new Map(rows.flatMap(({ key, value }) => (value === null ? [] : [[key, value]]))));
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
    return this.#database.transaction(async (manager) => {
      if (value && ruleOf(key).kind === 'picture' && (await this.#pictures.keep(manager, [value])).size === 0)
        throw new InvalidInput([{ field: 'value', message: SETTING_MESSAGES.picture }]);
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
        before: { [key]: before.value },
        after: { [key]: value },
      });
      return modelOf(key, changed);
    });
  }
}

type Changed = Pick<EntityRow<typeof SettingEntity>, 'value' | 'changedAt' | 'customerId'>;

/** Returns a setting with its row, if somebody has ever changed it. */
const modelOf = (key: SettingKey, row?: Changed): SettingModel => {
  const { defaultValue } = SETTINGS[key];
  const { value = null, changedAt = null, customerId = null } = row ?? {};
  return { key, value: value ?? defaultValue, defaultValue, isDefault: value === null, changedAt, customerId };
};
