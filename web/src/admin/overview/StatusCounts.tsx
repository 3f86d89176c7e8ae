import { Box, chakra, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { ORDER_STATUSES } from '#schema/order.ts';
import type { StatusCounts_OverviewFragment } from '#web/generated/graphql.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Section } from '../ui/Section.tsx';
import { useLimitedCount } from './useLimitedCount.ts';

/* GraphQL */ `
  fragment StatusCounts_overview on Overview {
    ordersByStatus {
      status
      orders {
        ...LimitedCount
      }
    }
  }
`;

/** How many orders have each status; each leads to them. */
export const StatusCounts = ({ overview }: { overview: StatusCounts_OverviewFragment }) => {
  const { t, translate } = useMessages();
  const limited = useLimitedCount();
  return (
    <Section title={t('admin.statuses.title')}>
      <List>
        {overview.ordersByStatus.map(({ status, orders }) => {
          const known = ORDER_STATUSES.find((one) => one.status === status);
          return (
            <li key={status}>
              <Entry asChild>
                <Link to={adminPaths.ordersOf(status)}>
                  <Box display="flex" alignItems="center" gap="1.5" colorPalette={known?.color ?? 'gray'}>
                    <Box aria-hidden boxSize="2" borderRadius="full" bg="colorPalette.solid" flexShrink="0" />
                    <Text as="span" textStyle="xs" color="fg.muted" whiteSpace={{ xl: 'nowrap' }}>
                      {translate(known?.label ?? status)}
                    </Text>
                  </Box>
                  <Text fontSize="lg" fontWeight="medium" fontVariantNumeric="tabular-nums">
                    {limited(orders)}
                  </Text>
                </Link>
              </Entry>
            </li>
          );
        })}
      </List>
    </Section>
  );
};

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(8.25rem, 1fr))',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    bg: 'bg.surface',
    overflow: 'hidden',
  },
});

const Entry = chakra('a', {
  base: {
    display: 'block',
    h: 'full',
    px: { base: '4', xl: '2.5' },
    py: '3',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});
