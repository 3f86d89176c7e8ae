import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Link } from 'react-router-dom';
import { phone } from '#web-test/lines.ts';
import { karim, rahima, signedInAs } from '#web-test/people.ts';
import { renderInShop } from '#web-test/render.tsx';
import { server } from '#web-test/server.ts';
import { receivedVisits } from '#web-test/visits.ts';
import { useSession } from '#web/shop/auth/session/session.tsx';
import { addToCart } from '#web/shop/cart/changeCart.ts';
import { CountVisits } from './CountVisits.tsx';

const Visit = () => (
  <>
    <CountVisits />
    {['/', '/details/p1', '/details/p2', '/confirmorder'].map((to) => (
      <Link key={to} to={to}>
        {to}
      </Link>
    ))}
    <p>{useSession().customer?.displayName}</p>
  </>
);

const visit = (at = '/') => {
  const steps: string[] = [];
  server.use(...receivedVisits(steps));
  const shown = renderInShop(<Visit />, at);
  return { steps, ...shown, goTo: (to: string) => shown.user.click(screen.getByRole('link', { name: to })) };
};

test('each step of a visit counts once, and nothing says whose visit it is', async () => {
  signedInAs(rahima);
  const { steps, stores, goTo } = visit();
  await vi.waitFor(() => expect(steps).toEqual(['visit']));
  await goTo('/details/p1');
  await goTo('/details/p2');
  await vi.waitFor(() => expect(steps).toEqual(['visit', 'product']));
  act(() => void addToCart(stores, phone, 10, null));
  await vi.waitFor(() => expect(steps).toEqual(['visit', 'product', 'cart']));
  await goTo('/confirmorder');
  await goTo('/');
  await vi.waitFor(() => expect(steps).toEqual(['visit', 'product', 'cart', 'checkout']));
});

test('what was in the cart before counts for no step', async () => {
  const before = visit();
  act(() => void addToCart(before.stores, phone, 10, null));
  await vi.waitFor(() => expect(before.steps).toEqual(['visit', 'cart']));
  before.unmount();
  const { steps, goTo } = visit('/cart');
  await goTo('/confirmorder');
  await vi.waitFor(() => expect(steps).toEqual(['visit', 'checkout']));
});

test('a visit by the link of a mail says which kind of mail, once, and nothing else of it', async () => {
  signedInAs(rahima);
  const { steps, goTo } = visit('/details/p1?from=price_mail&utm_source=rahima');
  // They were sent at the same time.
  await vi.waitFor(() => expect(steps.toSorted()).toEqual(['price_mail', 'product', 'visit']));
  await goTo('/');
  await goTo('/confirmorder');
  await vi.waitFor(() => expect(steps.toSorted()).toEqual(['checkout', 'price_mail', 'product', 'visit']));
});

test('no other word of an address counts', async () => {
  const { steps } = visit('/details/p1?from=checkout');
  await vi.waitFor(() => expect(steps.toSorted()).toEqual(['product', 'visit']));
});

test('admins are not counted', async () => {
  signedInAs(karim);
  const sent = vi.spyOn(globalThis, 'fetch');
  const { goTo } = visit('/details/p1?from=stock_mail');
  expect(await screen.findByText(karim.displayName)).toBeVisible();
  await goTo('/confirmorder');
  expect(sent.mock.calls.map(([to]) => String(to)).filter((to) => to.includes('visits'))).toEqual([]);
});
