import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { useRemoveSavedAccountMutation, type SavedAccountsSection_CustomerFragment } from '#web/generated/graphql.ts';
import { useAction } from '#web/lib/form/useAction.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { DoneMessage } from '#web/ui/DoneMessage.tsx';

/* GraphQL */ `
  fragment SavedAccountsSection_customer on Customer {
    savedAccounts {
      id
      method
      account
      savedAt
    }
  }
`;

/* GraphQL */ `
  mutation RemoveSavedAccount($id: ID!) {
    removeSavedAccount(id: $id)
  }
`;

/** The accounts that the customer has saved with payment providers, each with a button to remove it. */
export const SavedAccountsSection = ({ customer }: { customer: SavedAccountsSection_CustomerFragment }) => {
  const { t, formatDate } = useMessages();
  const mutate = useRemoveSavedAccountMutation({
    refetchQueries: ['AccountSections'],
    awaitRefetchQueries: true,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const { busy, what, done, failure, run } = useAction(async (id: string) => {
    await mutate({ id });
    // The button that had the focus is gone.
    heading.current?.focus();
  });
  return (
    <Box as="section" aria-labelledby="accounts-title">
      <Heading as="h3" size="md" id="accounts-title" ref={heading} tabIndex={-1} outline="none" mb="1">
        {t('settings.accounts.title')}
      </Heading>
      <Text color="fg.muted" textStyle="sm" mb="4">
        {t('settings.accounts.text')}
      </Text>
      <DoneMessage mb="4">{done && t('settings.accounts.removed')}</DoneMessage>
      {failure && (
        <Notice tone="error" mb="4">
          {failure}
        </Notice>
      )}
      <Panel py={{ base: '0', md: '0' }}>
        {customer.savedAccounts.length === 0 && <Text py="4">{t('settings.accounts.none')}</Text>}
        <Stack as="ul" gap="0" listStyleType="none">
          {customer.savedAccounts.map(({ id, method, account, savedAt }) => {
            const name = `${t(method === 'BKASH' ? 'pay.means.BKASH' : 'pay.means.NAGAD')} ${account}`;
            const isBusy = busy && what === id;
            return (
              <Flex
                as="li"
                key={id}
                gap="3"
                py="4"
                wrap="wrap"
                justify="space-between"
                align="center"
                css={{ '& + &': { borderTopWidth: '1px', borderColor: 'border' } }}
              >
                <Box minW="0">
                  <Text fontWeight="medium">{name}</Text>
                  <Text textStyle="sm" color="fg.muted">
                    {t('settings.accounts.saved', { date: formatDate(savedAt) })}
                  </Text>
                </Box>
                <Button
                  size="sm"
                  variant="outline"
                  aria-busy={isBusy}
                  aria-label={t('settings.accounts.remove.of', { account: name })}
                  onClick={() => run(id)}
                >
                  {t(isBusy ? 'settings.accounts.removing' : 'settings.accounts.remove')}
                </Button>
              </Flex>
            );
          })}
        </Stack>
      </Panel>
    </Box>
  );
};
