import { Button } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { useMessages } from '#web/messages/useMessages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { AdminPage } from '#web/admin/AdminPage.tsx';
import { CsvButton } from '#web/admin/csv/CsvButton.tsx';
import { AdminTable } from '../table/AdminTable.tsx';
import { SavedViews } from './SavedViews.tsx';
import type { tableOf } from './tableOf.ts';

type TableProps<Row, Sort extends string> = ComponentProps<typeof AdminTable<Row, Sort>>;

/** What a page of a list needs of it; `useAdminList` returns it. */
interface ListFrame<Row> {
  query: string;
  isChanged: boolean;
  clear: () => void;
  exactCount: number | undefined;
  selected: ReadonlySet<string>;
  select: (selected: ReadonlySet<string>) => void;
  table: ReturnType<typeof tableOf<Row>> & {
    isStale: boolean;
    sort: string | undefined;
    onSort: ((sort: string) => void) | undefined;
  };
}

interface AdminListProps<Row, Sort extends string>
  extends
    Pick<TableProps<Row, Sort>, 'columns' | 'rowKey' | 'rowName' | 'isPart' | 'onOpen' | 'onRetry' | 'bulkActions'>,
    Pick<ComponentProps<typeof AdminPage>, 'title' | 'actions'> {
  list: ListFrame<Row>;
  /** The name of the list: of its columns in this browser, and of its download. */
  name: string;
  /** What the table lists, for screen readers, where that is not the title. */
  label?: string;
  views: Omit<ComponentProps<typeof SavedViews>, 'query'>;
  /** The search and the filters, and what stands below them. */
  filters: ReactNode;
  /** Whether the list can be downloaded. */
  csv?: boolean;
  /** What is shown when there are no rows; the title of an empty state, which offers to clear the filters. */
  empty: ReactNode;
  /** What the empty state offers where no filter can be cleared. */
  next?: ReactNode;
  /** The dialogs of the list. */
  children?: ReactNode;
}

/**
 * A page with a list of the dashboard: saved views, search and filters, and the table with its download. Its rows can
 * be selected where there are actions for many.
 */
export const AdminList = <Row, Sort extends string = string>(props: AdminListProps<Row, Sort>) => {
  const { list, name, title, actions, label = title, views, filters, csv, empty, next, children } = props;
  const { columns, rowKey, rowName, isPart, onOpen, bulkActions } = props;
  const { query, isChanged, clear, exactCount, selected, select, table } = list;
  const { t } = useMessages();
  return (
    <AdminPage title={title} actions={actions}>
      <SavedViews {...views} query={query} />
      {filters}
      <AdminTable<Row, Sort>
        {...(table as typeof table & Pick<TableProps<Row, Sort>, 'sort'>)}
        label={label}
        storageKey={name}
        columns={columns}
        rowKey={rowKey}
        rowName={rowName}
        isPart={isPart}
        onOpen={onOpen}
        onRetry={props.onRetry ?? table.onRetry}
        {...(bulkActions !== undefined && { bulkActions, selected, onSelected: select })}
        {...(csv && { tools: <CsvButton list={name} query={query} count={exactCount} /> })}
        empty={
          typeof empty === 'string' ? (
            <EmptyState title={empty}>
              {isChanged ? (
                <Button variant="outline" size="sm" onClick={clear}>
                  {t('admin.table.clearFilters')}
                </Button>
              ) : (
                next
              )}
            </EmptyState>
          ) : (
            empty
          )
        }
      />
      {children}
    </AdminPage>
  );
};
