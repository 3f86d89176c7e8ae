import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { karim, rahima, signedInAs } from '#web-test/people.ts';
import { aProduct, aProductPage } from '#web-test/products.ts';
import { currentAddress, goInHistory, openShop } from '#web-test/render.tsx';
import { answers, neverAnswers, server } from '#web-test/server.ts';
import {
  NeedsCodesDocument,
  OverviewDocument,
  ProductAlertFiguresDocument,
  ProductPageDocument,
  PromotionsPageDocument,
  StatisticsDocument,
} from '#web/generated/graphql.ts';
import { loadMessages } from '#web/messages/translate.ts';

/** The layout is the same around every page: these two wait for their answers. */
const waitingPages = () => [
  neverAnswers(StatisticsDocument),
  neverAnswers(ProductAlertFiguresDocument),
  neverAnswers(PromotionsPageDocument),
];

// For every test: what the page of one asks may come in the next.
beforeEach(() => server.use(...waitingPages()));

const openPage = async (path: string, heading: string) => {
  signedInAs(karim);
  const shop = openShop(path);
  await screen.findByRole('heading', { level: 1, name: heading });
  return shop;
};

test('the dashboard has the pages of the spec in its order, with its labels, and then the others', async () => {
  await openPage('/deshboard/chart', 'Chart');
  const links = within(screen.getByRole('navigation', { name: 'Pages of the dashboard' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Dashboard', '/deshboard'],
    ['View All Orders', '/deshboard/allorders'],
    ['View All products', '/deshboard/allproducts'],
    ['Upload Product', '/deshboard/uploadproduct'],
    ['Chat', '/deshboard/chart'],
    ['Order Status', '/deshboard/orderstatus'],
    ['Customers', '/deshboard/customers'],
    ['Categories', '/deshboard/categories'],
    ['Promotions', '/deshboard/promotions'],
    ['Search words', '/deshboard/search-words'],
    ['Messages', '/deshboard/messages'],
    ['Reviews & comments', '/deshboard/reviews'],
    ['Journal', '/deshboard/posts'],
    ['Settings', '/deshboard/settings'],
    ['Audit log', '/deshboard/audit'],
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Chat');
});

test('it has no header and footer of the shop, but a way there', async () => {
  await openPage('/deshboard/chart', 'Chart');
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'View shop' })).toHaveAttribute('href', '/');
});

test.each(['an outside click', 'Escape', 'navigation', 'its button'])(
  'on a narrow screen the navigation is a drawer, which %s closes',
  async (how) => {
    await openPage('/deshboard/chart', 'Chart');
    // These tests have a wide window, where the drawer is hidden.
    const press = (element: HTMLElement) => act(async () => element.click());
    const find = (place: HTMLElement, role: string, name: string) =>
      within(place).getByRole(role, { name, hidden: true });
    const button = find(document.body, 'button', 'Open the menu of the dashboard');
    await press(button);
    const drawer = find(document.body, 'dialog', 'Pages of the dashboard');
    expect(drawer).toHaveAttribute('open');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    if (how === 'an outside click') await press(drawer);
    if (how === 'Escape') await act(async () => void drawer.dispatchEvent(new Event('cancel', { cancelable: true })));
    if (how === 'its button') await press(find(drawer, 'button', 'Close the menu'));
    if (how === 'navigation') await press(find(drawer, 'link', 'Promotions'));
    await waitFor(() => expect(drawer).not.toHaveAttribute('open'));
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(currentAddress()).toBe(how === 'navigation' ? '/deshboard/promotions' : '/deshboard/chart');
  },
);

test('an unknown page of the dashboard says so, inside its layout', async () => {
  await openPage('/deshboard/nothing', 'There is nothing at this address');
  expect(screen.getByRole('link', { name: 'To the dashboard' })).toHaveAttribute('href', '/deshboard');
  expect(screen.getByRole('navigation', { name: 'Pages of the dashboard' })).toBeVisible();
});

test('its texts are there in Bangla too', async () => {
  signedInAs(karim);
  openShop('/deshboard/chart', await loadMessages('bn'));
  expect(await screen.findByRole('link', { name: 'সব অর্ডার দেখুন' })).toBeVisible();
});

test('other customers are sent to their profile', async () => {
  signedInAs(rahima);
  openShop('/deshboard/allorders');
  await waitFor(() => expect(currentAddress()).toBe('/customer/profile'));
});

test('who goes back to the shop sees there what has changed meanwhile', async () => {
  const isCalled = (name: string) =>
    server.use(answers(ProductPageDocument, aProductPage(aProduct({ id: 'p1', name }))));
  signedInAs(karim);
  isCalled('Lamp');
  server.use(neverAnswers(OverviewDocument));
  const { user } = openShop('/details/p1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Lamp' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /Account menu/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Deshboard' }));
  await screen.findByRole('navigation', { name: 'Pages of the dashboard' });
  isCalled('Lantern');
  act(() => goInHistory(-1));
  expect(await screen.findByRole('heading', { level: 1, name: 'Lantern' })).toBeVisible();
});

test('staff without the codes that the shop demands are led to where they are turned on', async () => {
  signedInAs(karim);
  server.use(answers(NeedsCodesDocument, { needsSecondFactor: true }));
  openShop('/deshboard/chart');
  await screen.findByRole('heading', { level: 1, name: 'Two-factor codes are needed here' });
  expect(screen.queryByRole('navigation', { name: 'Pages of the dashboard' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Turn them on' })).toHaveAttribute('href', '/customer/profile#security');
});
