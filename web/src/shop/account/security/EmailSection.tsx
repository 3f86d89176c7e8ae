import { Badge, HStack, Text } from '@chakra-ui/react';
import type { EmailSection_CustomerFragment } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { LinkButton } from './LinkButton.tsx';
import { Section } from './Section.tsx';

/* GraphQL */ `
  fragment EmailSection_customer on Customer {
    email
    emailConfirmedAt
  }
`;

interface EmailSectionProps {
  customer: EmailSection_CustomerFragment;
  /** Whether the shop sends mail. */
  sendsMail: boolean;
}

/** The customer's e-mail address, and whether it is confirmed. */
export const EmailSection = ({ customer, sendsMail }: EmailSectionProps) => {
  const { t } = useMessages();
  const isConfirmed = customer.emailConfirmedAt !== null;
  return (
    <Section title={t('settings.email.title')}>
      <HStack gap="3" wrap="wrap">
        <Text overflowWrap="anywhere">{customer.email}</Text>
        <Badge colorPalette={isConfirmed ? 'green' : 'orange'}>
          {t(isConfirmed ? 'settings.email.confirmed' : 'settings.email.unconfirmed')}
        </Badge>
      </HStack>
      {!isConfirmed && (
        <>
          <Text color="fg.muted" textStyle="sm" mt="2" mb="4">
            {t(sendsMail ? 'settings.email.why' : 'settings.noMail')}
          </Text>
          {sendsMail && <LinkButton kind="confirmation" email={customer.email} label="settings.email.again" />}
        </>
      )}
    </Section>
  );
};
