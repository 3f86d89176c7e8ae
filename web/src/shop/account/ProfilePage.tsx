import { Button, Container, Grid, Heading, Stack } from '@chakra-ui/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useProfilePageQuery } from '#web/generated/graphql.ts';
import { hasDraft } from '#web/lib/form/useDraft.ts';
import { lazyPart } from '#web/lib/lazyPart.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FailedState } from '#web/ui/FailedState.tsx';
import { LoadingPage } from '#web/ui/LoadingPage.tsx';
import { DoneMessage } from '#web/ui/DoneMessage.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { AddressBook } from '../address/AddressBook.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { profileDraftKey, ProfileForm } from './ProfileForm.tsx';
import { ProfileIndex } from './ProfileIndex.tsx';
import { ProfilePart } from './ProfilePart.tsx';

/* GraphQL */ `
  query ProfilePage {
    me {
      ...ProfilePage_customer
    }
  }
`;

/* GraphQL */ `
  fragment ProfilePage_customer on Customer {
    id
    ...ProfileCard_customer
    ...ProfileForm_customer
  }
`;

const AccountSections = lazyPart(() => import('./security/AccountSections.tsx'));

/** The customer's own profile. */
export default function ProfilePage() {
  const { t } = useMessages();
  const { data, loading, error, refetch } = useProfilePageQuery();
  const [editing, setEditing] = useState(false);
  const [saved, setSaved] = useState(false);
  const customer = data?.me;
  const id = customer?.id;
  useEffect(() => {
    // The session had expired or the page was reloaded: open the form with its draft.
    if (id !== undefined && hasDraft(profileDraftKey(id))) setEditing(true);
  }, [id]);
  const button = useRef<HTMLButtonElement>(null);
  const open = () => {
    setSaved(false);
    setEditing(true);
  };
  const finish = (justSaved: boolean) => {
    // The button must exist before it can get the focus.
    flushSync(() => {
      setEditing(false);
      setSaved(justSaved);
    });
    button.current?.focus();
  };
  return (
    <Container py={{ base: '6', md: '12' }} maxW="68rem">
      <Heading as="h1" size="lg" mb={{ base: '3', lg: '6' }}>
        {t('customer.profile.title')}
      </Heading>
      {!customer && loading && <LoadingPage shape="profile" within label={t('customer.profile.loading')} />}
      {!customer && error && <FailedState error={error} retry={refetch} />}
      {customer && (
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '14rem minmax(0, 1fr)' }} gap={{ base: '5', lg: '12' }}>
          <ProfileIndex />
          <Stack gap="12" minW="0">
            <ProfilePart id="details" title={t('customer.profile.details')}>
              <DoneMessage>{saved && t('customer.profile.saved')}</DoneMessage>
              {editing ? (
                <ProfileForm customer={customer} onSaved={() => finish(true)} onCancel={() => finish(false)} />
              ) : (
                <>
                  <ProfileCard customer={customer} />
                  <Button alignSelf="start" ref={button} onClick={open}>
                    {t('customer.profile.edit')}
                  </Button>
                </>
              )}
            </ProfilePart>
            <ProfilePart id="addresses" title={t('customer.profile.addresses')}>
              <AddressBook />
            </ProfilePart>
            <ProfilePart id="security" title={t('customer.profile.security')}>
              <Suspense fallback={<Skeleton h="96" borderRadius="card" />}>
                <AccountSections />
              </Suspense>
            </ProfilePart>
          </Stack>
        </Grid>
      )}
    </Container>
  );
}
