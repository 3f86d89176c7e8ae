import { Box, Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { useMessages } from '#web/messages/useMessages.ts';
import type { PendingPicture, useAddPictures } from './useAddPictures.ts';

interface PendingProps {
  pictures: ReturnType<typeof useAddPictures>;
}

/** The pictures that are on their way, and those that were refused, by the names of their files. */
export const Pending = ({ pictures: { pending, again, drop } }: PendingProps) => (
  <Stack asChild gap="2" listStyleType="none" aria-live="polite" css={{ '&:empty': { position: 'absolute' } }}>
    <ul>
      {pending.map((one) => (
        <li key={one.id}>
          <PendingRow one={one} onAgain={() => again(one)} onDrop={() => drop(one.id)} />
        </li>
      ))}
    </ul>
  </Stack>
);

interface PendingRowProps {
  one: PendingPicture;
  onAgain: () => void;
  onDrop: () => void;
}

const PendingRow = ({ one: { name, percent, failure, isFinal }, onAgain, onDrop }: PendingRowProps) => {
  const { t, translate } = useMessages();
  return (
    <HStack
      gap="3"
      borderWidth="1px"
      borderColor={failure ? 'border.error' : 'border'}
      borderRadius="control"
      px="3"
      py="2"
    >
      <Box minW="0" flex="1">
        <Text textStyle="sm" fontWeight="medium" truncate>
          {name}
        </Text>
        {failure ? (
          <Text textStyle="sm" color="fg.error">
            {translate(failure)}
          </Text>
        ) : (
          <Progress value={percent ?? undefined} max={100} aria-label={name} />
        )}
      </Box>
      {failure && !isFinal && (
        <Button size="sm" variant="outline" onClick={onAgain}>
          {t('admin.editor.pictures.again')}
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={onDrop} aria-label={t('admin.editor.pictures.drop', { name })}>
        ✕
      </Button>
    </HStack>
  );
};

const Progress = chakra('progress', { base: { w: 'full', h: '2', accentColor: '{colors.brand.solid}' } });
