import { Box, chakra, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Tasks_TasksFragment } from '#web/generated/graphql.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Section } from '../ui/Section.tsx';
import { useLimitedCount } from './useLimitedCount.ts';

/* GraphQL */ `
  fragment Tasks_tasks on OverviewTasks {
    lateOrders {
      ...LimitedCount
    }
    paymentsToSettle {
      ...LimitedCount
    }
    failedWork {
      ...LimitedCount
    }
    ordersToProcess {
      ...LimitedCount
    }
    returnsToDecide {
      ...LimitedCount
    }
    waitingCustomers {
      ...LimitedCount
    }
    unreadMessages {
      ...LimitedCount
    }
    waitingReviews {
      ...LimitedCount
    }
    waitingComments {
      ...LimitedCount
    }
    lowStock {
      ...LimitedCount
    }
  }
`;

type TaskName = Exclude<keyof Tasks_TasksFragment, '__typename'>;

interface Task {
  name: TaskName;
  /** The list of what is counted. */
  to: string;
  /** Whether somebody's order or money waits for it. */
  isUrgent?: boolean;
}

/** Everything that may need doing, the most urgent first. */
const TASKS: readonly Task[] = [
  { name: 'lateOrders', to: adminPaths.lateOrders, isUrgent: true },
  { name: 'paymentsToSettle', to: '#settle-title', isUrgent: true },
  { name: 'failedWork', to: '#failed-work-title', isUrgent: true },
  { name: 'ordersToProcess', to: adminPaths.ordersToProcess },
  { name: 'returnsToDecide', to: adminPaths.orderStatusOf('returns') },
  { name: 'waitingCustomers', to: adminPaths.waitingCustomers },
  { name: 'unreadMessages', to: adminPaths.unreadMessages },
  { name: 'waitingReviews', to: adminPaths.opinions },
  { name: 'waitingComments', to: adminPaths.waitingComments },
  { name: 'lowStock', to: adminPaths.lowStock },
];

/** What needs doing; each leads to where it is done. */
export const Tasks = ({ tasks }: { tasks: Tasks_TasksFragment }) => {
  const { t } = useMessages();
  const limited = useLimitedCount();
  const open = TASKS.filter(({ name }) => tasks[name].count > 0);
  return (
    <Section title={t('admin.tasks.title')}>
      {open.length === 0 ? (
        <Text color="fg.muted">{t('admin.tasks.none')}</Text>
      ) : (
        <List>
          {open.map(({ name, to, isUrgent }) => (
            <li key={name}>
              <Entry asChild>
                {/* Where it is on this page, the browser's own jump moves the keyboard there too. */}
                {to.startsWith('#') ? (
                  <a href={to}>{entryOf(name, isUrgent)}</a>
                ) : (
                  <Link to={to}>{entryOf(name, isUrgent)}</Link>
                )}
              </Entry>
            </li>
          ))}
        </List>
      )}
    </Section>
  );

  function entryOf(name: TaskName, isUrgent = false) {
    return (
      <>
        <Box
          aria-hidden
          boxSize="2"
          borderRadius="full"
          flexShrink="0"
          bg={isUrgent ? 'accent.solid' : 'border.control'}
        />
        <Text as="span" minW="0" flex="1">
          {t(`admin.tasks.${name}`)}
        </Text>
        <Text as="span" fontWeight="medium" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {limited(tasks[name])}
        </Text>
      </>
    );
  }
};

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
    columnGap: '8',
    borderTopWidth: '1px',
    borderColor: 'border',
    '& > li': { borderBottomWidth: '1px', borderColor: 'border' },
  },
});

const Entry = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    px: '2',
    py: '2',
    textStyle: 'sm',
    color: 'fg',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});
