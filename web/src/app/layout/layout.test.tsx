import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  CategoryPageDocument,
  DepartmentPicturesDocument,
  SearchPageDocument,
  SuggestionsDocument,
} from '#web/generated/graphql.ts';
import type { MenuCategory } from '#schema/shop-settings.ts';
import { enter } from '#web-test/enter.ts';
import { aList } from '#web-test/products.ts';
import { putIntoHead } from '#web-test/head.ts';
import { currentAddress, openPlainPage, openShop } from '#web-test/render.tsx';
import { settingsAre } from '#web-test/settings.ts';
import { allTexts } from '#web-test/texts.ts';
import { answers, server } from '#web-test/server.ts';

beforeEach(() => {
  document.documentElement.className = '';
  server.use(answers(DepartmentPicturesDocument, { categories: [] }));
});

describe('the search box', () => {
  test('leads to the search page in place of the current entry', async () => {
    server.use(
      answers(SearchPageDocument, { products: aList([]) }),
      // Waits for the end of the typing delay.
      answers(SuggestionsDocument, { suggestions: { completions: [], categories: [], products: [] } }),
    );
    const { user } = await openPlainPage();
    await enter(user, screen.getByRole('combobox', { name: 'Search products' }), 'blue & red');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Results for “blue & red”' })).toBeVisible();
    expect(currentAddress()).toBe('/search?q=blue+%26+red');
    expect(screen.getByRole('combobox', { name: 'Search products' })).toHaveValue('blue & red');
  });
});

describe('the theme', () => {
  test('is a class on the root, kept under the key theme', async () => {
    const { user } = await openPlainPage();
    const dark = screen.getByRole('switch', { name: 'Dark theme' });
    await user.click(dark);
    expect(document.documentElement).toHaveClass('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(dark).toBeChecked();
    await user.click(dark);
    expect(document.documentElement).toHaveClass('light');
    expect(document.documentElement).not.toHaveClass('dark');
    expect(localStorage.getItem('theme')).toBe('light');
  });

  test("gives the browser's bars its colour, whatever the system's theme is", async () => {
    const colors = putIntoHead(
      ['light', 'dark'].map((theme) => `<meta name="theme-color" media="(prefers-color-scheme: ${theme})">`).join(''),
    );
    const media = () => colors.map((color) => color.getAttribute('media'));
    const { user } = await openPlainPage();
    await user.click(screen.getByRole('switch', { name: 'Dark theme' }));
    expect(media()).toEqual(['not all', 'all']);
    await user.click(screen.getByRole('switch', { name: 'Dark theme' }));
    expect(media()).toEqual(['all', 'not all']);
  });
});

describe('the hover panels', () => {
  const panelOf = (button: HTMLElement) => document.getElementById(button.getAttribute('aria-controls') ?? '');

  test.each([
    ['Category', '660px', '370px'],
    ['Beauty & Health', '500px', '240px'],
  ])('%s opens on hover and closes on leave, %s by %s', async (name, width, height) => {
    const { user } = await openPlainPage();
    const button = screen.getByRole('button', { name });
    await user.hover(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(panelOf(button)?.firstElementChild).toHaveStyle({ width, height });
  });

  test('by keyboard its button opens it and Escape closes it', async () => {
    const { user } = await openPlainPage();
    const button = screen.getByRole('button', { name: 'Category' });
    button.focus();
    await user.keyboard('{Enter}');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await within(panelOf(button) as HTMLElement).findByText('Laptops');
    await user.tab();
    await user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });

  const openCategories = async () => {
    const { user } = await openPlainPage();
    const button = screen.getByRole('button', { name: 'Category' });
    const panel = panelOf(button) as HTMLElement;
    await user.hover(button);
    const root = (name: string) => within(panel).getByText(name, { selector: 'ul > li > a' });
    await within(panel).findByText('Laptops');
    // Sets the layout that a browser would compute.
    const list = root('Electronics').closest('ul') as HTMLElement;
    list.getBoundingClientRect = () => new DOMRect(0, 0, 224, 370);
    return { panel, root, list };
  };
  const moveTo = (element: Element, clientX: number, clientY: number) => {
    const at = { pointerType: 'mouse', clientX, clientY };
    fireEvent.pointerEnter(element, at);
    fireEvent.pointerMove(element, at);
  };

  test('the way across other groups to what the shown one holds does not switch; staying there does', async () => {
    const { root, panel } = await openCategories();
    vi.useFakeTimers();
    moveTo(root('Electronics'), 60, 20);
    moveTo(root('Electronics'), 80, 34);
    moveTo(root('Fashion'), 110, 50);
    expect(within(panel).getByText('Laptops')).toBeVisible();
    fireEvent.pointerEnter(within(panel).getByText('All Electronics').parentElement as Element, {
      pointerType: 'mouse',
    });
    act(() => void vi.advanceTimersByTime(1000));
    expect(within(panel).getByText('Laptops')).toBeVisible();
    // Back, and then to the next group to stay.
    moveTo(root('Electronics'), 60, 20);
    moveTo(root('Fashion'), 90, 50);
    act(() => void vi.advanceTimersByTime(1000));
    expect(within(panel).getByText('Necklaces')).toBeVisible();
  });

  test('straight down they switch at once', async () => {
    const { root, panel } = await openCategories();
    moveTo(root('Electronics'), 60, 20);
    moveTo(root('Fashion'), 60, 60);
    expect(within(panel).getByText('Necklaces')).toBeVisible();
    expect(within(panel).getByText('Laptops')).not.toBeVisible();
  });

  test('a finger opens a group, and follows its link when it is open; beside the panel it closes it', async () => {
    const { root, panel } = await openCategories();
    const tap = (element: Element) => {
      fireEvent.pointerDown(element, { pointerType: 'touch' });
      if (element instanceof HTMLElement) act(() => element.focus());
      fireEvent.click(element);
    };
    tap(root('Books'));
    expect(within(panel).getByText('Fiction')).toBeVisible();
    expect(currentAddress()).toBe('/terms');
    tap(document.body);
    expect(panel).not.toBeVisible();
    await act(async () => screen.getByRole('button', { name: 'Category' }).click());
    server.use(answers(CategoryPageDocument, { category: null, products: aList([]) }));
    tap(root('Books'));
    expect(currentAddress()).toBe('/admin/books');
    expect(await screen.findByRole('heading', { name: 'This category does not exist' })).toBeVisible();
  });

  test('its links go where the spec says', async () => {
    const { user } = await openPlainPage();
    const button = screen.getByRole('button', { name: 'Category' });
    const panel = panelOf(button) as HTMLElement;
    await user.hover(button);
    await within(panel).findByText('Laptops');
    for (const [name, to] of [
      ['Mobile Phones', '/admin/Chart'],
      ['Laptops', '/admin/Laptops'],
      ['Headphones', '/admin/Headphones'],
      ['Cameras', '/admin/Cameras'],
      ['Televisions', '/admin/Televisions'],
      ['Smart Watches', '/admin/SmartWatches'],
    ] as const)
      expect(within(panel).getByText(name).closest('a')).toHaveAttribute('href', to);
  });
});

describe('the drawer', () => {
  test('opens with its groups, and closes when the window becomes wide', async () => {
    const wide = { matches: false, tell: () => undefined as unknown };
    window.matchMedia = () =>
      ({
        get matches() {
          return wide.matches;
        },
        addEventListener: (_: string, tell: () => unknown) => (wide.tell = tell),
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList;
    await openPlainPage();
    const drawer = document.querySelector('dialog') as HTMLDialogElement;
    // These tests have a wide window, where the button is hidden.
    await act(async () => screen.getByRole('button', { name: 'Open menu', hidden: true }).click());
    expect(drawer.open).toBe(true);
    expect((await within(drawer).findByText('Dashboard')).closest('a')).toHaveAttribute('href', '/');
    expect(drawer.querySelectorAll('details')).toHaveLength(9);
    wide.matches = true;
    await act(async () => wide.tell());
    expect(drawer.open).toBe(false);
  });
});

describe('the menu that the owner has chosen', () => {
  const category = (slug: string, en: string, bn: string, ...children: MenuCategory[]): MenuCategory => ({
    slug,
    name: { en, bn },
    children,
  });
  const kitchen = category(
    'kitchen',
    'Kitchen',
    'রান্নাঘর',
    category('pans', 'Pans', 'কড়াই'),
    category('knives', 'Knives', 'ছুরি', category('bread-knives', 'Bread knives', 'রুটির ছুরি')),
    category('plates', 'Plates', 'থালা'),
  );
  const beauty = category('beauty-health', 'Looks', 'সাজ', category('serums', 'Serums', 'সিরাম'));
  const linksIn = (element: Element | null) =>
    [...(element?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')]);

  test('is in the panels: groups, headings and links in the order of the tree', async () => {
    settingsAre({ menu: [kitchen, beauty] });
    const { user } = await openPlainPage();
    const panelOf = async (name: string, link: string) => {
      const button = screen.getByRole('button', { name });
      await user.hover(button);
      const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
      await within(panel as HTMLElement).findByText(link);
      return panel;
    };
    const categories = await panelOf('Category', 'Pans');
    expect(linksIn(categories)).toEqual([
      ['Kitchen', '/admin/kitchen'],
      ['All Kitchen', '/admin/kitchen'],
      ['Pans', '/admin/pans'],
      ['Knives', '/admin/knives'],
      ['Bread knives', '/admin/bread-knives'],
      ['Plates', '/admin/plates'],
    ]);
    expect(categories?.querySelectorAll('.menu-heading')).toHaveLength(1);
    expect(linksIn(await panelOf('Looks', 'Serums'))).toEqual([
      ['All Looks', '/admin/beauty-health'],
      ['Serums', '/admin/serums'],
    ]);
  });

  test('is in the drawer, in Bangla; a panel whose category is left out is not there', async () => {
    settingsAre({ menu: [kitchen] });
    const texts = await allTexts('bn');
    openShop('/terms', texts);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: texts.t('header.beauty') })).toBeNull();
    const drawer = document.querySelector('dialog') as HTMLDialogElement;
    await act(async () => screen.getByRole('button', { name: texts.t('header.menu.open'), hidden: true }).click());
    await within(drawer).findByText('ছুরি');
    const groups = drawer.querySelectorAll('details');
    expect([...groups].map((group) => group.querySelector('summary')?.textContent)).toEqual(['রান্নাঘর']);
    expect(linksIn(groups[0] ?? null).slice(1)).toEqual([
      ['কড়াই', '/admin/pans'],
      ['ছুরি', '/admin/knives'],
      ['রুটির ছুরি', '/admin/bread-knives'],
      ['থালা', '/admin/plates'],
    ]);
  });
});

test('the footer has contact, stores, links, payment methods and the year', async () => {
  await openPlainPage();
  const footer = screen.getByRole('contentinfo');
  // Those that fold on a phone have their title twice; the stylesheet hides one.
  for (const title of [/Contact/, /Our stores/, /Quick links/, /You can pay with/])
    expect(within(footer).getByRole('heading', { name: title })).toBeVisible();
  expect(footer).toHaveTextContent('2021');
  for (const [name, file] of [
    ['VISA', 'visa'],
    ['Mastercard', 'mastercard'],
    ['Nagad', 'nagad'],
    ['bKash', 'bkash'],
    ['Cash on Delivery', 'cash-on-delivery'],
  ] as const)
    expect(within(footer).getByRole('img', { name })).toHaveAttribute('src', `/payments/${file}.svg`);
});

test('on a phone the groups of the footer open and close', async () => {
  const { user } = await openPlainPage();
  const footer = screen.getByRole('contentinfo');
  // These tests have a wide window, where the buttons are hidden.
  const stores = within(footer).getByText('Our stores', { selector: 'button' });
  expect(stores).toHaveAttribute('aria-expanded', 'false');
  await user.click(stores);
  expect(stores).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(stores.getAttribute('aria-controls') ?? '')).toHaveTextContent('Chattogram');
});

test('a change of route begins at the top', async () => {
  const { user } = await openPlainPage();
  const [link] = screen.getAllByRole('link', { name: 'Cookies' });
  // Its texts are read by `use`, and other parts may still be coming: React wants to be awaited then.
  await act(() => user.click(link as HTMLElement));
  expect(await screen.findByRole('heading', { name: 'Cookies', level: 1 })).toBeVisible();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});
