import { HOUR, type Limit } from '#platform/rate-limits/rate-limits.ts';
import { recordOwnAudit } from '../audit/audit.service.ts';
import type { ClientInfo } from '#kernel/client-info.ts';
import type { Viewer } from '../customer/customer.model.ts';
import { profileOf } from '../customer/personal-data.ts';
import type { Module, ModuleDeps } from '#platform/module/module.ts';

const EXPORTS_BY_CUSTOMER: Limit = { name: 'exportByCustomer', points: 10, seconds: HOUR };

/** The export of everything that the shop stores about a person. */
export interface AccountData {
  madeAt: string;
  profile: object;
  [section: string]: unknown;
}

/** The statements of the nouns' exports, by their key in the export. */
export const exportsOf = (modules: readonly Module[]) =>
  modules.flatMap(({ privacy }) => Object.entries(privacy?.exports ?? {}));

/** The export of a customer's data. */
export class AccountDataService {
  readonly #deps: ModuleDeps;

  constructor(deps: ModuleDeps) {
    this.#deps = deps;
  }

  /**
   * Returns everything that the shop stores about the viewer, as of one moment, including the record of this export.
   * @throws TooMany
   */
  async exportOf(viewer: Viewer, client: ClientInfo): Promise<AccountData> {
    const { database, services } = this.#deps;
    await services.limits.take(EXPORTS_BY_CUSTOMER, viewer.id);
    return database.dataSource.transaction('REPEATABLE READ', async (manager) => {
      await recordOwnAudit(manager, 'DATA_EXPORTED', viewer.id, client);
      const data: AccountData = {
        madeAt: new Date().toISOString(),
        profile: await profileOf(manager, viewer.id),
      };
      for (const [key, { rows }] of exportsOf(this.#deps.modules)) data[key] = await rows(manager, viewer.id);
      return data;
    });
  }
}
