import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  ChangeStockAlertDocument,
  OwnStockAlertsDocument,
  ProductPageDocument,
  type ChangeStockAlertMutation,
  type ChangeStockAlertMutationVariables,
} from '#web/generated/graphql.ts';
import { rahima, signedInAs } from '#web-test/people.ts';
import { aProduct, aProductPage } from '#web-test/products.ts';
import { openShop } from '#web-test/render.tsx';
import { answers, server } from '#web-test/server.ts';

type Product = ReturnType<typeof aProduct>;

const SOLD_OUT = { colors: [], colorOptions: [], sizes: [], variants: [], availableStock: 0 };

const ASK = 'Tell me when it is back';
const WITHDRAW = 'Do not tell me any more';

const open = async (parts: Partial<Product> = SOLD_OUT) => {
  server.use(answers(ProductPageDocument, aProductPage(aProduct({ id: 'p1', name: 'Phone', ...parts }))));
  const shop = openShop('/details/p1');
  await screen.findByRole('heading', { name: 'Phone', level: 1 });
  return shop;
};

/** A customer who waits for some products or variants of p1, by the ids of the variants. */
const waitingFor = (...variantIds: (string | null)[]) => {
  const stockAlerts = variantIds.map((variantId) => ({
    id: `a-${variantId}`,
    productId: 'p1',
    variantId,
  }));
  return { id: rahima.id, stockAlerts };
};

describe('a product that is sold out', () => {
  test('has a form for who is not signed in, which the server answers', async () => {
    await open();
    const button = await screen.findByRole('button', { name: ASK });
    const form = button.closest('form');
    expect(form).toHaveAttribute('action', '/stock-alert');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveFormValues({ product: 'p1', color: '', size: '' });
  });

  test('is asked for by a customer, and withdrawn, and the page says what is so', async () => {
    signedInAs(rahima);
    const asked = vi.fn<(variables: ChangeStockAlertMutationVariables) => void>();
    server.use(
      answers(OwnStockAlertsDocument, { me: waitingFor() }),
      answers(ChangeStockAlertDocument, (variables): ChangeStockAlertMutation => {
        asked(variables);
        const customer = variables.input.wanted ? waitingFor(null) : waitingFor();
        return { changeStockAlert: { __typename: 'ChangeStockAlertSuccess', customer } };
      }),
    );
    const { user } = await open();
    await waitFor(() => expect(screen.getByRole('button', { name: ASK })).toHaveAttribute('type', 'button'));
    await user.click(screen.getByRole('button', { name: ASK }));
    expect(await screen.findByText('You get one mail when it is back in stock.')).toBeVisible();
    expect(asked).toHaveBeenLastCalledWith({ input: { productId: 'p1', color: null, size: null, wanted: true } });
    await user.click(await screen.findByRole('button', { name: WITHDRAW }));
    expect(await screen.findByRole('button', { name: ASK })).toBeVisible();
    expect(asked).toHaveBeenLastCalledWith({ input: { productId: 'p1', color: null, size: null, wanted: false } });
  });

  test('says why it was refused', async () => {
    signedInAs(rahima);
    server.use(
      answers(OwnStockAlertsDocument, { me: waitingFor() }),
      answers(ChangeStockAlertDocument, {
        changeStockAlert: {
          __typename: 'InvalidInput',
          message: 'It is in stock: you can order it now.',
          wording: { code: 'productAlert.inStock', params: [] },
        },
      }),
    );
    const { user } = await open();
    await waitFor(() => expect(screen.getByRole('button', { name: ASK })).toHaveAttribute('type', 'button'));
    await user.click(screen.getByRole('button', { name: ASK }));
    expect(await screen.findByText('It is in stock: you can order it now.')).toBeVisible();
  });
});

test('nothing is asked for while something is left', async () => {
  await open({ ...SOLD_OUT, availableStock: 1 });
  expect(screen.queryByRole('button', { name: ASK })).not.toBeInTheDocument();
});
