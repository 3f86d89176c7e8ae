import { Box, Button, Container, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { createPath, Navigate, parsePath, useLocation, type Location, type Path } from 'react-router-dom';
import { isStaff } from '#schema/staff.ts';
import { paths } from '#web/lib/paths.ts';
import { useRefusedForm } from '#web/lib/visitor.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { LoadingPage } from '#web/ui/LoadingPage.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PlainNote } from '#web/ui/plain/PlainNote.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { AnotherAccount } from './session/AnotherAccount.tsx';
import { GoogleLogin } from './google/GoogleLogin.tsx';
import { LoginForm } from './LoginForm.tsx';
import { MailboxLink } from './links/MailboxLink.tsx';
import { EMPTY_REGISTRATION, RegistrationForm } from './RegistrationForm.tsx';
import { useIsForAnybody, useSession } from './session/session.tsx';
import { useEndedSession } from './session/useEndedSession.ts';
import { StallBoard } from './StallBoard.tsx';
import { useFocus } from './useFocus.ts';
import { useSignInOptions } from './useSignInOptions.ts';

type Tab = 'login' | 'registration';

/** What an account is good for. */
const POINTS = ['customer.headline.point1', 'customer.headline.point2', 'customer.headline.point3'] as const;

/**
 * Login and registration. Signed-in customers are sent back to where they came from (spec §2); from home, admins to the
 * dashboard.
 */
export default function LoginPage() {
  const { t } = useMessages();
  const { customer, loading, signOut } = useSession();
  const isForAnybody = useIsForAnybody();
  const { origin, message, another } = useOrigin();
  const refused = useRefusedForm(paths.login);
  const back = refused ? refused.fields['back'] : origin && createPath(origin);
  const options = useSignInOptions();
  const ended = useEndedSession(loading);
  const [tab, setTab] = useState<Tab>('login');
  // Kept here, so that switching the tab loses nothing.
  const login = useState({ email: refused?.fields['email'] ?? '', password: '', code: '' });
  const registration = useState(EMPTY_REGISTRATION);
  const [, typeRegistration] = registration;
  const [registered, setRegistered] = useState<{ message: string; email: string } | null>(null);
  const [madeRoom, setMadeRoom] = useState(false);
  const makeRoom = () => {
    setMadeRoom(true);
    signOut();
  };
  if (customer?.displayName && another && !madeRoom) return <AnotherAccount customer={customer} onSignOut={makeRoom} />;
  if (customer?.displayName)
    return <Navigate to={origin ?? (isStaff(customer) ? paths.dashboard : paths.home)} replace />;
  if (loading && !isForAnybody) return <LoadingPage />;

  const title = t(tab === 'login' ? 'customer.login.title' : 'customer.registration.title');
  const choose = (next: Tab) => {
    setTab(next);
    setRegistered(null);
  };
  return (
    <Container py={{ base: '6', md: '12' }} maxW="68rem">
      <PageTitle title={title} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 30rem)' }}
        gap={{ base: '5', lg: '14' }}
        alignItems="start"
      >
        <StallBoard title={t('customer.headline')} text={t('customer.headline.text')}>
          <Stack as="ul" gap="3" mt="6" pt="5" listStyleType="none" borderTopWidth="2px" borderColor="fg">
            {POINTS.map((point) => (
              <li key={point}>{t(point)}</li>
            ))}
          </Stack>
        </StallBoard>
        <Box bg="bg.surface" borderWidth="1px" borderColor="border" borderRadius="card" p={{ base: '5', md: '8' }}>
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
            {tab === 'login' && message !== undefined && (
              <Notice tone="success" mb="5">
                {message}
              </Notice>
            )}
            {tab === 'login' && message === undefined && ended && (
              <Notice tone="info" mb="5">
                {t('session.ended')}
              </Notice>
            )}
            {tab === 'login' && <LoginForm typed={login} back={back} refused={refused} />}
            {tab === 'registration' && registered === null && (
              <RegistrationForm
                typed={registration}
                onRegistered={(done) => {
                  setRegistered(done);
                  typeRegistration(EMPTY_REGISTRATION);
                }}
              />
            )}
            {registered !== null && (
              <Registered {...registered} mails={options?.mail === true} onDone={() => choose('login')} />
            )}
            {registered === null && <GoogleLogin />}
          </Tabs>
          <noscript>
            <PlainNote what="plain.login" />
          </noscript>
        </Box>
      </Grid>
    </Container>
  );
}

/** Where the visitor came from, which the guard and the header's Login button pass, and messages to show. */
interface Origin {
  origin: Partial<Path> | undefined;
  message: string | undefined;
  another: boolean;
}

const useOrigin = (): Origin => {
  const { state: given, search } = useLocation();
  const state = given as { from?: Location; message?: string; another?: boolean } | null;
  // A form that needs a login leads here by its address.
  const back = new URLSearchParams(search).get('back');
  const from = state?.from ?? (back?.startsWith('/') ? parsePath(back) : undefined);
  // A path that begins with two slashes is an unknown page here; for a browser it would be another host.
  const isNone = from?.pathname === paths.home || from?.pathname?.startsWith('//');
  return { origin: isNone ? undefined : from, message: state?.message, another: state?.another === true };
};

interface RegisteredProps {
  message: string;
  /** The e-mail to which the mail goes. */
  email: string;
  /** Whether the shop sends mail. */
  mails: boolean;
  onDone: () => void;
}

const Registered = ({ message, email, mails, onDone }: RegisteredProps) => {
  const { t } = useMessages();
  const box = useFocus<HTMLDivElement>();
  return (
    <Stack gap="5">
      <Notice tone="success" ref={box} tabIndex={-1}>
        {message}
      </Notice>
      {mails && <Text wordBreak="break-word">{t('session.confirm.onItsWay', { email })}</Text>}
      <MailboxLink />
      <Button type="button" variant="outline" onClick={onDone}>
        {t('customer.registration.toLogin')}
      </Button>
    </Stack>
  );
};
