import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeKnownPerson, upload } from './known-person.ts';
import type { Person } from './factories.ts';
import { openShop } from './setup.ts';

const shop = await openShop();

interface Result {
  __typename: string;
  message?: string;
  fields?: { field: string; message: string }[];
  customer?: { photoUrl: string | null };
}

const setPhoto = async (person: Person, photo: string): Promise<Result> =>
  (
    await person.graphql<{ it: Result }>(
      `mutation ($photo: String!) { it: updateProfile(input: { photo: $photo }) {
        __typename ... on UpdateProfileSuccess { customer { photoUrl } } ... on InvalidInput { message fields { field message } }
      } }`,
      { photo },
    )
  ).it;

const isCached = (key: string) => existsSync(path.join(shop.config.dataDir, 'pictures', `${key}.webp`));

test('an upload of one’s own becomes the photo, delivered in every width, and REST names one', async () => {
  const person = await shop.customer();
  const key = await upload(person);
  expect(await setPhoto(person, key)).toEqual({
    __typename: 'UpdateProfileSuccess',
    customer: { photoUrl: `/pictures/${key}` },
  });
  expect((await fetch(`${shop.url}/pictures/${key}/96.avif`)).status).toBe(200);
  const { photoURL } = (await person.get(`/order/newcustomer?email=${person.email}`)).ok<{
    photoURL: string;
  }>();
  expect(photoURL).toBe(`https://shop.example.com/pictures/${key}/320.webp`);
  expect((await fetch(photoURL.replace('https://shop.example.com', shop.url))).status).toBe(200);
});

test('a photo from elsewhere stays as it is', async () => {
  const photoUrl = 'https://photos.example/rahima.jpg';
  const person = await shop.customer({ photoUrl });
  const { photoURL } = (await person.get(`/order/newcustomer?email=${person.email}`)).ok<{
    photoURL: string;
  }>();
  expect(photoURL).toBe(photoUrl);
});

test('another photo, or none, takes the file of the last one away', async () => {
  const person = await shop.customer();
  const [first, second] = [await upload(person), await upload(person)];
  await setPhoto(person, first);
  await setPhoto(person, first);
  expect(isCached(first)).toBe(true);
  await setPhoto(person, second);
  expect([isCached(first), isCached(second)]).toEqual([false, true]);
  expect(await setPhoto(person, '')).toMatchObject({ customer: { photoUrl: null } });
  expect(isCached(second)).toBe(false);
  expect(await shop.sql('SELECT key FROM uploaded_pictures WHERE customer_id = $1', [person.id])).toEqual([]);
});

test('a photo that a review shows too is kept for it', async () => {
  const { person, pictures } = await makeKnownPerson(shop);
  await setPhoto(person, pictures.review);
  await setPhoto(person, '');
  expect(isCached(pictures.review)).toBe(true);
});

test('another change leaves the photo alone', async () => {
  const person = await shop.customer();
  const key = await upload(person);
  await setPhoto(person, key);
  (await person.put(`/order/newcustomer/${person.id}`, { shippingAddress: 'Dhaka' })).ok();
  expect(isCached(key)).toBe(true);
});

test('somebody else’s picture, or none at all, is refused', async () => {
  const [person, other] = [await shop.customer(), await shop.customer()];
  const theirs = await upload(other);
  for (const key of [theirs, 'upload/none', '../../etc/passwd', 'demo/sony-1', 'https://evil.example/x.png'])
    expect(await setPhoto(person, key)).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ field: 'photo' }],
    });
  expect(await shop.sql('SELECT photo_url FROM customers WHERE id = $1', [person.id])).toEqual([{ photo_url: null }]);
  expect(isCached(theirs)).toBe(true);
});
