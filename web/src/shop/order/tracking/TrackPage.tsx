import { useApolloClient } from '@apollo/client/react';
import { Box, Container, Heading, Stack, Text } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { TrackedOrderChangedDocument, TrackPageDocument, useTrackPageQuery } from '#web/generated/graphql.ts';
import { paths } from '#web/lib/paths.ts';
import { useIsHydrating } from '#web/lib/hydration/useIsHydrating.ts';
import { useLoggedFailure } from '#web/lib/useLoggedFailure.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FailedState } from '#web/ui/FailedState.tsx';
import { LoadingPage } from '#web/ui/LoadingPage.tsx';
import { MissingState } from '#web/ui/MissingState.tsx';
import { useSession } from '#web/shop/auth/session/session.tsx';
import { TOKEN } from './trackQuery.ts';
import { Tracking } from './Tracking.tsx';
import { useLive } from '#web/lib/live/useLive.ts';

/* GraphQL */ `
  query TrackPage($token: String!) {
    trackedOrder(token: $token) {
      ...TrackPage_order
    }
  }
  subscription TrackedOrderChanged($token: String!) {
    trackedOrderChanged(token: $token) {
      ...TrackPage_order
    }
  }
  fragment TrackPage_order on TrackedOrder {
    number
    ...Tracking_trackedOrder
  }
`;

/** Where an order is, by the link of a mail and without a sign-in. */
export default function TrackPage() {
  const token = useToken();
  if (token === undefined) return <LoadingPage shape="tracking" plain="plain.track" />;
  return token === '' ? <WrongLink /> : <Tracked key={token} token={token} />;
}

/** Returns the link's token. Older mails have it in the URL's hash, which only the browser knows: undefined before. */
const useToken = (): string | undefined => {
  const { search, hash } = useLocation();
  const isHydrating = useIsHydrating();
  const token = new URLSearchParams(search).get(TOKEN);
  return token ?? (isHydrating ? undefined : hash.slice(1));
};

const Tracked = ({ token }: { token: string }) => {
  const { t, language } = useMessages();
  const client = useApolloClient();
  const variables = { token };
  const { data, error, refetch } = useTrackPageQuery({ variables });
  useLoggedFailure('Failed to fetch data', error);
  useLive({
    subscription: TrackedOrderChangedDocument,
    variables,
    onData: ({ trackedOrderChanged: trackedOrder }) =>
      void client.writeQuery({ query: TrackPageDocument, variables, data: { trackedOrder } }),
    ask: refetch,
  });
  const order = data?.trackedOrder;
  if (order)
    return (
      <Container py={{ base: '6', md: '12' }} maxW="64rem">
        <Stack gap="6">
          <Box>
            <Heading as="h1" size="lg">
              {t('order.tracking.title')}
            </Heading>
            <Text className="tag" fontSize="lg" mt="3">
              {t('order.tracking.order', { number: formatOrderNumber(order.number, language) })}
            </Text>
          </Box>
          <Tracking order={order} />
          <Stack gap="3" align="start">
            <MyOrdersLink className="button button-outline" />
            <Text textStyle="sm" color="fg.muted" maxW="prose">
              {t('order.tracking.link.public')}
            </Text>
          </Stack>
        </Stack>
      </Container>
    );
  if (data) return <WrongLink />;
  if (error) return <FailedState error={error} retry={refetch} />;
  return <LoadingPage shape="tracking" />;
};

const WrongLink = () => {
  const { t } = useMessages();
  return (
    <MissingState title={t('order.tracking.link.wrong')} text={t('order.tracking.link.help')}>
      <MyOrdersLink className="button" />
    </MissingState>
  );
};

/** Leads to the orders of the person who is signed in, or to the sign-in first. */
const MyOrdersLink = ({ className }: { className: string }) => {
  const { t } = useMessages();
  const { customer } = useSession();
  return (
    <Link to={paths.myOrders} className={className}>
      {t(customer ? 'order.tracking.link.mine' : 'order.tracking.link.signIn')}
    </Link>
  );
};
