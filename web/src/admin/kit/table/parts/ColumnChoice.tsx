import { chakra, Stack } from '@chakra-ui/react';
import { useMessages } from '#web/messages/useMessages.ts';
import { Popover } from '#web/admin/ui/Popover.tsx';
import { CheckboxInput } from './CheckboxInput.tsx';

interface ColumnChoiceProps {
  columns: readonly { id: string; header: string }[];
  shown: readonly { id: string }[];
  onToggle: (id: string) => void;
}

/** The button with which an admin chooses the columns of a table. */
export const ColumnChoice = ({ columns, shown, onToggle }: ColumnChoiceProps) => {
  const { t } = useMessages();
  return (
    <Popover label={t('admin.table.columns')} size="xs">
      {() => (
        <Stack gap="0">
          {columns.map(({ id, header }) => {
            const isShown = shown.some((one) => one.id === id);
            return (
              <Choice key={id}>
                <CheckboxInput
                  checked={isShown}
                  // The last one stays: a table without columns shows nothing.
                  disabled={isShown && shown.length === 1}
                  onChange={() => onToggle(id)}
                />
                {header}
              </Choice>
            );
          })}
        </Stack>
      )}
    </Popover>
  );
};

const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minH: '9',
    px: '2',
    borderRadius: 'control',
    textStyle: 'xs',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
  },
});
