import { IsNull, LessThan, type EntityManager } from 'typeorm';
import { CustomerEntity } from '../customer.entity.ts';
import { lockCustomer } from '../customer-row.ts';

/** A customer's second factor, which is read nowhere else. */
export interface SecondFactor {
  secret: Buffer;
  /** Whether signing in asks for it: its first code was typed. */
  isOn: boolean;
  /** SHA-256 of the recovery codes that are left, in hexadecimal digits. */
  recoveryHashes: string[];
}

/**
 * Returns a customer's second factor, and locks the customer; null without one. @throws Unauthenticated when the account
 * is deleted
 */
export const lockSecondFactor = async (manager: EntityManager, id: string): Promise<SecondFactor | null> => {
  await lockCustomer(manager, id);
  const row = await manager.findOne(CustomerEntity, {
    select: { id: true, secondFactor: true, secondFactorAt: true, recoveryHashes: true },
    where: { id },
  });
  if (!row?.secondFactor) return null;
  return { secret: row.secondFactor, isOn: row.secondFactorAt !== null, recoveryHashes: row.recoveryHashes };
};

/** Stores a second factor that counts once it is confirmed. Returns false when one is on already. */
export const offerSecondFactor = async (manager: EntityManager, id: string, secret: Buffer): Promise<boolean> => {
  const { affected } = await manager.update(
    CustomerEntity,
    { id, secondFactorAt: IsNull() },
    { secondFactor: secret, secondFactorStep: 0 },
  );
  return affected === 1;
};

/** Turns the second factor of a locked customer on. */
export const turnOnSecondFactor = async (
  manager: EntityManager,
  id: string,
  recoveryHashes: string[],
): Promise<void> => {
  await manager.update(CustomerEntity, { id }, { secondFactorAt: () => 'now()', recoveryHashes });
};

/** Removes a customer's second factor. Returns whether it was on. */
export const removeSecondFactor = async (manager: EntityManager, id: string): Promise<boolean> => {
  const isOn = (await lockSecondFactor(manager, id))?.isOn === true;
  await manager.update(CustomerEntity, { id }, NO_SECOND_FACTOR);
  return isOn;
};

/** What an account without a second factor stores. */
export const NO_SECOND_FACTOR = {
  secondFactor: null,
  secondFactorAt: null,
  secondFactorStep: 0,
  recoveryHashes: [],
};

/** Uses a step of codes up. Returns false when it, or a later one, was used before. */
export const useStep = async (manager: EntityManager, id: string, step: number): Promise<boolean> => {
  const { affected } = await manager.update(
    CustomerEntity,
    { id, secondFactorStep: LessThan(step) },
    { secondFactorStep: step },
  );
  return affected === 1;
};

/** Stores the recovery codes that are left to a locked customer. */
export const keepRecoveryHashes = async (
  manager: EntityManager,
  id: string,
  recoveryHashes: string[],
): Promise<void> => {
  await manager.update(CustomerEntity, { id }, { recoveryHashes });
};
