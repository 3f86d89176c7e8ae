import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MeDocument } from '#web/generated/graphql.ts';
import { enter } from '#web-test/enter.ts';
import { karim, rahima, signedInAs } from '#web-test/people.ts';
import { renderInShop } from '#web-test/render.tsx';
import { answers, server } from '#web-test/server.ts';
import { aToken } from '#web-test/session.ts';
import { useSession } from '#web/shop/auth/session/session.tsx';
import { useDraft } from './useDraft.ts';

/** A form that stays open, whoever is signed in. */
const Note = () => {
  const { customer } = useSession();
  const [draft, change] = useDraft('note', { text: '' });
  return (
    <>
      <p>{customer?.displayName ?? 'nobody'}</p>
      <input aria-label="Note" value={draft.text} onChange={({ target }) => change(() => ({ text: target.value }))} />
    </>
  );
};

/** The token that another tab has stored. */
const inAnotherTab = (token: string) =>
  act(() => {
    localStorage.setItem('token', token);
    dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  });

test('what is typed in an open form goes when somebody else signs in in another tab, not when the same person does', async () => {
  signedInAs(rahima);
  localStorage.setItem('token', aToken({ person: rahima.id }));
  const { user } = renderInShop(<Note />);
  await screen.findByText(rahima.displayName);
  await enter(user, screen.getByLabelText('Note'), 'Not for others');
  inAnotherTab(aToken({ person: rahima.id, session: 'session-2' }));
  expect(await screen.findByText(rahima.displayName)).toBeVisible();
  expect(screen.getByLabelText('Note')).toHaveValue('Not for others');

  server.use(answers(MeDocument, { me: karim }));
  inAnotherTab(aToken({ person: karim.id, session: 'session-3' }));
  expect(await screen.findByText(karim.displayName)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Note')).toHaveValue(''));
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Not for others');
});
