import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newId, type Person } from './factories.ts';
import { runs } from './runs.ts';
import { openShop } from './setup.ts';

const shop = await openShop();

interface AddressData {
  id: string;
  name: string;
  phoneNumber: string;
  line: string;
  text: string;
  isDefault: boolean;
}

interface Book {
  shippingAddress: string | null;
  addresses: AddressData[];
}

type SaveResult =
  | { __typename: 'SaveAddressSuccess'; address: AddressData; customer: Book }
  | { __typename: 'InvalidInput'; message: string; fields: { field: string; message: string }[] };

const addressFields = 'id name phoneNumber line text isDefault';
const bookFields = `shippingAddress addresses { ${addressFields} }`;
const result = `__typename
  ... on SaveAddressSuccess { address { ${addressFields} } customer { ${bookFields} } }
  ... on InvalidInput { message fields { field message } }`;

const savar = { name: 'Rahima', phoneNumber: '01712345678', upazilaId: 'dhaka/savar', line: 'House 1' };
const ramu = { ...savar, upazilaId: 'coxs-bazar/ramu', line: 'House 2' };

type Wish = Partial<typeof savar> & { isDefault?: boolean };

const add = async (customer: Person, wish: Wish = {}): Promise<SaveResult> =>
  (
    await customer.graphql<{ it: SaveResult }>(
      `mutation ($input: AddressInput!) { it: addAddress(input: $input) { ${result} } }`,
      { input: { ...savar, ...wish } },
    )
  ).it;

const update = async (customer: Person, id: string, wish: Wish = {}): Promise<SaveResult> =>
  (
    await customer.graphql<{ it: SaveResult }>(
      `mutation ($id: ID!, $input: AddressInput!) { it: updateAddress(id: $id, input: $input) { ${result} } }`,
      { id, input: { ...savar, ...wish } },
    )
  ).it;

const remove = async (customer: Person, id: string): Promise<boolean> =>
  (
    await customer.graphql<{ it: boolean }>('mutation ($id: ID!) { it: removeAddress(id: $id) }', {
      id,
    })
  ).it;

const bookOf = async (customer: Person): Promise<Book> =>
  (await customer.graphql<{ me: Book }>(`{ me { ${bookFields} } }`)).me;

const updateProfile = (customer: Person, shippingAddress: string) =>
  customer.graphql('mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { __typename } }', {
    input: { shippingAddress },
  });

/** Returns the saved address. @throws when nothing was saved */
const saved = (outcome: SaveResult): AddressData => {
  if (outcome.__typename !== 'SaveAddressSuccess') throw new Error(JSON.stringify(outcome));
  return outcome.address;
};

/** At most one address is the default, and its text is the shipping address. */
const expectOrder = (book: Book) => {
  const defaults = book.addresses.filter(({ isDefault }) => isDefault);
  expect(defaults.length).toBeLessThanOrEqual(1);
  if (defaults[0]) expect(book.shippingAddress).toBe(defaults[0].text);
  expect(book.addresses.slice(0, defaults.length)).toEqual(defaults);
};

describe('an address', () => {
  test('is kept tidied, with its places in both languages and one line that says all', async () => {
    const customer = await shop.customer();
    const outcome = await customer.graphql(
      `mutation ($input: AddressInput!) { addAddress(input: $input) { ... on SaveAddressSuccess { address {
        name phoneNumber line upazila { id name bangla } district { id name bangla } division { id name bangla } text isDefault
      } } } }`,
      {
        input: {
          name: '  Rahima  Khatun ',
          phoneNumber: '০১৭১২৩৪৫৬৭৮',
          upazilaId: 'coxs-bazar/ramu',
          line: ' House 1,\n  Road 2 ',
        },
      },
    );
    expect(outcome).toEqual({
      addAddress: {
        address: {
          name: 'Rahima Khatun',
          phoneNumber: '+8801712345678',
          line: 'House 1, Road 2',
          upazila: { id: 'coxs-bazar/ramu', name: 'Ramu', bangla: 'রামু' },
          district: { id: 'coxs-bazar', name: "Cox's Bazar", bangla: 'কক্সবাজার' },
          division: { id: 'chattogram', name: 'Chattogram', bangla: 'চট্টগ্রাম' },
          text: "House 1, Road 2, Ramu, Cox's Bazar, Chattogram",
          isDefault: true,
        },
      },
    });
  });

  test.each<[string, Wish, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['a phone of another country', { phoneNumber: '+4915112345678' }, 'phoneNumber'],
    ['no such upazila', { upazilaId: 'dhaka/atlantis' }, 'upazilaId'],
    ['a district', { upazilaId: 'dhaka' }, 'upazilaId'],
    ['no line', { line: '' }, 'line'],
    ['a line of 301 characters', { line: 'x'.repeat(301) }, 'line'],
  ])('with %s is refused, new or changed', async (_, wish, field) => {
    const customer = await shop.customer();
    const { id } = saved(await add(customer));
    const before = await bookOf(customer);
    for (const outcome of [await add(customer, wish), await update(customer, id, wish)])
      expect(outcome).toMatchObject({ __typename: 'InvalidInput', fields: [{ field }] });
    expect(await bookOf(customer)).toEqual(before);
  });

  test('with several errors lists all of them', async () => {
    const outcome = await add(await shop.customer(), { name: '', phoneNumber: '', upazilaId: '', line: '' });
    if (outcome.__typename !== 'InvalidInput') throw new Error('It was taken.');
    expect(outcome.fields.map(({ field }) => field)).toEqual(['name', 'phoneNumber', 'upazilaId', 'line']);
  });

  test('is one of twenty at most', async () => {
    const customer = await shop.customer();
    for (let count = 0; count < 19; count += 1) await add(customer, { line: `House ${count}` });
    const outcomes = await Promise.all([1, 2, 3].map(() => add(customer)));
    expect(outcomes.filter(({ __typename }) => __typename === 'SaveAddressSuccess')).toHaveLength(1);
    expect(outcomes.find(({ __typename }) => __typename === 'InvalidInput')).toMatchObject({
      message: 'You have 20 addresses already. Remove one first.',
    });
    expect((await bookOf(customer)).addresses).toHaveLength(20);
  });
});

describe('the default address', () => {
  test('is the first one, and its text the shipping address of the profile', async () => {
    const customer = await shop.customer();
    const outcome = await add(customer, { isDefault: false });
    expect(outcome).toMatchObject({
      address: { isDefault: true },
      customer: { shippingAddress: 'House 1, Savar, Dhaka' },
    });
    const second = saved(await add(customer, { line: 'House 2' }));
    expect(second.isDefault).toBe(false);
    expect((await bookOf(customer)).shippingAddress).toBe('House 1, Savar, Dhaka');
  });

  test('does not replace by itself another address that the profile says', async () => {
    const customer = await shop.customer({ shippingAddress: 'Khulna' });
    expect(await add(customer)).toMatchObject({
      address: { isDefault: false },
      customer: { shippingAddress: 'Khulna' },
    });
    expect(await add(customer, { line: 'House 2', isDefault: true })).toMatchObject({
      address: { isDefault: true },
      customer: { shippingAddress: 'House 2, Savar, Dhaka' },
    });
  });

  test('comes first, then the newest', async () => {
    const customer = await shop.customer();
    for (const line of ['one', 'two', 'three']) await add(customer, { line });
    expect((await bookOf(customer)).addresses.map(({ line }) => line)).toEqual(['one', 'three', 'two']);
  });

  test('is replaced by another address that becomes the default', async () => {
    const customer = await shop.customer();
    const first = saved(await add(customer));
    const second = saved(await add(customer, { ...ramu, isDefault: true }));
    expect(second.isDefault).toBe(true);
    const book = await bookOf(customer);
    expectOrder(book);
    expect(book.shippingAddress).toBe("House 2, Ramu, Cox's Bazar, Chattogram");
    const changed = await update(customer, first.id, { line: 'House 3', isDefault: true });
    expect(changed).toMatchObject({ customer: { shippingAddress: 'House 3, Savar, Dhaka' } });
    expectOrder(await bookOf(customer));
  });

  test('that is removed passes it on to the newest; the last one leaves no shipping address', async () => {
    const customer = await shop.customer();
    const [one, two, three] = [
      saved(await add(customer, { line: 'one' })),
      saved(await add(customer, { line: 'two' })),
      saved(await add(customer, { line: 'three' })),
    ];
    expect(await remove(customer, one.id)).toBe(true);
    const book = await bookOf(customer);
    expect(book.addresses.map(({ line, isDefault }) => [line, isDefault])).toEqual([
      ['three', true],
      ['two', false],
    ]);
    expectOrder(book);
    await remove(customer, two.id);
    expect((await bookOf(customer)).shippingAddress).toBe('three, Savar, Dhaka');
    await remove(customer, three.id);
    expect(await bookOf(customer)).toEqual({ shippingAddress: null, addresses: [] });
  });

  test('is none after the profile says another address, and stays after it says the same', async () => {
    const customer = await shop.customer();
    await add(customer);
    await updateProfile(customer, ' House 1, Savar, Dhaka ');
    expect((await bookOf(customer)).addresses).toMatchObject([{ isDefault: true }]);
    await updateProfile(customer, 'Khulna');
    expect(await bookOf(customer)).toMatchObject({
      shippingAddress: 'Khulna',
      addresses: [{ isDefault: false }],
    });
  });

  test('may be given up without another; the profile keeps its words', async () => {
    const customer = await shop.customer();
    const { id } = saved(await add(customer));
    expect(await update(customer, id, { line: 'House 9', isDefault: false })).toMatchObject({
      address: { isDefault: false },
      customer: { shippingAddress: 'House 1, Savar, Dhaka' },
    });
  });
});

describe('of two at once', () => {
  test('that become the default one is it, and the profile says that one', async () => {
    const customer = await shop.customer();
    const ids = [];
    for (const line of ['one', 'two', 'three', 'four']) ids.push(saved(await add(customer, { line })).id);
    for (let round = 0; round < 5; round += 1) {
      const outcomes = await Promise.all([
        ...ids.map((id, index) => update(customer, id, { line: `${index}`, isDefault: true })),
        add(customer, { line: `new ${round}`, isDefault: true }),
        add(customer, { line: `also new ${round}`, isDefault: true }),
      ]);
      outcomes.forEach(saved);
      const book = await bookOf(customer);
      expect(book.addresses.filter(({ isDefault }) => isDefault)).toHaveLength(1);
      expectOrder(book);
    }
  });

  test('one may be the profile’s own words, or the default may go: they never contradict each other', async () => {
    const customer = await shop.customer();
    for (let round = 0; round < 5; round += 1) {
      const first = saved(await add(customer, { line: `one ${round}`, isDefault: true }));
      await Promise.all([
        add(customer, { line: `two ${round}`, isDefault: true }),
        updateProfile(customer, `Khulna ${round}`),
        remove(customer, first.id),
      ]);
      const book = await bookOf(customer);
      expect(book.addresses.map(({ id }) => id)).not.toContain(first.id);
      expectOrder(book);
    }
  });

  test('that come first one is the default', async () => {
    const customer = await shop.customer();
    await Promise.all([add(customer, { line: 'one' }), add(customer, { line: 'two' })]);
    const book = await bookOf(customer);
    expect(book.addresses.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    expectOrder(book);
  });
});

describe('somebody else’s address', () => {
  test('looks as if it did not exist', async () => {
    const [customer, other] = [await shop.customer(), await shop.customer()];
    const { id } = saved(await add(customer));
    await add(other, { line: 'theirs' });
    const before = [await bookOf(customer), await bookOf(other)];
    const document =
      'mutation ($id: ID!, $input: AddressInput!) { it: updateAddress(id: $id, input: $input) { __typename } }';
    const answers = await Promise.all(
      [id, newId(), 'no id', '%'].map((one) =>
        other.graphqlAnswer(document, { id: one, input: { ...savar, isDefault: true } }),
      ),
    );
    for (const { errors, status } of answers)
      expect([status, errors.map(({ message, extensions }) => [message, extensions.code])]).toEqual([
        404,
        [['There is no such address.', 'NOT_FOUND']],
      ]);
    for (const one of [id, newId(), 'no id', '%']) expect(await remove(other, one)).toBe(false);
    expect([await bookOf(customer), await bookOf(other)]).toEqual(before);
  });

  test('cannot be changed by any sequence of calls', async () => {
    const customer = await shop.customer();
    const mine = saved(await add(customer)).id;
    const before = await bookOf(customer);
    const call = fc.record({
      kind: fc.constantFrom('add', 'update', 'remove', 'profile'),
      onMine: fc.boolean(),
      isDefault: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(call, { minLength: 1, maxLength: 8 }), async (calls) => {
        const other = await shop.customer();
        for (const { kind, onMine, isDefault } of calls) {
          const theirs = (await bookOf(other)).addresses[0]?.id ?? newId();
          const id = onMine ? mine : theirs;
          if (kind === 'add') await add(other, { isDefault });
          if (kind === 'profile') await updateProfile(other, 'Elsewhere');
          if (kind === 'remove') await remove(other, id);
          if (kind === 'update')
            await other.graphqlAnswer(
              `mutation ($id: ID!, $input: AddressInput!) { it: updateAddress(id: $id, input: $input) { __typename } }`,
              { id, input: { ...savar, line: 'Changed', isDefault } },
            );
          expectOrder(await bookOf(other));
        }
        expect(await bookOf(customer)).toEqual(before);
      }),
      { numRuns: runs(25) },
    );
  });

  test('is shown to admins, who read customers', async () => {
    const [customer, admin] = [await shop.customer(), await shop.admin()];
    await add(customer);
    const { customers } = await admin.graphql<{ customers: { nodes: (Book & { email: string })[] } }>(
      `{ customers(first: 100) { nodes { email ${bookFields} } } }`,
    );
    expect(customers.nodes.find(({ email }) => email === customer.email)).toMatchObject({
      addresses: [{ line: 'House 1' }],
    });
  });
});
