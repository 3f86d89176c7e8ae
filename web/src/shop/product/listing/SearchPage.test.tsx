import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { expectConsole } from '#web-test/consoleOutput.ts';
import {
  CategoryPageDocument,
  ProductPageDocument,
  SearchPageDocument,
  type SearchPageQueryVariables,
} from '#web/generated/graphql.ts';
import { loadMessages } from '#web/messages/translate.ts';
import { aCard, aCategory, aList, aProduct, aProductPage } from '#web-test/products.ts';
import { currentAddress, openShop } from '#web-test/render.tsx';
import { answers, isUnreachable, server } from '#web-test/server.ts';

/** Answers every search with one card, and records the requests. */
const remembering = () => {
  const asked: SearchPageQueryVariables[] = [];
  server.use(
    answers(SearchPageDocument, (variables) => {
      asked.push(variables);
      return { products: aList([aCard({ name: 'Found' })]) };
    }),
  );
  return asked;
};

/** A cursor of a list in the usual order. */
const A = btoa('["POPULARITY","a"]').replaceAll('=', '');

describe('search', () => {
  test('the heading shows the term, and the term is asked for', async () => {
    const asked = remembering();
    openShop('/search?q=phone');
    expect(await screen.findByRole('heading', { name: 'Results for “phone”', level: 1 })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Found' })).toBeVisible();
    expect(asked[0]).toMatchObject({ filter: { term: 'phone' }, sort: 'POPULARITY' });
    // The price comes first, then the name and the rating.
    expect(screen.getByRole('article')).toHaveTextContent(/^Price \$19\.99Found.*\(3\)/);
  });

  test('a corrected word is said, and a link searches for what was typed', async () => {
    server.use(
      answers(SearchPageDocument, {
        products: aList([aCard({ name: 'Found' })], {
          search: { corrections: [{ typed: 'hedphone', taken: 'headphone' }], price: null, choices: [], near: [] },
        }),
      }),
    );
    openShop('/search?q=hedphone');
    expect(await screen.findByText(/Showing “headphone”\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search for “hedphone” instead' })).toHaveAttribute(
      'href',
      '/search?q=hedphone&exact=yes',
    );
  });

  test('the term is asked for as it was typed where the address says so', async () => {
    const asked = remembering();
    openShop('/search?q=hedphone&exact=yes');
    await screen.findByRole('link', { name: 'Found' });
    expect(asked[0]?.filter).toEqual({ term: 'hedphone', verbatim: true });
  });

  test('near matches are below a heading that says that nothing matches', async () => {
    server.use(
      answers(SearchPageDocument, {
        products: aList([], {
          search: { corrections: [], price: null, choices: [], near: [aCard({ name: 'Other Watch' })] },
        }),
      }),
    );
    openShop('/search?q=xiaomi+watch');
    const near = await screen.findByRole('heading', { name: 'Nothing for “xiaomi watch”. Near it:', level: 2 });
    expect(near.parentElement).toHaveTextContent('Other Watch');
    expect(screen.queryByText('No products found')).not.toBeInTheDocument();
  });

  test('a price in the term is a filter that can be taken away', async () => {
    const price = { term: 'phone', minCents: null, maxCents: 50_000 };
    server.use(
      answers(SearchPageDocument, {
        products: aList([aCard({ name: 'Found' })], { search: { corrections: [], price, choices: [], near: [] } }),
      }),
    );
    openShop('/search?q=phone+under+500&brand=Apple');
    expect(await screen.findByRole('link', { name: 'Remove filter: Up to $500' })).toHaveAttribute(
      'href',
      '/search?q=phone&brand=Apple',
    );
    expect(screen.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', '/search?q=phone');
  });

  test('a colour, a size and for whom it is are filters that can be taken away', async () => {
    const choices = [
      { kind: 'COLOR', chosen: 'red', term: 'kurta size 42 for baby' },
      { kind: 'SIZE', chosen: '42', term: 'red kurta for baby' },
      { kind: 'FOR', chosen: 'for baby', term: 'red kurta size 42' },
    ] as const;
    server.use(
      answers(SearchPageDocument, {
        products: aList([aCard({ name: 'Found' })], {
          search: { corrections: [], price: null, choices: [...choices], near: [] },
        }),
      }),
    );
    openShop('/search?q=red+kurta+size+42+for+baby&sort=NEWEST');
    const chips = await screen.findAllByRole('link', { name: /^Remove filter: / });
    expect(chips.map((chip) => [chip.textContent, chip.getAttribute('href')])).toEqual([
      ['Color: red ×', '/search?q=kurta+size+42+for+baby&sort=NEWEST'],
      ['Size: 42 ×', '/search?q=red+kurta+for+baby&sort=NEWEST'],
      ['for baby ×', '/search?q=red+kurta+size+42&sort=NEWEST'],
    ]);
    expect(screen.queryByRole('link', { name: 'Clear filters' })).not.toBeInTheDocument();
  });

  test('colours are in the language of the page, and sizes in their order', async () => {
    remembering();
    openShop('/search?attr=Color:Red', await loadMessages('bn'));
    const colors = await screen.findByRole('group', { name: 'রং' });
    expect(within(colors).getByRole('checkbox', { name: /লাল/ })).toBeChecked();
    expect(screen.getByRole('link', { name: 'ফিল্টার সরান: রং: লাল' })).toBeInTheDocument();
    const sizes = within(screen.getByRole('group', { name: 'সাইজ' })).getAllByRole('checkbox');
    expect(sizes.map((size) => size.getAttribute('value'))).toEqual(['Size:S', 'Size:M', 'Size:L']);
  });

  test('the four sorts, Popularity first', async () => {
    const asked = remembering();
    const { user } = openShop('/search');
    const sort = await screen.findByRole('combobox', { name: 'Sort by' });
    expect(sort).toHaveValue('POPULARITY');
    expect([...sort.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
      'Low to High Price',
      'High to Low Price',
      'Newest First',
      'Popularity',
    ]);
    await user.selectOptions(sort, 'Newest First');
    expect(currentAddress()).toBe('/search?sort=NEWEST');
    await screen.findByText('Products found: 1');
    expect(asked.at(-1)?.sort).toBe('NEWEST');
  });

  test('categories and brands are chosen with counts beside them, the usual ones first', async () => {
    const asked = remembering();
    const { user } = openShop('/search');
    const apple = await screen.findByRole('checkbox', { name: /Apple/ });
    const brands = screen.getByRole('group', { name: 'Brand' });
    expect(brands).toHaveTextContent(/Apple 4.*Walton 9/);
    await user.click(apple);
    await user.click(screen.getByRole('checkbox', { name: /Electronics/ }));
    expect(currentAddress()).toBe('/search?category=electronics&brand=Apple');
    await screen.findByText('Products found: 1');
    expect(asked.at(-1)?.filter).toEqual({ categories: ['electronics'], brands: ['Apple'] });
  });

  test('attributes are chosen below their names, and taken away as chips', async () => {
    const asked = remembering();
    const { user } = openShop('/search');
    await user.click(await screen.findByRole('checkbox', { name: /Teak/ }));
    expect(screen.getByRole('group', { name: 'Material' })).toHaveTextContent(/Oak 5.*Teak 3/);
    expect(currentAddress()).toBe('/search?attr=Material%3ATeak');
    await screen.findByText('Products found: 1');
    expect(asked.at(-1)?.filter).toEqual({ attributes: [{ name: 'Material', value: 'Teak' }] });
    await user.click(screen.getByRole('link', { name: 'Remove filter: Material: Teak' }));
    expect(currentAddress()).toBe('/search');
  });

  test('of attributes no more than eight are chosen, also those that no product has any more', async () => {
    remembering();
    openShop(`/search?${Array.from({ length: 8 }, (_, place) => `attr=Wood:W${place}`).join('&')}`);
    expect(await screen.findByRole('checkbox', { name: /W7/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /W7/ })).toBeEnabled();
    expect(screen.getByRole('checkbox', { name: /Teak/ })).toBeDisabled();
  });

  test('the rating is one choice, and the same one again lets go of it', async () => {
    remembering();
    const { user } = openShop('/search');
    await user.click(await screen.findByRole('link', { name: '4 stars: 8 products' }));
    expect(currentAddress()).toBe('/search?rating=4');
    await user.click(screen.getByRole('link', { name: '3 stars: 6 products' }));
    expect(currentAddress()).toBe('/search?rating=3');
    await user.click(screen.getByRole('link', { name: '3 stars: 6 products' }));
    expect(currentAddress()).toBe('/search');
  });

  test('the price runs from 0 to the highest price rounded up, in steps of 1', async () => {
    remembering();
    openShop('/search');
    const highest = await screen.findByRole('slider', { name: 'Highest price' });
    expect(highest).toHaveAttribute('min', '0');
    expect(highest).toHaveAttribute('max', '1050');
    expect(highest).toHaveAttribute('step', '1');
    expect(highest).toHaveAttribute('aria-valuetext', '$1,050');
  });

  test('what narrows the list can be taken away', async () => {
    remembering();
    const { user } = openShop('/search?q=o&brand=Apple&min=5&rating=4');
    await user.click(await screen.findByRole('link', { name: 'Remove filter: From $5' }));
    expect(currentAddress()).toBe('/search?q=o&brand=Apple&rating=4');
    await user.click(screen.getByRole('link', { name: 'Clear filters' }));
    expect(currentAddress()).toBe('/search?q=o');
  });

  test('an address alone brings the whole list back: reload and share', async () => {
    const asked = remembering();
    openShop('/search?q=phone&sort=PRICE_ASC&category=electronics&brand=Apple&min=10&max=900&rating=4');
    expect(await screen.findByRole('link', { name: 'Found' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('PRICE_ASC');
    expect(screen.getByRole('checkbox', { name: /Apple/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /Electronics/ })).toBeChecked();
    expect(asked).toEqual([
      {
        filter: {
          term: 'phone',
          categories: ['electronics'],
          brands: ['Apple'],
          minPriceCents: 1000,
          maxPriceCents: 90_000,
          rating: 4,
        },
        sort: 'PRICE_ASC',
        withFacets: true,
      },
    ]);
  });

  test('a large number is read in groups', async () => {
    const list = aList([aCard()], { totalCount: 21_739 });
    server.use(answers(SearchPageDocument, { products: list }));
    openShop('/search?q=an');
    expect(await screen.findByText('Products found: 21,739')).toBeVisible();
  });

  test('a number that is estimated says so, and so do the numbers of the filters', async () => {
    const { facets, ...list } = aList([aCard()], {
      totalCount: 240_000,
      isTotalExact: false,
      pageInfo: { hasNextPage: true, endCursor: 'a' },
    });
    const ratings = [{ rating: 5, count: 31_000 }];
    server.use(
      answers(SearchPageDocument, {
        products: { ...list, ...(facets && { facets: { ...facets, isExact: false, ratings } }) },
      }),
    );
    openShop('/search?q=an');
    expect(await screen.findByText('Products found: about 240,000')).toBeVisible();
    expect(screen.getByText('1 of about 240,000 shown')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Walton ~9' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '5 stars: about 31,000 products' })).toBeInTheDocument();
  });

  test('an empty result says so', async () => {
    server.use(answers(SearchPageDocument, { products: aList([]) }));
    openShop('/search?q=zzz');
    expect(await screen.findByRole('heading', { name: 'No products found' })).toBeVisible();
  });

  test('the filters can be shown and hidden', async () => {
    server.use(
      answers(SearchPageDocument, ({ filter }) => ({
        products: aList([aCard()], { totalCount: filter?.brands ? 13 : 40 }),
      })),
    );
    const { user } = openShop('/search');
    // These tests have a wide window, where the button is hidden.
    await user.click(await screen.findByText('Show Filters'));
    const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
    expect(screen.getByText('Show Filters')).toHaveAttribute('aria-expanded', 'true');
    await user.click(sheet.getByRole('button', { name: 'Hide Filters' }));
    expect(screen.queryByText('Hide Filters')).toBeNull();
    expect(screen.getByText('Show Filters')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('dialog')).toBeNull();
    // Choices in it apply at once, and its footer shows the number of matches.
    await user.click(screen.getByText('Show Filters'));
    await user.click(sheet.getByRole('checkbox', { name: /Apple/ }));
    expect(currentAddress()).toBe('/search?brand=Apple');
    const back = await sheet.findByRole('button', { name: 'Show 13 products' });
    expect(sheet.getByRole('status')).toHaveTextContent('Show 13 products');
    await user.click(back);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a filter whose list does not come is told in the sheet, without the number of the list before', async () => {
    const list = (totalCount: number) =>
      aList([aCard()], { totalCount, pageInfo: { hasNextPage: true, endCursor: 'a' } });
    server.use(answers(SearchPageDocument, { products: list(40) }));
    const { user } = openShop('/search');
    await user.click(await screen.findByText('Show Filters'));
    const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
    expect(sheet.getByRole('button', { name: 'Show 40 products' })).toBeVisible();
    server.use(isUnreachable(SearchPageDocument));
    expectConsole(/^Failed to fetch data/);
    await user.click(sheet.getByRole('checkbox', { name: /Apple/ }));
    expect(await sheet.findByRole('alert')).toHaveTextContent(/cannot be reached/);
    expect(sheet.queryByRole('button', { name: /^Show \d/ })).toBeNull();
    expect(sheet.getByRole('status')).toBeEmptyDOMElement();
    // The previous list is still shown, but without numbers and further pages for the new filter.
    expect(screen.queryByText(/^Products found/)).toBeNull();
    expect(screen.queryByText('Load more')).toBeNull();
    server.use(answers(SearchPageDocument, { products: list(13) }));
    await user.click(sheet.getByRole('button', { name: 'Try again' }));
    expect(await sheet.findByRole('button', { name: 'Show 13 products' })).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('more products come below those that are there', async () => {
    server.use(
      answers(SearchPageDocument, ({ after }) => ({
        products: after
          ? aList([aCard({ id: 'b', name: 'Second' })], {
              totalCount: 2,
              pageInfo: { hasNextPage: false, endCursor: 'b' },
            })
          : aList([aCard({ id: 'a', name: 'First' })], {
              totalCount: 2,
              pageInfo: { hasNextPage: true, endCursor: A },
            }),
      })),
    );
    const { user } = openShop('/search?brand=Apple');
    const more = await screen.findByRole('link', { name: 'Load more' });
    expect(more).toHaveAttribute('href', `/search?brand=Apple&after=${A}`);
    expect(more).toHaveAttribute('rel', 'next');
    await user.click(more);
    expect(await screen.findByRole('link', { name: 'Second' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'First' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Load more' })).not.toBeInTheDocument();
  });

  test('an address of a later page shows that page, and the way to the first', async () => {
    const asked: (string | null | undefined)[] = [];
    server.use(
      answers(SearchPageDocument, ({ after }) => {
        asked.push(after);
        const id = after === A ? 'b' : after === 'b' ? 'c' : 'a';
        return {
          products: aList([aCard({ id, name: `Product ${id}` })], {
            totalCount: 3,
            pageInfo: { hasNextPage: id !== 'c', endCursor: id },
          }),
        };
      }),
    );
    const { user } = openShop(`/search?after=${A}`);
    expect(await screen.findByRole('link', { name: 'Product b' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Load more' }));
    expect(await screen.findByRole('link', { name: 'Product c' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'From the beginning' }));
    expect(currentAddress()).toBe('/search');
    expect(await screen.findByRole('link', { name: 'Product a' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Product b' })).toBeNull();
    expect(asked).toEqual([A, 'b', undefined]);
  });

  test('a filter leads from a later page to the first of its list', async () => {
    const asked = remembering();
    const { user } = openShop(`/search?after=${A}`);
    await user.click(await screen.findByRole('checkbox', { name: /Apple/ }));
    expect(currentAddress()).toBe('/search?brand=Apple');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked.map(({ after }) => after)).toEqual([A, undefined]);
  });

  test.each(['a', '%22%5D', 'x'.repeat(401), btoa('["NEWEST","1"]')])(
    'an address of a page that this list cannot have shows the first: %s',
    async (after) => {
      const asked = remembering();
      openShop(`/search?after=${after}`);
      expect(await screen.findByRole('link', { name: 'Found' })).toBeVisible();
      expect(asked.map((one) => one.after)).toEqual([undefined]);
    },
  );

  test('more products come by themselves when one scrolls near; after a failure only by the button', async () => {
    let near: (() => void) | undefined;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
          near = () => tell([{ isIntersecting: true }]);
        }
        observe() {}
        disconnect() {
          near = undefined;
        }
      },
    );
    const page = (id: string, name: string, hasNextPage: boolean) =>
      aList([aCard({ id, name })], { totalCount: 3, pageInfo: { hasNextPage, endCursor: id } });
    const asked: (string | null | undefined)[] = [];
    const pages = () =>
      answers(SearchPageDocument, ({ after }) => {
        asked.push(after);
        if (after === 'b') return { products: page('c', 'Third', false) };
        return { products: after ? page('b', 'Second', true) : page('a', 'First', true) };
      });
    server.use(pages());
    const { user } = openShop('/search');
    await screen.findByRole('link', { name: 'First' });
    act(() => near?.());
    expect(await screen.findByRole('link', { name: 'Second' })).toBeVisible();
    server.use(isUnreachable(SearchPageDocument));
    expectConsole(/^Failed to fetch data/);
    await waitFor(() => expect(near).toBeDefined());
    act(() => near?.());
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(near).toBeUndefined();
    server.use(pages());
    await user.click(screen.getByRole('link', { name: 'Load more' }));
    expect(await screen.findByRole('link', { name: 'Third' })).toBeVisible();
    expect(asked).toEqual([undefined, 'a', 'b']);
  });

  test('a search that fails can be tried again', async () => {
    server.use(isUnreachable(SearchPageDocument));
    expectConsole(/^Failed to fetch data/);
    const { user } = openShop('/search');
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch data');
    remembering();
    await user.click(again);
    expect(await screen.findByRole('link', { name: 'Found' })).toBeVisible();
  });
});

describe('a link to a product', () => {
  const pageOf = (id: string) => {
    const asked: string[] = [];
    server.use(
      answers(SearchPageDocument, { products: aList([aCard({ id, name: 'Found' })]) }),
      answers(ProductPageDocument, (variables) => {
        asked.push(variables.id);
        return aProductPage(aProduct({ id, name: 'Found' }));
      }),
    );
    return asked;
  };

  test('fetches the page once when it is pointed at; going there and back asks for nothing more', async () => {
    const asked = pageOf('p1');
    const { user } = openShop('/search');
    const link = await screen.findByRole('link', { name: 'Found' });
    await user.hover(link);
    await waitFor(() => expect(asked).toEqual(['p1']));
    act(() => link.focus());
    fireEvent.touchStart(link);
    await user.click(link);
    expect(await screen.findByRole('heading', { name: 'Found', level: 1 })).toBeVisible();
    expect(asked).toEqual(['p1']);
  });

  test('prefetches nothing when data is to be saved', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    const asked = pageOf('p1');
    openShop('/search');
    const link = await screen.findByRole('link', { name: 'Found' });
    act(() => link.focus());
    await screen.findByText('Products found: 1');
    expect(asked).toEqual([]);
    Reflect.deleteProperty(navigator, 'connection');
  });
});

describe('product cards', () => {
  const show = async (name: string, parts: Parameters<typeof aCard>[0] = {}) => {
    server.use(answers(SearchPageDocument, { products: aList([aCard({ id: 'p1', name, ...parts })]) }));
    openShop('/search');
    return screen.findByRole('article');
  };

  test('a name of more than eight words is cut', async () => {
    const card = await show('One two three four five six seven eight nine');
    expect(card).toHaveTextContent('One two three four five six seven eight...');
    expect(card.querySelector('a')).toHaveAttribute('href', '/details/p1');
  });

  test('price, old price and what is saved', async () => {
    const card = await show('Shirt', { priceCents: 1500, oldPriceCents: 2000 });
    expect(card).toHaveTextContent('$15.00');
    expect(card.querySelector('s')).toHaveTextContent('$20.00');
    expect(card).toHaveTextContent('−25%');
  });

  test('stars: full, half for a fraction, empty for the rest', async () => {
    const card = await show('Shirt', { rating: 3.4 });
    expect(card.querySelector('[data-stars]')).toHaveAttribute('data-stars', '3.5');
  });
});

describe('category pages', () => {
  test('an address of the menus leads to its category', async () => {
    const asked: string[] = [];
    server.use(
      answers(CategoryPageDocument, ({ slug }) => {
        asked.push(slug);
        return {
          category: aCategory({
            slug,
            name: 'Smart Watches',
            parent: { slug: 'electronics', name: 'Electronics', parent: null },
          }),
          products: aList([aCard()]),
        };
      }),
    );
    openShop('/admin/SmartWatches');
    expect(await screen.findByRole('heading', { name: 'Smart Watches', level: 1 })).toBeVisible();
    expect(asked).toEqual(['smart-watches']);
    expect(screen.getByRole('navigation', { name: 'You are here' })).toHaveTextContent('HomeElectronicsSmart Watches');
  });

  test('what lies within is linked with its count', async () => {
    const laptops = { slug: 'laptops', name: 'Laptops', productCount: 12, picture: null };
    server.use(
      answers(CategoryPageDocument, {
        category: aCategory({ children: [laptops] }),
        products: aList([aCard()]),
      }),
    );
    openShop('/electronics');
    expect(await screen.findByRole('link', { name: 'Laptops 12 products' })).toHaveAttribute('href', '/admin/laptops');
  });

  test('an unknown category is said to be unknown', async () => {
    server.use(answers(CategoryPageDocument, { category: null, products: aList([]) }));
    openShop('/admin/nothing');
    expect(await screen.findByRole('heading', { name: 'This category does not exist' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/product');
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  });
});
