import { Button, HStack, Text } from '@chakra-ui/react';
import { useMessages } from '../messages/useMessages.ts';

interface TakenOutProps {
  text: string;
  onUndo: () => void;
}

/** Stands where something was taken away, and brings it back. */
export const TakenOut = ({ text, onUndo }: TakenOutProps) => {
  const { t } = useMessages();
  return (
    <HStack
      as="li"
      justify="space-between"
      gap="4"
      py="3"
      borderBottomWidth="1px"
      borderColor="border"
      color="fg.muted"
    >
      <Text role="status" minW="0">
        {text}
      </Text>
      <Button size="sm" variant="outline" onClick={onUndo} ref={takeLostFocus}>
        {t('cart.undo')}
      </Button>
    </HStack>
  );
};

/** The button that was pressed has gone, and the focus with it: it goes on here. */
const takeLostFocus = (button: HTMLElement | null) => {
  if (document.activeElement === document.body) button?.focus();
};
