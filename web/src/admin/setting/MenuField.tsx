import { Box, Button, Text } from '@chakra-ui/react';
import { useMenuFieldQuery, type MenuField_CategoryFragment } from '#web/generated/graphql.ts';
import type { Translatable } from '#web/lib/translatable.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { FailedState } from '#web/ui/FailedState.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/* GraphQL */ `
  fragment MenuField_category on Category {
    slug
    name
  }

  query MenuField {
    categories {
      ...MenuField_category
      children {
        ...MenuField_category
        children {
          ...MenuField_category
        }
      }
    }
  }
`;

interface Node extends MenuField_CategoryFragment {
  children?: readonly Node[];
}

interface Row extends MenuField_CategoryFragment {
  /** The slugs of those above it, the root first. */
  above: readonly string[];
}

const inOrder = (nodes: readonly Node[], above: readonly string[] = []): Row[] =>
  nodes.flatMap(({ children = [], slug, name }) => [{ slug, name, above }, ...inOrder(children, [...above, slug])]);

interface MenuFieldProps {
  id: string;
  label: string;
  hint: string;
  error?: Translatable | null | false;
  /** The slugs of the chosen categories, with commas between them. */
  value: string;
  onChange: (value: string) => void;
}

/** A field for categories, which are shown as their tree: one that is chosen has those above it chosen, too. */
export const MenuField = ({ id, label, hint, error, value, onChange }: MenuFieldProps) => {
  const { t, translate } = useMessages();
  const { data, error: failure, refetch } = useMenuFieldQuery({ fetchPolicy: 'cache-and-network' });
  const rows = data && inOrder(data.categories);
  const chosen = new Set(value.split(','));
  /** Chooses rows; what is in the menu no more, and is no category any more either, is left out. */
  const set = (isChosen: (row: Row) => boolean) =>
    onChange((rows ?? []).flatMap((row) => (isChosen(row) ? row.slug : [])).join(','));
  const toggle = ({ slug, above }: Row, isTicked: boolean) =>
    set((row) =>
      isTicked
        ? chosen.has(row.slug) || row.slug === slug || above.includes(row.slug)
        : chosen.has(row.slug) && row.slug !== slug && !row.above.includes(slug),
    );
  return (
    <Box asChild border="0" m="0" p="0" minW="0">
      <fieldset id={id} tabIndex={-1} aria-describedby={`${id}-hint`}>
        <Box asChild fontWeight="medium" textStyle="sm" mb="1.5" p="0">
          <legend>{label}</legend>
        </Box>
        <Text id={`${id}-hint`} textStyle={error ? 'sm' : 'xs'} color={error ? 'fg.error' : 'fg.muted'} mb="2">
          {error ? translate(error) : hint}
        </Text>
        {!rows && failure && <FailedState error={failure} retry={() => void refetch().catch(() => undefined)} />}
        {!rows && !failure && <Skeleton h="40" role="status" aria-label={t('app.loading')} />}
        {rows && (
          <>
            <Button variant="outline" size="sm" minH="11" onClick={() => set(() => value === '')}>
              {t(value === '' ? 'admin.settings.MENU.all' : 'admin.settings.MENU.none')}
            </Button>
            {rows.map((row) => (
              <Box key={row.slug} ps={`${row.above.length * 1.75}rem`} borderBottomWidth="1px" borderColor="border">
                <CheckboxField
                  id={`${id}-${row.slug}`}
                  label={translate(row.name)}
                  value={chosen.has(row.slug)}
                  onChange={(isTicked) => toggle(row, isTicked)}
                />
              </Box>
            ))}
          </>
        )}
      </fieldset>
    </Box>
  );
};
