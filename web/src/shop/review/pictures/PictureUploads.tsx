import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { MAX_REVIEW_PICTURES, UPLOAD_TYPES } from '#schema/review.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { pictureUrl } from '#web/ui/Picture.tsx';
import type { UploadedPicture } from '#web/lib/uploadPicture.ts';
import type { usePictureUploads } from '#web/lib/usePictureUploads.ts';

interface Props {
  id: string;
  pictures: readonly UploadedPicture[];
  uploads: ReturnType<typeof usePictureUploads>;
  onRemove: (key: string) => void;
}

/** Up to four pictures for a review: uploading, uploaded or failed; each can be removed. */
export const PictureUploads = ({ id, pictures, uploads, onRemove }: Props) => {
  const { t, translate } = useMessages();
  const { pending, refusal, add, again, drop } = uploads;
  const count = pictures.length + pending.length;
  return (
    <Box role="group" aria-labelledby={`${id}-label`}>
      <Text id={`${id}-label`} fontWeight="medium" textStyle="sm" mb="1.5">
        {t('reviews.form.pictures')}
      </Text>
      <Flex as="ul" listStyleType="none" gap="3" wrap="wrap" aria-live="polite">
        {pictures.map(({ key, path }, place) => (
          <Frame
            key={key}
            picture={pictureUrl(path, 160, 'webp')}
            name={t('reviews.form.picture', { place: place + 1 })}
            onRemove={() => onRemove(key)}
          />
        ))}
        {pending.map((picture, place) => (
          <Frame
            key={picture.id}
            picture={picture.preview}
            name={t('reviews.form.picture', { place: pictures.length + place + 1 })}
            onRemove={() => drop(picture.id)}
          >
            {picture.failure === null ? (
              <chakra.progress
                aria-label={t('reviews.form.uploading')}
                max={100}
                value={picture.percent}
                position="absolute"
                insetX="2"
                bottom="2"
                w="calc(100% - 1rem)"
                h="2"
                accentColor="brand.solid"
              />
            ) : (
              <Button size="xs" position="absolute" insetX="1" bottom="1" onClick={() => again(picture)}>
                {t('error.retry')}
              </Button>
            )}
          </Frame>
        ))}
        {count < MAX_REVIEW_PICTURES && (
          <li>
            <Choose>
              <span aria-hidden>+</span>
              <Text as="span" textStyle="xs">
                {t('reviews.form.addPicture')}
              </Text>
              <chakra.input
                id={id}
                type="file"
                multiple
                accept={UPLOAD_TYPES.join(',')}
                aria-describedby={`${id}-hint`}
                position="absolute"
                inset="0"
                opacity="0"
                cursor="button"
                onChange={({ target }) => {
                  add([...(target.files ?? [])]);
                  // Allows choosing the same file again.
                  target.value = '';
                }}
              />
            </Choose>
          </li>
        )}
      </Flex>
      <Text id={`${id}-hint`} textStyle="xs" color="fg.muted" mt="1">
        {t('reviews.form.pictures.hint', { count: MAX_REVIEW_PICTURES })}
      </Text>
      <Box aria-live="polite" textStyle="sm" color="fg.error">
        {refusal && <Text mt="1">{translate(refusal)}</Text>}
        {pending.map(
          ({ id: key, failure }) =>
            failure !== null && (
              <Text key={key} mt="1">
                {translate(failure)}
              </Text>
            ),
        )}
      </Box>
    </Box>
  );
};

interface FrameProps {
  picture: string;
  name: string;
  onRemove: () => void;
  children?: ReactNode;
}

const Frame = ({ picture, name, onRemove, children }: FrameProps) => {
  const { t } = useMessages();
  return (
    <chakra.li position="relative" boxSize="24" borderRadius="control" overflow="hidden" bg="bg.picture">
      <chakra.img src={picture} alt={name} w="full" h="full" objectFit="cover" />
      <chakra.button
        type="button"
        aria-label={t('reviews.form.removePicture', { name })}
        onClick={onRemove}
        position="absolute"
        insetEnd="1"
        top="1"
        boxSize="8"
        borderRadius="full"
        bg="bg.surface"
        color="fg"
        cursor="button"
      >
        ×
      </chakra.button>
      {children}
    </chakra.li>
  );
};

const Choose = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '24',
    p: '1',
    textAlign: 'center',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    borderRadius: 'control',
    color: 'brand.fg',
    _hover: { bg: 'brand.subtle' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.brand.solid}', outlineOffset: '2px' },
  },
});
