import type { ErrorLike } from '@apollo/client';
import { Button, Container, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useLoggedFailure } from '#web/lib/useLoggedFailure.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FailedState } from '#web/ui/FailedState.tsx';
import { LoadingPage } from '#web/ui/LoadingPage.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

interface OrderFrameProps<Order> {
  title: string;
  /** The state of the page's query. */
  query: {
    data?: { order: Order | null } | undefined;
    error?: ErrorLike | undefined;
    refetch: () => Promise<unknown>;
  };
  children: (order: Order) => ReactNode;
}

/**
 * The frame of pages about one order: loads it, and says that it was not found if it does not exist or belongs to
 * somebody else.
 */
export const OrderFrame = <Order,>({ title, query, children }: OrderFrameProps<Order>) => {
  const { data, error, refetch } = query;
  useLoggedFailure('Failed to fetch data', error);
  if (data?.order)
    return (
      <Container py={{ base: '6', md: '12' }} maxW="64rem">
        <PageTitle title={title} />
        {children(data.order)}
      </Container>
    );
  if (data) return <OrderMissing />;
  if (error) return <FailedState error={error} retry={refetch} />;
  return <LoadingPage />;
};

const OrderMissing = () => {
  const { t } = useMessages();
  return (
    <Container py={{ base: '14', md: '24' }} textAlign="center">
      <PageTitle title={t('order.missing.title')} />
      <Heading as="h1" size="lg">
        {t('order.missing.title')}
      </Heading>
      <Text mt="3" color="fg.muted">
        {t('order.missing.text')}
      </Text>
      <Button asChild mt="6">
        <Link to={paths.myOrders}>{t('order.missing.orders')}</Link>
      </Button>
    </Container>
  );
};
