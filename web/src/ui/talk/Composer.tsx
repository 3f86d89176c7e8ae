import { Box, Button, chakra, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { useId, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { CONVERSATION_MESSAGES, MAX_MESSAGE_LENGTH, MAX_MESSAGE_PICTURES } from '#schema/conversation.ts';
import { UPLOAD_TYPES } from '#schema/review.ts';
import { useMessageKey } from '#web/lib/conversation/useMessageKey.ts';
import { useDraft } from '#web/lib/form/useDraft.ts';
import { useAction } from '#web/lib/form/useAction.ts';
import type { Translatable } from '#web/lib/translatable.ts';
import type { UploadedPicture } from '#web/lib/uploadPicture.ts';
import { usePictureUploads } from '#web/lib/usePictureUploads.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { pictureUrl } from '../Picture.tsx';

/** What is being written. */
export interface Written {
  text: string;
  pictures: readonly UploadedPicture[];
}

/** A text that is often sent, with a short name. */
export interface Suggestion {
  label: string;
  text: string;
}

interface ComposerProps {
  /** The key under which this tab keeps what is typed. */
  draft: string;
  label: string;
  /** Sends it. Returns why the shop refused it, or nothing after a success. */
  onSend: (written: { idempotencyKey: string; text: string; pictures: string[] }) => Promise<Translatable | void>;
  /** Called at each letter. */
  onWriting: () => void;
  /** Texts that can be put into the field, where they can be changed before they are sent. */
  suggestions?: { label: string; lang: string; texts: readonly Suggestion[] };
}

const EMPTY: Written = { text: '', pictures: [] };

const limit = { most: MAX_MESSAGE_PICTURES, tooMany: CONVERSATION_MESSAGES.tooManyPictures };

/** Reads what this tab has kept. */
const parse = (stored: unknown, empty: Written): Written => {
  const { text, pictures } = (stored ?? {}) as Partial<Written>;
  return typeof text === 'string' && Array.isArray(pictures) ? { text, pictures } : empty;
};

/** The field in which a message is written: Enter sends it, Shift and Enter begin a line. What is typed survives. */
export const Composer = ({ draft, label, onSend, onWriting, suggestions }: ComposerProps) => {
  const { t, translate } = useMessages();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [{ text, pictures }, change, forget] = useDraft(draft, EMPTY, parse);
  const uploads = usePictureUploads(limit, pictures.length, (picture) =>
    change((before) => ({ ...before, pictures: [...before.pictures, picture] })),
  );
  const isEmpty = text.trim() === '' && pictures.length === 0;
  const { keyOf, forget: forgetKey } = useMessageKey(draft);
  const { busy, failure, run, reset } = useAction(async () => {
    const message = { text, pictures: pictures.map(({ key }) => key) };
    const refused = await onSend({ ...message, idempotencyKey: keyOf(message) });
    if (refused) return refused;
    forgetKey();
    forget();
  });
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (!isEmpty && uploads.pending.length === 0) void run();
    field.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    // An input method ends a word with Enter.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const write = (next: string) => {
    change((before) => ({ ...before, text: next }));
    field.current?.focus();
  };
  const shown = [
    ...pictures.map(({ key, path }) => ({
      id: key,
      src: pictureUrl(path, 160, 'webp'),
      drop: () => change((before) => ({ ...before, pictures: before.pictures.filter((one) => one.key !== key) })),
    })),
    ...uploads.pending.map((one) => ({ id: String(one.id), src: one.preview, drop: () => uploads.drop(one.id) })),
  ];
  const failed = uploads.pending.filter((one) => one.failure !== null);
  const problem = failure ?? uploads.refusal ?? failed[0]?.failure ?? null;
  return (
    <chakra.form
      onSubmit={send}
      borderTopWidth="1px"
      borderColor="border"
      px={{ base: '2', md: '4' }}
      py="3"
      bg="bg.surface"
      data-scripted
    >
      {suggestions && (
        <Flex role="group" aria-label={suggestions.label} lang={suggestions.lang} gap="2" mb="2" overflowX="auto" p="1">
          {suggestions.texts.map((one) => (
            <Button
              key={one.label}
              type="button"
              size="xs"
              variant="outline"
              flexShrink="0"
              borderRadius="full"
              onClick={() => write(one.text)}
            >
              {one.label}
            </Button>
          ))}
        </Flex>
      )}
      {shown.length > 0 && (
        <Flex as="ul" listStyleType="none" gap="2" mb="2" wrap="wrap">
          {shown.map((picture, at) => (
            <chakra.li key={picture.id} position="relative" boxSize="16" borderRadius="control" overflow="hidden">
              <chakra.img
                src={picture.src}
                alt={t('conversation.talk.picture', { place: at + 1 })}
                w="full"
                h="full"
                objectFit="cover"
              />
              <Remove
                type="button"
                aria-label={t('conversation.talk.removePicture', { place: at + 1 })}
                onClick={picture.drop}
              >
                ×
              </Remove>
            </chakra.li>
          ))}
        </Flex>
      )}
      {problem && (
        <Flex role="alert" textStyle="sm" color="fg.error" mb="2" columnGap="3" align="center" wrap="wrap">
          <Text>{translate(problem)}</Text>
          {failed.length > 0 && (
            <Button type="button" variant="plain" size="sm" px="0" onClick={() => failed.forEach(uploads.again)}>
              {t('error.retry')}
            </Button>
          )}
        </Flex>
      )}
      <Flex align="flex-end" gap="2">
        <Round asChild>
          <label title={t('conversation.talk.addPicture')}>
            <VisuallyHidden>{t('conversation.talk.addPicture')}</VisuallyHidden>
            <Icon d="M4 7.5h3.2L9 5h6l1.8 2.5H20v11.5H4zM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z" />
            <chakra.input
              type="file"
              multiple
              accept={UPLOAD_TYPES.join(',')}
              position="absolute"
              inset="0"
              opacity="0"
              cursor="button"
              onChange={({ target }) => {
                uploads.add([...(target.files ?? [])]);
                // Allows choosing the same file again.
                target.value = '';
              }}
            />
          </label>
        </Round>
        <Box flex="1" minW="0">
          <VisuallyHidden asChild>
            <label htmlFor={id}>{label}</label>
          </VisuallyHidden>
          <Field
            id={id}
            ref={field}
            rows={1}
            value={text}
            maxLength={MAX_MESSAGE_LENGTH}
            placeholder={label}
            enterKeyHint="send"
            onKeyDown={handleKey}
            onChange={({ target: { value } }) => {
              if (failure) reset();
              change((before) => ({ ...before, text: value }));
              if (value.trim() !== '') onWriting();
            }}
          />
        </Box>
        <Round
          type="submit"
          aria-label={t('conversation.talk.send')}
          title={t('conversation.talk.send')}
          aria-busy={busy}
          aria-disabled={isEmpty || uploads.pending.length > 0}
          bg="brand.solid"
          color="brand.contrast"
        >
          <Icon d="M4 12 20 4.5 14.5 20l-3.2-6.3z" />
        </Round>
      </Flex>
    </chakra.form>
  );
};

const Icon = ({ d }: { d: string }) => (
  <svg
    viewBox="0 0 24 24"
    width="22"
    height="22"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d={d} />
  </svg>
);

const Round = chakra('button', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '11',
    flexShrink: '0',
    borderRadius: 'full',
    overflow: 'hidden',
    cursor: 'button',
    color: 'brand.fg',
    '&[aria-disabled=true]': { opacity: '0.5', cursor: 'disabled' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.brand.solid}', outlineOffset: '2px' },
  },
});

const Remove = chakra('button', {
  base: {
    position: 'absolute',
    insetEnd: '0',
    top: '0',
    boxSize: '7',
    borderRadius: 'full',
    bg: 'bg.surface',
    color: 'fg',
    cursor: 'button',
  },
});

/** Grows with its lines up to six, where the browser can. */
const Field = chakra('textarea', {
  base: {
    display: 'block',
    w: 'full',
    minH: '11',
    maxH: '40',
    px: '3.5',
    py: '2.5',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'card',
    bg: 'bg.surface',
    color: 'fg',
    lineHeight: '1.45',
    resize: 'none',
    fieldSizing: 'content',
    _placeholder: { color: 'fg.subtle', opacity: '1' },
  },
});
