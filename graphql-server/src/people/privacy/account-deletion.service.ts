import { deletionInput } from '#schema/customer.input.ts';
import { recordOwnAudit } from '../audit/audit.service.ts';
import { checked } from '#kernel/checked.ts';
import { checkFreshLogin } from '../auth/session/session.service.ts';
import type { ClientInfo } from '#kernel/client-info.ts';
import type { Viewer } from '../customer/customer.model.ts';
import { deleteCustomer, lockLeaving } from '../customer/personal-data.ts';
import { checkAdminLeft } from '../customer/manage/decisions.service.ts';
import type { LastStep, ModuleDeps } from '#platform/module/module.ts';

/** Deletes accounts: the person's data goes, what the shop has sold stays (docs/decisions/31-privacy-and-audit.md). */
export class AccountDeletionService {
  readonly #deps: ModuleDeps;

  constructor(deps: ModuleDeps) {
    this.#deps = deps;
  }

  /**
   * Deletes the viewer's account at once. Orders stay without the person; one under way keeps the address until it is
   * delivered. @throws InvalidInput, LastAdmin, TooMany, Unauthenticated when it is already deleted
   */
  async deleteAccount(
    viewer: Viewer,
    input: { email: string; password?: string | undefined },
    client: ClientInfo,
  ): Promise<void> {
    const { database, modules, services } = this.#deps;
    const { password } = checked(deletionInput(viewer.email), input);
    const provedHash = viewer.hasPassword
      ? await services.accounts.checkOwnPassword(viewer, password, 'password')
      : null;
    await database.transaction(async (manager) => {
      const leaving = await lockLeaving(manager, viewer.id, provedHash);
      if (provedHash === null) await checkFreshLogin(manager, viewer.sessionId);
      await checkAdminLeft(manager, leaving);
      for (const { privacy } of modules) await privacy?.beforeDeletion?.(manager, leaving);
      // From the last module to the first, because later ones depend on earlier ones.
      const lastSteps: LastStep[] = [];
      for (const { privacy } of modules.toReversed()) {
        const lastStep = await privacy?.onDeletion?.(manager, leaving, this.#deps);
        if (lastStep) lastSteps.push(lastStep);
      }
      await recordOwnAudit(manager, 'ACCOUNT_DELETED', viewer.id, client);
      await services.mails.enqueue(manager, {
        kind: 'ACCOUNT_DELETED',
        email: leaving.email,
        name: leaving.displayName,
        language: leaving.language,
      });
      await deleteCustomer(manager, viewer.id);
      for (const step of lastSteps) await step();
    });
  }
}
