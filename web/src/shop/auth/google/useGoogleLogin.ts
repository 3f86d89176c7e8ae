import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { MeDocument } from '#web/generated/graphql.ts';
import { errorMessage } from '#web/lib/errorMessage.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { openGooglePopup, type GooglePopup } from './googlePopup.ts';
import { useSession } from '../session/session.tsx';
import { useSignInOptions } from '../useSignInOptions.ts';
import type { Translatable } from '#web/lib/translatable.ts';

/** The message under the button. */
export interface StatusMessage {
  tone: 'error' | 'info';
  text: Translatable;
}

/** Sign-in with Google by popup: whether it is running, its message, and the function that starts it. */
export const useGoogleLogin = (): { busy: boolean; message: StatusMessage | null; begin: () => void } => {
  const { t, language } = useMessages();
  const { signIn } = useSession();
  const client = useApolloClient();
  const options = useSignInOptions();
  const popup = useRef<GooglePopup | null>(null);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<StatusMessage | null>(null);

  useEffect(
    () => () => {
      popup.current?.drop();
      popup.current = null;
    },
    [],
  );

  /** Loads the customer with the new token, so that nobody is half signed in. */
  const enter = async (token: string): Promise<StatusMessage | null> => {
    try {
      const { data } = await client.query({
        query: MeDocument,
        fetchPolicy: 'no-cache',
        context: { headers: { authorization: `Bearer ${token}` } },
      });
      if (!data?.me) return { tone: 'error', text: t('customer.google.failed') };
      signIn(token, data.me);
      return null;
    } catch (error) {
      return { tone: 'error', text: errorMessage(error) };
    }
  };

  const outcomeOf = async ({ answer }: GooglePopup): Promise<StatusMessage | null> => {
    const ended = await answer;
    if (ended === null)
      return navigator.onLine
        ? { tone: 'info', text: t('customer.google.closed') }
        : { tone: 'error', text: t('customer.google.offline') };
    switch (ended.outcome) {
      case 'SIGNED_IN':
        return enter(ended.token);
      case 'REFUSED':
        return { tone: 'error', text: ended };
      case 'CANCELLED':
        return { tone: 'info', text: t('customer.google.cancelled') };
      case 'UNREACHABLE':
        return { tone: 'error', text: t('customer.google.unreachable') };
      case 'FAILED':
        return { tone: 'error', text: t('customer.google.failed') };
    }
  };

  const follow = async (opened: GooglePopup) => {
    const outcome = await outcomeOf(opened);
    // Otherwise the page was left meanwhile.
    if (popup.current !== opened) return;
    popup.current = null;
    setBusy(false);
    setMessage(outcome);
  };

  const begin = () => {
    if (popup.current) return popup.current.show();
    setMessage(null);
    if (options?.google === false) return setMessage({ tone: 'info', text: t('customer.login.googleMissing') });
    const opened = openGooglePopup(language);
    if (!opened) return setMessage({ tone: 'error', text: t('customer.google.blocked') });
    popup.current = opened;
    setBusy(true);
    void follow(opened);
  };

  return { busy, message, begin };
};
