import { Box, Button, Text } from '@chakra-ui/react';
import type { Translatable } from '#web/lib/translatable.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import type { CategoryNode } from './categoryNames.ts';

interface Row {
  slug: string;
  name: string;
  /** The slugs of those above it, the root first. */
  above: readonly string[];
}

const inOrder = (nodes: readonly CategoryNode[], above: readonly string[] = []): Row[] =>
  nodes.flatMap(({ children = [], slug, name }) => [{ slug, name, above }, ...inOrder(children, [...above, slug])]);

interface MenuFieldProps {
  id: string;
  label: string;
  hint: string;
  error?: Translatable | null | false;
  /** The roots of the tree. */
  categories: readonly CategoryNode[];
  /** The slugs of the chosen categories, with commas between them. */
  value: string;
  onChange: (value: string) => void;
}

/** A field for categories, which are shown as their tree: one that is chosen has those above it chosen, too. */
export const MenuField = ({ id, label, hint, error, categories, value, onChange }: MenuFieldProps) => {
  const { t, translate } = useMessages();
  const rows = inOrder(categories);
  const chosen = new Set(value.split(','));
  /** Chooses rows; slugs of categories that are gone are left out. */
  const set = (isChosen: (row: Row) => boolean) =>
    onChange(rows.flatMap((row) => (isChosen(row) ? row.slug : [])).join(','));
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
      </fieldset>
    </Box>
  );
};
