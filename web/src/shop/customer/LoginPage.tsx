import { Box, Button, Center, Container, Grid, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, type Location } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { LoadingPage } from '../../ui/LoadingPage.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { GoogleLogin } from './GoogleLogin.tsx';
import { LoginForm } from './LoginForm.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { useSession } from './session.tsx';

type Tab = 'login' | 'registration';

/** Login and registration. Whoever is signed in is sent back to where they came from (spec §2). */
export default function LoginPage() {
  const { t } = useMessages();
  const { customer, loading } = useSession();
  const origin = useOrigin();
  const [tab, setTab] = useState<Tab>('login');
  const [registered, setRegistered] = useState<string | null>(null);
  if (customer?.displayName) return <Navigate to={origin} replace />;
  if (loading) return <LoadingPage />;

  const title = t(tab === 'login' ? 'customer.login.title' : 'customer.registration.title');
  const choose = (next: Tab) => {
    setTab(next);
    setRegistered(null);
  };
  return (
    <Container py={{ base: '8', md: '16' }}>
      <PageTitle title={title} />
      <Grid templateColumns={{ lg: '1fr minmax(0, 30rem)' }} gap={{ base: '8', lg: '16' }} alignItems="start">
        <Box pt={{ lg: '10' }}>
          <Heading as="h1" size={{ base: 'lg', lg: '2xl' }}>
            {t('customer.headline')}
          </Heading>
          <Text mt="4" color="fg.muted" maxW="40ch" textStyle={{ base: 'md', lg: 'lg' }}>
            {t('customer.headline.text')}
          </Text>
          <Stack as="ul" hideBelow="lg" gap="4" mt="10" listStyleType="none">
            {(
              ['customer.headline.point1', 'customer.headline.point2', 'customer.headline.point3'] as const
            ).map((point) => (
              <HStack as="li" key={point} gap="3">
                <Center boxSize="7" borderRadius="full" bg="brand.muted" color="brand.fg" aria-hidden>
                  ✓
                </Center>
                {t(point)}
              </HStack>
            ))}
          </Stack>
        </Box>
        <Box
          bg="bg.surface"
          borderWidth="1px"
          borderColor="border"
          borderRadius="card"
          p={{ base: '5', md: '8' }}
        >
          <Tabs
            label={t('customer.menu.label')}
            tabs={[
              { key: 'login', label: t('customer.login.tab') },
              { key: 'registration', label: t('customer.registration.tab') },
            ]}
            current={tab}
            onChoose={choose}
          >
            <Heading as="h2" size="lg" mb="5">
              {title}
            </Heading>
            {tab === 'login' && <LoginForm />}
            {tab === 'registration' && registered === null && (
              <RegistrationForm onRegistered={setRegistered} />
            )}
            {registered !== null && <Registered message={registered} onDone={() => choose('login')} />}
            {registered === null && <GoogleLogin />}
          </Tabs>
        </Box>
      </Grid>
    </Container>
  );
}

/** Where the visitor came from: the guard and the header's Login button remember it. */
const useOrigin = (): Partial<Location> | string => {
  const state = useLocation().state as { from?: Location } | null;
  return state?.from ?? paths.home;
};

const Registered = ({ message, onDone }: { message: string; onDone: () => void }) => {
  const { t } = useMessages();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Stack gap="5">
      <Notice tone="success" ref={box} tabIndex={-1}>
        {message}
      </Notice>
      <Button type="button" variant="outline" onClick={onDone}>
        {t('customer.registration.toLogin')}
      </Button>
    </Stack>
  );
};
