import { Text } from '@chakra-ui/react';
import { useChangePriceMailsMutation, type PriceMailsSection_CustomerFragment } from '#web/generated/graphql.ts';
import { useAction } from '#web/lib/form/useAction.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Section } from './Section.tsx';

/* GraphQL */ `
  fragment PriceMailsSection_customer on Customer {
    id
    priceMailsSince
  }
`;

/* GraphQL */ `
  mutation ChangePriceMails($wanted: Boolean!) {
    changePriceMails(wanted: $wanted) {
      ...PriceMailsSection_customer
    }
  }
`;

/** Whether the customer wants mails about prices, and since when. */
export const PriceMailsSection = ({ customer }: { customer: PriceMailsSection_CustomerFragment }) => {
  const { t, formatDate } = useMessages();
  const change = useChangePriceMailsMutation();
  const { run, what, busy, failure } = useAction(async (wanted: boolean) => {
    await change({ wanted });
  });
  const since = customer.priceMailsSince;
  return (
    <Section title={t('settings.prices.title')} text={t('settings.prices.text')}>
      <CheckboxField
        id="price-mails"
        label={t('settings.prices.wanted')}
        value={busy ? what === true : since !== null}
        onChange={(wanted) => void run(wanted)}
      />
      <Text textStyle="sm" color="fg.muted" aria-live="polite">
        {since !== null && t('settings.prices.since', { date: formatDate(since) })}
      </Text>
      {failure && (
        <Notice tone="error" mt="4">
          {failure}
        </Notice>
      )}
    </Section>
  );
};
