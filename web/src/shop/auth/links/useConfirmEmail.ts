import { useCallback, useEffect, useRef, useState } from 'react';
import { useConfirmEmailMutation } from '../../../generated/graphql.ts';
import { errorMessage } from '../../../lib/errorMessage.ts';
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
  const [confirmation, setConfirmation] = useState<Confirmation>({ state: 'busy' });
  const asked = useRef('');

  const ask = useCallback(async () => {
    setConfirmation({ state: 'busy' });
    try {
      const { data } = await mutate({ variables: { token } });
      const state = data?.confirmEmail.__typename === 'ConfirmEmailSuccess' ? 'confirmed' : 'invalid';
      setConfirmation({ state, message: data?.confirmEmail.message ?? '' });
    } catch (error) {
      setConfirmation({ state: 'failed', message: errorMessage(error) });
    }
  }, [mutate, token]);

  useEffect(() => {
    // Effects may run twice; the link is good for one use.
    if (token === '' || asked.current === token) return;
    asked.current = token;
    void ask();
  }, [ask, token]);
  return { ...confirmation, retry: () => void ask() };
};
