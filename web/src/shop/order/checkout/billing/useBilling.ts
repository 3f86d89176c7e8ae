import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { billingInput, type BillingAddress } from '#schema/order.input.ts';
import { nationalPhone } from '#schema/phone.ts';
import type { AddressChoice_AddressFragment, Session_CustomerFragment } from '#web/generated/graphql.ts';
import type { FieldProps } from '#web/lib/form/useForm.ts';
import { typedPhone } from '#web/lib/typedPhone.ts';
import type { CheckoutDraft, TypedBilling } from '../checkoutDraft.ts';
import { prefilledBilling } from './prefilledBilling.ts';

type Field = keyof BillingAddress;

/** Returns the id of a field's control. */
export const billingId = (field: Field): string => `billing-${field}`;

/** The fields that are checked while the customer types (spec §5). */
const LIVE: readonly Field[] = ['name', 'address'];

const same = (one: TypedBilling, other: TypedBilling) =>
  one.name === other.name && one.address === other.address && one.phone === other.phone;

const fromAddress = ({ name, text, phoneNumber }: AddressChoice_AddressFragment): TypedBilling => ({
  name,
  address: text,
  phone: nationalPhone(phoneNumber),
});

/**
 * The state of the billing form: filled from the default address or the account, until the customer types or chooses.
 * What was typed and then replaced by an address can be restored.
 */
export const useBilling = (
  customer: Session_CustomerFragment,
  addresses: readonly AddressChoice_AddressFragment[],
  draft: CheckoutDraft | null,
) => {
  const { email, ...account } = prefilledBilling(customer);
  const empty = { ...account, address: '' };
  const standard = addresses.find(({ isDefault }) => isDefault);
  const begun = draft?.billing ?? null;
  /** Whether the customer typed or chose the values, so that nothing replaces them automatically. */
  const [isOwn, setOwn] = useState(begun !== null);
  /** Whether picker and form were opened; before, a whole address is folded. */
  const [isOpen, setOpen] = useState(false);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [replaced, setReplaced] = useState<readonly TypedBilling[]>(draft?.replaced ?? []);

  const { control, formState, setValue, setError, reset, trigger, handleSubmit } = useForm<BillingAddress>({
    resolver: standardSchemaResolver(billingInput),
    shouldFocusError: false,
    ...(isOwn
      ? { defaultValues: { ...begun, email } }
      : { values: { ...(standard ? fromAddress(standard) : account), email } }),
  });
  const { errors, isSubmitted } = formState;
  const [name, address, phone] = useWatch({ control, name: ['name', 'address', 'phone'] });
  const typed: TypedBilling = { name, address, phone };
  const billing: BillingAddress = { ...typed, email };

  const fitting = addresses.filter((one) => same(fromAddress(one), typed));
  const chosen = fitting.find(({ id }) => id === chosenId) ?? fitting[0];
  const isTyped = chosen === undefined && !same(typed, account) && !same(typed, empty);

  /** Replaces the values. */
  const replaceBy = (next: TypedBilling, earlier: readonly TypedBilling[]) => {
    setReplaced(isTyped ? [...earlier, typed] : earlier);
    setOwn(true);
    setOpen(true);
    reset({ ...next, email }, { keepIsSubmitted: true });
    if (isSubmitted) void trigger();
  };
  const last = replaced.at(-1);

  return {
    billing,
    field: (field: Field): FieldProps<string> => ({
      id: billingId(field),
      value: billing[field],
      error: errors[field]?.message ?? null,
      onChange: (next) => {
        setOwn(true);
        setOpen(true);
        setValue(field, field === 'phone' ? typedPhone(phone, next) : next, {
          shouldValidate: LIVE.includes(field) || isSubmitted || errors[field] !== undefined,
        });
      },
    }),
    /** Shows the server's errors at these fields until their values change. */
    refuse: (fields: Partial<BillingAddress>) => {
      setOpen(true);
      for (const [field, message = ''] of Object.entries(fields)) setError(field as Field, { message });
    },
    handleSubmit,
    /** The address that the form contains; undefined for another one. */
    chosen,
    choose: (next: AddressChoice_AddressFragment) => {
      setChosenId(next.id);
      replaceBy(fromAddress(next), replaced);
    },
    /** Empties the form for another address, or restores the one that was typed last. */
    chooseOther: () => replaceBy(last ?? empty, replaced.slice(0, -1)),
    /** Restores what was typed last; undefined when nothing was replaced. */
    putBack: last && (() => replaceBy(last, replaced.slice(0, -1))),
    /** Whether the address, chosen or known before, is shown without picker and form. A typed one stays in the form. */
    isFolded: !isOpen && !isTyped && v.is(billingInput, billing),
    /** Opens picker and form. */
    open: () => setOpen(true),
    /** Marks the values as the customer's own, so that nothing replaces them automatically, and folds the address. */
    settle: () => {
      setOwn(true);
      setOpen(false);
    },
    /** For the checkout's draft. */
    typed: isOwn ? typed : null,
    replaced,
  };
};
