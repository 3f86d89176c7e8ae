import { screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { CUSTOMER_MESSAGES } from '#schema/customer.ts';
import {
  ConfirmEmailDocument,
  RequestEmailConfirmationDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
} from '#web/generated/graphql.ts';
import { enter } from '#web-test/enter.ts';
import { rahima, signedInAs } from '#web-test/people.ts';
import { currentAddress, currentHash, openShop, renderInShop } from '#web-test/render.tsx';
import { answers, isUnreachable, server } from '#web-test/server.ts';
import { offers, signsOut } from '#web-test/session.ts';
import { AppRoutes } from '#web/app/AppRoutes.tsx';

const field = (label: string) => screen.getByLabelText(label);
const press = (name: string) => screen.getByRole('button', { name });
const { mailOnItsWay, linkInvalid, passwordReset, emailConfirmed, passwordsDiffer } = CUSTOMER_MESSAGES;

describe('a forgotten password', () => {
  const open = async () => {
    const { user } = openShop('/forgot-password');
    await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' });
    return user;
  };

  test('sends a mail, and shows the same message for every e-mail', async () => {
    const asked = vi.fn();
    server.use(
      offers({ mailbox: true }),
      answers(RequestPasswordResetDocument, ({ input }) => {
        asked(input);
        return { requestPasswordReset: { __typename: 'RequestMailSuccess' as const, message: mailOnItsWay } };
      }),
    );
    const user = await open();
    await enter(user, field('E-mail'), ' nobody@gmail.com ');
    await user.click(press('Send the link'));
    expect(await screen.findByText(mailOnItsWay)).toHaveFocus();
    expect(asked).toHaveBeenCalledExactlyOnceWith({ email: 'nobody@gmail.com' });
    expect(await screen.findByRole('link', { name: /mailbox/ })).toHaveAttribute('href', '/mailbox');
    await user.click(press('Use another address'));
    expect(field('E-mail')).toHaveValue('nobody@gmail.com');
  });

  test('needs an address: without one no call is made', async () => {
    const user = await open();
    await enter(user, field('E-mail'), 'nobody');
    await user.click(press('Send the link'));
    expect(field('E-mail')).toHaveAccessibleDescription('Enter a valid e-mail address');
    expect(field('E-mail')).toHaveFocus();
  });

  test('is told when the shop cannot be reached', async () => {
    const user = await open();
    server.use(isUnreachable(RequestPasswordResetDocument));
    await enter(user, field('E-mail'), 'nobody@gmail.com');
    await user.click(press('Send the link'));
    expect(await screen.findByText(/The shop cannot be reached/)).toBeVisible();
    expect(field('E-mail')).toHaveValue('nobody@gmail.com');
  });

  test('cannot be replaced where the shop sends no mail, which the page says', async () => {
    server.use(offers({ mail: false }));
    openShop('/forgot-password');
    expect(await screen.findByRole('heading', { name: 'This shop sends no mail' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'How to reach us' })).toHaveAttribute('href', '/people-list');
    expect(screen.queryByRole('form')).toBeNull();
  });
});

describe('a new password by a link', () => {
  const open = async () => {
    const { user } = openShop('/reset-password#a-token');
    await screen.findByRole('form', { name: 'Choose a new password' });
    return user;
  };
  const choose = async (user: Awaited<ReturnType<typeof open>>, password = 'new-secret', confirm = password) => {
    await enter(user, field('New password'), password);
    await enter(user, field('Confirm new password'), confirm);
    await user.click(press('Set new password'));
  };
  const resets = () => {
    const asked = vi.fn();
    server.use(
      answers(ResetPasswordDocument, ({ input }) => {
        asked(input);
        return { resetPassword: { __typename: 'ResetPasswordSuccess' as const, message: passwordReset } };
      }),
    );
    return asked;
  };

  test('takes the token out of the address and keeps it nowhere', async () => {
    await open();
    expect(currentAddress()).toBe('/reset-password');
    await waitFor(() => expect(currentHash()).toBe(''));
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('a-token');
  });

  test('leads to the login page, which tells so', async () => {
    const asked = resets();
    const user = await open();
    await choose(user);
    expect(await screen.findByText(passwordReset)).toBeVisible();
    expect(currentAddress()).toBe('/login');
    expect(asked).toHaveBeenCalledExactlyOnceWith({ token: 'a-token', password: 'new-secret' });
  });

  test('signs this browser out too', async () => {
    signedInAs(rahima);
    resets();
    const left = signsOut();
    const user = await open();
    await screen.findByRole('button', { name: /Account menu/ });
    await choose(user);
    expect(await screen.findByText(passwordReset)).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
  });

  test('must be typed twice alike, or no call is made', async () => {
    const user = await open();
    await choose(user, 'new-secret', 'other-secret');
    expect(field('Confirm new password')).toHaveAccessibleDescription(passwordsDiffer);
    expect(field('Confirm new password')).toHaveFocus();
  });

  test('has six characters at least, or no call is made', async () => {
    const user = await open();
    await choose(user, 'short');
    expect(field('New password')).toHaveAccessibleDescription(/too short/);
  });

  test('can be shown and hidden', async () => {
    const user = await open();
    await user.click(screen.getAllByRole('button', { name: 'Show password' })[0] as HTMLElement);
    expect(field('New password')).toHaveAttribute('type', 'text');
    expect(field('Confirm new password')).toHaveAttribute('type', 'password');
  });

  test('is refused with an invalid link, which leads to a new one', async () => {
    server.use(
      answers(ResetPasswordDocument, {
        resetPassword: { __typename: 'LinkInvalid', message: linkInvalid, wording: null },
      }),
    );
    const user = await open();
    await choose(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(linkInvalid);
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password');
  });

  test('keeps what was typed when the shop cannot be reached', async () => {
    const user = await open();
    server.use(isUnreachable(ResetPasswordDocument));
    await choose(user);
    expect(await screen.findByText(/The shop cannot be reached/)).toBeVisible();
    expect(field('New password')).toHaveValue('new-secret');
  });

  test('needs the link', async () => {
    openShop('/reset-password');
    expect(await screen.findByText(/This page opens by the link in your mail/)).toBeVisible();
  });
});

describe('an e-mail address', () => {
  const open = () =>
    renderInShop(
      <StrictMode>
        <AppRoutes />
      </StrictMode>,
      '/confirm-email#a-token',
    );

  test('is confirmed on arrival, once', async () => {
    const asked = vi.fn();
    server.use(
      answers(ConfirmEmailDocument, ({ token }) => {
        asked(token);
        return { confirmEmail: { __typename: 'ConfirmEmailSuccess' as const, message: emailConfirmed } };
      }),
    );
    open();
    expect(await screen.findByText(emailConfirmed)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
    expect(asked).toHaveBeenCalledExactlyOnceWith('a-token');
    // The browser's URL changes at once; the router renders it as a transition, which comes after the response.
    await waitFor(() => expect(currentHash()).toBe(''));
  });

  test('gets another link when this one is over', async () => {
    server.use(
      answers(ConfirmEmailDocument, {
        confirmEmail: { __typename: 'LinkInvalid', message: linkInvalid, wording: null },
      }),
      answers(RequestEmailConfirmationDocument, {
        requestEmailConfirmation: { __typename: 'RequestMailSuccess', message: mailOnItsWay },
      }),
    );
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent(linkInvalid);
    await enter(user, field('E-mail'), 'rahima@gmail.com');
    await user.click(press('Send the confirmation mail again'));
    expect(await screen.findByText(mailOnItsWay)).toHaveFocus();
  });

  test('is confirmed at the second try when the first did not arrive', async () => {
    server.use(isUnreachable(ConfirmEmailDocument));
    const { user } = open();
    expect(await screen.findByText(/The shop cannot be reached/)).toBeVisible();
    server.use(
      answers(ConfirmEmailDocument, {
        confirmEmail: { __typename: 'ConfirmEmailSuccess', message: emailConfirmed },
      }),
    );
    await user.click(press('Try again'));
    expect(await screen.findByText(emailConfirmed)).toBeVisible();
  });
});
