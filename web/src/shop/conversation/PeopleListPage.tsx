import { Box, Container, Grid, Heading, Link, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { phoneUrl } from '#web/lib/phoneUrl.ts';
import { useContact } from '#web/lib/settings.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Talk } from './Talk.tsx';

/** The contact page: the viewer's conversation with the shop, and beside it the ways to call, write and visit. */
export default function PeopleListPage() {
  const { t } = useMessages();
  return (
    <Container py={{ base: '4', md: '8' }}>
      <Heading as="h1" size="lg">
        {t('people.title')}
      </Heading>
      <Text mt="2" color="fg.muted" maxW="prose" hideBelow="md">
        {t('people.text')}
      </Text>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
        gap={{ base: '6', lg: '8' }}
        mt={{ base: '4', md: '6' }}
        alignItems="start"
      >
        <Talk />
        <Ways />
      </Grid>
    </Container>
  );
}

/** The ways to call, write and visit. */
const Ways = () => {
  const { t } = useMessages();
  const { phone, email, hours, stores } = useContact();
  return (
    <Stack gap="4">
      <Way title={t('people.call')}>
        <Link href={phoneUrl(phone)}>{phone}</Link>
        <Text color="fg.muted">{hours}</Text>
      </Way>
      <Way title={t('people.write')}>
        <Link href={`mailto:${email}`}>{email}</Link>
        <Text color="fg.muted">{t('people.write.text')}</Text>
      </Way>
      <Way title={t('people.visit')}>
        {stores.map((store, place) => (
          <Text key={place}>{store}</Text>
        ))}
      </Way>
      <Text>
        {t('people.help')}{' '}
        <Link asChild>
          <RouterLink to={paths.help}>{t('footer.links.help')}</RouterLink>
        </Link>
      </Text>
    </Stack>
  );
};

const Way = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box as="section" bg="bg.surface" borderWidth="1px" borderColor="border" borderRadius="card" p="5">
    <Heading as="h2" size="md" mb="2">
      {title}
    </Heading>
    {children}
  </Box>
);
