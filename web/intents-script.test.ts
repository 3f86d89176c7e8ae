// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { inlineScript } from './inline-scripts.ts';

/** The product page as the server renders it, as far as public/intents.js knows it. */
const SERVERS_PAGE = `
  <div data-static>
    <span id="count" data-count=""></span>
    <form id="wish" method="post" action="/wishlist" data-intent="heart" data-add="Add: " data-remove="Remove: "></form>
    <button id="heart" form="wish" name="product" value="p1" title="Add: Phone" aria-label="Add: Phone"></button>
    <form id="buy" method="post" action="/cart" data-intent="add" data-card='{"_id":"p1","name":"Phone","price":7}'
      data-missing="Choose both." data-adding="Adding…">
      <input type="hidden" name="product" value="p1">
      <fieldset data-missing="Choose a color."><input type="radio" name="color" value="Red"></fieldset>
      <fieldset data-missing="Choose a size."><input type="radio" name="size" value="L"></fieldset>
      <div>
        <button type="button" data-step="-1" disabled>−</button>
        <input type="number" name="quantity" min="1" max="5" value="1">
        <button type="button" data-step="1">+</button>
      </div>
      <button id="now" formaction="/buy">Buy Now</button>
      <button id="add" name="do" value="add">Add To Cart</button>
      <p role="alert"></p><p role="status"><span></span></p>
    </form>
  </div>`;

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const press = (...selectors: string[]) => selectors.forEach((selector) => find(selector).click());
const stored = () => JSON.parse(localStorage.getItem('intents') ?? '[]') as { product: string }[];
const says = () => [find('[role=alert]').textContent, find('[role=status]').textContent];

test('the script in the page has at most 2 kB', () => {
  expect(inlineScript('intents.js').length).toBeLessThanOrEqual(2048);
});

describe('before the code is there', () => {
  /** Whether the browser would post the last form. */
  let isPosted = false;
  beforeAll(() => {
    // oxlint-disable-next-line no-new-func -- As the browser runs it.
    new Function(inlineScript('intents.js'))();
    document.addEventListener('submit', (event) => {
      isPosted = !event.defaultPrevented;
      event.preventDefault();
    });
  });
  beforeEach(() => {
    isPosted = false;
    localStorage.clear();
    document.documentElement.lang = 'en';
    document.body.innerHTML = SERVERS_PAGE;
  });
  const show = () => dispatchEvent(new Event('wishes'));

  test('Add To Cart asks for what is missing, at once', () => {
    press('#add');
    expect(says()).toEqual(['Choose both.', '']);
    press('[value=Red]');
    expect(says()).toEqual(['', '']);
    press('#add');
    expect(says()).toEqual(['Choose a size.', '']);
    expect(stored()).toEqual([]);
    expect(isPosted).toBe(false);
  });

  test('Add To Cart stores product, choice and pieces; the same again is the same', () => {
    press('[value=Red]', '[value=L]', '[data-step="1"]', '[data-step="1"]', '[data-step="-1"]', '#add', '#add');
    expect(says()).toEqual(['', 'Adding…']);
    expect(stored()).toMatchObject([{ product: 'p1', color: 'Red', size: 'L', quantity: 2 }]);
    expect(isPosted).toBe(false);
    expect(find('#count').dataset['count']).toBe('2');
    press('[data-step="1"]', '#add');
    expect(stored()).toMatchObject([{ quantity: 2 }, { quantity: 3 }]);
  });

  test('Buy Now stores the product as the spec says', () => {
    press('[value=Red]', '#now');
    expect(JSON.parse(localStorage.getItem('card') ?? '')).toMatchObject({
      _id: 'p1',
      price: 7,
      qty: 1,
      color: 'Red',
    });
    expect(isPosted).toBe(false);
  });

  test('hearts show what is on the wishlist; a second press takes the first one back', () => {
    localStorage.setItem('wishlist', '{"products":[{"_id":"p1"}]}');
    show();
    expect(find('#heart').dataset['pressed']).toBeDefined();
    expect(find('#heart').ariaLabel).toBe('Remove: Phone');
    press('#heart');
    expect(find('#heart').ariaLabel).toBe('Add: Phone');
    press('#heart');
    expect(find('#heart').dataset['pressed']).toBeDefined();
    expect(stored()).toMatchObject([{ product: 'p1', wished: true }]);
  });

  test('where the storage is blocked, the browser posts the form', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('blocked');
    });
    press('[value=Red]', '[value=L]', '#add');
    expect(isPosted).toBe(true);
    isPosted = false;
    press('#heart');
    expect(isPosted).toBe(true);
    vi.restoreAllMocks();
  });

  test('it leaves alone what has its code', () => {
    find('[data-static]').removeAttribute('data-static');
    press('#add', '#heart');
    expect(isPosted).toBe(true);
    expect(stored()).toEqual([]);
  });
});
