import { Button, Flex } from '@chakra-ui/react';
import { useMessages } from '#web/messages/useMessages.ts';
import { quickReplies } from './quickReplyTexts.ts';

interface Props {
  /** The language of the customer, in which the texts are. */
  language: 'EN' | 'BN';
  name: string;
  /** Puts the text into the answer, where it can be changed before it is sent. */
  onChoose: (text: string) => void;
}

/** Texts that answer many questions, in the customer's language. */
export const QuickReplies = ({ language, name, onChoose }: Props) => {
  const { t } = useMessages();
  return (
    <Flex role="group" aria-label={t('admin.messages.quick')} gap="2" mb="2" overflowX="auto" pb="1">
      {quickReplies[language].map(({ label, text }) => (
        <Button
          key={label}
          type="button"
          size="xs"
          variant="outline"
          flexShrink="0"
          borderRadius="full"
          lang={language === 'BN' ? 'bn' : 'en'}
          onClick={() => onChoose(text.replace('{name}', name))}
        >
          {label}
        </Button>
      ))}
    </Flex>
  );
};
