import { In, Raw } from 'typeorm';
import type { OnlineMethod } from '#schema/payment.ts';
import { checkOwn } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import type { Database } from '#platform/db/database.ts';
import type { JobName } from '#platform/jobs/job-queue.ts';
import { SCHEDULED, type Queues } from '#platform/jobs/queues.ts';
import type { Log } from '#kernel/log.ts';
import { isId } from '#kernel/paging.ts';
import { PaymentAgreementEntity } from '../payment.entity.ts';
import { ProviderRefused, ProviderUnreachable, type PaymentProviders } from '../providers/provider.ts';
import * as sql from './agreements.statements.ts';
import { EndedAgreementEntity } from './ended-agreement.entity.ts';
import type { SavedAccountModel } from './saved-account.model.ts';

declare module '#platform/jobs/job-queue.ts' {
  interface JobData {
    /** Ends agreements at their providers that the shop has forgotten. */
    'end-agreements': Record<string, never>;
  }
}

/**
 * After how many seconds a provider is asked again to end an agreement: after the first time, the second, and so on.
 */
const PAUSES = [300, 900, 3600, 6 * 3600];

/** For how many days that is tried. */
const DAYS = 30;

/** How many are worked on at once. */
const MOST = 50;

/**
 * The accounts that customers have saved with providers. What an agreement is called there leaves the server only to
 * the provider.
 */
export class AgreementsService {
  readonly #database: Database;
  readonly #providers: PaymentProviders;

  constructor(database: Database, providers: PaymentProviders) {
    this.#database = database;
    this.#providers = providers;
  }

  /**
   * Returns the saved accounts of customers, the newest first: one statement.
   * @throws Forbidden unless the viewer is each of them or an admin
   */
  async listsOf(viewer: Viewer, customerIds: readonly string[]): Promise<SavedAccountModel[][]> {
    checkOwn(viewer, customerIds);
    const rows = await this.#database.manager.find(PaymentAgreementEntity, {
      where: { customerId: In(customerIds) },
      order: { savedAt: 'DESC', id: 'ASC' },
    });
    const byCustomer = Map.groupBy(rows, ({ customerId }) => customerId);
    return customerIds.map((id) => byCustomer.get(id) ?? []);
  }

  /** Removes a saved account of the viewer; it is ended at its provider soon after. Returns whether there was one. */
  async remove(viewer: Viewer, id: string): Promise<boolean> {
    if (!isId(id)) return false;
    const { affected } = await this.#database.manager.delete(PaymentAgreementEntity, {
      id,
      customerId: viewer.id,
    });
    return affected === 1;
  }

  /** Ends forgotten agreements at their providers. What fails is tried again later. */
  async endForgotten(log: Pick<Log, 'error'>): Promise<void> {
    const able = Object.values(this.#providers).filter((provider) => provider.forget !== undefined);
    const methods: OnlineMethod[] = able.map(({ method }) => method);
    for (const one of await this.#database.query(sql.agreementsToEnd({ pauses: PAUSES, methods, most: MOST }))) {
      try {
        await this.#providers[one.method]?.forget?.(one.agreementId);
        await this.#database.manager.delete(EndedAgreementEntity, { id: one.id });
      } catch (error) {
        // The log says so for the provider, once a minute.
        if (!(error instanceof ProviderUnreachable || error instanceof ProviderRefused)) throw error;
      }
    }
    const { affected: count } = await this.#database.manager.delete(EndedAgreementEntity, {
      endedAt: Raw((column) => `${column} < now() - interval '${DAYS} days'`),
    });
    if (count)
      log.error(
        { count },
        'Saved accounts were removed and could not be ended at their provider for a month. Ask the provider to end them.',
      );
  }
}

/** The queue that ends forgotten agreements. */
export const agreementQueues: Pick<Queues<JobName>, 'end-agreements'> = {
  'end-agreements': {
    ...SCHEDULED,
    expireInSeconds: 3600,
    schedule: '*/5 * * * *',
    worker: ({ services, log }) => ({ handle: () => services.agreements.endForgotten(log) }),
  },
};
