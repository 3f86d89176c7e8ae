import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import type { DeleteSection_CustomerFragment } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { DeleteForm } from './DeleteForm.tsx';
import { Section } from './Section.tsx';

/* GraphQL */ `
  fragment DeleteSection_customer on Customer {
    email
    hasPassword
  }
`;

/** The section to delete the account, with a form behind a button. */
export const DeleteSection = ({ customer }: { customer: DeleteSection_CustomerFragment }) => {
  const { t } = useMessages();
  const [asking, ask] = useState(false);
  return (
    <Section title={t('settings.delete.title')} text={t('settings.delete.text')}>
      <Button size="sm" variant="outline" colorPalette="red" onClick={() => ask(true)}>
        {t('settings.delete.open')}
      </Button>
      <Dialog open={asking} title={t('settings.delete.ask')} onClose={() => ask(false)}>
        <DeleteForm customer={customer} onCancel={() => ask(false)} />
      </Dialog>
    </Section>
  );
};
