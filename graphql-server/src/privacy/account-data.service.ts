import { recordAudit } from '../audit/audit.service.ts';
import type { ClientInfo } from '../client-info.ts';
import type { Viewer } from '../customer/customer.model.ts';
import { profileOf } from '../customer/personal-data.ts';
import type { Deps, Module } from '../module.ts';

/** Everything that the shop holds about a person, for that person to read. */
export interface AccountData {
  madeAt: string;
  profile: object;
  [section: string]: unknown;
}

/** The data of customers that the nouns export, by its key in the copy. */
export const exportsOf = (modules: readonly Module[]) =>
  modules.flatMap(({ privacy }) => Object.entries(privacy?.exports ?? {}));

/** The tables whose rows of a customer are in the copy of all their data. */
export const exportedTables = (modules: readonly Module[]): readonly string[] =>
  exportsOf(modules).map(([, { table }]) => table);

/** The copy of all their data that everybody may take. */
export class AccountDataService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Everything that the shop holds about the viewer, as of one moment; that it was taken is in it. @throws TooMany */
  async exportOf(viewer: Viewer, client: ClientInfo): Promise<AccountData> {
    const { database, services } = this.#deps;
    await services.limits.take('exportByCustomer', viewer.id);
    return database.dataSource.transaction('REPEATABLE READ', async (manager) => {
      await recordAudit(manager, {
        action: 'DATA_EXPORTED',
        customerId: viewer.id,
        actorId: viewer.id,
        client,
      });
      const data: AccountData = {
        madeAt: new Date().toISOString(),
        profile: await profileOf(manager, viewer.id),
      };
      for (const [key, { text, shape = (row: object) => row }] of exportsOf(this.#deps.modules)) {
        const rows: object[] = await manager.query(text, [viewer.id]);
        data[key] = rows.map(shape);
      }
      return data;
    });
  }
}
