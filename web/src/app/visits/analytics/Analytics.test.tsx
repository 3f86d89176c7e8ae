import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { Link } from 'react-router-dom';
import type { Session_CustomerFragment } from '#web/generated/graphql.ts';
import { karim, signedInAs } from '#web-test/people.ts';
import { openShop, renderInShop } from '#web-test/render.tsx';
import { server } from '#web-test/server.ts';
import { settingsAre } from '#web-test/settings.ts';
import { allTexts } from '#web-test/texts.ts';
import { receivedVisits } from '#web-test/visits.ts';
import { useSession } from '#web/shop/auth/session/session.tsx';
import { CountVisits } from '../CountVisits.tsx';

const ID = 'G-AB12CD34EF';

/** The scripts of Google in the document; none is fetched here. */
const tags = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="google"]')];

/** What the tag was told by commands of a name. */
const told = (name: string) =>
  (window.dataLayer ?? []).map((command) => [...(command as Iterable<unknown>)]).filter(([first]) => first === name);

/** The pages whose views were counted. */
const viewed = () => told('set').map(([, page]) => (page as { page_location: string }).page_location);

/** Whether the tag sends nothing. */
const isOff = () => (window as unknown as Record<string, unknown>)[`ga-disable-${ID}`];

beforeEach(() => {
  delete window.dataLayer;
  for (const tag of tags()) tag.remove();
});

const Visit = () => (
  <>
    <CountVisits />
    <main id="content" tabIndex={-1}>
      {['/', '/details/p1?q=rahima', '/vieworder/order-1', '/cart', '/terms'].map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
    </main>
    <p>{useSession().customer?.displayName}</p>
  </>
);

const visit = (at = '/', id = ID, by?: Session_CustomerFragment) => {
  settingsAre({ googleAnalytics: id });
  if (by) signedInAs(by);
  const shown = renderInShop(<Visit />, at);
  return { ...shown, goTo: (to: string) => shown.user.click(screen.getByRole('link', { name: to })) };
};

const question = () => screen.findByRole('region', { name: 'Counting visits' });

const stored = () => localStorage.getItem('analytics');

test('with No nothing is loaded, and nobody asks again', async () => {
  const { user, goTo, unmount } = visit();
  expect(await question()).toHaveTextContent(/^May we count your visit with Google Analytics\?/);
  expect(screen.getByRole('link', { name: 'About our cookies' })).toHaveAttribute('href', '/cookies');
  expect([stored(), tags(), window.dataLayer]).toEqual([null, [], undefined]);
  await user.click(screen.getByRole('button', { name: 'No' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(stored()).toBe('{"isAllowed":false}');
  unmount();
  visit();
  await goTo('/terms');
  expect(screen.queryByRole('region')).toBeNull();
  expect([tags(), window.dataLayer]).toEqual([[], undefined]);
});

test('with Allow the tag is loaded once and told each page that everybody sees, without its query', async () => {
  const { user, goTo } = visit();
  document.title = '(3) Haat';
  await user.click(await screen.findByRole('button', { name: 'Allow' }));
  await waitFor(() => expect(viewed()).toEqual(['http://localhost:3000/']));
  expect(tags().map(({ src }) => src)).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`]);
  expect(told('set')[0]).toMatchObject(['set', { page_title: 'Haat' }]);
  expect(told('consent')).toMatchObject([['consent', 'default', { ad_storage: 'denied' }]]);
  expect(told('config')).toMatchObject([['config', ID, { send_page_view: false, cookie_domain: 'none' }]]);
  await goTo('/details/p1?q=rahima');
  await waitFor(() => expect(viewed().at(-1)).toBe('http://localhost:3000/details/p1'));
  expect(isOff()).toBe(false);
  // An order is nobody else's business.
  await goTo('/vieworder/order-1');
  expect(isOff()).toBe(true);
  await goTo('/cart');
  await goTo('/terms');
  await waitFor(() => expect(viewed().at(-1)).toBe('http://localhost:3000/terms'));
  expect([viewed().length, told('event').length, tags().length, isOff()]).toEqual([3, 3, 1, false]);
});

test.each([
  ['a shop without it', '/', ''],
  ['a page of one person', '/vieworder/order-1', ID],
])('%s: nobody is asked, and nothing is loaded', async (_, at, id) => {
  const steps: string[] = [];
  server.use(...receivedVisits(steps));
  visit(at, id);
  await waitFor(() => expect(steps).toEqual(['visit']));
  expect(screen.queryByRole('region')).toBeNull();
  expect([stored(), tags(), window.dataLayer]).toEqual([null, [], undefined]);
});

test('the staff are neither asked nor counted', async () => {
  localStorage.setItem('analytics', '{"isAllowed":true}');
  const { goTo } = visit('/', ID, karim);
  expect(await screen.findByText(karim.displayName)).toBeVisible();
  await goTo('/terms');
  expect([screen.queryByRole('region'), tags(), window.dataLayer]).toEqual([null, [], undefined]);
});

test('a browser that says no to every site is not asked, and loses the cookies that it has', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'globalPrivacyControl'));
  localStorage.setItem('analytics', '{"isAllowed":true}');
  document.cookie = '_ga=GA1.1.1.1; Path=/';
  document.cookie = '_ga_AB12CD34EF=GS1; Path=/';
  visit('/cookies');
  await waitFor(() => expect(document.cookie).toBe(''));
  expect([screen.queryByRole('region'), tags(), window.dataLayer]).toEqual([null, [], undefined]);
});

test('the answer is changed on the page about cookies, in either language', async () => {
  const bangla = await allTexts('bn');
  settingsAre({ googleAnalytics: ID });
  const { user } = openShop('/cookies', bangla);
  await user.click((await screen.findAllByRole('button', { name: 'অনুমতি দিন' }))[0] as HTMLElement);
  expect(await screen.findByText(bangla.t('analytics.allowed'))).toBeVisible();
  await waitFor(() => expect(viewed()).toEqual(['http://localhost:3000/cookies']));
  document.cookie = '_ga=GA1.1.1.1; Path=/';
  await user.click(screen.getByRole('button', { name: bangla.t('analytics.stop') }));
  expect(screen.getByText(bangla.t('analytics.refused'))).toBeVisible();
  expect([stored(), isOff(), document.cookie]).toEqual(['{"isAllowed":false}', true, '']);
});

test('the page about cookies says nothing of it in a shop without it', async () => {
  openShop('/cookies');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Cookies');
  expect(screen.queryByRole('heading', { name: 'Google Analytics' })).toBeNull();
});
