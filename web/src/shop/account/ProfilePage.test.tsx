import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { UpdateProfileDocument, type UpdateProfileMutation } from '#web/generated/graphql.ts';
import { enter } from '#web-test/enter.ts';
import { karim, rahima, signedInAs } from '#web-test/people.ts';
import { currentAddress, openShop } from '#web-test/render.tsx';
import { answers, isUnreachable, refuses, server } from '#web-test/server.ts';
import { aToken } from '#web-test/session.ts';

const openProfile = async (customer = rahima) => {
  signedInAs(customer);
  const { user } = openShop('/customer/profile');
  await screen.findByRole('button', { name: 'Edit Profile' });
  return user;
};

describe('the profile (spec §2)', () => {
  test('shows photo placeholder, name, e-mail, phone and shipping address', async () => {
    await openProfile();
    expect(screen.getByRole('img', { name: 'Photo of Rahima Khatun' })).toBeVisible();
    expect(screen.getAllByText('rahima@gmail.com').length).toBeGreaterThan(0);
    expect(screen.getByRole('row', { name: 'Phone Number 01712345678' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Address House 7, Road 3, Dhanmondi, Dhaka' })).toBeVisible();
  });

  test('says that it is loading in its own words', async () => {
    signedInAs(rahima);
    openShop('/customer/profile');
    expect(screen.getByRole('status')).toHaveTextContent('Loading profile...');
    await screen.findByRole('button', { name: 'Edit Profile' });
  });

  test('has words for what is missing', async () => {
    await openProfile({ ...rahima, phoneNumber: null, shippingAddress: null });
    expect(screen.getByText('No phone number')).toBeVisible();
    expect(screen.getByText('No shipping address available.')).toBeVisible();
  });

  test.each(['', '01212345678', '0171234567', '017123456789', 'abc'])(
    'refuses the phone number %j with its message and without a call (spec §5)',
    async (phone) => {
      const user = await openProfile();
      await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
      const field = screen.getByLabelText('Phone Number');
      await user.clear(field);
      if (phone) await user.type(field, phone);
      await user.click(screen.getByRole('button', { name: 'Save Changes' }));
      expect(field).toHaveAccessibleDescription('Please enter a valid Bangladeshi phone number');
      expect(field).toHaveFocus();
    },
  );

  test('saves phone and address and returns to the view', async () => {
    const user = await openProfile();
    await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
    expect(screen.getByRole('heading', { name: 'Edit Shipping Address' })).toBeVisible();
    expect(screen.getByLabelText('Shipping Address')).toHaveAttribute('rows', '4');
    server.use(
      answers(UpdateProfileDocument, ({ input: { phoneNumber, shippingAddress } }): UpdateProfileMutation => ({
        updateProfile: {
          __typename: 'UpdateProfileSuccess',
          customer: {
            ...rahima,
            phoneNumber: phoneNumber ?? null,
            shippingAddress: shippingAddress ?? null,
            addresses: [],
          },
        },
      })),
    );
    await user.clear(screen.getByLabelText('Phone Number'));
    await user.type(screen.getByLabelText('Phone Number'), '+8801812345678');
    await user.clear(screen.getByLabelText('Shipping Address'));
    await enter(user, screen.getByLabelText('Shipping Address'), 'Sylhet');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Profile' })).toHaveFocus());
    expect(screen.getByText('Your changes are saved.')).toBeVisible();
    expect(screen.getByRole('row', { name: 'Phone Number 01812345678' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Address Sylhet' })).toBeVisible();
  });

  test('saves an address beside a number that was taken once and would not be today', async () => {
    const user = await openProfile({ ...rahima, phoneNumber: '+8801212345678' });
    await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
    server.use(
      answers(UpdateProfileDocument, {
        updateProfile: {
          __typename: 'UpdateProfileSuccess',
          customer: { ...rahima, shippingAddress: 'Sylhet', addresses: [] },
        },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Your changes are saved.')).toBeVisible();
  });

  test('keeps what was typed when the shop cannot be reached', async () => {
    const user = await openProfile();
    await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
    server.use(isUnreachable(UpdateProfileDocument));
    await user.clear(screen.getByLabelText('Shipping Address'));
    await enter(user, screen.getByLabelText('Shipping Address'), 'Sylhet');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText(/The shop cannot be reached/)).toBeVisible();
    expect(screen.getByLabelText('Shipping Address')).toHaveValue('Sylhet');
  });

  test('keeps what was typed when the session ends in the middle, until it is cancelled', async () => {
    signedInAs(rahima);
    const { user, unmount } = openShop('/customer/profile');
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    await user.clear(screen.getByLabelText('Shipping Address'));
    await enter(user, screen.getByLabelText('Shipping Address'), 'Sylhet');
    server.use(refuses(UpdateProfileDocument, 'UNAUTHENTICATED'));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible();
    expect(currentAddress()).toBe('/customer/profile');
    unmount();

    signedInAs(rahima);
    openShop('/customer/profile');
    expect(await screen.findByDisplayValue('Sylhet')).toBe(screen.getByLabelText('Shipping Address'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
    expect(screen.getByLabelText('Shipping Address')).toHaveValue(rahima.shippingAddress);
  });
});

describe('what somebody typed into the profile', () => {
  /** Types something without saving it. */
  const typing = async () => {
    signedInAs(rahima);
    localStorage.setItem('token', aToken({ person: rahima.id }));
    const opened = openShop('/customer/profile');
    await opened.user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    await screen.findByRole('button', { name: 'Change password' });
    await opened.user.clear(screen.getByLabelText('Shipping Address'));
    await enter(opened.user, screen.getByLabelText('Shipping Address'), 'Behind the mosque');
    expect(typed()).toContain('Behind the mosque');
    return opened;
  };
  const typed = () => JSON.stringify({ ...sessionStorage });
  /** Opens the page and waits until it is complete; the form must not be open. */
  const openAnew = async () => {
    openShop('/customer/profile');
    expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Change password' })).toBeVisible();
  };
  /** Changes the storage as another tab does. */
  const inAnotherTab = (token: string | null, changes: () => void = () => {}) =>
    act(async () => {
      changes();
      if (token === null) localStorage.removeItem('token');
      else localStorage.setItem('token', token);
      dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    });

  test('is gone from this tab when they sign out in another one', async () => {
    const { unmount } = await typing();
    await inAnotherTab(null);
    await waitFor(() => expect(currentAddress()).toBe('/login'));
    await waitFor(() => expect(typed()).not.toContain('Behind the mosque'));
    unmount();
    signedInAs(rahima);
    await openAnew();
  });

  test('is gone when they sign out by the account menu', async () => {
    const { user } = await typing();
    await user.click(screen.getByRole('button', { name: /Account menu/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(typed()).not.toContain('Behind the mosque'));
  });

  test('is deleted when somebody else uses a tab that slept meanwhile', async () => {
    const { unmount } = await typing();
    unmount();
    signedInAs(karim);
    localStorage.setItem('token', aToken({ person: karim.id, session: 'session-2' }));
    await openAnew();
    expect(typed()).not.toContain('Behind the mosque');
  });

  test('stays when their session runs out, here or in another tab', async () => {
    await typing();
    await inAnotherTab(null, () => localStorage.setItem('sessionEnded', 'true'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Login' }));
    expect(dialog.getByText(/^You have been signed out/)).toBeVisible();
    expect(currentAddress()).toBe('/customer/profile');
    expect(typed()).toContain('Behind the mosque');
  });
});
