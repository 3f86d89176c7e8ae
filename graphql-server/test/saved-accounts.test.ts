import { beforeEach, describe, expect, test } from 'vitest';
import { AgreementsService } from '../src/sales/payment/agreements/agreements.service.ts';
import { saveAgreement } from '../src/sales/payment/agreements/save-agreement.ts';
import { ProviderRefused, ProviderUnreachable } from '../src/sales/payment/providers/provider.ts';
import { createDeps } from '../src/services.ts';
import { newId, type Person } from './factories.ts';
import { openShop } from './setup.ts';

const shop = await openShop();
const { database } = createDeps(shop.dataSource, shop.config, shop);

interface SavedAccount {
  id: string;
  method: string;
  account: string;
  savedAt: string;
}

let agreements = 0;

/** Saves an account of a customer; returns what the provider calls the agreement. */
const save = async ({ id }: Person, method = 'BKASH') => {
  agreements += 1;
  const agreementId = `TokenizedMerchant${agreements}`;
  await shop.sql(
    `INSERT INTO payment_agreements (customer_id, method, agreement_id, account) VALUES ($1, $2, $3, '017***575')`,
    [id, method, agreementId],
  );
  return agreementId;
};

const savedBy = async (person: Person) =>
  (
    await person.graphql<{ me: { savedAccounts: SavedAccount[] } }>(
      '{ me { savedAccounts { id method account savedAt } } }',
    )
  ).me.savedAccounts;

const remove = async (person: Person, id: string | undefined) =>
  (await person.graphql<{ removeSavedAccount: boolean }>('mutation ($id: ID!) { removeSavedAccount(id: $id) }', { id }))
    .removeSavedAccount;

interface Ended {
  agreementId: string;
  tries: number;
  waits: boolean;
}

/** The agreements that are still to be ended. */
const toEnd = () =>
  shop.sql<Ended>(
    `SELECT agreement_id AS "agreementId", tries, next_try_at > now() AS waits FROM ended_agreements ORDER BY id`,
  );

beforeEach(() => shop.sql('DELETE FROM ended_agreements'));

describe('a saved account', () => {
  test('is shown to its customer, with a part of its number only', async () => {
    const person = await shop.customer();
    await save(person);
    expect(await savedBy(person)).toEqual([
      { id: expect.any(String), method: 'BKASH', account: '017***575', savedAt: expect.any(String) },
    ]);
    expect(await savedBy(await shop.customer())).toEqual([]);
  });

  test('is removed once, and then its agreement is to be ended', async () => {
    const person = await shop.customer();
    const agreementId = await save(person);
    const [saved] = await savedBy(person);
    expect(await remove(person, saved?.id)).toBe(true);
    expect(await remove(person, saved?.id)).toBe(false);
    expect(await savedBy(person)).toEqual([]);
    expect(await toEnd()).toEqual([{ agreementId, tries: 0, waits: false }]);
  });

  test('is not removed by anybody else, nor by nonsense', async () => {
    const [person, other, admin] = [await shop.customer(), await shop.customer(), await shop.admin()];
    await save(person);
    const [saved] = await savedBy(person);
    for (const one of [other, admin]) expect(await remove(one, saved?.id)).toBe(false);
    for (const id of ['', 'nonsense', '0']) expect(await remove(person, id)).toBe(false);
    expect(await savedBy(person)).toHaveLength(1);
    expect(await toEnd()).toEqual([]);
  });

  test('that is replaced is ended later, when nobody pays with it any more', async () => {
    const person = await shop.customer();
    const agreementId = await save(person);
    const replace = 'UPDATE payment_agreements SET agreement_id = $2, saved_at = now() WHERE customer_id = $1';
    await shop.sql(replace, [person.id, agreementId]);
    expect(await toEnd()).toEqual([]);
    await shop.sql(replace, [person.id, 'TokenizedMerchantNew']);
    expect(await toEnd()).toEqual([{ agreementId, tries: 0, waits: true }]);
  });

  test.each([
    ['whose account was deleted meanwhile', async () => newId()],
    ['of whose account nothing is left', async () => null],
  ])('is not kept for a customer %s, and ended', async (_, idOf) => {
    const customerId = await idOf();
    const agreement = { id: 'TokenizedMerchantLate', account: '017***575' };
    await database.transaction((manager) => saveAgreement(manager, { customerId, method: 'BKASH' }, agreement));
    expect(await toEnd()).toEqual([{ agreementId: agreement.id, tries: 0, waits: false }]);
  });

  test('ends with the account of its customer', async () => {
    const person = await shop.customer({ password: 'a good secret' });
    const agreementId = await save(person);
    const { deleteAccount } = await person.graphql<{ deleteAccount: { __typename: string } }>(
      `mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { __typename } }`,
      { input: { email: person.email, password: 'a good secret' } },
    );
    expect(deleteAccount.__typename).toBe('DeleteAccountSuccess');
    expect(await shop.sql('SELECT id FROM payment_agreements WHERE customer_id = $1', [person.id])).toEqual([]);
    expect(await toEnd()).toEqual([{ agreementId, tries: 0, waits: false }]);
  });
});

describe('a forgotten agreement', () => {
  const lines: object[] = [];
  const log = { error: (facts: object) => void lines.push(facts) } as never;
  const at = (forget: (agreementId: string) => Promise<void>) =>
    new AgreementsService(database, { BKASH: { method: 'BKASH', forget } as never });
  const forget = async () => {
    const person = await shop.customer();
    const agreementId = await save(person);
    await remove(person, (await savedBy(person))[0]?.id);
    return agreementId;
  };
  const makeDue = () => shop.sql(`UPDATE ended_agreements SET next_try_at = now()`);
  beforeEach(() => void lines.splice(0));

  test('is ended at its provider once', async () => {
    const agreementId = await forget();
    const asked: string[] = [];
    const service = at(async (id) => void asked.push(id));
    await Promise.all([service.endForgotten(log), service.endForgotten(log)]);
    expect(asked).toEqual([agreementId]);
    expect([await toEnd(), lines]).toEqual([[], []]);
  });

  test.each([
    ['cannot be reached', new ProviderUnreachable('No answer.')],
    ['refuses', new ProviderRefused('Code 2067.')],
  ])('is tried again while its provider %s, with growing pauses', async (_, failure) => {
    const agreementId = await forget();
    const failing = at(() => Promise.reject(failure));
    await failing.endForgotten(log);
    await failing.endForgotten(log);
    expect(await toEnd()).toEqual([{ agreementId, tries: 1, waits: true }]);
    await makeDue();
    await failing.endForgotten(log);
    expect(await toEnd()).toMatchObject([{ tries: 2, waits: true }]);
    await makeDue();
    await at(async () => {}).endForgotten(log);
    expect(await toEnd()).toEqual([]);
  });

  test('keeps no other from being ended', async () => {
    const [first] = [await forget(), await forget()];
    await at(async (id) => {
      if (id === first) throw new ProviderUnreachable('No answer.');
    }).endForgotten(log);
    expect(await toEnd()).toMatchObject([{ agreementId: first }]);
  });

  test('waits while the shop has no credentials, and is given up after a month with a line for the owner', async () => {
    await forget();
    const without = new AgreementsService(database, {});
    await without.endForgotten(log);
    expect(await toEnd()).toMatchObject([{ tries: 0 }]);
    await shop.sql(`UPDATE ended_agreements SET ended_at = now() - interval '31 days'`);
    await without.endForgotten(log);
    expect([await toEnd(), lines]).toEqual([[], [{ count: 1 }]]);
  });
});
