import { Stack } from '@chakra-ui/react';
import { useAccountSectionsQuery } from '#web/generated/graphql.ts';
import { FailedState } from '#web/ui/FailedState.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { SavedAccountsSection } from '../SavedAccountsSection.tsx';
import { DataSection } from './DataSection.tsx';
import { DeleteSection } from './DeleteSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PriceMailsSection } from './PriceMailsSection.tsx';
import { SecondFactorSection } from './second-factor/SecondFactorSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

/* GraphQL */ `
  query AccountSections {
    me {
      id
      ...EmailSection_customer
      ...PasswordSection_customer
      ...SecondFactorSection_customer
      ...SessionsSection_customer
      ...SavedAccountsSection_customer
      ...PriceMailsSection_customer
      ...DeleteSection_customer
    }
    signInOptions {
      mail
    }
  }
`;

/** The account settings: e-mail, password, sessions, mails, data and deletion. */
export default function AccountSections() {
  const { data, error, refetch } = useAccountSectionsQuery({ fetchPolicy: 'cache-and-network' });
  const customer = data?.me;
  if (!customer) return error ? <FailedState error={error} retry={refetch} /> : <Skeleton h="96" borderRadius="card" />;
  const sendsMail = data.signInOptions.mail;
  return (
    <Stack gap="8">
      <EmailSection customer={customer} sendsMail={sendsMail} />
      <PasswordSection customer={customer} sendsMail={sendsMail} />
      <SecondFactorSection customer={customer} />
      <SessionsSection customer={customer} />
      <SavedAccountsSection customer={customer} />
      {sendsMail && <PriceMailsSection customer={customer} />}
      <DataSection />
      <DeleteSection customer={customer} />
    </Stack>
  );
}
