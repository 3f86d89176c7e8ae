import type { ErrorLike } from '@apollo/client';
import { Container } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useLoggedFailure } from '#web/lib/useLoggedFailure.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FailedState } from '#web/ui/FailedState.tsx';
import { LoadingPage, type PageShape } from '#web/ui/LoadingPage.tsx';
import { MissingState } from '#web/ui/MissingState.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

interface OrderFrameProps<Order> {
  title: string;
  /** What is shown while the order is loading. */
  shape: PageShape;
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
export const OrderFrame = <Order,>({ title, shape, query, children }: OrderFrameProps<Order>) => {
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
  return <LoadingPage shape={shape} />;
};

const OrderMissing = () => {
  const { t } = useMessages();
  return (
    <MissingState title={t('order.missing.title')} text={t('order.missing.text')}>
      <PageTitle title={t('order.missing.title')} />
      <Link to={paths.myOrders} className="button">
        {t('order.missing.orders')}
      </Link>
    </MissingState>
  );
};
