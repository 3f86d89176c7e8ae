import { Button, HStack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { UPLOAD_TYPES, uploadError } from '#schema/review.ts';
import { useStores } from '#web/lib/stores.ts';
import type { Translatable } from '#web/lib/translatable.ts';
import { UploadFailure } from '#web/lib/upload.ts';
import { uploadPicture } from '#web/lib/uploadPicture.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormField } from '#web/ui/FormField.tsx';
import { SettingPicture } from './SettingPicture.tsx';

interface PictureFieldProps {
  id: string;
  label: string;
  hint: string;
  error?: Translatable | null | false;
  /** The key of the picture; empty for none. */
  value: string;
  onChange: (value: string) => void;
}

/** A field for a picture, which is uploaded as soon as it is chosen. */
export const PictureField = ({ id, label, hint, error, value, onChange }: PictureFieldProps) => {
  const { t } = useMessages();
  const stores = useStores();
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState<Translatable | null>(null);
  const files = useRef<HTMLInputElement>(null);
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  const send = async (file: File) => {
    underWay.current?.abort();
    const abort = new AbortController();
    underWay.current = abort;
    setFailure(null);
    try {
      const wrong = uploadError(file);
      if (wrong !== null) throw new UploadFailure(wrong, true);
      setPercent(0);
      const { key } = await uploadPicture(stores, file, setPercent, abort.signal, '/backend/admin/pictures');
      if (!abort.signal.aborted) onChange(key);
    } catch (reason) {
      if (!(reason instanceof UploadFailure)) throw reason;
      if (!abort.signal.aborted) setFailure(reason.reason ?? t('admin.editor.pictures.failed'));
    } finally {
      if (underWay.current === abort) setPercent(null);
    }
  };

  return (
    <FormField id={id} label={label} hint={hint} error={failure ?? error}>
      {(control) => (
        <HStack gap="4" wrap="wrap">
          {value !== '' && <SettingPicture of={value} />}
          <Button {...control} variant="outline" minH="11" onClick={() => files.current?.click()}>
            {t('admin.settings.picture.choose')}
          </Button>
          <input
            ref={files}
            type="file"
            accept={UPLOAD_TYPES.join(',')}
            hidden
            aria-label={t('admin.settings.picture.choose')}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void send(file);
              // The same file can be chosen again.
              target.value = '';
            }}
          />
          <Text aria-live="polite" textStyle="sm">
            {percent !== null && t('admin.settings.picture.sent', { percent })}
          </Text>
          {value !== '' && (
            <Button variant="ghost" size="sm" minH="11" onClick={() => onChange('')}>
              {t('admin.settings.picture.remove')}
            </Button>
          )}
        </HStack>
      )}
    </FormField>
  );
};
