import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CUSTOMER_MESSAGES } from '#schema/customer.ts';
import {
  AccountSectionsDocument,
  BeginSecondFactorDocument,
  ConfirmSecondFactorDocument,
  MeDocument,
  TurnOffSecondFactorDocument,
} from '#web/generated/graphql.ts';
import { enter } from '#web-test/enter.ts';
import { accountOf, karim, rahima, signedInAs } from '#web-test/people.ts';
import { openShop } from '#web-test/render.tsx';
import { answers, server } from '#web-test/server.ts';

const openAccount = async (customer: typeof karim, hasSecondFactor: boolean) => {
  signedInAs(customer);
  server.use(
    answers(MeDocument, { me: customer }),
    answers(AccountSectionsDocument, accountOf(customer, { hasSecondFactor })),
  );
  const { user } = openShop('/customer/profile');
  await screen.findByRole('heading', { name: 'Delete account' });
  return user;
};

const section = () => within(screen.getByRole('region', { name: 'Two-factor codes' }));

const isOnNow = (hasSecondFactor: boolean) =>
  server.use(answers(AccountSectionsDocument, accountOf(karim, { hasSecondFactor })));

test('customers are not asked to turn codes on', async () => {
  await openAccount(rahima, false);
  expect(screen.queryByRole('region', { name: 'Two-factor codes' })).toBeNull();
});

test('staff turn codes on: scan or type the key, confirm it, and keep the recovery codes', async () => {
  const user = await openAccount(karim, false);
  const sent = vi.fn();
  const recoveryCodes = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];
  server.use(
    answers(BeginSecondFactorDocument, {
      beginSecondFactor: {
        __typename: 'SecondFactorSetup',
        secret: 'ABCDEFGH234567AB',
        uri: 'otpauth://totp/Haat:karim',
        qrCode: { size: 21, path: 'M0 0h1v1h-1z' },
      },
    }),
    answers(ConfirmSecondFactorDocument, ({ input }) => {
      sent(input.code);
      isOnNow(true);
      return { confirmSecondFactor: { __typename: 'ConfirmSecondFactorSuccess' as const, recoveryCodes } };
    }),
  );
  await user.click(section().getByRole('button', { name: 'Turn on' }));
  expect(await section().findByText('ABCD EFGH 2345 67AB')).toBeVisible();
  expect(section().getByRole('img', { name: 'QR code of the key' })).toHaveAttribute('viewBox', '-4 -4 29 29');
  expect(section().getByRole('link', { name: 'Open in the app' })).toHaveAttribute('href', 'otpauth://totp/Haat:karim');
  await waitFor(() => expect(section().getByLabelText('The code that the app shows now')).toHaveFocus());
  await user.keyboard('123 456{Enter}');
  await waitFor(() => expect(section().getByRole('heading', { name: 'Your recovery codes' })).toHaveFocus());
  expect(sent).toHaveBeenCalledExactlyOnceWith('123456');
  for (const code of recoveryCodes) expect(section().getByText(code)).toBeVisible();
  await user.click(section().getByRole('button', { name: 'I have kept them' }));
  expect(section().queryByText(recoveryCodes[0] ?? '')).toBeNull();
  expect(section().getByRole('button', { name: 'Turn off' })).toHaveFocus();
});

test('codes are turned off by one of them; a wrong one is said at its field', async () => {
  const user = await openAccount(karim, true);
  const invalid = { field: 'code', message: CUSTOMER_MESSAGES.codeWrong, wording: null };
  server.use(
    answers(TurnOffSecondFactorDocument, {
      turnOffSecondFactor: {
        __typename: 'InvalidInput',
        message: invalid.message,
        wording: null,
        fields: [invalid],
      },
    }),
  );
  await user.click(section().getByRole('button', { name: 'Turn off' }));
  const code = section().getByLabelText('Code of your app, or a recovery code');
  await enter(user, code, '000000');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(CUSTOMER_MESSAGES.codeWrong));
  server.use(
    answers(TurnOffSecondFactorDocument, () => {
      isOnNow(false);
      return {
        turnOffSecondFactor: {
          __typename: 'TurnOffSecondFactorSuccess' as const,
          message: CUSTOMER_MESSAGES.secondFactorOff,
        },
      };
    }),
  );
  await user.clear(code);
  await enter(user, code, '123456');
  await user.keyboard('{Enter}');
  expect(await section().findByText(CUSTOMER_MESSAGES.secondFactorOff)).toBeVisible();
  expect(section().getByRole('button', { name: 'Turn on' })).toHaveFocus();
});
