import { Box, Container, Grid, Heading, Link, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { phoneUrl } from '#web/lib/phoneUrl.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { MessageForm } from './MessageForm.tsx';
import { OwnMessages } from './OwnMessages.tsx';

/** The contact page: ways to call, write and visit, a form, and the viewer's earlier messages. */
export default function PeopleListPage() {
  const { t } = useMessages();
  const [search] = useSearchParams();
  // Who comes to write about an order finds the form first. It stays there when the message is about something else
  // after all.
  const [isAboutOrder] = useState(search.has('order'));
  return (
    <Container py={{ base: '8', md: '14' }}>
      <Heading as="h1" size="lg">
        {t('people.title')}
      </Heading>
      <Text mt="2" color="fg.muted" maxW="prose">
        {t('people.text')}
      </Text>
      {!isAboutOrder && <Ways />}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
        gap={{ base: '8', lg: '12' }}
        mt={{ base: '8', md: '12' }}
        alignItems="start"
      >
        <MessageForm />
        <Box>
          <OwnMessages />
          <Text mt="8">
            {t('people.help')}{' '}
            <Link asChild>
              <RouterLink to={paths.help}>{t('footer.links.help')}</RouterLink>
            </Link>
          </Text>
        </Box>
      </Grid>
      {isAboutOrder && <Ways />}
    </Container>
  );
}

/** The ways to call, write and visit. */
const Ways = () => {
  const { t } = useMessages();
  const phone = t('footer.contact.phone');
  const email = t('footer.contact.email');
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, 1fr)' }} gap="4" mt="8">
      <Way title={t('people.call')}>
        <Link href={phoneUrl(phone)}>{phone}</Link>
        <Text color="fg.muted">{t('footer.contact.hours')}</Text>
      </Way>
      <Way title={t('people.write')}>
        <Link href={`mailto:${email}`}>{email}</Link>
        <Text color="fg.muted">{t('people.write.text')}</Text>
      </Way>
      <Way title={t('people.visit')}>
        <Text>{t('footer.store.dhaka')}</Text>
        <Text>{t('footer.store.chattogram')}</Text>
        <Text>{t('footer.store.sylhet')}</Text>
      </Way>
    </Grid>
  );
};

const Way = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box as="section" bg="bg.surface" borderWidth="1px" borderColor="border" borderRadius="card" p="6">
    <Heading as="h2" size="md" mb="2">
      {title}
    </Heading>
    {children}
  </Box>
);
