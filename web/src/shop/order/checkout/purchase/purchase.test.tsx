import { beforeEach, describe, expect, test } from 'vitest';
import { cartLineKey } from '#schema/cart.ts';
import { lamp, phone } from '#web-test/lines.ts';
import { changesByRefusal, withChanges } from '../figures.ts';
import { buyLines, buyNow, clearPurchase, readPurchase, writePurchase } from './purchase.ts';

const stored = () => JSON.parse(localStorage.getItem('card') ?? 'null') as Record<string, unknown>;

beforeEach(() => localStorage.clear());

describe('the product to buy under the key card (spec §4, §9)', () => {
  test('is stored with its own fields as REST has them, with qty, color and size', () => {
    buyNow(phone);
    expect(stored()).toMatchObject({
      _id: 'product-1',
      name: 'Pathao Phone',
      image: `${location.origin}/pictures/phone/800.webp`,
      price: 199.99,
      qty: 2,
      color: 'Black',
      size: null,
    });
  });

  test('comes back as it was stored', () =>
    expect(buyNow(phone)).toEqual({ lines: [phone], fromCart: false, attempt: readPurchase()?.attempt }));

  test('is a new attempt with each Buy Now, and the same with new figures', () => {
    const first = buyNow(phone);
    const second = buyNow(phone);
    expect(second.attempt).not.toBe(first.attempt);
    const changed = { ...second, lines: [{ ...phone, priceCents: 18_000, quantity: 1 }] };
    writePurchase(changed);
    expect(readPurchase()).toEqual(changed);
  });

  test('gets an attempt that stays when it was stored without one', () => {
    buyNow(phone);
    const { attempt: _, ...rest } = stored();
    localStorage.setItem('card', JSON.stringify(rest));
    const read = readPurchase();
    expect(read?.attempt).toMatch(/^[0-9a-f]{32}$/);
    expect(readPurchase()).toEqual(read);
  });

  test('may be written by another program, as REST answers it', () => {
    const product = {
      _id: 'p1',
      name: 'Lamp',
      price: 5.4,
      image: 'https://shop.example.com/pictures/demo/l-1/800.webp',
    };
    localStorage.setItem('card', JSON.stringify({ ...product, colors: ['Red'], size: ['M'], color: '' }));
    expect(readPurchase()?.lines).toEqual([
      {
        productId: 'p1',
        name: 'Lamp',
        priceCents: 540,
        image: { path: '/pictures/demo/l-1', alt: 'Lamp' },
        quantity: 1,
        color: null,
        size: null,
      },
    ]);
  });

  test('is removed when cleared', () => {
    buyNow(phone);
    clearPurchase();
    expect(readPurchase()).toBeNull();
  });

  test.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    '{"_id":"p1"}',
    '{"_id":"p1","name":"x","image":"/pictures/p/800.webp","price":1,"qty":0}',
    '{"_id":"p1","name":"x","image":"/pictures/p/800.webp","price":"1","qty":1}',
    '{"_id":"p1","name":"x","image":"/pictures/p/800.webp","price":-1,"qty":1}',
    '{"_id":"p1","name":"x","image":"/pictures/p/800.webp","qty":1}',
    '{"lines":[],"attempt":"x"}',
    '{"lines":{"a":1},"attempt":"x"}',
    '{"lines":[{"_id":"p1"},null,7],"attempt":"x"}',
  ])('is none when %j lies there', (rubbish) => {
    localStorage.setItem('card', rubbish);
    expect(readPurchase()).toBeNull();
  });
});

describe('lines of the cart to buy', () => {
  test('lie under card as lines, each in the same shape', () => {
    const { attempt } = buyLines([phone, lamp]);
    expect(stored()).toEqual({
      lines: [
        expect.objectContaining({ _id: 'product-1', qty: 2, color: 'Black' }),
        expect.objectContaining({ _id: 'product-2', qty: 3, color: null }),
      ],
      attempt,
    });
    expect(readPurchase()).toEqual({ lines: [phone, lamp], fromCart: true, attempt });
  });

  test('are the same purchase when they are checked out once more, and another one when they differ', () => {
    const first = buyLines([phone, lamp]);
    expect(buyLines([{ ...phone, priceCents: 1 }, lamp]).attempt).toBe(first.attempt);
    expect(buyLines([{ ...phone, quantity: 1 }, lamp]).attempt).not.toBe(first.attempt);
    expect(buyNow(phone).attempt).not.toBe(buyLines([phone]).attempt);
  });

  test('are the same purchase also after a colour was chosen for one in the checkout, and keep it', () => {
    const bare = { ...phone, color: null };
    const first = buyLines([bare, lamp]);
    const chosen = { ...bare, color: 'Blue', cartKey: cartLineKey(bare) };
    writePurchase({ ...first, lines: [chosen, lamp] });
    const again = buyLines([{ ...bare, priceCents: 1 }, lamp]);
    expect(again.attempt).toBe(first.attempt);
    expect(again.lines).toEqual([{ ...chosen, priceCents: 1 }, lamp]);
    expect(buyLines([{ ...bare, quantity: 1 }, lamp])).toMatchObject({ lines: [{ color: null }, {}] });
  });

  test('are none when one of them cannot be read', () => {
    buyLines([phone, lamp]);
    localStorage.setItem('card', JSON.stringify({ ...stored(), lines: [{}, (stored()['lines'] as unknown[])[1]] }));
    expect(readPurchase()).toBeNull();
  });
});

describe('what the shop says of a product', () => {
  const black = phone;
  const blue = { ...phone, color: 'Blue' };
  const figures = {
    productId: phone.productId,
    variantId: null,
    color: null,
    size: null,
    currentPriceCents: phone.priceCents,
    availableStock: 10,
  };

  test('changes nothing that is as it was', () => {
    expect(changesByRefusal(figures, [black, lamp])).toEqual([]);
  });

  test('changes every line of the product, and no other', () => {
    const changes = changesByRefusal({ ...figures, currentPriceCents: 5 }, [black, lamp, blue]);
    expect(withChanges([black, lamp, blue], changes)).toEqual([
      { ...black, priceCents: 5 },
      lamp,
      { ...blue, priceCents: 5 },
    ]);
  });

  test('of a variant changes only the lines that have it', () => {
    const large = { ...blue, size: 'L' };
    const about = { ...figures, variantId: 'blue-l', color: 'Blue', size: 'L', availableStock: 1 };
    const changes = changesByRefusal(about, [black, blue, large]);
    // The product comes in one size only where none was chosen.
    expect(withChanges([black, blue, large], changes)).toEqual([black, { ...blue, quantity: 1 }]);
    const other = { ...about, variantId: 'blue-m', size: 'M' };
    expect(withChanges([black, large], changesByRefusal(other, [black, large]))).toEqual([black, large]);
  });

  test('lines of one product share its stock: first come, first served', () => {
    const changes = changesByRefusal({ ...figures, availableStock: 3 }, [black, lamp, blue]);
    expect(withChanges([black, lamp, blue], changes)).toEqual([black, lamp, { ...blue, quantity: 1 }]);
    const fewer = changesByRefusal({ ...figures, availableStock: 2 }, [black, lamp, blue]);
    expect(withChanges([black, lamp, blue], fewer)).toEqual([black, lamp]);
  });
});
