import { useChangeStockAlertMutation, useOwnStockAlertsQuery } from '#web/generated/graphql.ts';
import { useAction } from '#web/lib/form/useAction.ts';
import { useMessages } from '#web/messages/useMessages.ts';

/* GraphQL */ `
  fragment OwnStockAlert_customer on Customer {
    id
    stockAlerts {
      id
      productId
      variantId
    }
  }
`;

/* GraphQL */ `
  query OwnStockAlerts {
    me {
      id
      ...OwnStockAlert_customer
    }
  }
`;

/* GraphQL */ `
  mutation ChangeStockAlert($input: StockAlertInput!) {
    changeStockAlert(input: $input) {
      ... on ChangeStockAlertSuccess {
        customer {
          id
          ...OwnStockAlert_customer
        }
      }
    }
  }
`;

/** What is sold out: a product, or its chosen variant. */
export interface SoldOut {
  productId: string;
  /** Null for any variant. */
  variantId: string | null;
  color: string | null;
  size: string | null;
}

/** The button of a signed-in customer, which asks for a mail or withdraws that, and what is so now. */
export default function OwnStockAlert({ productId, variantId, color, size }: SoldOut) {
  const { t, translate } = useMessages();
  const { data } = useOwnStockAlertsQuery();
  const changeAlert = useChangeStockAlertMutation();
  const waits =
    data?.me?.stockAlerts.some((alert) => alert.productId === productId && alert.variantId === variantId) ?? false;
  const { run, busy, failure } = useAction(async () => {
    const result = await changeAlert({ input: { productId, color, size, wanted: !waits } });
    return result.__typename === 'ChangeStockAlertSuccess' ? undefined : result;
  });
  return (
    <>
      <button
        type="button"
        className={`button button-lg button-full ${waits ? 'button-outline' : ''}`}
        aria-busy={busy}
        onClick={() => void run()}
      >
        {t(waits ? 'product.alert.withdraw' : 'product.alert.ask')}
      </button>
      <p role="status" className="text-sm">
        {waits && t('product.alert.on')}
      </p>
      {failure && (
        <p role="alert" className="text-sm">
          {translate(failure)}
        </p>
      )}
    </>
  );
}
