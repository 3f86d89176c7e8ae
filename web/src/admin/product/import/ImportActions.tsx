import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { MAX_IMPORT_CATEGORIES } from '#schema/product-import.ts';
import {
  useApplyProductImportMutation,
  useCheckProductImportMutation,
  useUndoProductImportMutation,
  type ImportActions_ImportFragment,
} from '#web/generated/graphql.ts';
import { useAction } from '#web/lib/form/useAction.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Moment } from '#web/ui/Moment.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { CsvButton } from '#web/admin/csv/CsvButton.tsx';
import { ConfirmDialog } from '#web/admin/kit/form/ConfirmDialog.tsx';
import { FileDrop } from './FileDrop.tsx';
import { MapColumns } from './MapColumns.tsx';
import { ProgressBar } from '#web/admin/ui/ProgressBar.tsx';
import { Refusals } from './Refusals.tsx';
import { Explanation } from '#web/admin/ui/texts.tsx';

/* GraphQL */ `
  fragment Import_problem on ProductImportProblem {
    column
    message
    wording {
      code
      params {
        name
        value
      }
    }
  }

  fragment ImportActions_import on ProductImport {
    id
    status
    rowCount
    createCount
    changeCount
    problemCount
    doneCount
    appliedAt
    undoneAt
    createsCategories
    missesCategories
    columns
    columnProblems {
      ...Import_problem
    }
    ...Refusals_import
  }

  mutation ApplyProductImport($id: ID!) {
    applyProductImport(id: $id) {
      id
      ...ImportActions_import
    }
  }

  mutation UndoProductImport($id: ID!, $partly: Boolean!) {
    undoProductImport(id: $id, partly: $partly) {
      id
      ...ImportActions_import
    }
  }

  mutation CheckProductImport(
    $id: ID!
    $columns: [ProductImportMapping!]
    $skipProblems: Boolean
    $createCategories: Boolean
  ) {
    checkProductImport(id: $id, columns: $columns, skipProblems: $skipProblems, createCategories: $createCategories) {
      id
      checkedAt
      ...ImportActions_import
    }
  }
`;

interface ImportActionsProps {
  of: ImportActions_ImportFragment;
  /** Called with the id of the import that a corrected file has become. */
  onCorrected: (id: string) => void;
}

/** What can be done with a file of products now, and how far it is. */
export const ImportActions = ({ of, onCorrected }: ImportActionsProps) => {
  const { t, formatNumber } = useMessages();
  const { status, rowCount, doneCount } = of;
  if (status === 'APPLYING' || status === 'UNDOING')
    return (
      <Stack gap="2" maxW="40rem">
        <ProgressBar
          label={t(`admin.import.working.${status}`, { done: doneCount, all: rowCount })}
          percent={Math.floor((100 * doneCount) / Math.max(1, rowCount))}
        />
        <Explanation>{t('admin.import.leave')}</Explanation>
      </Stack>
    );
  if (status === 'CHECKED' && of.columnProblems.length > 0) return <MapColumns of={of} />;
  if (status === 'CHECKED')
    return of.problemCount > 0 ? <Correct of={of} onCorrected={onCorrected} /> : <Apply of={of} />;
  return (
    <Stack gap="4" maxW="48rem">
      <Refusals of={of} title={t('admin.import.notUndone')} />
      <Notice tone={status === 'APPLIED' ? 'success' : 'info'}>
        <HStack justify="space-between" gap="3" wrap="wrap">
          <Text>
            {t(`admin.import.${status}`, {
              created: formatNumber(of.createCount),
              changed: formatNumber(of.changeCount),
            })}{' '}
            {status === 'UNDONE' && of.problemCount > 0 && `${t('admin.import.left', { count: of.problemCount })} `}
            <Moment at={(status === 'APPLIED' ? of.appliedAt : of.undoneAt) ?? ''} />
          </Text>
          {status === 'APPLIED' && (
            <HStack gap="3" wrap="wrap">
              {of.refusals.some(({ row }) => row !== null) && <Undo id={of.id} partly />}
              <Undo id={of.id} />
            </HStack>
          )}
        </HStack>
      </Notice>
    </Stack>
  );
};

/** Rows with problems are downloaded, corrected and uploaded again. */
const Correct = ({ of, onCorrected }: ImportActionsProps) => {
  const { t } = useMessages();
  const checkImport = useCheckProductImportMutation();
  const { busy, failure, run } = useAction(async () => void (await checkImport({ id: of.id, skipProblems: true })));
  const creating = useAction(async () => void (await checkImport({ id: of.id, createCategories: true })));
  return (
    <Stack gap="3" maxW="48rem">
      <Notice tone="warning" role="status">
        <HStack justify="space-between" gap="3" wrap="wrap">
          <Text flex="1 1 18rem">{t('admin.import.hasProblems', { count: of.problemCount })}</Text>
          <CsvButton
            list="product-import-problems"
            query={new URLSearchParams({ import: of.id }).toString()}
            count={of.problemCount}
          />
          {of.problemCount < of.rowCount && (
            <Button size="sm" variant="outline" onClick={() => run()} aria-busy={busy}>
              {t('admin.import.skip')}
            </Button>
          )}
        </HStack>
      </Notice>
      {of.missesCategories && !of.createsCategories && (
        <Notice tone="info">
          <HStack justify="space-between" gap="3" wrap="wrap">
            <Text flex="1 1 18rem">{t('admin.import.categories.hint', { count: MAX_IMPORT_CATEGORIES })}</Text>
            <Button size="sm" variant="outline" onClick={() => creating.run()} aria-busy={creating.busy}>
              {t('admin.import.categories')}
            </Button>
          </HStack>
        </Notice>
      )}
      {(failure ?? creating.failure) && <Notice tone="error">{failure ?? creating.failure}</Notice>}
      <FileDrop
        label={t('admin.import.corrected')}
        hint={t('admin.import.corrected.hint')}
        corrects={of.id}
        isMain
        onDone={onCorrected}
      />
    </Stack>
  );
};

const Apply = ({ of }: { of: ImportActions_ImportFragment }) => {
  const { t } = useMessages();
  const applyImport = useApplyProductImportMutation();
  const checkImport = useCheckProductImportMutation();
  const applying = useAction(async () => void (await applyImport({ id: of.id })));
  const checking = useAction(async () => void (await checkImport({ id: of.id })));
  const rows = of.createCount + of.changeCount;
  const failure = applying.failure ?? checking.failure;
  return (
    <Stack gap="3" maxW="48rem">
      <Refusals of={of} title={t('admin.import.notApplied')} />
      {rows === 0 && <Notice tone="info">{t('admin.import.nothing')}</Notice>}
      <HStack gap="3" wrap="wrap">
        {rows > 0 && of.refusals.length === 0 && (
          <Button onClick={() => applying.run()} aria-busy={applying.busy}>
            {t('admin.import.apply', { count: rows })}
          </Button>
        )}
        <Button
          variant={of.refusals.length > 0 ? 'solid' : 'outline'}
          onClick={() => checking.run()}
          aria-busy={checking.busy}
        >
          {t('admin.import.check')}
        </Button>
      </HStack>
      {failure && <Notice tone="error">{failure}</Notice>}
    </Stack>
  );
};

const Undo = ({ id, partly = false }: { id: string; partly?: boolean }) => {
  const { t } = useMessages();
  const [open, setOpen] = useState(false);
  const undoImport = useUndoProductImportMutation();
  const action = t(partly ? 'admin.import.undo.partly' : 'admin.import.undo');
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        {action}
      </Button>
      <ConfirmDialog
        open={open}
        title={t('admin.import.undo.title')}
        action={action}
        onConfirm={async () => {
          await undoImport({ id, partly });
          setOpen(false);
        }}
        onClose={() => setOpen(false)}
      >
        {partly && `${t('admin.import.undo.partly.text')} `}
        {t('admin.import.undo.text')}
      </ConfirmDialog>
    </>
  );
};
