import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MeDocument, MyOrdersPageDocument } from '#web/generated/graphql.ts';
import { holdTimeouts, requestedTimeouts } from '#web-test/timeouts.ts';
import { answersByToken, aToken, lockTabs, refreshes, signsOut } from '#web-test/session.ts';
import { accountPagesOf, rahima } from '#web-test/people.ts';
import { currentAddress, openShop, renderInShop } from '#web-test/render.tsx';
import { answers, refuses, server } from '#web-test/server.ts';
import { Stores } from '#web/lib/stores.ts';
import { noteReceived } from '#web/lib/token.ts';
import { uploadPicture } from '#web/lib/uploadPicture.ts';
import { refresh } from '#web/lib/session/refresh.ts';
import { useSession } from './session.tsx';

const MINUTE = 60_000;
/** Clocks of phones may be wrong: the tokens are of 2001, and the device's clock says 2031. */
const WRONG_CLOCK = new Date('2031-05-05T05:05:05Z');

const keep = (token: string) => {
  noteReceived(token);
  localStorage.setItem('token', token);
};

const stored = () => localStorage.getItem('token');

/** The modules of one tab. */
const aTab = () => new Stores().get(refresh);

const WhoIsIt = () => {
  const { customer, loading, error, signIn, signOut } = useSession();
  return (
    <>
      <p>{loading ? 'not known yet' : (customer?.displayName ?? (error ? 'no answer' : 'nobody'))}</p>
      <button type="button" onClick={() => signIn(aToken(), rahima)}>
        In
      </button>
      <button type="button" onClick={signOut}>
        Out
      </button>
    </>
  );
};

/** Advances the time, also on the device's clock. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

let unlock = () => {};

beforeEach(() => {
  unlock = lockTabs();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: WRONG_CLOCK });
});

afterEach(async () => {
  await vi.runOnlyPendingTimersAsync();
  unlock();
});

describe('a token is renewed (spec §9)', () => {
  test.each([
    ['five minutes before its end', 900, 10 * MINUTE],
    ['at half its life, when that is ten minutes or less', 600, 5 * MINUTE],
    ['at half its life, when that is seconds', 6, 3000],
  ])('%s, whatever the clock of the device shows', async (_, life, due) => {
    const asked = refreshes();
    const { keepFresh } = aTab();
    const token = aToken({ life });
    keep(token);
    const stop = keepFresh(token);
    await pass(due - 1000);
    expect(asked).not.toHaveBeenCalled();
    await pass(1001);
    await vi.waitFor(() => expect(stored()).not.toBe(token));
    expect(asked).toHaveBeenCalledOnce();
    stop();
  });

  test('once, however many tabs and requests want it', async () => {
    const asked = refreshes();
    const token = aToken();
    keep(token);
    const tabs = [aTab(), aTab(), aTab()];
    const renewed = Promise.all(tabs.flatMap(({ renew }) => [renew(token), renew(token)]));
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    await pass(1000);
    expect(new Set(await renewed)).toEqual(new Set([stored()]));
    expect(stored()).not.toBe(token);
    expect(asked).toHaveBeenCalledOnce();
  });

  test('by the same attempt in every tab where the browser has no locks', async () => {
    unlock();
    const { promise, resolve } = Promise.withResolvers<string>();
    const asked = refreshes(() => promise);
    const token = aToken();
    keep(token);
    const tabs = [aTab(), aTab()];
    const renewed = Promise.all(tabs.map(({ renew }) => renew(token)));
    await pass(1000);
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    resolve(aToken());
    await renewed;
    const [first, second] = asked.mock.calls.map(([attempt]) => attempt);
    expect(first).toMatch(/^.{16,100}$/);
    expect(second).toBe(first);
  });

  test('by the same attempt when the answer was lost, and by another the next time', async () => {
    const { renew } = aTab();
    const token = aToken();
    keep(token);
    const lost = refreshes(() => HttpResponse.error());
    await expect(renew(token)).rejects.toThrow();
    expect(stored()).toBe(token);
    const asked = refreshes();
    await pass(200);
    const next = await renew(token);
    expect(asked.mock.calls).toEqual(lost.mock.calls);
    await pass(200);
    await renew(next ?? '');
    expect(asked.mock.calls[1]).not.toEqual(asked.mock.calls[0]);
  });

  test.each([500, 503, 429, 403])('later, when the shop answers %i: nothing is lost', async (status) => {
    const { renew } = aTab();
    const token = aToken();
    keep(token);
    refreshes(() => new HttpResponse(null, { status }));
    await expect(renew(token)).rejects.toThrow();
    expect(stored()).toBe(token);
  });

  test('not for ever: after half a minute without an answer it is tried again later', async () => {
    const outOfPatience = holdTimeouts();
    const { renew } = aTab();
    const token = aToken();
    keep(token);
    const asked = refreshes(() => new Promise<string>(() => {}));
    const outcome = renew(token).then(
      () => 'renewed',
      () => 'failed',
    );
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    expect(requestedTimeouts).toEqual([30_000]);
    outOfPatience();
    expect(await outcome).toBe('failed');
    expect(stored()).toBe(token);
  });

  test('again after half a minute, or at once when the network is back', async () => {
    const lost = refreshes(() => HttpResponse.error());
    const { keepFresh } = aTab();
    const token = aToken({ life: 6 });
    keep(token);
    const stop = keepFresh(token);
    await pass(3001);
    await vi.waitFor(() => expect(lost).toHaveBeenCalledTimes(1));
    await pass(31_000);
    await vi.waitFor(() => expect(lost).toHaveBeenCalledTimes(2));
    await pass(1000);
    const asked = refreshes();
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await vi.waitFor(() => expect(stored()).not.toBe(token));
    stop();
  });

  test('not by hidden tabs, until they are shown again', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const asked = refreshes();
    const { keepFresh } = aTab();
    const token = aToken();
    keep(token);
    const stop = keepFresh(token);
    await pass(60 * MINUTE);
    expect(asked).not.toHaveBeenCalled();
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(stored()).not.toBe(token));
    stop();
  });

  test('but the cookie of another session never changes who is signed in', async () => {
    const { renew } = aTab();
    const token = aToken({ session: 'mine' });
    keep(token);
    refreshes(() => aToken({ session: 'theirs' }));
    expect(await renew(token)).toBeNull();
    expect(stored()).toBeNull();
  });

  test('and does not come back for who has signed out meanwhile', async () => {
    const { renew } = aTab();
    const token = aToken();
    keep(token);
    refreshes(() => {
      localStorage.removeItem('token');
      return aToken();
    });
    expect(await renew(token)).toBeNull();
    expect(stored()).toBeNull();
  });
});

describe('a request', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: WRONG_CLOCK });
  });

  test('by a token that ended while the tab slept waits for the next one', async () => {
    const token = aToken();
    const next = aToken();
    keep(token);
    vi.setSystemTime(WRONG_CLOCK.getTime() + 60 * MINUTE);
    const asked = refreshes(() => next);
    const tokens = answersByToken(MeDocument, (by) => ({ me: by === next ? rahima : null }));
    renderInShop(<WhoIsIt />);
    expect(await screen.findByText('Rahima Khatun')).toBeVisible();
    expect(tokens).toEqual([next]);
    expect(asked).toHaveBeenCalledOnce();
  });

  test('so does one of a device whose clock was set back', async () => {
    const token = aToken();
    const next = aToken();
    keep(token);
    vi.setSystemTime(WRONG_CLOCK.getTime() - 60 * MINUTE);
    refreshes(() => next);
    const tokens = answersByToken(MeDocument, () => ({ me: rahima }));
    renderInShop(<WhoIsIt />);
    expect(await screen.findByText('Rahima Khatun')).toBeVisible();
    expect(tokens).toEqual([next]);
  });

  test('and so does a picture', async () => {
    const next = aToken();
    keep(aToken());
    vi.setSystemTime(WRONG_CLOCK.getTime() + 60 * MINUTE);
    refreshes(() => next);
    server.use(
      http.post('http://localhost:3000/backend/pictures', ({ request }) =>
        HttpResponse.json({ key: request.headers.get('authorization'), path: '/x' }, { status: 201 }),
      ),
    );
    const picture = await uploadPicture(new Stores(), new File(['x'], 'x.png'), () => {}, new AbortController().signal);
    expect(picture.key).toBe(`Bearer ${next}`);
  });

  test('that is refused is repeated once by the next token', async () => {
    const token = aToken();
    const next = aToken();
    keep(token);
    const asked = refreshes(() => next);
    const tokens = answersByToken(MeDocument, (by) => ({ me: by === next ? rahima : null }));
    renderInShop(<WhoIsIt />);
    expect(await screen.findByText('Rahima Khatun')).toBeVisible();
    expect(tokens).toEqual([token, next]);
    expect(asked).toHaveBeenCalledOnce();
  });

  test('that is refused twice ends the session', async () => {
    keep(aToken());
    const asked = refreshes();
    server.use(answers(MeDocument, { me: null }));
    renderInShop(<WhoIsIt />);
    expect(await screen.findByText('nobody')).toBeVisible();
    expect(stored()).toBeNull();
    expect(asked).toHaveBeenCalledOnce();
  });

  test('whose token cannot be renewed without a network keeps the session', async () => {
    const token = aToken();
    keep(token);
    refreshes(() => HttpResponse.error());
    server.use(answers(MeDocument, { me: null }));
    renderInShop(<WhoIsIt />);
    expect(await screen.findByText('no answer')).toBeVisible();
    expect(stored()).toBe(token);
    refreshes();
    answersByToken(MeDocument, (by) => ({ me: by === token ? null : rahima }));
    dispatchEvent(new Event('online'));
    expect(await screen.findByText('Rahima Khatun')).toBeVisible();
  });
});

describe('guards', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: WRONG_CLOCK });
  });

  test('wait for the next token after a reload: no login page in between', async () => {
    keep(aToken());
    vi.setSystemTime(WRONG_CLOCK.getTime() + 60 * MINUTE);
    const { promise, resolve } = Promise.withResolvers<string>();
    const asked = refreshes(() => promise);
    server.use(...accountPagesOf(rahima));
    openShop('/deshboard');
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(currentAddress()).toBe('/deshboard');
    expect(screen.queryByRole('heading', { name: 'Login' })).toBeNull();
    resolve(aToken());
    await waitFor(() => expect(currentAddress()).toBe('/customer/profile'));
    // Waits for the last request of this page.
    expect(await screen.findByRole('button', { name: 'Delete account…' })).toBeVisible();
  });

  test('lead to the login page when the session has been ended elsewhere', async () => {
    keep(aToken());
    vi.setSystemTime(WRONG_CLOCK.getTime() + 60 * MINUTE);
    server.use(answers(MeDocument, { me: null }), refuses(MyOrdersPageDocument, 'UNAUTHENTICATED'));
    openShop('/customer/order');
    await waitFor(() => expect(currentAddress()).toBe('/login'));
    expect(stored()).toBeNull();
    expect(localStorage.getItem('sessionEnded')).toBe('true');
  });
});

describe('signing out', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: WRONG_CLOCK });
    server.use(answers(MeDocument, { me: rahima }));
  });

  test('ends the session at the shop', async () => {
    const token = aToken();
    keep(token);
    const asked = signsOut();
    const { user } = renderInShop(<WhoIsIt />);
    await screen.findByText('Rahima Khatun');
    await user.click(screen.getByRole('button', { name: 'Out' }));
    expect(screen.getByText('nobody')).toBeVisible();
    expect(stored()).toBeNull();
    // The person's own sign-out shows no message at the next login.
    expect(localStorage.getItem('sessionEnded')).toBeNull();
    await waitFor(() => expect(asked).toHaveBeenCalledExactlyOnceWith(`Bearer ${token}`));
    await waitFor(() => expect(localStorage.getItem('signOut')).toBeNull());
  });

  test('without a network is done when it is back', async () => {
    keep(aToken());
    const lost = signsOut(() => HttpResponse.error());
    const { user } = renderInShop(<WhoIsIt />);
    await screen.findByText('Rahima Khatun');
    await user.click(screen.getByRole('button', { name: 'Out' }));
    expect(screen.getByText('nobody')).toBeVisible();
    await waitFor(() => expect(lost).toHaveBeenCalled());
    await new Promise((goOn) => setTimeout(goOn));
    const asked = signsOut();
    await waitFor(() => {
      dispatchEvent(new Event('online'));
      expect(asked).toHaveBeenCalledOnce();
    });
    await waitFor(() => expect(localStorage.getItem('signOut')).toBeNull());
  });

  test('or at the next visit', async () => {
    localStorage.setItem('signOut', 'true');
    const asked = signsOut();
    renderInShop(<WhoIsIt />);
    await waitFor(() => expect(asked).toHaveBeenCalledExactlyOnceWith(null));
    await waitFor(() => expect(localStorage.getItem('signOut')).toBeNull());
  });

  test('is not done once somebody has signed in: the cookie is a new one', async () => {
    keep(aToken());
    const held = Promise.withResolvers<void>();
    const release = navigator.locks.request('session', () => held.promise);
    const asked = signsOut();
    const { user } = renderInShop(<WhoIsIt />);
    await screen.findByText('Rahima Khatun');
    await user.click(screen.getByRole('button', { name: 'Out' }));
    await user.click(screen.getByRole('button', { name: 'In' }));
    held.resolve();
    await release;
    await navigator.locks.request('session', () => undefined);
    expect(asked).not.toHaveBeenCalled();
    expect(screen.getByText('Rahima Khatun')).toBeVisible();
  });
});

describe('two tabs', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: WRONG_CLOCK });
  });

  test('ask nothing anew when the token of the same session is another, but when it is of another session', async () => {
    keep(aToken({ session: 'one' }));
    const tokens = answersByToken(MeDocument, () => ({ me: rahima }));
    renderInShop(<WhoIsIt />);
    await screen.findByText('Rahima Khatun');
    const other = (token: string) => {
      keep(token);
      dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    };
    other(aToken({ session: 'one' }));
    const theirs = aToken({ session: 'two' });
    other(theirs);
    await waitFor(() => expect(tokens).toHaveLength(2));
    expect(tokens[1]).toBe(theirs);
  });
});
