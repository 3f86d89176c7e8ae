import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useConfirmEmailMutation } from '#web/generated/graphql.ts';
import { useAction } from '#web/lib/form/useAction.ts';
import type { Translatable } from '#web/lib/translatable.ts';

/* GraphQL */ `
  mutation ConfirmEmail($token: String!) {
    confirmEmail(token: $token) {
      ... on ConfirmEmailSuccess {
        message
      }
    }
  }
`;

/** The state of confirming an e-mail. */
type Confirmation = { state: 'busy' } | { state: 'confirmed' | 'invalid' | 'failed'; message: Translatable };

/** Confirms an e-mail by the token of a link, once. `retry` tries again after a failure. */
export const useConfirmEmail = (token: string): Confirmation & { retry: () => void } => {
  const mutate = useConfirmEmailMutation();
  const [answer, setAnswer] = useState<Confirmation>({ state: 'busy' });
  const { failure, run } = useAction(async () => {
    setAnswer({ state: 'busy' });
    const result = await mutate({ token });
    const state = result.__typename === 'ConfirmEmailSuccess' ? 'confirmed' : 'invalid';
    setAnswer({ state, message: result.message });
  });
  const ask = useEffectEvent(() => void run());
  const started = useRef('');

  useEffect(() => {
    // Effects may run twice, but the link is valid for one use.
    if (token === '' || started.current === token) return;
    started.current = token;
    ask();
  }, [token]);
  return { ...(failure ? { state: 'failed', message: failure } : answer), retry: () => void run() };
};
