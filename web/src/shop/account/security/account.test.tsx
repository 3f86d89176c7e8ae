import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import {
  AccountSectionsDocument,
  RemoveSavedAccountDocument,
  ChangePasswordDocument,
  DeleteAccountDocument,
  EndSessionDocument,
  MeDocument,
  RequestEmailConfirmationDocument,
  RequestPasswordResetDocument,
  SignOutEverywhereDocument,
  UpdateProfileDocument,
  type DeleteAccountInput,
  type UpdateProfileMutation,
} from '#web/generated/graphql.ts';
import { enter } from '#web-test/enter.ts';
import { accountOf, rahima, signedInAs, thisBrowser } from '#web-test/people.ts';
import { currentAddress, openShop } from '#web-test/render.tsx';
import { answers, isUnreachable, server } from '#web-test/server.ts';
import { signsOut } from '#web-test/session.ts';
import { tooOftenMessage } from '#schema/too-often.ts';
import { loadMessages } from '#web/messages/translate.ts';

const otherBrowser = {
  ...thisBrowser,
  id: 'session-2',
  userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36',
  isCurrent: false,
};

const openAccount = async (options: Parameters<typeof accountOf>[1] = {}, mail = true) => {
  signedInAs(rahima);
  server.use(answers(AccountSectionsDocument, accountOf(rahima, options, mail)));
  const { user } = openShop('/customer/profile');
  await screen.findByRole('heading', { name: 'Delete account' });
  return user;
};

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the e-mail address', () => {
  test('that is not confirmed can have its mail sent again', async () => {
    const user = await openAccount();
    const asked = vi.fn<(email: string) => void>();
    const message = 'If this address has an account that needs it, a mail with a link is on its way.';
    server.use(
      answers(RequestEmailConfirmationDocument, ({ input }) => {
        asked(input.email);
        return { requestEmailConfirmation: { __typename: 'RequestMailSuccess', message } };
      }),
    );
    expect(section('E-mail address').getByText('Not confirmed yet')).toBeVisible();
    await user.click(section('E-mail address').getByRole('button', { name: 'Send the mail again' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(asked).toHaveBeenCalledExactlyOnceWith('rahima@gmail.com');
  });

  test('that is confirmed says so, and asks for nothing', async () => {
    await openAccount({ emailConfirmedAt: '2026-11-20T09:30:00.000Z' });
    expect(section('E-mail address').getByText('Confirmed')).toBeVisible();
    expect(section('E-mail address').queryByRole('button')).toBeNull();
  });

  test('cannot be confirmed where the shop sends no mail', async () => {
    await openAccount({}, false);
    expect(section('E-mail address').getByText('This shop sends no mail at the moment.')).toBeVisible();
    expect(section('E-mail address').queryByRole('button')).toBeNull();
  });
});

describe('the password', () => {
  const typeAll = async (
    user: Awaited<ReturnType<typeof openAccount>>,
    [current, next, again]: [string, string, string],
  ) => {
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(screen.getByLabelText('Current password')).toHaveFocus();
    if (current) await enter(user, screen.getByLabelText('Current password'), current);
    if (next) await enter(user, screen.getByLabelText('New password'), next);
    if (again) await enter(user, screen.getByLabelText('New password once more'), again);
    await user.click(screen.getByRole('button', { name: 'Save password' }));
  };

  test.each<[string, [string, string, string], string, string]>([
    ['the known one is missing', ['', 'new secret', 'new secret'], 'Current password', 'Password is required'],
    ['the new one is blank', ['old secret', '      ', '      '], 'New password', 'must not be made of spaces only'],
    ['the new one is short', ['old secret', '12345', '12345'], 'New password', 'Password is too short'],
    ['the two differ', ['old secret', 'new secret', 'new'], 'New password once more', 'Confirm password is not'],
  ])('is not sent when %s', async (_, typed, label, message) => {
    const user = await openAccount();
    await typeAll(user, typed);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(screen.getByLabelText(label)).toHaveFocus();
  });

  test('that the shop does not know is told at its field, and what was typed stays', async () => {
    const user = await openAccount();
    const message = 'This is not your password';
    server.use(
      answers(ChangePasswordDocument, {
        changePassword: {
          __typename: 'InvalidInput',
          message,
          wording: null,
          fields: [{ field: 'currentPassword', message, wording: null }],
        },
      }),
    );
    await typeAll(user, ['wrong', 'new secret', 'new secret']);
    await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(message));
    expect(screen.getByLabelText('Current password')).toHaveFocus();
    expect(screen.getByLabelText('New password')).toHaveValue('new secret');
  });

  test('is changed, and the page says so', async () => {
    const user = await openAccount();
    const message = 'Your password is changed. Other browsers are signed out.';
    server.use(
      answers(ChangePasswordDocument, ({ input }) => {
        expect(input).toEqual({ currentPassword: 'old secret', newPassword: 'new secret' });
        return { changePassword: { __typename: 'ChangePasswordSuccess', message } };
      }),
    );
    await typeAll(user, ['old secret', 'new secret', 'new secret']);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus();
    expect(screen.queryByLabelText('New password')).toBeNull();
  });

  test('of an account that has none is set by a link', async () => {
    const user = await openAccount({ hasPassword: false });
    server.use(
      answers(RequestPasswordResetDocument, {
        requestPasswordReset: { __typename: 'RequestMailSuccess', message: 'A mail is on its way.' },
      }),
    );
    await user.click(section('Password').getByRole('button', { name: 'Send me the link' }));
    expect(await screen.findByText('A mail is on its way.')).toBeVisible();
  });
});

describe('where one is signed in', () => {
  test('is told in plain words, and other browsers can be signed out', async () => {
    let sessions = [thisBrowser, otherBrowser];
    const user = await openAccount({ sessions });
    server.use(
      answers(AccountSectionsDocument, () => accountOf(rahima, { sessions })),
      answers(EndSessionDocument, ({ id }) => {
        sessions = sessions.filter((one) => one.id !== id);
        return { endSession: true };
      }),
    );
    const list = section('Where you are signed in');
    expect(list.getByText('Firefox on Windows')).toBeVisible();
    expect(list.getByText('This browser')).toBeVisible();
    await user.click(list.getByRole('button', { name: /^Sign out: Chrome on Android/ }));
    expect(await screen.findByText('That browser is signed out.')).toBeVisible();
    expect(screen.queryByText('Chrome on Android')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus();
  });

  test('can be ended everywhere, here too', async () => {
    const user = await openAccount();
    signsOut();
    server.use(answers(SignOutEverywhereDocument, { signOutEverywhere: 2 }));
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(currentAddress()).toBe('/login'));
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('stays as it is when the shop cannot be reached', async () => {
    const user = await openAccount();
    server.use(isUnreachable(SignOutEverywhereDocument));
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    expect(await screen.findByText(/The shop cannot be reached/)).toBeVisible();
    expect(localStorage.getItem('token')).not.toBeNull();
  });
});

describe('saved accounts', () => {
  const bkash = {
    id: 'saved-1',
    method: 'BKASH',
    account: '017***575',
    savedAt: '2026-11-18T09:30:00.000Z',
  } as const;

  test('are shown with most digits hidden, and can be removed', async () => {
    let savedAccounts: (typeof bkash)[] = [bkash];
    const user = await openAccount({ savedAccounts });
    server.use(
      answers(AccountSectionsDocument, () => accountOf(rahima, { savedAccounts })),
      answers(RemoveSavedAccountDocument, ({ id }) => {
        savedAccounts = savedAccounts.filter((one) => one.id !== id);
        return { removeSavedAccount: true };
      }),
    );
    const list = section('Saved accounts');
    expect(list.getByText('bKash 017***575')).toBeVisible();
    expect(list.getByText('Saved on 18 Nov 2026')).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Remove bKash 017***575' }));
    expect(await screen.findByText('The account is removed.')).toBeVisible();
    expect(screen.queryByText('bKash 017***575')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Saved accounts' })).toHaveFocus();
  });

  test('stay when the shop cannot be reached', async () => {
    const user = await openAccount({ savedAccounts: [bkash] });
    server.use(isUnreachable(RemoveSavedAccountDocument));
    await user.click(section('Saved accounts').getByRole('button', { name: /^Remove/ }));
    expect(await screen.findByText(/The shop cannot be reached/)).toBeVisible();
    expect(screen.getByText('bKash 017***575')).toBeVisible();
  });

  test('say how one is saved when there is none', async () => {
    await openAccount();
    expect(section('Saved accounts').getByText(/^No account is saved/)).toBeVisible();
  });
});

describe('a copy of all data', () => {
  const DATA = 'http://localhost:3000/backend/account/data';

  test('is fetched with the token and saved under the name that the shop gives', async () => {
    const user = await openAccount();
    const saved = vi.fn<(name: string) => void>();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved(this.download);
    });
    server.use(
      http.get(DATA, ({ request }) => {
        expect(request.headers.get('authorization')).toBe('Bearer token of Rahima Khatun');
        return HttpResponse.json(
          { profile: {} },
          { headers: { 'content-disposition': 'attachment; filename="haat-my-data-2026-11-20.json"' } },
        );
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText('The file is among your downloads.')).toBeVisible();
    expect(saved).toHaveBeenCalledExactlyOnceWith('haat-my-data-2026-11-20.json');
  });

  test.each([
    [429, /Please wait a minute/],
    [500, /Something went wrong/],
  ])('that is refused with %i says why', async (status, words) => {
    const user = await openAccount();
    server.use(http.get(DATA, () => HttpResponse.json({ error: 'No.' }, { status })));
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('without a connection says so', async () => {
    const user = await openAccount();
    server.use(http.get(DATA, () => HttpResponse.error()));
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText(/The shop cannot be reached/)).toBeVisible();
  });
});

describe('deleting the account', () => {
  const openDialog = async (options: Parameters<typeof openAccount>[0] = {}) => {
    const user = await openAccount(options);
    await user.click(screen.getByRole('button', { name: 'Delete account…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }));
    return { user, dialog };
  };

  test('tells what goes and what stays, and can be left', async () => {
    const { user, dialog } = await openDialog();
    expect(dialog.getByText('What goes')).toBeVisible();
    expect(dialog.getByText(/^Your orders\./)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep my account' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is not sent before one’s own address and a password are typed', async () => {
    const { user, dialog } = await openDialog();
    await enter(user, dialog.getByLabelText(/^Your e-mail address/), 'somebody@gmail.com');
    await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
    expect(dialog.getByLabelText(/^Your e-mail address/)).toHaveAccessibleDescription(
      'This is not the e-mail address of your account',
    );
    expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription('Password is required');
  });

  test('keeps what was typed when it fails, and may be tried again', async () => {
    const { user, dialog } = await openDialog();
    server.use(isUnreachable(DeleteAccountDocument));
    await enter(user, dialog.getByLabelText(/^Your e-mail address/), 'Rahima@gmail.com');
    await enter(user, dialog.getByLabelText('Your password'), 'wrong');
    await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
    expect(await dialog.findByText(/The shop cannot be reached/)).toBeVisible();
    expect(dialog.getByLabelText('Your password')).toHaveValue('wrong');

    const message = 'This is not your password';
    server.use(
      answers(DeleteAccountDocument, {
        deleteAccount: {
          __typename: 'InvalidInput',
          message,
          wording: null,
          fields: [{ field: 'password', message, wording: null }],
        },
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
    await waitFor(() => expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription(message));
    expect(dialog.getByLabelText(/^Your e-mail address/)).toHaveValue('Rahima@gmail.com');
  });

  test('the last admin is told to find another one first', async () => {
    const { user, dialog } = await openDialog({ hasPassword: false });
    const message = 'This is the only admin of the shop. Make somebody else an admin first.';
    server.use(answers(DeleteAccountDocument, { deleteAccount: { __typename: 'LastAdmin', message, wording: null } }));
    await enter(user, dialog.getByLabelText(/^Your e-mail address/), 'rahima@gmail.com');
    await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
    expect(await dialog.findByText(message)).toBeVisible();
  });

  test('is not told to those who have their account and only open the address', async () => {
    signedInAs(rahima);
    openShop('/customer/goodbye');
    expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
    expect(currentAddress()).toBe('/customer/profile');
  });

  test('ends in a goodbye, and nobody is signed in', async () => {
    const { user, dialog } = await openDialog();
    const sent = vi.fn<(input: DeleteAccountInput) => void>();
    signsOut();
    server.use(
      answers(DeleteAccountDocument, ({ input }) => {
        sent(input);
        return { deleteAccount: { __typename: 'DeleteAccountSuccess' } };
      }),
    );
    await enter(user, dialog.getByLabelText(/^Your e-mail address/), ' rahima@gmail.com ');
    await enter(user, dialog.getByLabelText('Your password'), 'a good secret');
    await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
    expect(await screen.findByRole('heading', { name: 'Your account is deleted.' })).toBeVisible();
    expect(currentAddress()).toBe('/customer/goodbye');
    // The page signs out once it is shown.
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
    expect(sent).toHaveBeenCalledExactlyOnceWith({ email: 'rahima@gmail.com', password: 'a good secret' });
  });
});

describe('the photo', () => {
  const PICTURES = 'http://localhost:3000/backend/pictures';
  const file = new File(['picture'], 'me.png', { type: 'image/png' });
  const photo = () => screen.getByRole('img', { name: 'Photo of Rahima Khatun' });
  const profileWith = (photoUrl: string | null) =>
    answers(UpdateProfileDocument, ({ input }): UpdateProfileMutation => {
      expect(input).toEqual({ photo: photoUrl === null ? '' : 'upload/1' });
      return {
        updateProfile: {
          __typename: 'UpdateProfileSuccess',
          customer: { ...rahima, photoUrl, addresses: [] },
        },
      };
    });

  test('is sent, shown in several widths, and removed again', async () => {
    const user = await openAccount();
    server.use(
      http.post(PICTURES, () => HttpResponse.json({ key: 'upload/1', path: '/pictures/upload/1' }, { status: 201 })),
      profileWith('/pictures/upload/1'),
    );
    await user.upload(screen.getByLabelText('Add a photo'), file);
    expect(await screen.findByText('Your photo is saved.')).toBeVisible();
    expect(photo()).toHaveAttribute('src', '/pictures/upload/1/160.webp');
    expect(photo()).toHaveAttribute('srcset', expect.stringContaining('/pictures/upload/1/320.webp 320w'));

    server.use(profileWith(null));
    await user.click(screen.getByRole('button', { name: 'Remove photo' }));
    expect(await screen.findByText('Your photo is removed.')).toBeVisible();
    expect(photo()).not.toHaveAttribute('src');
  });

  test('that does not arrive may be sent again', async () => {
    const user = await openAccount();
    server.use(http.post(PICTURES, () => HttpResponse.error()));
    await user.upload(screen.getByLabelText('Add a photo'), file);
    expect(await screen.findByText('The photo did not arrive. Please try again.')).toBeVisible();
    server.use(
      http.post(PICTURES, () => HttpResponse.json({ key: 'upload/1', path: '/pictures/upload/1' }, { status: 201 })),
      profileWith('/pictures/upload/1'),
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Your photo is saved.')).toBeVisible();
  });

  test('that was sent too often says in Bangla when it may be sent again', async () => {
    signedInAs(rahima);
    server.use(
      http.post(PICTURES, () =>
        HttpResponse.json({ error: tooOftenMessage(12) }, { status: 429, headers: { 'Retry-After': '700' } }),
      ),
    );
    const { user } = openShop('/customer/profile', await loadMessages('bn'));
    await user.upload(await screen.findByLabelText('ছবি যোগ করুন'), file);
    expect(await screen.findByText(/১২ মিনিট পরে আবার চেষ্টা করুন/)).toBeVisible();
  });

  test('of a wrong kind is refused before it is sent', async () => {
    const user = await openAccount();
    const text = new File(['x'], 'me.avif', { type: 'image/avif' });
    Object.defineProperty(text, 'size', { value: 9 * 1024 * 1024 });
    await user.upload(screen.getByLabelText('Add a photo'), text);
    expect(await screen.findByText(/too large/i)).toBeVisible();
  });

  test('that is gone leaves the first letter of the name', async () => {
    const customer = { ...rahima, photoUrl: 'https://photos.example/gone.jpg' };
    signedInAs(customer);
    server.use(answers(MeDocument, { me: customer }));
    openShop('/customer/profile');
    const shown = await screen.findByRole('img', { name: 'Photo of Rahima Khatun' });
    shown.dispatchEvent(new Event('error'));
    await waitFor(() => expect(photo()).not.toHaveAttribute('src'));
  });
});
