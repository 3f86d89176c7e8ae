import { useEffect, useRef, useState } from 'react';
import { useStartPaymentMutation, type PaymentMethod, type StartPaymentMutation } from '#web/generated/graphql.ts';
import { useAction } from '#web/lib/form/useAction.ts';
import { readLanguage, rememberLanguage } from '#web/lib/language.ts';
import { leaving } from '#web/lib/redirect.ts';
import { useStore } from '#web/lib/stores.ts';

/* GraphQL */ `
  mutation StartPayment($input: StartPaymentInput!) {
    startPayment(input: $input) {
      ... on StartPaymentSuccess {
        redirectUrl
        order {
          id
          ...PayPage_order
        }
      }
      ... on OutOfStock {
        productId
      }
    }
  }
`;

type Outcome = StartPaymentMutation['startPayment'];

/** Why a payment was not started. */
type StartRefusal = Exclude<Outcome, { __typename: 'StartPaymentSuccess' }>;

/**
 * Starts a payment and leads this tab to the provider's page, or changes the order to be paid at the door. A double
 * click is one call.
 */
export const useStartPayment = (orderId: string) => {
  const mutate = useStartPaymentMutation({
    // What was refused may have changed meanwhile.
    refetchQueries: ({ data }) => (data && data.startPayment.__typename !== 'StartPaymentSuccess' ? ['PayPage'] : []),
  });
  const { to } = useStore(leaving);
  const [refusal, setRefusal] = useState<StartRefusal | null>(null);
  /** The page to which the tab is on its way. */
  const [nextPage, setNextPage] = useState<string | null>(null);
  /** The same, known before the next rendering: this page can be clicked until the next one is shown. */
  const isLeft = useRef(false);

  useEffect(() => {
    // Somebody who comes back by Back may get this page as it was left.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isLeft.current = false;
      setNextPage(null);
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);

  const { busy, failure, run, reset } = useAction(async (method: PaymentMethod) => {
    setRefusal(null);
    const outcome = await mutate({ input: { orderId, method } });
    if (outcome.__typename !== 'StartPaymentSuccess') {
      setRefusal(outcome);
      return outcome;
    }
    const url = outcome.redirectUrl;
    if (url === null) return;
    isLeft.current = true;
    setNextPage(url);
    // The provider leads back to an address that does not say the language.
    rememberLanguage(readLanguage());
    to(url);
  });
  return {
    start: (method: PaymentMethod) => {
      if (!isLeft.current) void run(method);
    },
    busy,
    nextPage,
    failure,
    /** Id of the product that is sold out, if that is why. */
    soldOutId: refusal?.__typename === 'OutOfStock' ? refusal.productId : null,
    reset: () => reset(),
  };
};
