import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { CUSTOMER_MESSAGES } from '#schema/customer.ts';
import { TOO_OFTEN_MESSAGES } from '#schema/too-often.ts';
import {
  FailedWorkDocument,
  LoginDocument,
  PaymentsToSettleDocument,
  RegisterDocument,
  RequestEmailConfirmationDocument,
  type LoginMutation,
  type RegisterMutation,
} from '#web/generated/graphql.ts';
import { enter } from '#web-test/enter.ts';
import { expectHome } from '#web-test/home.ts';
import { overviewWith } from '#web-test/overview.ts';
import { accountPagesOf, karim, rahima, signedInAs } from '#web-test/people.ts';
import { currentAddress, openShop } from '#web-test/render.tsx';
import { serverSentence } from '#web-test/sentence.ts';
import { answers, isUnreachable, refuses, server } from '#web-test/server.ts';
import { offers } from '#web-test/session.ts';
import { ANOTHER_ACCOUNT } from './session/anotherAccount.ts';
import { loadMessages } from '#web/messages/translate.ts';

const openLogin = async () => {
  const { user } = openShop('/login');
  await screen.findByRole('heading', { name: 'Login' });
  return user;
};

const openRegistration = async () => {
  const user = await openLogin();
  await user.click(screen.getByRole('tab', { name: 'Registration' }));
  return user;
};

const field = (label: string | RegExp) => screen.getByLabelText(label);
const press = (name: string) => screen.getByRole('button', { name });

const fillLogin = async (user: Awaited<ReturnType<typeof openLogin>>) => {
  await enter(user, field('E-mail'), 'rahima@gmail.com');
  await enter(user, field('Password'), 'secret');
  await user.click(press('Log in'));
};

const fillRegistration = async (
  user: Awaited<ReturnType<typeof openLogin>>,
  { email = 'rahima@gmail.com', confirm = 'secret', accept = true } = {},
) => {
  await enter(user, field('Name'), 'Rahima Khatun');
  await enter(user, field('Phone Number'), '712345678');
  await enter(user, field('E-mail'), email);
  await enter(user, field('Password'), 'secret');
  await enter(user, field('Confirm password'), confirm);
  if (accept) await user.click(screen.getByRole('checkbox', { name: 'I accept the Terms and Conditions' }));
  await user.click(press('Registration Now'));
};

describe('the login page (spec §2)', () => {
  test('has its headline, two tabs with their titles, and the buttons of the spec', async () => {
    const user = await openLogin();
    expect(screen.getByRole('heading', { name: 'Store Stock Management' })).toBeVisible();
    expect(press('Log in')).toBeVisible();
    expect(press('GOOGLE LOGIN')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Registration' }));
    expect(screen.getByRole('heading', { name: 'Create an account' })).toBeVisible();
    expect(press('Registration Now')).toBeVisible();
  });

  test('shows and hides the password', async () => {
    const user = await openLogin();
    expect(field('Password')).toHaveAttribute('type', 'password');
    await user.click(press('Show password'));
    expect(field('Password')).toHaveAttribute('type', 'text');
    await user.click(press('Hide password'));
    expect(field('Password')).toHaveAttribute('type', 'password');
  });

  test('says that Google sign-in is not set up', async () => {
    const user = await openLogin();
    await user.click(press('GOOGLE LOGIN'));
    expect(screen.getByText(/Google sign-in is not set up in this shop/)).toBeVisible();
  });
});

describe('logging in', () => {
  test('stores the token and goes to / when one came from nowhere', async () => {
    const isHome = expectHome();
    const user = await openLogin();
    server.use(
      answers(LoginDocument, ({ input }): LoginMutation => {
        expect(input).toEqual({ email: 'rahima@gmail.com', password: 'secret' });
        return { login: { __typename: 'LoginSuccess' as const, token: 'a.b.c', customer: rahima } };
      }),
    );
    await fillLogin(user);
    expect(await isHome()).toBe('/');
    expect(localStorage.getItem('token')).toBe('a.b.c');
    expect(await screen.findByRole('button', { name: 'Account menu of Rahima Khatun' })).toBeVisible();
  });

  test('leads back to where the guard had stopped one', async () => {
    const { user } = openShop('/customer/profile?from=mail');
    await screen.findByRole('heading', { name: 'Login' });
    expect(currentAddress()).toBe('/login');
    server.use(
      answers(LoginDocument, { login: { __typename: 'LoginSuccess', token: 'a.b.c', customer: rahima } }),
      ...accountPagesOf(rahima),
    );
    await fillLogin(user);
    await waitFor(() => expect(currentAddress()).toBe('/customer/profile?from=mail'));
    // Waits for the last request of this page.
    expect(await screen.findByRole('button', { name: 'Delete account…' })).toBeVisible();
  });

  test.each([
    ['to the dashboard, where they came from nowhere', undefined, '/deshboard'],
    ['to the dashboard, where they came from home', '/', '/deshboard'],
    ['back to the page where they came from', '/terms', '/terms'],
  ])('leads admins %s', async (_, pathname, to) => {
    const { user } = openShop({ pathname: '/login', state: pathname ? { from: { pathname } } : null });
    await screen.findByRole('heading', { name: 'Login' });
    const nothing = { totalCount: 0, edges: [], pageInfo: { hasNextPage: false, endCursor: null } };
    const payments = vi.fn(() => ({ paymentsToSettle: nothing }));
    const failedWork = vi.fn(() => ({ failedWork: nothing }));
    server.use(
      answers(LoginDocument, { login: { __typename: 'LoginSuccess', token: 'a.b.c', customer: karim } }),
      answers(PaymentsToSettleDocument, payments),
      answers(FailedWorkDocument, failedWork),
      overviewWith(),
    );
    await fillLogin(user);
    await waitFor(() => expect(currentAddress()).toBe(to));
    if (to !== '/deshboard') return;
    // All requests of the dashboard, so that they do not reach the next test.
    await waitFor(() => {
      expect(payments).toHaveBeenCalled();
      expect(failedWork).toHaveBeenCalled();
    });
  });

  test.each([
    'E-mail or password is wrong.',
    'Your account is waiting for confirmation by an admin.',
    'Your account was not accepted: The phone number is not yours.',
  ])('shows the wrong text %j under the form and signs nobody in (spec §8)', async (message) => {
    const user = await openLogin();
    server.use(
      answers(LoginDocument, {
        login: { __typename: 'LoginRefused', ...serverSentence(message), reason: 'WRONG_CREDENTIALS' },
      }),
    );
    await fillLogin(user);
    expect(await within(screen.getByRole('form')).findByRole('alert')).toHaveTextContent(message);
    expect(localStorage.getItem('token')).toBeNull();
    expect(field('E-mail')).toHaveValue('rahima@gmail.com');
    expect(currentAddress()).toBe('/login');
  });

  test('asks for the code of an account with a second factor, and sends everything again', async () => {
    const user = await openLogin();
    const refused = (message: string, reason: 'CODE_NEEDED' | 'CODE_WRONG') =>
      server.use(answers(LoginDocument, { login: { __typename: 'LoginRefused', ...serverSentence(message), reason } }));
    expect(screen.queryByLabelText('Code of your app')).toBeNull();
    refused(CUSTOMER_MESSAGES.codeNeeded, 'CODE_NEEDED');
    await fillLogin(user);
    await waitFor(() => expect(field('Code of your app')).toHaveFocus());
    expect(screen.getByRole('alert')).toHaveTextContent(CUSTOMER_MESSAGES.codeNeeded);
    refused(CUSTOMER_MESSAGES.codeWrong, 'CODE_WRONG');
    await user.keyboard('111111{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(CUSTOMER_MESSAGES.codeWrong));
    expect(localStorage.getItem('token')).toBeNull();
    const sent = vi.fn();
    server.use(
      answers(LoginDocument, ({ input }) => {
        sent(input);
        return { login: { __typename: 'LoginSuccess' as const, token: 'a.b.c', customer: rahima } };
      }),
      ...accountPagesOf(rahima),
    );
    await user.clear(field('Code of your app'));
    await enter(user, field('Code of your app'), '২২২ ২২২');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(localStorage.getItem('token')).toBe('a.b.c'));
    expect(sent).toHaveBeenCalledExactlyOnceWith({ email: 'rahima@gmail.com', password: 'secret', code: '222222' });
  });

  test('shows when it may be tried again', async () => {
    const user = await openLogin();
    server.use(refuses(LoginDocument, 'TOO_MANY', serverSentence(TOO_OFTEN_MESSAGES.inMinutes, { minutes: 14 })));
    await fillLogin(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'That was tried too often. Please try again in 14 minutes.',
    );
  });

  test('says in Bangla what was refused, also where a figure or a reason is part of it', async () => {
    const { user } = openShop('/login', await loadMessages('bn'));
    await enter(user, await screen.findByLabelText('ই-মেইল'), 'rahima@gmail.com');
    await enter(user, field('পাসওয়ার্ড'), 'secret');
    server.use(refuses(LoginDocument, 'TOO_MANY', serverSentence(TOO_OFTEN_MESSAGES.inMinutes, { minutes: 14 })));
    await user.click(press('লগইন করুন'));
    expect(await screen.findByRole('alert')).toHaveTextContent('১৪ মিনিট পরে আবার চেষ্টা করুন');
  });

  test('leads who forgot their password to a new one', async () => {
    const user = await openLogin();
    await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
    expect(currentAddress()).toBe('/forgot-password');
  });

  const waits = () =>
    server.use(
      answers(LoginDocument, {
        login: {
          __typename: 'LoginRefused',
          ...serverSentence(CUSTOMER_MESSAGES.pending),
          reason: 'PENDING',
        },
      }),
    );

  test('sends the confirmation mail again to whoever waits for an admin', async () => {
    waits();
    const asked = vi.fn();
    const message = CUSTOMER_MESSAGES.mailOnItsWay;
    server.use(
      answers(RequestEmailConfirmationDocument, ({ input }) => {
        asked(input);
        return { requestEmailConfirmation: { __typename: 'RequestMailSuccess' as const, message } };
      }),
    );
    const user = await openLogin();
    await fillLogin(user);
    await user.click(await screen.findByRole('button', { name: 'Send the confirmation mail again' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(asked).toHaveBeenCalledExactlyOnceWith({ email: 'rahima@gmail.com' });
  });

  test('but not where the shop sends no mail', async () => {
    waits();
    server.use(offers({ mail: false }));
    const user = await openLogin();
    await fillLogin(user);
    expect(await screen.findByText(CUSTOMER_MESSAGES.pending)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send the confirmation mail again' })).toBeNull();
  });

  test('says that the shop cannot be reached and keeps what was typed', async () => {
    const user = await openLogin();
    server.use(isUnreachable(LoginDocument));
    await fillLogin(user);
    expect(await screen.findByText(/The shop cannot be reached/)).toBeVisible();
    expect(field('Password')).toHaveValue('secret');
    expect(press('Log in')).toBeEnabled();
  });

  test('asks for both fields without a call', async () => {
    const user = await openLogin();
    await user.click(press('Log in'));
    expect(field('E-mail')).toHaveAccessibleDescription('Enter a valid e-mail address');
    expect(field('E-mail')).toHaveFocus();
    expect(field('Password')).toHaveAccessibleDescription('Password is required');
  });

  test('is not needed by who has a token: on to / (spec §2)', async () => {
    signedInAs(rahima);
    const isHome = expectHome();
    openShop('/login');
    expect(await isHome()).toBe('/');
  });
});

describe('another account (spec §2, Account menu)', () => {
  const askForAnother = async () => {
    signedInAs(rahima);
    const { user } = openShop({ pathname: '/login', state: ANOTHER_ACCOUNT });
    await screen.findByRole('heading', { name: 'Add another account' });
    return user;
  };

  test('takes the place of the one that is logged in, which logs out first', async () => {
    const user = await askForAnother();
    expect(localStorage.getItem('token')).not.toBeNull();
    await user.click(press('Log out and go on'));
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();

    const isHome = expectHome();
    const login: LoginMutation['login'] = {
      __typename: 'LoginSuccess',
      token: 'k.l.m',
      customer: { ...karim, role: 'CUSTOMER' },
    };
    server.use(answers(LoginDocument, { login }));
    await fillLogin(user);
    expect(await isHome()).toBe('/');
    expect(localStorage.getItem('token')).toBe('k.l.m');
  });

  test('can be cancelled', async () => {
    await askForAnother();
    expect(screen.getByRole('link', { name: 'Stay logged in' })).toHaveAttribute('href', '/');
    expect(localStorage.getItem('token')).not.toBeNull();
  });
});

test('a look at the other tab loses nothing of what was typed', async () => {
  const user = await openLogin();
  await enter(user, field('E-mail'), 'rahima@gmail.com');
  await user.click(screen.getByRole('tab', { name: 'Registration' }));
  await enter(user, field('Name'), 'Rahima');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('tab', { name: 'Login' }));
  expect(field('E-mail')).toHaveValue('rahima@gmail.com');
  await user.click(screen.getByRole('tab', { name: 'Registration' }));
  expect(field('Name')).toHaveValue('Rahima');
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test('fields that are filled all at once keep all of it', async () => {
  await openLogin();
  act(() => {
    fireEvent.change(field('E-mail'), { target: { value: 'rahima@gmail.com' } });
    fireEvent.change(field('Password'), { target: { value: 'secret' } });
  });
  expect(field('E-mail')).toHaveValue('rahima@gmail.com');
  expect(field('Password')).toHaveValue('secret');
});

describe('registration (spec §5)', () => {
  test.each(['+8801712345678', '8801712345678', '1712345678', '০১৭১২ ৩৪৫৬৭৮'])(
    'the phone pasted as %s, over the 01 or behind it, is shown in 11 digits',
    async (pasted) => {
      const user = await openRegistration();
      const phone = field('Phone Number') as HTMLInputElement;
      await user.click(phone);
      await user.paste(pasted);
      expect(phone).toHaveValue('01712345678');
      phone.setSelectionRange(0, phone.value.length);
      await user.paste(pasted);
      expect(phone).toHaveValue('01712345678');
    },
  );

  test('a digit put into a full number pushes none of its digits out', async () => {
    const user = await openRegistration();
    await user.type(field('Phone Number'), '712345678');
    await user.type(field('Phone Number'), '9', { initialSelectionStart: 5, initialSelectionEnd: 5 });
    expect(field('Phone Number')).toHaveValue('01712345678');
  });

  test('forces the phone to begin with 01, digits only, 11 at most', async () => {
    const user = await openRegistration();
    expect(field('Phone Number')).toHaveValue('01');
    await user.type(field('Phone Number'), '7-12a3456789999');
    expect(field('Phone Number')).toHaveValue('01712345678');
    await user.clear(field('Phone Number'));
    expect(field('Phone Number')).toHaveValue('01');
  });

  test("says 'Confirm password is not match' and makes no call", async () => {
    const user = await openRegistration();
    await fillRegistration(user, { confirm: 'other' });
    expect(field('Confirm password')).toHaveAccessibleDescription('Confirm password is not match');
    expect(field('Confirm password')).toHaveFocus();
  });

  test('asks for every field and the terms without a call, beginning with the first', async () => {
    const user = await openRegistration();
    await user.click(press('Registration Now'));
    expect(field('Name')).toHaveFocus();
    expect(field('Name')).toHaveAccessibleDescription('Name is required');
    expect(field('Phone Number')).toHaveAccessibleDescription('Use valid phone number');
    expect(field('E-mail')).toHaveAccessibleDescription(/Enter a valid e-mail address/);
    expect(field('Password')).toHaveAccessibleDescription(/Password is too short/);
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please accept the Terms and Conditions');
  });

  test('refuses an address outside Gmail with the reason, and makes no call', async () => {
    const user = await openRegistration();
    await fillRegistration(user, { email: 'rahima@example.com' });
    expect(field('E-mail')).toHaveFocus();
    expect(field('E-mail')).toHaveAccessibleDescription(
      expect.stringContaining('Enter a valid Gmail address: the shop takes orders from Gmail addresses only'),
    );
  });

  test('needs the terms to be accepted', async () => {
    const user = await openRegistration();
    await fillRegistration(user, { accept: false });
    expect(screen.getByRole('checkbox')).toHaveFocus();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please accept the Terms and Conditions');
  });

  test('replaces the form by the success message', async () => {
    const user = await openRegistration();
    const message = 'Successfully Created Your Account. Please Wait for Comfiremed by Admin. Good Luck';
    const asked = vi.fn();
    server.use(
      answers(RegisterDocument, ({ input }): RegisterMutation => {
        asked(input);
        return { register: { __typename: 'RegisterSuccess', message } };
      }),
    );
    await fillRegistration(user);
    expect(await screen.findByText(message)).toHaveFocus();
    expect(screen.queryByRole('form')).toBeNull();
    expect(asked).toHaveBeenCalledExactlyOnceWith({
      name: 'Rahima Khatun',
      phoneNumber: '01712345678',
      email: 'rahima@gmail.com',
      password: 'secret',
      language: 'EN',
    });
    expect(localStorage.getItem('token')).toBeNull();
    expect(
      screen.getByText('A mail is on its way to rahima@gmail.com. Please confirm your address by the link in it.'),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open the mailbox of this demo shop' })).toBeNull();
  });

  const registers = (told: (input: unknown) => void = () => {}) =>
    server.use(
      answers(RegisterDocument, ({ input }): RegisterMutation => {
        told(input);
        return { register: { __typename: 'RegisterSuccess', message: CUSTOMER_MESSAGES.registered } };
      }),
    );

  test('leads to the mailbox in a demo shop', async () => {
    server.use(offers({ mailbox: true }));
    registers();
    const user = await openRegistration();
    await fillRegistration(user);
    expect(await screen.findByRole('link', { name: 'Open the mailbox of this demo shop' })).toHaveAttribute(
      'href',
      '/mailbox',
    );
  });

  test('promises no mail where the shop sends none', async () => {
    server.use(offers({ mail: false }));
    registers();
    const user = await openRegistration();
    await fillRegistration(user);
    await screen.findByText(CUSTOMER_MESSAGES.registered);
    expect(screen.queryByText(/on its way/)).toBeNull();
  });

  test('takes Bangla digits, and has the shop write Bangla to who reads it', async () => {
    const told = vi.fn();
    registers(told);
    const { user } = openShop('/login', await loadMessages('bn'));
    await user.click(await screen.findByRole('tab', { name: 'রেজিস্ট্রেশন' }));
    await enter(user, field('নাম'), 'রহিমা খাতুন');
    await user.type(field('ফোন নম্বর'), '৭১২৩৪৫৬৭৮');
    await enter(user, field('ই-মেইল'), 'rahima@gmail.com');
    await enter(user, field('পাসওয়ার্ড'), 'secret');
    await enter(user, field('পাসওয়ার্ড আবার লিখুন'), 'secret');
    await user.click(screen.getByRole('checkbox'));
    await user.click(press('রেজিস্ট্রেশন করুন'));
    await waitFor(() => expect(told).toHaveBeenCalled());
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ language: 'BN', phoneNumber: '01712345678' }));
  });

  test('says that the e-mail is taken and keeps what was typed (spec §8)', async () => {
    const user = await openRegistration();
    const message = 'Your Email Already Registred. Try using another Email';
    server.use(answers(RegisterDocument, { register: { __typename: 'EmailTaken', message, wording: null } }));
    await fillRegistration(user);
    expect(await within(screen.getByRole('form')).findByText(message)).toBeVisible();
    expect(field('Name')).toHaveValue('Rahima Khatun');
  });

  test('shows what the server refuses at its field', async () => {
    const user = await openRegistration();
    const message = 'Enter a valid e-mail address';
    const fields = [{ field: 'email', message, wording: null }];
    server.use(
      answers(RegisterDocument, {
        register: { __typename: 'InvalidInput', message, wording: null, fields },
      }),
    );
    await fillRegistration(user);
    await waitFor(() => expect(field('E-mail')).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(field('E-mail')).toHaveFocus();
  });
});
