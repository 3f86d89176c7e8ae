import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  AddAddressDocument,
  RemoveAddressDocument,
  UpdateAddressDocument,
  type AddAddressMutation,
  type AddressInput,
} from '#web/generated/graphql.ts';
import { loadMessages } from '#web/messages/translate.ts';
import { enter } from '#web-test/enter.ts';
import { addressesOf, home, office, rahima, signedInAs, type Address } from '#web-test/people.ts';
import { openShop } from '#web-test/render.tsx';
import { answers, isUnreachable, server } from '#web-test/server.ts';

type User = Awaited<ReturnType<typeof openBook>>;

const openBook = async (addresses: readonly Address[] = []) => {
  signedInAs(rahima, addresses);
  const { user } = openShop('/customer/profile');
  await screen.findByRole('button', { name: 'Add an address' });
  return user;
};

const book = () => within(screen.getByRole('region', { name: 'Your addresses' }));
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
const field = (label: string) => screen.getByLabelText(label);

const openForm = async (user: User) => {
  await press(user, 'Add an address');
  await screen.findByRole('form', { name: 'New address' });
};

/** Handles saving an address; returns what was sent. */
const takes = (addresses: readonly Address[]) => {
  const sent: { id?: string; input: AddressInput }[] = [];
  const saved = (): AddAddressMutation => ({
    saved: {
      __typename: 'SaveAddressSuccess',
      address: { id: addresses[0]?.id ?? '' },
      customer: { ...rahima, addresses: [...addresses] },
    },
  });
  server.use(
    answers(AddAddressDocument, ({ input }) => {
      sent.push({ input });
      return saved();
    }),
    answers(UpdateAddressDocument, ({ id, input }) => {
      sent.push({ id: String(id), input });
      return saved();
    }),
  );
  return sent;
};

describe('the address book', () => {
  test('says that it is empty, and what an address is good for', async () => {
    await openBook();
    expect(book().getByText('No address saved yet. With one, the checkout fills itself in.')).toBeVisible();
  });

  test('lists addresses with their places, the default marked', async () => {
    await openBook([home, office]);
    const items = book().getAllByRole('listitem');
    expect(items[0]).toHaveTextContent(/Rahima Khatun.*Default.*01712345678.*as shown above/);
    // The default address is the profile's shipping address, so it is shown once.
    expect(screen.getAllByText('House 1, Road 2, Savar, Dhaka')).toHaveLength(1);
    expect(screen.getByRole('row', { name: 'Address House 1, Road 2, Savar, Dhaka' })).toBeVisible();
    expect(items[1]).toHaveTextContent(/Salma Begum.*01912345678.*Shop 7, Abhaynagar, Jashore, Khulna/);
    expect(screen.queryByRole('button', { name: 'Make default: House 1, Road 2' })).toBeNull();
  });

  test('names the places in the language of the reader', async () => {
    signedInAs(rahima, [home]);
    openShop('/customer/profile', await loadMessages('bn'));
    expect(await screen.findByText('House 1, Road 2, সাভার, ঢাকা')).toBeVisible();
  });

  test('offers no form beyond twenty', async () => {
    const many = Array.from({ length: 20 }, (_, count) => ({ ...office, id: `address-${count}` }));
    signedInAs(rahima, many);
    openShop('/customer/profile');
    expect(await screen.findByText('You have 20 addresses already. Remove one first.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add an address' })).toBeNull();
  });
});

describe('the address form', () => {
  test('begins with what the account knows; division, district and upazila follow one another', async () => {
    const user = await openBook();
    await openForm(user);
    expect(field('Recipient')).toHaveValue('Rahima Khatun');
    expect(field('Recipient')).toHaveFocus();
    expect(field('Phone Number')).toHaveValue('01712345678');
    expect(field('District')).toBeDisabled();
    expect(field('District')).toHaveDisplayValue('No options');
    const sent = takes([home]);
    await user.selectOptions(field('Division'), 'Dhaka');
    await user.selectOptions(field('District'), 'Gazipur');
    await user.selectOptions(field('Upazila or city'), 'Kaliganj');
    // Another district has other upazilas.
    await user.selectOptions(field('District'), 'Dhaka');
    expect(field('Upazila or city')).toHaveValue('');
    await user.selectOptions(field('Upazila or city'), 'Savar');
    await enter(user, field('House, road, village'), 'House 1, Road 2');
    await press(user, 'Save address');
    expect(await screen.findByText('The address is saved.')).toBeVisible();
    expect(sent).toEqual([
      {
        input: {
          name: 'Rahima Khatun',
          phoneNumber: '01712345678',
          upazilaId: 'dhaka/savar',
          line: 'House 1, Road 2',
          isDefault: false,
        },
      },
    ]);
    expect(screen.getByText('House 1, Road 2, Savar, Dhaka')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your addresses' })).toHaveFocus();
  });

  test('the first address is asked whether it takes the place of the one in the profile', async () => {
    const user = await openBook();
    await openForm(user);
    expect(screen.getByRole('checkbox', { name: 'Deliver here by default' })).not.toBeChecked();
  });

  test('the first address is the default without a question where the profile says none', async () => {
    signedInAs({ ...rahima, shippingAddress: null });
    const { user } = openShop('/customer/profile');
    await screen.findByRole('button', { name: 'Add an address' });
    await openForm(user);
    expect(screen.queryByRole('checkbox', { name: 'Deliver here by default' })).toBeNull();
  });

  test.each([
    ['Savar', 'dhaka', 'dhaka/savar'],
    ['সাভার', 'dhaka', 'dhaka/savar'],
    ['Jessore', 'jashore', ''],
    ['Dhanmondi', 'dhaka', 'dhaka/city'],
  ])('finds %s, and Enter chooses it without sending the form', async (typed, district, upazila) => {
    const user = await openBook();
    await openForm(user);
    await enter(user, field('Find your place'), typed);
    await user.keyboard('{Enter}');
    expect(field('District')).toHaveValue(district);
    expect(field('Upazila or city')).toHaveValue(upazila);
    expect(field('Find your place')).toHaveValue('');
  });

  test('lets the arrows and the mouse choose among what was found', async () => {
    const user = await openBook();
    await openForm(user);
    await enter(user, field('Find your place'), 'Kaliganj');
    const options = screen.getAllByRole('option', { name: /^Kaliganj/ });
    expect(options[0]).toHaveAttribute('aria-selected', 'true');
    expect(field('Find your place')).toHaveAttribute('aria-activedescendant', options[0]?.id);
    await user.keyboard('{ArrowDown}');
    expect(options[1]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('{ArrowUp}');
    await user.click(screen.getByRole('option', { name: /^Kaliganj, Gazipur/ }));
    expect(field('Upazila or city')).toHaveValue('gazipur/kaliganj');
  });

  test('says when no place has the name', async () => {
    const user = await openBook();
    await openForm(user);
    await enter(user, field('Find your place'), 'Kolkata');
    await user.keyboard('{Enter}');
    expect(screen.getByText('No place has this name. Please choose below.', { ignore: '[role=status]' })).toBeVisible();
    expect(field('Division')).toHaveValue('');
  });

  test('tells what is missing at its field, goes to the first, and makes no call', async () => {
    const user = await openBook();
    await openForm(user);
    await user.clear(field('Recipient'));
    await user.clear(field('Phone Number'));
    await press(user, 'Save address');
    expect(field('Recipient')).toHaveAccessibleDescription('Name is required');
    expect(field('Recipient')).toHaveFocus();
    expect(field('Phone Number')).toHaveAccessibleDescription('Please enter a valid Bangladeshi phone number');
    expect(field('Division')).toHaveAccessibleDescription('Please choose division, district and upazila');
    expect(field('House, road, village')).toHaveAccessibleDescription('Address is required');
    await enter(user, field('Recipient'), 'Rahima');
    await user.type(field('Phone Number'), '০১৭১২৩৪৫৬৭৮');
    expect(field('Phone Number')).toHaveValue('01712345678');
    await enter(user, field('Find your place'), 'Jessore');
    await user.keyboard('{Enter}');
    await press(user, 'Save address');
    expect(field('Upazila or city')).toHaveFocus();
    expect(field('Upazila or city')).toHaveAccessibleDescription('Please choose division, district and upazila');
  });

  test('shows what the shop refuses at its field', async () => {
    const user = await openBook([home]);
    await press(user, 'Edit: House 1, Road 2');
    await screen.findByRole('form', { name: 'Edit address' });
    server.use(
      answers(UpdateAddressDocument, {
        saved: {
          __typename: 'InvalidInput',
          message: 'Name is required',
          wording: null,
          fields: [{ field: 'name', message: 'Name is required', wording: null }],
        },
      }),
    );
    await press(user, 'Save address');
    expect(await screen.findByRole('alert')).toHaveTextContent('Name is required');
    expect(field('Recipient')).toHaveAccessibleDescription('Name is required');
  });

  test('keeps what was typed when the shop cannot be reached, and over a reload', async () => {
    const user = await openBook([home]);
    server.use(isUnreachable(UpdateAddressDocument));
    await press(user, 'Edit: House 1, Road 2');
    await screen.findByRole('form', { name: 'Edit address' });
    expect(field('Upazila or city')).toHaveValue('dhaka/savar');
    await user.clear(field('House, road, village'));
    await enter(user, field('House, road, village'), 'Flat 3');
    await press(user, 'Save address');
    expect(await screen.findByText(/The shop cannot be reached/)).toBeVisible();
    expect(field('House, road, village')).toHaveValue('Flat 3');
    document.body.replaceChildren();
    openShop('/customer/profile');
    // The form is open again automatically.
    expect(await screen.findByDisplayValue('Flat 3')).toBe(field('House, road, village'));
    await press(user, 'Cancel');
    await press(user, 'Edit: House 1, Road 2');
    expect(await screen.findByLabelText('House, road, village')).toHaveValue('House 1, Road 2');
  });
});

test('another address becomes the default', async () => {
  const user = await openBook([home, office]);
  const sent = takes([
    { ...office, isDefault: true },
    { ...home, isDefault: false },
  ]);
  await press(user, 'Make default: Shop 7');
  expect(await screen.findByText('Your default address is changed.')).toBeVisible();
  expect(sent).toEqual([
    {
      id: 'address-2',
      input: {
        name: 'Salma Begum',
        phoneNumber: '+8801912345678',
        upazilaId: 'jashore/abhaynagar',
        line: 'Shop 7',
        isDefault: true,
      },
    },
  ]);
  expect(book().getAllByRole('listitem')[0]).toHaveTextContent(/Salma Begum.*Default/);
});

test('an address is removed after one more question, and the next default shown', async () => {
  const user = await openBook([home, office]);
  await press(user, 'Remove: House 1, Road 2');
  await press(user, 'Keep it');
  expect(book().getAllByRole('listitem')).toHaveLength(2);
  server.use(
    answers(RemoveAddressDocument, { removeAddress: true }),
    ...addressesOf(rahima, [{ ...office, isDefault: true }]),
  );
  await press(user, 'Remove: House 1, Road 2');
  await press(user, 'Yes, remove it');
  expect(await screen.findByText('The address is removed.')).toBeVisible();
  expect(book().getAllByRole('listitem')).toHaveLength(1);
  expect(book().getByRole('listitem')).toHaveTextContent(/Salma Begum.*Default/);
});
