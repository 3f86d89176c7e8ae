import { Button, SimpleGrid, Stack } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { isCsvColumn, PRODUCT_CSV_COLUMNS } from '#schema/product-csv.ts';
import { useCheckProductImportMutation, type ImportActions_ImportFragment } from '#web/generated/graphql.ts';
import { useAction } from '#web/lib/form/useAction.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { SelectField } from '#web/admin/kit/form/SelectField.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** Says what the columns are that the shop does not know: one that it knows, or none. */
export const MapColumns = ({ of }: { of: ImportActions_ImportFragment }) => {
  const { t, translate } = useMessages();
  const id = useId();
  const unknown = of.columnProblems.filter(({ column }) => column !== '');
  const whole = of.columnProblems.find(({ column }) => column === '');
  const free = PRODUCT_CSV_COLUMNS.filter((column) => !of.columns.includes(column));
  const [chosen, choose] = useState<readonly string[]>(() => {
    const nearest = unknown.map(({ wording }) => wording?.params.find(({ name }) => name === 'nearest')?.value);
    return nearest.map((one, place) =>
      one && isCsvColumn(one) && free.includes(one) && nearest.indexOf(one) === place ? one : '',
    );
  });
  const check = useCheckProductImportMutation();
  const { busy, failure, run } = useAction(async () => {
    const columns = unknown.map(({ column }, place) => ({ column, to: chosen[place] || null }));
    await check({ id: of.id, columns });
  });
  return (
    <Stack gap="4" maxW="48rem">
      <Notice tone="warning" role="status">
        {t('admin.import.columns')} {whole && translate(whole)}
      </Notice>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        {unknown.map((one, place) => (
          <SelectField
            key={one.column}
            id={`${id}-${place}`}
            label={one.column}
            hint={translate(one)}
            none={t('admin.import.columns.leave')}
            options={free
              .filter((column) => column === chosen[place] || !chosen.includes(column))
              .map((column) => ({ value: column as string, label: column }))}
            value={chosen[place] ?? ''}
            onChange={(to) => choose(chosen.with(place, to))}
          />
        ))}
      </SimpleGrid>
      <div>
        <Button onClick={() => run()} aria-busy={busy}>
          {t('admin.import.columns.map')}
        </Button>
      </div>
      {failure && <Notice tone="error">{failure}</Notice>}
    </Stack>
  );
};
