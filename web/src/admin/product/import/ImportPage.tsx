import { Stack } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { MAX_IMPORT_MEGABYTES, MAX_IMPORT_ROWS } from '#schema/product-csv.ts';
import { IMPORT_ROW_KINDS } from '#schema/product-import.ts';
import { formatCount } from '#schema/format/number.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { AdminPage } from '#web/admin/AdminPage.tsx';
import { CsvButton } from '#web/admin/csv/CsvButton.tsx';
import { keyUpTo, oneOf } from '#web/admin/kit/list/listState.ts';
import { useListState } from '#web/admin/kit/list/useListState.ts';
import { Section } from '#web/admin/ui/Section.tsx';
import { EarlierImports } from './EarlierImports.tsx';
import { FileDrop } from './FileDrop.tsx';
import { ImportView } from './ImportView.tsx';

/** What the URL says: which import is shown, and which of its rows. */
const schema = {
  import: keyUpTo(36),
  show: oneOf(IMPORT_ROW_KINDS),
};

const pathOf = (id: string) => `${adminPaths.importProducts}?${new URLSearchParams({ import: id })}`;

/** Imports products from a CSV file: upload, dry run, apply, undo. */
export default function ImportPage() {
  const { t } = useMessages();
  const navigate = useNavigate();
  const { state, change } = useListState(schema);
  const open = (id: string) => navigate(pathOf(id));
  return (
    <AdminPage
      title={t('admin.import.title')}
      back={
        state.import === null
          ? { to: adminPaths.allProducts, label: t('admin.nav.allProducts') }
          : { to: adminPaths.importProducts, label: t('admin.import.back') }
      }
    >
      {state.import === null ? (
        <Start onOpen={open} />
      ) : (
        <ImportView
          key={state.import}
          id={state.import}
          kind={state.show}
          onKind={(show) => change({ show })}
          onOpen={open}
        />
      )}
    </AdminPage>
  );
}

const Start = ({ onOpen }: { onOpen: (id: string) => void }) => {
  const { t, language } = useMessages();
  return (
    <Stack gap="8">
      <Stack gap="3" maxW="48rem">
        <FileDrop
          label={t('admin.import.choose')}
          hint={t('admin.import.choose.hint', {
            rows: formatCount(MAX_IMPORT_ROWS, language),
            megabytes: MAX_IMPORT_MEGABYTES,
          })}
          isMain
          onDone={onOpen}
        />
        <Stack as="ul" gap="1" ps="5" textStyle="sm" color="fg.muted" listStyleType="disc">
          <li>{t('admin.import.rule.preview')}</li>
          <li>{t('admin.import.rule.found')}</li>
          <li>{t('admin.import.rule.empty')}</li>
          <li>{t('admin.import.rule.variants')}</li>
        </Stack>
        <div>
          <CsvButton list="products-sample" query="" label={t('admin.import.sample')} />
        </div>
      </Stack>
      <Section title={t('admin.import.earlier')} space="2">
        <EarlierImports pathOf={pathOf} />
      </Section>
    </Stack>
  );
};
