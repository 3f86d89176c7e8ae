import { Button, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CUSTOMER_MESSAGES } from '#schema/customer.ts';
import type { PasswordSection_CustomerFragment } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { DoneMessage } from '#web/ui/DoneMessage.tsx';
import { LinkButton } from './LinkButton.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { Section } from './Section.tsx';

/* GraphQL */ `
  fragment PasswordSection_customer on Customer {
    email
    hasPassword
  }
`;

interface PasswordSectionProps {
  customer: PasswordSection_CustomerFragment;
  /** Whether the shop sends mail. */
  sendsMail: boolean;
}

/** The section to change the password; an account without one can request a link that sets it. */
export const PasswordSection = ({ customer, sendsMail }: PasswordSectionProps) => {
  const { t } = useMessages();
  const [editing, edit] = useState(false);
  const [saved, setSaved] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const finish = (justSaved: boolean) => {
    // The button must exist before it can get the focus.
    flushSync(() => {
      edit(false);
      setSaved(justSaved);
    });
    button.current?.focus();
  };
  const open = () => {
    setSaved(false);
    edit(true);
  };
  return (
    <Section title={t('customer.password')}>
      <DoneMessage mb="4">{saved && CUSTOMER_MESSAGES.passwordChanged}</DoneMessage>
      {!customer.hasPassword && (
        <>
          <Text mb="4">{t('settings.password.none')}</Text>
          {sendsMail ? (
            <LinkButton kind="newPassword" email={customer.email} label="settings.password.link" />
          ) : (
            <Text color="fg.muted">{t('settings.noMail')}</Text>
          )}
        </>
      )}
      {customer.hasPassword && editing && (
        <PasswordForm email={customer.email} onSaved={() => finish(true)} onCancel={() => finish(false)} />
      )}
      {customer.hasPassword && !editing && (
        <Button size="sm" variant="outline" ref={button} onClick={open}>
          {t('settings.password.change')}
        </Button>
      )}
    </Section>
  );
};
