import { Box, chakra, Input, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormField } from '#web/ui/FormField.tsx';
import { controlId, problemAt } from '../problems.ts';
import type { EditorState } from '../useEditor.ts';
import { matching, type CategoryOption } from './categoryOptions.ts';
import { Detail } from '#web/admin/ui/texts.tsx';

/** The most options that are shown at once. */
const MOST = 8;

interface CategoryFieldProps {
  editor: EditorState;
  options: readonly CategoryOption[];
}

/** Chooses a leaf of the category tree by a search. */
export const CategoryField = ({ editor, options }: CategoryFieldProps) => {
  const { t } = useMessages();
  const id = controlId('categoryId');
  const chosen = options.find((option) => option.id === editor.values.categoryId);
  const [typed, type] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const found = typed === null ? [] : matching(options, typed).slice(0, MOST);
  const active = found[Math.min(at, found.length - 1)];

  const choose = (option: CategoryOption) => {
    editor.set({ categoryId: option.id });
    type(null);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (typed === null) return open();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setAt((before) => (before + step + found.length) % Math.max(1, found.length));
    } else if (event.key === 'Enter' && typed !== null) {
      // Otherwise it would send the form.
      event.preventDefault();
      if (active) choose(active);
    } else if (event.key === 'Escape') type(null);
  };
  const open = () => {
    type('');
    setAt(0);
  };
  return (
    <Box position="relative">
      <FormField
        id={id}
        label={t('admin.editor.category')}
        error={problemAt(editor.problems, id)}
        hint={chosen && typed === null ? chosen.above.join(' › ') : undefined}
      >
        {(control) => (
          <Input
            {...control}
            role="combobox"
            aria-expanded={typed !== null}
            aria-controls={`${id}-options`}
            aria-autocomplete="list"
            {...(active && { 'aria-activedescendant': `${id}-${active.id}` })}
            autoComplete="off"
            placeholder={t('admin.editor.category.search')}
            value={typed ?? chosen?.name ?? ''}
            onFocus={(event) => event.target.select()}
            onClick={() => typed === null && open()}
            onChange={({ target }) => {
              type(target.value);
              setAt(0);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => type(null)}
          />
        )}
      </FormField>
      <chakra.ul
        id={`${id}-options`}
        role="listbox"
        aria-label={t('admin.editor.category')}
        hidden={typed === null}
        position="absolute"
        zIndex="dropdown"
        insetX="0"
        mt="1"
        maxH="20rem"
        overflowY="auto"
        bg="bg.surface"
        borderWidth="1px"
        borderColor="border"
        borderRadius="control"
        boxShadow="float"
        listStyleType="none"
        py="1"
      >
        {found.map((option) => (
          <chakra.li
            key={option.id}
            id={`${id}-${option.id}`}
            role="option"
            aria-selected={option === active}
            px="3"
            py="2"
            minH="11"
            cursor="pointer"
            bg={option === active ? 'bg.subtle' : undefined}
            // Before the field loses the focus.
            onMouseDown={(event) => {
              event.preventDefault();
              choose(option);
            }}
          >
            <Text textStyle="sm">{option.name}</Text>
            <Detail>{option.above.join(' › ')}</Detail>
          </chakra.li>
        ))}
        {found.length === 0 && (
          <chakra.li px="3" py="2" textStyle="sm" color="fg.muted" role="presentation">
            {t('admin.editor.category.none')}
          </chakra.li>
        )}
      </chakra.ul>
    </Box>
  );
};
