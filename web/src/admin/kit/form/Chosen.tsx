import { Button, chakra, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useMessages } from '#web/messages/useMessages.ts';

interface ChosenProps {
  ids: readonly string[];
  nameOf: (id: string) => string;
  onRemove: (id: string) => void;
}

/** What is chosen, each with a button that takes it away. */
export const Chosen = ({ ids, nameOf, onRemove }: ChosenProps) => {
  const { t } = useMessages();
  return (
    <Items>
      {ids.map((id) => (
        <HStack
          as="li"
          key={id}
          gap="1"
          ps="2"
          borderWidth="1px"
          borderColor="border"
          borderRadius="control"
          textStyle="sm"
        >
          <span>{nameOf(id)}</span>
          <Button
            type="button"
            size="xs"
            variant="ghost"
            minH={{ base: '11', md: '8' }}
            aria-label={t('admin.chosen.remove', { name: nameOf(id) })}
            onClick={() => onRemove(id)}
          >
            ×
          </Button>
        </HStack>
      ))}
    </Items>
  );
};

const List = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', mt: '2', listStyleType: 'none' },
});

/** List items side by side; nothing when there are none. */
export const Items = ({ children }: { children: readonly ReactNode[] }) =>
  children.length > 0 && <List>{children}</List>;
