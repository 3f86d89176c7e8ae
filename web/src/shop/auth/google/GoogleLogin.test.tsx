import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { CUSTOMER_MESSAGES } from '#schema/customer.ts';
import type { GoogleAnswer } from '#schema/google.answer.ts';
import { tooOftenMessage } from '#schema/too-often.ts';
import { MeDocument } from '#web/generated/graphql.ts';
import { expectHome } from '#web-test/home.ts';
import { accountPagesOf, rahima } from '#web-test/people.ts';
import { currentAddress, openShop } from '#web-test/render.tsx';
import { answers, isUnreachable, server } from '#web-test/server.ts';
import { answersByToken, aToken, offers } from '#web-test/session.ts';
import { loadMessages } from '#web/messages/translate.ts';

/** The part of a popup that the page uses. */
interface Popup {
  closed: boolean;
  focus: () => void;
  close: () => void;
}

/** Lets popups open; returns the popup that does. */
const popups = () => {
  const popup: Popup = {
    closed: false,
    focus: vi.fn<() => void>(),
    close: vi.fn<() => void>(() => {
      popup.closed = true;
    }),
  };
  const open = vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
  return { popup, open };
};

/** A message event of a window. */
const send = (data: unknown, source: unknown, origin = location.origin) =>
  act(() => {
    const event = new MessageEvent('message', { data, origin });
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
  });

/** The popup's message. */
const says = (popup: Popup, answer: { outcome: GoogleAnswer['outcome'] } & Record<string, unknown>) =>
  send({ source: 'haat-google', requestId: 'r-1', ...answer }, popup);

const button = () => screen.getByRole('button', { name: 'GOOGLE LOGIN' });

const begin = async () => {
  server.use(offers({ google: true }));
  const { popup, open } = popups();
  const { user, unmount } = openShop('/login');
  await screen.findByRole('heading', { name: 'Login' });
  await user.click(button());
  return { user, popup, open, unmount };
};

describe('signing in with Google', () => {
  test('opens a popup of 500 by 600 in the middle, and waits', async () => {
    vi.spyOn(window, 'screenX', 'get').mockReturnValue(100);
    vi.spyOn(window, 'screenY', 'get').mockReturnValue(50);
    vi.spyOn(window, 'outerWidth', 'get').mockReturnValue(1500);
    vi.spyOn(window, 'outerHeight', 'get').mockReturnValue(1000);
    const { user, popup, open } = await begin();
    expect(open).toHaveBeenCalledExactlyOnceWith(
      '/backend/google?language=en',
      'haat-google',
      'popup,width=500,height=600,left=600,top=250',
    );
    const waiting = screen.getByRole('button', { name: 'Waiting for Google…' });
    expect(waiting).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText(/go on in the window that has opened/)).toBeVisible();

    await user.click(waiting);
    expect(open).toHaveBeenCalledOnce();
    expect(popup.focus).toHaveBeenCalledOnce();
  });

  test('keeps the token of the popup, asks by it who it is, and goes on', async () => {
    const isHome = expectHome();
    const { popup } = await begin();
    const token = aToken();
    const asked = answersByToken(MeDocument, () => ({ me: rahima }));
    says(popup, { outcome: 'SIGNED_IN', token, expiresAt: '2030-01-01T00:00:00Z' });
    expect(await isHome()).toBe('/');
    expect(asked[0]).toBe(token);
    expect(localStorage.getItem('token')).toBe(token);
    expect(await screen.findByRole('button', { name: 'Account menu of Rahima Khatun' })).toBeVisible();
  });

  test('leads back to where the guard had stopped one', async () => {
    server.use(offers({ google: true }), ...accountPagesOf(rahima));
    const { popup } = popups();
    const { user } = openShop('/customer/profile?from=mail');
    await screen.findByRole('heading', { name: 'Login' });
    await user.click(button());
    says(popup, { outcome: 'SIGNED_IN', token: aToken(), expiresAt: '2030-01-01T00:00:00Z' });
    await waitFor(() => expect(currentAddress()).toBe('/customer/profile?from=mail'));
    // Waits for the last request of this page.
    expect(await screen.findByRole('button', { name: 'Delete account…' })).toBeVisible();
  });

  test.each([
    ['another page', { source: 'haat-google', outcome: 'CANCELLED' }, () => 'https://evil.example.com', true],
    ['another window', { source: 'haat-google', outcome: 'CANCELLED' }, () => location.origin, false],
    ['another script', { outcome: 'CANCELLED' }, () => location.origin, true],
    ['nobody', null, () => location.origin, true],
    ['half an answer', { source: 'haat-google', outcome: 'SIGNED_IN' }, () => location.origin, true],
    ['an unknown answer', { source: 'haat-google', outcome: 'toString' }, () => location.origin, true],
  ])('hears nothing of %s', async (_, data, origin, isPopup) => {
    const { popup } = await begin();
    send(data, isPopup ? popup : window, origin());
    expect(screen.getByRole('button', { name: 'Waiting for Google…' })).toBeVisible();
    says(popup, { outcome: 'CANCELLED' });
    expect(await screen.findByText(/You did not sign in with Google/)).toBeVisible();
  });

  test('closes the popup when the page is left', async () => {
    const { popup, unmount } = await begin();
    unmount();
    expect(popup.close).toHaveBeenCalledOnce();
  });
});

describe('the person is told', () => {
  test('that the shop has no sign-in by Google', async () => {
    server.use(offers({ google: false }));
    const { open } = popups();
    const { user } = openShop('/login');
    await screen.findByRole('heading', { name: 'Login' });
    await waitFor(async () => {
      await user.click(button());
      expect(screen.getByText(/Google sign-in is not set up in this shop/)).toBeVisible();
    });
    expect(open.mock.calls.length).toBeLessThan(2);
  });

  test('that the browser blocked the popup', async () => {
    server.use(offers({ google: true }));
    vi.spyOn(window, 'open').mockReturnValue(null);
    const { user } = openShop('/login');
    await screen.findByRole('heading', { name: 'Login' });
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Please allow pop-ups for this shop');
    expect(button()).toHaveAttribute('aria-busy', 'false');
  });

  test('that the popup was closed before the end, and may try again', async () => {
    const { popup, open, user } = await begin();
    popup.closed = true;
    expect(await screen.findByText(/closed before you were signed in/)).toBeVisible();
    popup.closed = false;
    await user.click(button());
    expect(open).toHaveBeenCalledTimes(2);
    expect(screen.queryByText(/closed before/)).not.toBeInTheDocument();
  });

  test('that there is no network', async () => {
    const { popup } = await begin();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    popup.closed = true;
    expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline.');
  });

  test.each([
    ['CANCELLED', 'You did not sign in with Google.'],
    ['UNREACHABLE', 'Google cannot be reached right now.'],
    ['FAILED', 'The sign-in with Google could not be completed.'],
  ] as const)('of the outcome %s', async (outcome, text) => {
    const { popup } = await begin();
    says(popup, { outcome });
    expect(await screen.findByText(new RegExp(text))).toBeVisible();
    expect(button()).toHaveAttribute('aria-busy', 'false');
    expect(localStorage.getItem('token')).toBeNull();
  });

  test.each([
    ['PENDING', CUSTOMER_MESSAGES.pending],
    ['REJECTED', 'Your account was not accepted: The number is not yours.'],
    ['EMAIL_UNVERIFIED', CUSTOMER_MESSAGES.googleUnverified],
    ['ACCOUNT_EXISTS', CUSTOMER_MESSAGES.googleAccountExists],
    ['NOT_GMAIL', CUSTOMER_MESSAGES.gmailNeeded],
    ['TOO_MANY', tooOftenMessage(3)],
  ])('why the account was refused: %s', async (reason, message) => {
    const { popup } = await begin();
    says(popup, { outcome: 'REFUSED', reason, message });
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('that the shop does not say who it is', async () => {
    const { popup } = await begin();
    server.use(isUnreachable(MeDocument));
    says(popup, { outcome: 'SIGNED_IN', token: aToken(), expiresAt: '2030-01-01T00:00:00Z' });
    expect(await screen.findByRole('alert')).toHaveTextContent('The shop cannot be reached');
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('that the shop does not know the token', async () => {
    const { popup } = await begin();
    server.use(answers(MeDocument, { me: null }));
    says(popup, { outcome: 'SIGNED_IN', token: aToken(), expiresAt: '2030-01-01T00:00:00Z' });
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be completed');
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('in Bangla', async () => {
    server.use(offers({ google: true }));
    const { popup, open } = popups();
    const { user } = openShop('/login', await loadMessages('bn'));
    await user.click(await screen.findByRole('button', { name: 'গুগল দিয়ে লগইন' }));
    expect(open).toHaveBeenCalledWith('/backend/google?language=bn', 'haat-google', expect.any(String));
    says(popup, {
      outcome: 'REFUSED',
      reason: 'PENDING',
      message: CUSTOMER_MESSAGES.pending,
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('অ্যাডমিনের অনুমোদনের অপেক্ষায়');
  });
});
