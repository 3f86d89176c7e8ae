import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useConfirmEmailMutation } from '../../../generated/graphql.ts';
import { useAction } from '../../../lib/form/useAction.ts';
import type { Saying } from '../../../lib/saying.ts';

/* GraphQL */ `
  mutation ConfirmEmail($token: String!) {
    confirmEmail(token: $token) {
      __typename
      ... on ConfirmEmailSuccess {
        message
      }
      ... on LinkInvalid {
        message
      }
    }
  }
`;

/** What became of an address that is to be confirmed. */
export type Confirmation = { state: 'busy' } | { state: 'confirmed' | 'invalid' | 'failed'; message: Saying };

/** Confirms an e-mail address by the token of a link, once, as soon as there is one. `retry` asks again after a failure. */
export const useConfirmEmail = (token: string): Confirmation & { retry: () => void } => {
  const [mutate] = useConfirmEmailMutation();
  const [answer, setAnswer] = useState<Confirmation>({ state: 'busy' });
  const { failure, run } = useAction(async () => {
    setAnswer({ state: 'busy' });
    const { data } = await mutate({ variables: { token } });
    const state = data?.confirmEmail.__typename === 'ConfirmEmailSuccess' ? 'confirmed' : 'invalid';
    setAnswer({ state, message: data?.confirmEmail.message ?? '' });
  });
  const ask = useEffectEvent(() => void run());
  const asked = useRef('');

  useEffect(() => {
    // Effects may run twice; the link is good for one use.
    if (token === '' || asked.current === token) return;
    asked.current = token;
    ask();
  }, [token]);
  return { ...(failure ? { state: 'failed', message: failure } : answer), retry: () => void run() };
};
