import { Button, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import type { ImportRowKind } from '#schema/product-import.ts';
import { useImportViewQuery, type ImportViewQuery } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FailedState } from '#web/ui/FailedState.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { StatusMessage } from '#web/ui/StatusMessage.tsx';
import { ImportActions } from './ImportActions.tsx';
import { ImportRows } from './ImportRows.tsx';
import { StatusWord } from './StatusWord.tsx';
import { LoadingShape } from '#web/admin/ui/LoadingShape.tsx';

/* GraphQL */ `
  query ImportView($id: ID!) {
    productImport(id: $id) {
      id
      fileName
      createdAt
      checkedAt
      ...ImportActions_import
    }
  }
`;

/** How often the shop is asked how far the work is, in milliseconds. */
const EVERY_MS = 1000;

interface ImportViewProps {
  id: string;
  /** The kind of rows that are shown; null for all. */
  kind: ImportRowKind | null;
  onKind: (kind: ImportRowKind | null) => void;
  /** Shows another import. */
  onOpen: (id: string) => void;
}

/** One file of products: what it would do, what has become of it, and what can be done now. */
export const ImportView = ({ id, kind, onKind, onOpen }: ImportViewProps) => {
  const { t } = useMessages();
  const { data, error, refetch, startPolling, stopPolling } = useImportViewQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const one = data?.productImport;
  const isUnderWay = one?.status === 'APPLYING' || one?.status === 'UNDOING';
  useEffect(() => {
    if (!isUnderWay) return undefined;
    startPolling(EVERY_MS);
    return stopPolling;
  }, [isUnderWay, startPolling, stopPolling]);
  if (!data && error) return <FailedState error={error} retry={refetch} />;
  if (!data) return <LoadingShape h="24" />;
  if (!one) return <EmptyState title={t('admin.import.gone')} />;
  return (
    <Stack gap="5">
      <HStack gap="4" wrap="wrap" textStyle="sm">
        <Heading as="h2" size="sm" overflowWrap="anywhere">
          {one.fileName}
        </Heading>
        <StatusMessage>
          <StatusWord of={one.status} />
        </StatusMessage>
        <Text color="fg.muted">
          <Moment at={one.createdAt} />
        </Text>
      </HStack>
      <ImportActions of={one} onCorrected={onOpen} />
      <Kinds of={one} kind={kind} onKind={onKind} />
      <ImportRows key={`${one.id} ${one.checkedAt} ${kind}`} importId={one.id} kind={kind} count={countOf(one, kind)} />
    </Stack>
  );
};

type Counted = Pick<
  NonNullable<ImportViewQuery['productImport']>,
  'rowCount' | 'createCount' | 'changeCount' | 'problemCount'
>;

const countOf = ({ rowCount, createCount, changeCount, problemCount }: Counted, kind: ImportRowKind | null): number => {
  const counts = { CREATE: createCount, CHANGE: changeCount, PROBLEM: problemCount };
  if (kind === null) return rowCount;
  return kind === 'SAME' ? Math.max(0, rowCount - createCount - changeCount - problemCount) : counts[kind];
};

const KINDS = [null, 'PROBLEM', 'CREATE', 'CHANGE', 'SAME'] as const;

/** The numbers of rows by what would become of them; each shows its rows. */
const Kinds = ({ of, kind, onKind }: { of: Counted } & Pick<ImportViewProps, 'kind' | 'onKind'>) => {
  const { t, formatNumber } = useMessages();
  return (
    <Flex gap="2" wrap="wrap" role="group" aria-label={t('admin.import.show')}>
      {KINDS.map((one) => (
        <Button
          key={one ?? 'all'}
          size="sm"
          variant="outline"
          aria-pressed={kind === one}
          {...(kind === one && { bg: 'brand.subtle', borderColor: 'brand.solid' })}
          onClick={() => onKind(one)}
        >
          {t(one === null ? 'admin.import.all' : `admin.import.word.${one}`)}
          <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
            {formatNumber(countOf(of, one))}
          </Text>
        </Button>
      ))}
    </Flex>
  );
};
