import { useState } from 'react';
import { nationalPhone } from '../../../../../../schema/phone.ts';
import type { BillingAddress } from '../../../../../../schema/order.input.ts';
import type {
  AddressChoice_AddressFragment,
  Session_CustomerFragment,
} from '../../../../generated/graphql.ts';
import type { CheckoutDraft, TypedBilling } from '../checkoutDraft.ts';
import { prefilledBilling } from './prefilledBilling.ts';

const same = (one: TypedBilling, other: TypedBilling) =>
  one.name === other.name && one.address === other.address && one.phone === other.phone;

const fromAddress = ({ name, text, phoneNumber }: AddressChoice_AddressFragment): TypedBilling => ({
  name,
  address: text,
  phone: nationalPhone(phoneNumber),
});

/**
 * The billing form: filled from the default address, else from the account, until somebody types or chooses. What was typed and then
 * replaced by an address is kept, to be put back.
 */
export const useBilling = (
  customer: Session_CustomerFragment,
  addresses: readonly AddressChoice_AddressFragment[],
  draft: CheckoutDraft | null,
) => {
  const [mine, setMine] = useState(draft?.billing ?? null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [replaced, setReplaced] = useState<readonly TypedBilling[]>(draft?.replaced ?? []);

  const { email, ...account } = prefilledBilling(customer);
  const empty = { ...account, address: '' };
  const standard = addresses.find(({ isDefault }) => isDefault);
  const typed = mine ?? (standard ? fromAddress(standard) : account);
  const billing: BillingAddress = { ...typed, email };

  const fitting = addresses.filter((address) => same(fromAddress(address), typed));
  const chosen = fitting.find(({ id }) => id === chosenId) ?? fitting[0];
  const isTyped = chosen === undefined && !same(typed, account) && !same(typed, empty);

  /** Something else takes the place of what is there. */
  const replaceBy = (next: TypedBilling, kept: readonly TypedBilling[]) => {
    setReplaced(isTyped ? [...kept, typed] : kept);
    setMine(next);
  };
  const last = replaced.at(-1);

  return {
    billing,
    /** The address that the form says; undefined when it says another one. */
    chosen,
    type: (field: keyof BillingAddress, value: string) =>
      field !== 'email' && setMine({ ...typed, [field]: value }),
    choose: (address: AddressChoice_AddressFragment) => {
      setChosenId(address.id);
      replaceBy(fromAddress(address), replaced);
    },
    /** Makes room for another address, and brings back the one that was typed last. */
    chooseOther: () => replaceBy(last ?? empty, replaced.slice(0, -1)),
    /** Brings back what was typed last; undefined when nothing was replaced. */
    putBack: last && (() => replaceBy(last, replaced.slice(0, -1))),
    /** What is there is meant: nothing replaces it any more by itself. */
    settle: () => setMine(typed),
    /** For the draft of the checkout. */
    typed: mine,
    replaced,
  };
};
