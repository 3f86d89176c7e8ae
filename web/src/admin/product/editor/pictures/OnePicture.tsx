import { Box, Button, chakra, HStack, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { UPLOAD_TYPES } from '#schema/review.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Picture } from '#web/ui/Picture.tsx';
import type { TypedPicture } from '../values.ts';
import { useAddPictures } from './useAddPictures.ts';

interface OnePictureProps {
  /** What it shows, for labels: a colour, a variant, a post, the logo. */
  of: string;
  picture: TypedPicture | null;
  onChange: (picture: TypedPicture | null) => void;
  /** Whether there is little room: then the button shows a sign. */
  isNarrow?: boolean;
}

const SIGNS = { add: '+', replace: '⟳' };

/** One picture: uploaded, replaced or removed. */
export const OnePicture = ({ of, picture, onChange, isNarrow = false }: OnePictureProps) => {
  const { t, translate } = useMessages();
  const file = useRef<HTMLInputElement>(null);
  const { pending, add, drop } = useAddPictures(onChange);
  const failed = pending.find(({ failure }) => failure !== null);
  const action = t(picture ? 'admin.editor.picture.replace' : 'admin.editor.picture.add');
  const isBusy = pending.some(({ failure }) => failure === null);
  return (
    <Box>
      <HStack gap="2" wrap="wrap">
        {picture && (
          <Box w="11" flexShrink="0">
            <Picture picture={{ path: picture.path, alt: picture.alt || of }} sizes="3rem" widest={160} />
          </Box>
        )}
        <Button
          size="sm"
          variant="outline"
          minH={{ base: '11', md: '9' }}
          aria-busy={isBusy}
          aria-label={`${action}: ${of}`}
          onClick={() => file.current?.click()}
        >
          {isNarrow ? SIGNS[picture ? 'replace' : 'add'] : action}
        </Button>
        {picture && (
          <Button
            size="sm"
            variant="ghost"
            minH={{ base: '11', md: '9' }}
            onClick={() => onChange(null)}
            aria-label={t('admin.editor.picture.remove', { of })}
          >
            ✕
          </Button>
        )}
        <chakra.input
          ref={file}
          type="file"
          accept={UPLOAD_TYPES.join(',')}
          hidden
          aria-label={t('admin.editor.picture.choose', { of })}
          onChange={({ target }) => {
            for (const { id } of pending) drop(id);
            add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </HStack>
      {failed?.failure && (
        <Text role="alert" textStyle="xs" color="fg.error" mt="1">
          {failed.name}: {translate(failed.failure)}
        </Text>
      )}
    </Box>
  );
};
