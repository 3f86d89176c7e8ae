import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ConfirmOrderPageDocument } from '#web/generated/graphql.ts';
import { field, openAddress, openCheckout, press, retype, toPayment } from '#web-test/checkout.ts';
import { expectConsole } from '#web-test/consoleOutput.ts';
import { enter } from '#web-test/enter.ts';
import { chooseToBuy } from '#web-test/orders.ts';
import { home, office, rahima, signedInAs } from '#web-test/people.ts';
import { openShop } from '#web-test/render.tsx';
import { isUnreachable, server } from '#web-test/server.ts';

describe('an address that is known', () => {
  const folded = () => screen.queryByRole('button', { name: 'Change' });

  test('is folded: it is shown with a button, and the form comes with it', async () => {
    chooseToBuy();
    const user = await openCheckout();
    expect(screen.getByText('House 7, Road 3, Dhanmondi, Dhaka')).toBeVisible();
    expect(screen.getByText('Rahima Khatun')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Address' })).toBeNull();
    expect(folded()).toHaveAccessibleDescription('Billing address');
    await user.click(press('Change'));
    expect(field('Name')).toHaveFocus();
    expect(field('Address')).toHaveValue('House 7, Road 3, Dhanmondi, Dhaka');
    expect(folded()).toBeNull();
  });

  test('with an address book is folded before its picker, and again when another one is chosen', async () => {
    chooseToBuy();
    const user = await openCheckout(rahima, [home, office]);
    expect(screen.getByText('House 1, Road 2, Savar, Dhaka')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(press('Change'));
    expect(screen.getByRole('radio', { name: /House 1, Road 2/ })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: /Shop 7/ }));
    // Arrow keys choose, too: nothing closes by itself.
    expect(folded()).toBeNull();
    await toPayment(user);
    await user.click(press('Back'));
    expect(screen.getByText('Shop 7, Abhaynagar, Jashore, Khulna')).toBeVisible();
    expect(folded()).toBeVisible();
  });

  test('stays open while it is typed, also when it becomes the known one again', async () => {
    chooseToBuy();
    const user = await openCheckout();
    await retype(user, 'Name', 'Rahima Khatu');
    await user.type(field('Name'), 'n');
    expect(field('Name')).toHaveFocus();
    expect(folded()).toBeNull();
  });

  test.each([
    ['phone number', { ...rahima, phoneNumber: null }],
    ['address', { ...rahima, shippingAddress: null }],
  ])('but without its %s is a form', async (_, customer) => {
    chooseToBuy();
    await openCheckout(customer);
    expect(folded()).toBeNull();
    expect(field('Name')).toHaveValue('Rahima Khatun');
  });

  test('that was typed stays in the form after Back', async () => {
    chooseToBuy();
    const user = await openCheckout();
    await retype(user, 'Address', 'Sylhet');
    await toPayment(user);
    await user.click(press('Back'));
    expect(field('Address')).toHaveValue('Sylhet');
  });
});

describe('own addresses', () => {
  const values = () =>
    ['Name', 'Address', 'Phone Number'].map((label) => field(label)).map((input) => (input as HTMLInputElement).value);
  const ofHome = ['Rahima Khatun', 'House 1, Road 2, Savar, Dhaka', '01712345678'];
  const ofOffice = ['Salma Begum', 'Shop 7, Abhaynagar, Jashore, Khulna', '01912345678'];
  const choice = (name: RegExp) => screen.getByRole('radio', { name });

  test('are not mentioned where there are none', async () => {
    chooseToBuy();
    await openAddress(await openCheckout());
    expect(screen.queryByRole('radiogroup', { name: 'Deliver to' })).toBeNull();
  });

  test('fill the form: at first the default one, then which is chosen', async () => {
    chooseToBuy();
    const user = await openCheckout({ ...rahima, displayName: 'R. Khatun' }, [home, office]);
    await openAddress(user);
    expect(values()).toEqual(ofHome);
    expect(choice(/House 1, Road 2/)).toBeChecked();
    await user.click(choice(/Shop 7/));
    expect(values()).toEqual(ofOffice);
    expect(screen.queryByText('What you had typed is kept.')).toBeNull();
    await toPayment(user);
    expect(screen.getByText(/Salma Begum, 01912345678/)).toBeVisible();
    await user.click(press('Back'));
    await openAddress(user);
    expect(choice(/Shop 7/)).toBeChecked();
  });

  test('give way to another one that is typed', async () => {
    chooseToBuy();
    const user = await openCheckout(rahima, [home]);
    await openAddress(user);
    await user.click(choice(/Another address/));
    expect(values()).toEqual(['Rahima Khatun', '', '01712345678']);
    await enter(user, field('Address'), 'Sylhet');
    expect(choice(/Another address/)).toBeChecked();
  });

  test('take the place of what was typed, which can be put back', async () => {
    chooseToBuy();
    const user = await openCheckout(rahima, [home, office]);
    await retype(user, 'Address', 'Sylhet');
    await retype(user, 'Name', 'Mitu');
    const typed = ['Mitu', 'Sylhet', '01712345678'];
    await user.click(choice(/Shop 7/));
    expect(values()).toEqual(ofOffice);
    expect(screen.getByText('What you had typed is kept.')).toBeVisible();
    // Also after a reload.
    document.body.replaceChildren();
    openShop('/confirmorder');
    await screen.findByRole('button', { name: 'Proceed to Pay' });
    await openAddress(user);
    expect(values()).toEqual(ofOffice);
    await retype(user, 'Phone Number', '01812345678');
    await user.click(press('Put it back'));
    expect(values()).toEqual(typed);
    // What was typed in between is kept too.
    await user.click(press('Put it back'));
    expect(values()).toEqual(['Salma Begum', 'Shop 7, Abhaynagar, Jashore, Khulna', '01812345678']);
  });

  test('do not replace by themselves what was typed before', async () => {
    chooseToBuy();
    const user = await openCheckout();
    await retype(user, 'Address', 'Sylhet');
    document.body.replaceChildren();
    await openCheckout(rahima, [home]);
    expect(field('Address')).toHaveValue('Sylhet');
    expect(choice(/Another address/)).toBeChecked();
  });

  test('are followed by a form that nobody has touched', async () => {
    chooseToBuy();
    await openCheckout();
    document.body.replaceChildren();
    await openAddress(await openCheckout(rahima, [office, { ...home, isDefault: true }]));
    expect(values()).toEqual(ofHome);
  });

  test('beyond three are shown when they are wanted', async () => {
    chooseToBuy();
    const many = Array.from({ length: 6 }, (_, count) => ({
      ...office,
      id: `address-${count}`,
      line: `Shop ${count}`,
      text: `Shop ${count}`,
    }));
    const user = await openCheckout(rahima, many);
    await openAddress(user);
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    await user.click(press('Show all 6 addresses'));
    expect(screen.getAllByRole('radio')).toHaveLength(7);
  });

  test('that cannot be read leave a form to type in', async () => {
    chooseToBuy();
    signedInAs(rahima);
    server.use(isUnreachable(ConfirmOrderPageDocument));
    expectConsole(/^Failed to fetch data/);
    const { user } = openShop('/confirmorder');
    await screen.findByRole('button', { name: 'Proceed to Pay' });
    await openAddress(user);
    expect(field('Address')).toHaveValue('House 7, Road 3, Dhanmondi, Dhaka');
  });
});

describe('the billing form (spec §5)', () => {
  test.each([
    ['Name', '', 'Name is required'],
    ['Address', '', 'Address is required'],
    ['Phone Number', '0171234567', 'Use valid phone number'],
    ['Phone Number', '017123456789', 'Use valid phone number'],
    ['Phone Number', '01212345678', 'Use valid phone number'],
    ['Phone Number', '', 'Use valid phone number'],
  ])('refuses %s %j: %s', async (label, text, message) => {
    chooseToBuy();
    const user = await openCheckout();
    await retype(user, label, text);
    await user.click(press('Proceed to Pay'));
    // In the place of the hint.
    expect(field(label)).toHaveAccessibleDescription(message);
    expect(field(label)).toHaveFocus();
    expect(screen.queryByRole('heading', { name: 'Payment method' })).toBeNull();
  });

  test('refuses an e-mail outside Gmail', async () => {
    chooseToBuy();
    const user = await openCheckout({ ...rahima, email: 'rahima@example.com' });
    await user.click(press('Proceed to Pay'));
    expect(field('E-mail')).toHaveAccessibleDescription(expect.stringContaining('Enter a valid Gmail address'));
    expect(field('E-mail')).toHaveFocus();
  });

  test('goes to the first failing field', async () => {
    chooseToBuy();
    const user = await openCheckout({ ...rahima, email: 'rahima@example.com', phoneNumber: null });
    await user.click(press('Proceed to Pay'));
    expect(field('Phone Number')).toHaveFocus();
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  });

  test('shows and clears the errors of name and address while typing', async () => {
    chooseToBuy();
    const user = await openCheckout();
    await openAddress(user);
    await user.clear(field('Name'));
    expect(screen.getByText('Name is required')).toBeVisible();
    await user.type(field('Name'), 'S');
    expect(screen.queryByText('Name is required')).toBeNull();
    await user.clear(field('Address'));
    expect(screen.getByText('Address is required')).toBeVisible();
    await user.type(field('Address'), 'S');
    expect(screen.queryByText('Address is required')).toBeNull();
  });
});
